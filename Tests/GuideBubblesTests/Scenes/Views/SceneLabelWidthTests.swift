import Constraints
import TestSupport
import Testing

@testable import GuideScenes

/// How wide labels are that wrap.
@Suite struct SceneLabelWidthTests {
  private static let text = "A text which is far too long for one line of this screen"

  private static func solution(
    _ constraints: String..., limit: Int = 0, scale: Double = 2, direction: String = "ltr"
  ) throws -> SceneSolution {
    let lines = constraints.map { "\"\($0)\"" }.joined(separator: ", ")
    let solution = try solve(
      """
      { "screen": { "size": [320, 568], "scale": \(scale), "direction": "\(direction)" }, "views": [
        { "id": "b", "kind": "label", "text": "\(text)", "lineLimit": \(limit) } ],
        "constraints": ["b.top == 20", "b.leading >= screen.leading + 20",
          "b.trailing <= screen.trailing - 20", \(lines)] }
      """)
    #expect(solution.diagnostics.isEmpty)
    return solution
  }

  @Test(arguments: ["ltr", "rtl"], [1.0, 2, 3])
  func `one with room on its sides is as wide as its widest line`(direction: String, scale: Double)
    throws
  {
    for line in ["b.centerX == screen.centerX", "b.leading == screen.leading + 20"] {
      let solution = try Self.solution(line, scale: scale, direction: direction)
      let lines = try #require(solution.views[0].text).lines
      let widest = lines.map { $0.width.ceiled(toScale: scale) }.max()
      #expect(lines.count == 2 && frame("b", in: solution).width == widest)
      #expect(solution.violations.isEmpty)
    }
  }

  @Test func `one that is held on both sides fills its room, and does not give way`() throws {
    let solution = try Self.solution(
      "b.leading == screen.leading + 20", "b.trailing == screen.trailing - 20")
    #expect(frame("b", in: solution).width == 280 && solution.violations.isEmpty)
  }

  @Test func `one line that is cut off gives way, several do not`() throws {
    let one = try Self.solution("b.leading == screen.leading + 20", limit: 1)
    #expect(frame("b", in: one).width == 280 && one.violations.count == 1)
    #expect(one.views[0].text?.isTruncated == true)
    let two = try Self.solution(
      "b.leading == screen.leading + 20", "b.width <= 150", limit: 2)
    #expect(two.violations.isEmpty && two.views[0].text?.lines.count == 2)
  }
}
