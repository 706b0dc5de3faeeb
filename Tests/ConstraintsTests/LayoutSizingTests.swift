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
      #expect(sizing == ContentSizing(rounds: 1, isSettled: true))
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

  @Test func `heights that move widths are measured again`() throws {
    // The picture is as wide as the text is high, and takes that from the text's width.
    var scene = LayoutScene(["picture", "label"], screen: LayoutRect(width: 200, height: 400))
    try scene.activate(
      "H:|[picture][label]|", "picture.width == picture.height", "picture.height == label.height",
      "label.top == 0", "picture.top == 0")
    try scene.engine.setContentCompressionResistancePriority(
      751, for: .vertical, of: scene["label"])
    let sizing = try scene.engine.sizeToContent([scene["label"]], measuring: Self.text(300))
    #expect(sizing.isSettled)
    #expect(sizing.rounds > 1)
    let label = scene.frame("label")
    #expect(label.height == 20 * (300 / label.width).rounded(.up))
    #expect(scene.frame("picture").width == label.height)
  }

  @Test func `heights that never settle end after four rounds`() throws {
    var scene = LayoutScene(["a"])
    try scene.activate("a.left == 0", "a.top == 0", "a.width == a.height")
    var calls = 0
    let sizing = try scene.engine.sizeToContent([scene["a"]]) { _, width in
      calls += 1
      return IntrinsicContentSize(height: (width ?? 1) < 50 ? 100 : 10)
    }
    #expect(sizing == ContentSizing(rounds: 4, isSettled: false))
    #expect(calls == 5)
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
