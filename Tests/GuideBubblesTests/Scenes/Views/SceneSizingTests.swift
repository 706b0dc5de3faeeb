import Constraints
import TestSupport
import Testing

@testable import GuideScenes

/// Sizes of text in scenes, and what the screen's pixels make of them.
@Suite struct SceneSizingTests {
  /// Labels at odd places with odd insets and widths, on a screen with so many pixels a point.
  private struct Labels: CustomStringConvertible {
    var scale: Int
    var lines: [String] = []

    init(_ random: inout SplitMix64) {
      scale = Int.random(in: 1...3, using: &random)
      for index in 0..<3 {
        let insets = (0..<4).map { _ in Double(Int.random(in: 0...90, using: &random)) / 10 }
        let words = Int.random(in: 1...12, using: &random)
        let text = Array(repeating: ["some", "words", "go here"][index], count: words)
          .joined(separator: " ")
        let width = Double(Int.random(in: 300...2_000, using: &random)) / 7
        let place = Double(Int.random(in: -300...2_000, using: &random)) / 13
        lines.append(
          """
          { "id": "v\(index)", "kind": "label", "text": "\(text)", "textInsets": \(insets),
            "font": { "size": \(Int.random(in: 9...31, using: &random)) } }
          """)
        constraints += [
          "v\(index).left == \(place)", "v\(index).top == \(place * 0.7)",
          "v\(index).width \(["==", "<=", ">="][index]) \(width)",
        ]
        if index == 2 { constraints.append("v2.height >= 51.3") }
      }
    }

    private var constraints: [String] = []

    var description: String {
      """
      { "screen": { "size": [400, 800], "scale": \(scale) },
        "views": [\(lines.joined(separator: ",\n"))],
        "constraints": \(constraints) }
      """
    }
  }

  @Test func `snapping to pixels never cuts a text`() throws {
    try forAll(seeds: 0..<150, generate: { Labels(&$0) }) { labels in
      let solution = try SceneSolver.solve(try Scene(parsing: Array(labels.description.utf8)))
      let scale = Double(labels.scale)
      return solution.views.allSatisfy { view in
        guard let text = view.text else { return false }
        let pixels = { (length: Double) in (length * scale).rounded() }
        // A word that is wider than the view sticks out, whatever its size.
        let isBroken = text.narrowestWidth <= view.textFrame.width
        return !text.isTruncated && pixels(view.textFrame.height) >= pixels(text.size.height)
          && (!isBroken || pixels(view.textFrame.width) >= pixels(text.size.width))
      }
    }
  }

  @Test func `neighbours on a screen share their edge's pixel`() throws {
    let solution = try solve(
      #"""
      { "screen": { "size": [320, 100], "scale": 2 }, "views": [
        { "id": "a", "pin": ["top", "bottom", "left"] }, { "id": "b", "pin": ["top", "bottom"] },
        { "id": "c", "pin": ["top", "bottom", "right"] } ],
        "constraints": ["a.right == b.left", "b.right == c.left", "a.width == b.width", "b.width == c.width"] }
      """#)
    #expect(solution.views.map(\.frame.minX) == [0, 106.5, 213.5])
    #expect(solution.views.map(\.frame.maxX) == [106.5, 213.5, 320])
  }

  @Test func `sizes that never come to rest are named with what ties them`() throws {
    let text = MarkedText(
      #"""
      { "screen": { "size": [200, 400] }, "views": [
        { "id": "picture", "pin": ["top", "leading"] },
        ①{ "id": "label", "kind": "label", "pin": ["top", "trailing"], "compressionResistance": [1, 751],
          "text": "many words that stand beside a picture that is as wide as they are high, so that there is never a width at which they come to rest" } ],
        "constraints": ["picture.trailing == label.leading", "picture.height == label.height",
          ②"picture.width == picture.height"] }
      """#)
    let solution = try SceneSolver.solve(try Scene(parsing: text.bytes))
    let warning = try #require(solution.diagnostics.first { $0.code == .unsettled })
    #expect(warning.severity == .warning)
    #expect(
      warning.message
        == "the height of 'label' is not what its content takes at its width: each changes the other"
    )
    #expect(warning.range?.start == text.offsets[0])
    #expect(
      warning.notes.map(\.message)
        == ["'picture.width == picture.height' makes a height act on a width"])
    #expect(warning.notes.first?.range?.start == text.offsets[1].advanced(by: 1))
  }

  private func solve(_ text: String) throws -> SceneSolution {
    try SceneSolver.solve(try Scene(parsing: Array(text.utf8)))
  }
}
