import Constraints
import TestSupport
import Testing

@testable import GuideScenes

/// Controls of their usual size.
@Suite struct SceneControlSizeTests {
  @Test(arguments: [1.0, 2, 3, 4]) func `a field is 34 points high on every screen`(
    scale: Double
  ) throws {
    let solution = try solve(
      """
      { "screen": { "size": [390, 844], "scale": \(scale) }, "views": [
        { "id": "a", "kind": "field", "text": "x" },
        { "id": "b", "kind": "field", "placeholder": "Name" }, { "id": "c", "kind": "field" },
        { "id": "d", "kind": "field", "text": "x", "font": { "size": 14 } } ],
        "constraints": ["V:|-100.3-[a]-[b]-[c]-[d]", "H:|-[a(100)]", "H:|-[b]", "H:|-[c(9)]",
          "H:|-[d]"] }
      """)
    let heights = ["a", "b", "c", "d"].map { frame($0, in: solution).height }
    #expect(zip(heights, [34.0, 34, 34, 31]).allSatisfy { isClose($0, $1) }, "\(heights)")
    for view in solution.views {
      guard let text = view.text else { continue }
      #expect(text.lines.count == 1 && !text.isTruncated && text.fits(view.textFrame))
    }
  }
}
