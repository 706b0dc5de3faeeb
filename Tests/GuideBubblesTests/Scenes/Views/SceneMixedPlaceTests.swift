import Constraints
import TestSupport
import Testing

@testable import GuideScenes

/// Places that have no common measure.
@Suite struct SceneMixedPlaceTests {
  private static let axes = "a horizontal place cannot be tied to a vertical one"
  private static let directions = "'left' and 'right' cannot be tied to 'leading' and 'trailing'"

  @Test(arguments: [
    ("a.leading == ①screen.top + 20", axes), ("a.top == ①safeArea.leading + 80", axes),
    ("a.trailing == ①a.bottom @low", axes), ("a.centerX >= ①a.centerY", axes),
    ("2 * a.left == ①b.firstBaseline", axes), ("a.left == ①a.leading", directions),
    ("a.trailing <= ①b.right - 8", directions), ("a.leadingMargin == ①b.leftMargin", directions),
  ])
  func `they are an error at the line`(marked: String, message: String) throws {
    for template in [false, true] {
      let line =
        template ? marked.replacing("screen", with: "b").replacing("safeArea", with: "b") : marked
      let views = #"{ "id": "a" }, { "id": "b" }"#
      let text =
        template
        ? #"{ "screen": { "size": [9, 9] }, "views": [{ "kind": "list", "data": [{}], "template": { "#
          + #""children": [\#(views)], "constraints": ["\#(line)"] } }] }"#
        : #"{ "screen": { "size": [9, 9] }, "views": [\#(views)], "constraints": ["\#(line)"] }"#
      let place = try #require(text.firstRange(of: "①")).lowerBound
      let scene = text.replacing("①", with: "")
      let error = try #require(throws: SceneDiagnostics.self) { try solve(scene) }
      #expect(error.diagnostics.map(\.message) == [message])
      #expect(error.diagnostics.map(\.code) == [.constraint])
      let offset = text.utf8.distance(from: text.startIndex, to: place)
      #expect(error.diagnostics.first?.range?.start == offset)
    }
  }

  @Test(arguments: [
    "a.width == a.height", "a.right - a.left == a.bottom - a.top", "a.left == b.height",
    "a.left - b.left == a.bottom - b.top", "a.trailing - a.leading == b.right - b.left",
    "a.left == b.trailing - b.leading", "a.leading - b.centerX == b.right - b.left",
  ])
  func `what comes to a distance goes with everything`(line: String) throws {
    let solution = try solve(
      #"{ "screen": { "size": [9, 9] }, "views": [{ "id": "a" }, { "id": "b" }], "constraints": "#
        + #"["\#(line)"] }"#)
    #expect(!solution.diagnostics.contains { $0.severity == .error })
  }
}
