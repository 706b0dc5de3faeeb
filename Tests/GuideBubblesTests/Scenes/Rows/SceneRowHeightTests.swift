import Constraints
import TestSupport
import Testing

@testable import GuideScenes

/// Rows of which nothing, or not all, fixes the height.
@Suite struct SceneRowHeightTests {
  private static func scene(
    _ constraints: String, children: String = #"{ "id": "n", "kind": "label", "text": "{text}" }"#,
    screen: String = #""size": [320, 568], "scale": 2"#,
    data: String = #"{ "text": "One" }, { "text": "Two" }, { "text": "Three" }"#
  ) -> String {
    """
    { "screen": { \(screen) }, "views": [
      { "id": "t", "kind": "list", "pin": ["leading", "trailing", "top", "bottom"],
        "template": { "children": [\(children)], "constraints": [\(constraints)] },
        "data": [\(data)] } ] }
    """
  }

  private static let message =
    "the constraints of the template do not fix how high a row is, so it has the usual 44 points"

  private static func heights(_ solution: SceneSolution) -> [Double] {
    solution.views.filter { $0.id.hasPrefix("t[") && !$0.id.contains(".") }.map(\.frame.height)
  }

  @Test(arguments: [
    #""H:|-16-[n]", "n.centerY == row.centerY""#, #""H:|-16-[n]""#, #""n.top == row.top + 9""#,
    #""n.bottom == row.bottom - 3""#, #""n.centerY == row.centerY", "row.height >= 0""#,
    #""V:|-8-[n]-8-|", "row.height <= 44""#.replacing("V:|-8-[n]-8-|", with: "V:|-8-[n]"),
  ])
  func `they are 44 points high, with one warning at the template`(constraints: String) throws {
    let text = Self.scene(constraints)
    for screen in [#""size": [320, 568], "scale": 1"#, #""device": "iPhone 15""#] {
      let solution = try solve(Self.scene(constraints, screen: screen))
      #expect(Self.heights(solution) == [44, 44, 44])
      #expect(solution.diagnostics.filter { $0.code == .rowHeight }.count == 1)
    }
    let said = try #require(try solve(text).diagnostics.first { $0.code == .rowHeight })
    #expect(said.severity == .warning && said.message == Self.message)
    let template = try #require(text.firstRange(of: #"{ "children""#)).lowerBound
    #expect(said.range?.start == text.utf8.distance(from: text.startIndex, to: template))
  }

  @Test(arguments: [
    (#""n.centerY == row.centerY", "n.top >= row.top + 8""#, 36.5), (#""V:|-8-[n]-8-|""#, 36.5),
    (#""n.centerY == row.centerY", "row.height == 60""#, 60),
    (#""n.centerY == row.centerY", "row.height == 0""#, 0), (#""V:|[n]|""#, 20.5),
    (#""n.centerY == row.centerY", "row.height == 70 @60""#, 70),
  ])
  func `a height that is fixed stays, without a word`(constraints: String, height: Double) throws {
    let solution = try solve(Self.scene(constraints))
    #expect(Self.heights(solution) == [height, height, height])
    #expect(!solution.diagnostics.contains { $0.code == .rowHeight })
  }

  @Test func `a row that holds only what is empty is empty`() throws {
    let solution = try solve(
      Self.scene(#""V:|[n]|""#, data: #"{ "text": "One" }, { "text": "" }, { "text": "Two" }"#))
    #expect(Self.heights(solution) == [20.5, 0, 20.5])
    #expect(!solution.diagnostics.contains { $0.code == .rowHeight })
  }

  @Test func `a template that says nothing has the usual height, without a word`() throws {
    let solution = try solve(Self.scene("", children: ""))
    #expect(Self.heights(solution) == [44, 44, 44])
    #expect(solution.diagnostics.isEmpty)
  }

  @Test func `an upper bound counts`() throws {
    let solution = try solve(Self.scene(#""n.centerY == row.centerY", "row.height <= 30""#))
    #expect(Self.heights(solution) == [30, 30, 30])
  }
}
