import GuideChecks
import TestSupport
import Testing

/// Situations that people reported, with what a check has to say of each.
@Suite(.enabled(if: Corpora.contains("field"), "the field cases are not there"))
struct CheckFieldTests {
  /// A scene, and the rules that it breaks with their subjects.
  static let cases: [(scene: String, found: [String])] = [
    ("missing-translation", ["missing-translation step s", "unknown-locale locale jp"]),
    (
      "empty-translation",
      [
        "missing-translation step s", "empty-text step s", "missing-translation view save",
        "empty-text view save",
      ]
    ),
    (
      "largest-text",
      ["text-clipped view nav", "view-off-screen view row", "views-overlap view row"]
    ),
    ("low-contrast", ["contrast step 1", "tap-target-size step 1"]),
  ]

  @Test(arguments: cases) func `a check finds it`(scene: String, found: [String]) throws {
    let findings = try CheckedScene(Corpora.text("field/\(scene).json")).report.findings
    #expect(
      findings.map { "\($0.rule.rawValue) \($0.subject.key) \($0.subject.name)" }.sorted()
        == found.sorted())
    #expect(findings.allSatisfy { $0.outcome == .broken })
    if scene == "low-contrast" {
      #expect(findings.contains { $0.message.contains("1.07:1, should be at least 4.5:1") })
    }
  }
}
