import GuideChecks
import TestSupport
import Testing

/// Kept, broken, and undecided: where only the error of estimated widths decides.
@Suite struct CheckOutcomeTests {
  private static let text = "Keeps the picture"

  /// A screen so wide that the text has that share of its width in a bubble, and so high that there is
  /// room for one line.
  private func check(_ share: Double, fonts: FontChain = FontChain()) throws -> [String] {
    let style = #""hint": { "font": { "size": 15, "family": "Test Sans" }, "textInsets": 8 }"#
    func scene(_ width: Double) -> String {
      """
      { "version": 1, "screen": { "size": [\(width), 44], "scale": 3 }, "styles": { \(style) },
        "guide": { "style": "hint", "margins": 0, "steps": [
          { "target": [20, 20, 10, 10], "side": "over", "text": "\(Self.text)" } ] } }
      """
    }
    let wide = try SceneSolver.solve(
      try Scene(parsing: Array(scene(400).utf8)), with: SceneOverrides(fonts: fonts))
    let width = try #require(wide.steps.first?.bubble.text.lines.first?.width)
    // Insets of 8 on both sides.
    let room = width * share + 16
    let findings = try CheckedScene(scene((room * 3).rounded() / 3), fonts: fonts).report.findings
    return findings.map { "\($0.rule.rawValue) \($0.outcome.rawValue)" }
  }

  @Test func `what fits or breaks by far is decided without a font`() throws {
    #expect(try check(1.06) == [])
    #expect(try check(0.93) == ["text-unclipped broken"])
  }

  @Test(arguments: [1.02, 0.98])
  func `what fits or breaks by less than 4 % is undecided`(share: Double) throws {
    #expect(try check(share) == ["text-unclipped undecided"])
  }

  @Test func `a font decides`() throws {
    let fonts = FontChain([try FontFile(SyntheticFont("Keps thicur", advance: 600).bytes)])
    #expect(try check(1.02, fonts: fonts) == [])
    #expect(try check(0.98, fonts: fonts) == ["text-unclipped broken"])
  }

  @Test func `a word of a label that nearly fits is undecided as well`() throws {
    func findings(_ width: Double) throws -> [CheckFinding] {
      try CheckedScene(
        views:
          #"{ "id": "a", "kind": "label", "text": "Pictures", "frame": [20, 100, \#(width), 24] }"#
      ).report.findings
    }
    // The word takes 61.96 points.
    #expect(try findings(65) == [])
    #expect(try findings(63).map(\.outcome) == [.undecided])
    #expect(try findings(61).map(\.outcome) == [.undecided])
    #expect(try findings(58).map(\.outcome) == [.broken])
    let report = try CheckedScene(
      views: #"{ "id": "a", "kind": "label", "text": "Pictures", "frame": [20, 100, 61, 24] }"#
    ).report
    #expect(report.passes && report.undecidedCount == 1 && report.count(.warning) == 0)
  }
}
