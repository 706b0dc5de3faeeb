import Constraints
import TestSupport
import Testing

@testable import GuideScenes

@Suite struct SceneHeightRoundingTests {
  private func height(_ rounding: String, size: Double = 14, scale: Int = 2) throws -> Double {
    let scene = try Scene(
      parsing: Array(
        """
        { "screen": { "size": [320, 480], "scale": \(scale) }, "views": [
          { "id": "a", "kind": "label", "text": "Two lines of a text", "font": { "size": \(size) }\(rounding) } ],
          "constraints": ["a.top == 0", "a.left == 0", "a.width == 80"] }
        """.utf8))
    return try SceneSolver.solve(scene).views[0].frame.height
  }

  @Test func `a text's height is rounded to whole points where that is asked for`() throws {
    let exact = try height("")
    #expect(exact == 33.5)
    #expect(try height(#", "heightRounding": "down""#) == 33)
    #expect(try height(#", "heightRounding": "up""#) == 34)
    #expect(try height(#", "heightRounding": "nearest""#) == 33)
  }

  /// Two lines of 17 points are 40.57 points high, of 15 points 35.80, of 14 points 33.41: less than
  /// the whole pixels that they take.
  @Test(arguments: [1, 2, 3])
  func `the whole points are the same on every screen`(scale: Int) throws {
    let expected: [(size: Double, down: Double, up: Double, nearest: Double)] = [
      (17, 40, 41, 41), (15, 35, 36, 36), (14, 33, 34, 33), (12, 28, 29, 29),
    ]
    for (size, down, up, nearest) in expected {
      for (rounding, height) in [("down", down), ("up", up), ("nearest", nearest)] {
        #expect(
          try self.height(#", "heightRounding": "\#(rounding)""#, size: size, scale: scale)
            == height)
      }
    }
  }

  @Test(arguments: [
    (#"{ "kind": "label", "heightRounding": ①"floor" }"#, "unknown rounding 'floor'"),
    (
      #"{ "kind": "label", "heightRounding": ①1 }"#,
      "'heightRounding' must be a string, found a number"
    ),
    (
      #"{ "kind": "button", "heightRounding": ①"down" }"#,
      "'heightRounding' means nothing to a view of kind 'button'"
    ),
  ])
  func `mistakes are named where they stand`(view: String, message: String) throws {
    let marked = MarkedText(#"{ "views": [ "# + view + " ] }")
    let error = try #require(throws: SceneDiagnostics.self) { try Scene(parsing: marked.bytes) }
    #expect(error.diagnostics.map(\.message) == [message])
    #expect(error.diagnostics.map { $0.range?.start } == marked.offsets)
  }
}
