import Constraints
import TestSupport
import Testing

@testable import GuideScenes

/// Texts of unlike sizes on one line.
@Suite struct SceneBaselineTests {
  private static func baselines(_ solution: SceneSolution, last: Set<String> = []) -> [Double] {
    solution.views.compactMap { view in
      guard let text = view.text, let screen = solution.screen,
        let line = last.contains(view.id) ? text.lines.last : text.lines.first
      else { return nil }
      return text.baseline(of: line, in: view.textFrame).snapped(toScale: screen.scale)
    }
  }

  private static let views = """
    { "id": "a", "kind": "label", "text": "03", "font": { "size": 30 } },
    { "id": "b", "kind": "label", "text": "Description" },
    { "id": "c", "kind": "label", "text": "amount", "font": { "size": 13, "weight": "bold" } },
    { "id": "d", "kind": "button", "text": "Pay", "font": { "size": 15 } },
    { "id": "e", "kind": "field", "text": "7" }
    """

  private static func scene(scale: Double, top: Double, lines: [String], keys: String = "")
    -> String
  {
    let constraints = (lines + ["a.top == \(top)"]).map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      { "screen": { "size": [390, 844], "scale": \(scale)\(keys) }, "views": [\(views)],
        "constraints": ["H:|-16-[a]-8-[b]-8-[c]-8-[d]-8-[e]", \(constraints)] }
      """
  }

  @Test(arguments: [1.0, 1.5, 2, 3], ["ltr", "rtl"])
  func `one required baseline is one number`(scale: Double, direction: String) throws {
    let lines = ["b", "c", "d", "e"].map { "\($0).firstBaseline == a.firstBaseline" }
    for top in [20, 20.2, 20.4, 20.55, 20.7, 20.9] {
      let solution = try solve(
        Self.scene(
          scale: scale, top: top, lines: lines, keys: #", "direction": "\#(direction)""#))
      #expect(solution.diagnostics.isEmpty)
      let found = Self.baselines(solution)
      #expect(found.count == 5 && Set(found).count == 1, "\(top): \(found)")
    }
  }

  @Test func `views that are higher than their texts stand on it too`() throws {
    let lines =
      ["b", "c", "d", "e"].map { "\($0).lastBaseline == a.firstBaseline" }
      + ["b.height == 61.3", "d.height == 12.5"]
    for scale in [1.0, 2, 3] {
      let found = Self.baselines(try solve(Self.scene(scale: scale, top: 40.3, lines: lines)))
      #expect(found.count == 5 && Set(found).count == 1, "\(found)")
    }
  }

  @Test func `the last line of a text stands beside the first of another`() throws {
    for scale in [1.0, 2, 3] {
      let solution = try solve(
        """
        { "screen": { "size": [320, 480], "scale": \(scale) }, "views": [
          { "id": "long", "kind": "label", "text": "Some words that take three lines of these" },
          { "id": "b", "kind": "label", "text": "Go", "font": { "size": 12.5 } } ],
          "constraints": ["H:|-[long(120)]-[b]", "long.top == 33.4",
            "b.firstBaseline == long.lastBaseline"] }
        """)
      let found = Self.baselines(solution, last: ["long"])
      #expect(found.count == 2 && Set(found).count == 1, "\(found)")
    }
  }

  @Test func `stacks and rows hold one as well`() throws {
    for scale in [1.0, 2, 3] {
      let solution = try solve(
        """
        { "screen": { "size": [390, 844], "scale": \(scale) }, "views": [
          { "id": "s", "kind": "stack", "alignment": "firstBaseline", "spacing": 4,
            "pin": ["leading"], "children": [\(Self.views)] },
          { "id": "t", "kind": "list", "frame": [0, 200.3, 390, 300], "data": [{}, {}, {}],
            "template": { "children": [
              { "id": "p", "kind": "label", "text": "Big", "font": { "size": 23 } },
              { "id": "q", "kind": "label", "text": "small", "font": { "size": 11 } } ],
              "constraints": ["H:|-[p]-[q]", "p.top == row.top + 3.3", "row.height == 40.7",
                "q.firstBaseline == p.firstBaseline"] } } ],
          "constraints": ["s.top == 20.7"] }
        """)
      #expect(solution.diagnostics.isEmpty)
      let found = Self.baselines(solution)
      try #require(found.count == 11)
      #expect(Set(found[..<5]).count == 1)
      for row in 0..<3 { #expect(found[5 + 2 * row] == found[6 + 2 * row]) }
    }
  }
}
