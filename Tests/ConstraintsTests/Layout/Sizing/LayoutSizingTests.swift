import Constraints
import TestSupport
import Testing

@Suite struct LayoutSizingTests {
  /// Text of a length in points that wraps anywhere, in lines of 20 points.
  private static func text(_ length: Double) -> (LayoutItem, Double?) -> IntrinsicContentSize {
    { _, width in
      guard let width else { return IntrinsicContentSize(width: length, height: 20) }
      return IntrinsicContentSize(
        width: min(width, length), height: 20 * max(1, (length / max(width, 1)).rounded(.up)))
    }
  }

  @Test(arguments: [(100.0, 100.0, 20.0), (253, 253, 20), (600, 253, 60)])
  func `heights follow from the widths solved`(length: Double, width: Double, height: Double)
    throws
  {
    var scene = LayoutScene(["a"])
    try scene.activate("a.left == 8", "a.top == 8", "a.width <= 253")
    for _ in 0..<2 {  // idempotent
      let sizing = try scene.engine.sizeToContent([scene["a"]], measuring: Self.text(length))
      #expect(sizing == ContentSizing())
      #expect(scene.frame("a") == LayoutRect(x: 8, y: 8, width: width, height: height))
    }
  }

  @Test func `what was there before does not matter`() throws {
    var scene = LayoutScene(["a"])
    try scene.activate("a.left == 8", "a.top == 8", "a.width <= 253")
    try scene.engine.sizeToContent([scene["a"]], measuring: Self.text(5000))
    try scene.engine.sizeToContent([scene["a"]], measuring: Self.text(40))
    #expect(scene.frame("a") == LayoutRect(x: 8, y: 8, width: 40, height: 20))
  }

  @Test func `content of 3000 by 40 that is given 300 answers again with 300 by 400`() throws {
    // System 1: no content knows its width when it is asked for its size first.
    var scene = LayoutScene(["bubble", "label"])
    try scene.activate(
      "bubble.left == 50", "bubble.top == 100", "bubble.width == 300",
      "label.left == bubble.left", "label.right == bubble.right", "label.top == bubble.top",
      "label.bottom == bubble.bottom")
    var answers: [IntrinsicContentSize] = []
    let sizing = try scene.engine.sizeToContent([scene["label"]]) { _, width in
      let lines = (3000 / (width ?? 3000)).rounded(.up)
      answers.append(IntrinsicContentSize(width: width ?? 3000, height: 40 * lines))
      return answers[answers.count - 1]
    }
    #expect(
      answers == [
        IntrinsicContentSize(width: 3000, height: 40),
        IntrinsicContentSize(width: 300, height: 400),
      ])
    #expect(sizing == ContentSizing())
    #expect(scene.frame("bubble") == LayoutRect(x: 50, y: 100, width: 300, height: 400))
  }

  @Test func `an item wants to be at most as wide as preferred, and may be wider`() throws {
    let text = WrappingText(words: [100, 60, 100])
    var scene = LayoutScene(["a", "b"])
    try scene.activate("a.left == 0", "a.top == 0", "b.left == 0", "b.top == 0", "b.width == 300")
    for name in ["a", "b"] {
      try scene.engine.setPreferredMaxLayoutWidth(200, of: scene[name])
      #expect(scene.engine.preferredMaxLayoutWidth(of: scene[name]) == 200)
    }
    try scene.engine.sizeToContent([scene["a"], scene["b"]]) { text.size(width: $1) }
    // Its widest line of two; at 300 all words stand on one line.
    #expect(scene.frame("a").size == LayoutSize(width: 164, height: 40))
    #expect(scene.frame("b").size == LayoutSize(width: 300, height: 20))
    try scene.engine.setPreferredMaxLayoutWidth(80, of: scene["a"])
    try scene.engine.sizeToContent([scene["a"]]) { text.size(width: $1) }
    #expect(scene.frame("a").size == LayoutSize(width: 80, height: 60))
    try scene.engine.setPreferredMaxLayoutWidth(nil, of: scene["a"])
    try scene.engine.sizeToContent([scene["a"]]) { text.size(width: $1) }
    #expect(scene.frame("a").size == LayoutSize(width: 268, height: 20))
    #expect(throws: LayoutError.numberOutOfRange(-1)) {
      try scene.engine.setPreferredMaxLayoutWidth(-1, of: scene["a"])
    }
  }

  @Test(arguments: [(1.0, 60.0), (2, 40)])
  func `with a scale content is measured at whole pixels`(scale: Double, height: Double) throws {
    var scene = LayoutScene(["a"])
    try scene.activate("a.left == 0", "a.top == 0", "a.width == 164.7")
    let text = WrappingText(words: [100, 60.5, 100])  // 164.5 and 100 wide in two lines
    try scene.engine.sizeToContent([scene["a"]], scale: scale) { text.size(width: $1) }
    #expect(scene.frame("a").height == height)
    for scale in [0, -1, .nan, .infinity] {
      #expect(throws: LayoutError.self) {
        try scene.engine.sizeToContent([scene["a"]], scale: scale) { text.size(width: $1) }
      }
    }
  }

  @Test func `items may be given twice, be fixed or be guides`() throws {
    var scene = LayoutScene(["a"])
    try scene.activate("a.left == 0", "a.top == 0")
    let guide = try scene.engine.addGuide(in: scene["a"])
    let items = [scene["a"], scene["a"], scene.screen, guide]
    let sizing = try scene.engine.sizeToContent(items, measuring: Self.text(40))
    #expect(sizing == ContentSizing())
    #expect(scene.frame("a").size == LayoutSize(width: 40, height: 20))
    let none = try scene.engine.sizeToContent([], measuring: Self.text(40))
    #expect(none == ContentSizing())
  }

  @Test func `a size that is none is refused and changes nothing`() throws {
    var scene = LayoutScene(["a"])
    try scene.setSize(30, 30, of: "a")
    #expect(throws: LayoutError.self) {
      try scene.engine.sizeToContent([scene["a"]]) { _, width in
        IntrinsicContentSize(width: 10, height: width == nil ? 10 : .nan)
      }
    }
    #expect(scene.frame("a").size == LayoutSize(width: 30, height: 30))
  }
}
