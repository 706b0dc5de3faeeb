import Constraints
import TestSupport
import Testing

/// What a text wants once it was broken into lines.
@Suite struct LayoutWrappingTests {
  /// Words of 100, 90 and 80 points, 278 in one line.
  private static let text = WrappingText(words: [100, 90, 80])

  private static func measure(_ item: LayoutItem, _ width: Double?) -> IntrinsicContentSize {
    text.size(width: width)
  }

  @Test(arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `a text that may be narrower than its room is as wide as its widest line`(
    direction: UserInterfaceLayoutDirection
  ) throws {
    for (line, x) in [
      ("label.centerX == screen.centerX", 103.0),
      ("label.leading == screen.leading + 80", direction == .leftToRight ? 80 : 126),
    ] {
      var scene = LayoutScene(["label"], direction: direction)
      try scene.activate(
        line, "label.left >= screen.left + 80", "label.right <= screen.right - 80", "label.top == 0"
      )
      let sizing = try scene.engine.sizeToContent([scene["label"]], measuring: Self.measure)
      // In 240 points: 100 + 4 + 90, and 80 below.
      #expect(sizing == ContentSizing())
      #expect(scene.frame("label").size == LayoutSize(width: 194, height: 40))
      #expect(scene.frame("label").x == x)
      #expect(scene.engine.violations().isEmpty)
    }
  }

  @Test func `a text that fills its room does not give way by that`() throws {
    var scene = LayoutScene(["label"])
    try scene.activate("H:|-80-[label]-80-|", "label.top == 0")
    try scene.engine.sizeToContent([scene["label"]], measuring: Self.measure)
    #expect(scene.frame("label").size == LayoutSize(width: 240, height: 40))
    #expect(scene.engine.violations().isEmpty)
    #expect(
      scene.engine.treeDescription(of: scene["label"])
        == "label (80, 0, 240, 40), content 194 x 40\n")
    // Wider than what it was broken for, it is stretched; narrower than a line, squeezed.
    for (width, mark) in [(260.0, "stretched by 66 x 0"), (150, "squeezed by 44 x 0")] {
      let outer = LayoutRect(x: 0, y: 0, width: width + 160, height: 800)
      try scene.engine.setFrame(outer, of: scene.screen)
      #expect(scene.engine.violations().count == 1)
      #expect(scene.engine.treeDescription(of: scene["label"]).contains(mark))
    }
  }

  @Test func `what cannot wrap still gives way`() throws {
    var scene = LayoutScene(["label"])
    try scene.activate("H:|-80-[label]-80-|", "label.top == 0")
    try scene.engine.sizeToContent([scene["label"]]) { _, _ in
      IntrinsicContentSize(width: 278, height: 20)
    }
    #expect(scene.engine.violations().map(\.amount) == [38])
  }

  @Test func `no other content is stretched for the room that lines leave`() throws {
    var scene = LayoutScene(["icon", "label", "more"])
    try scene.activate(
      "H:|[icon]-8-[label]-8-[more]|", "icon.top == 0", "label.top == 0", "more.top == 0")
    try scene.setSize(60, 20, of: "icon")
    try scene.setSize(70, 20, of: "more")
    try scene.engine.setContentCompressionResistancePriority(
      749, for: .horizontal, of: scene["label"])
    try scene.engine.sizeToContent([scene["label"]], measuring: Self.measure)
    #expect(scene.span("icon") == [0, 60] && scene.span("label") == [68, 254])
    #expect(scene.engine.violations().isEmpty && scene.engine.ambiguities().isEmpty)
    // Hugging decides where it differs, and what has no content takes what is left.
    try scene.engine.setContentHuggingPriority(251, for: .horizontal, of: scene["label"])
    #expect(scene.span("label")[1] == 194)
    try scene.engine.setIntrinsicContentSize(IntrinsicContentSize(), of: scene["icon"])
    try scene.engine.setContentHuggingPriority(250, for: .horizontal, of: scene["label"])
    #expect(scene.span("label")[1] == 194)
  }

  @Test func `a text beside one that got narrower is measured at what it has then`() throws {
    var scene = LayoutScene(["a", "b"], screen: LayoutRect(width: 300, height: 400))
    try scene.activate(
      "H:|[a][b]|", "a.top == 0", "b.top == 0", "a.width <= 150")
    try scene.engine.setContentHuggingPriority(600, for: .horizontal, of: scene["a"])
    try scene.engine.setContentCompressionResistancePriority(700, for: .horizontal, of: scene["b"])
    let wide = WrappingText(words: [150, 34])
    let (a, b) = (scene["a"], scene["b"])
    let sizing = try scene.engine.sizeToContent([a, b]) { item, width in
      item == a ? Self.text.size(width: width) : wide.size(width: width)
    }
    // a shrinks from 150 to 100, so that b has 200: enough for one line.
    #expect(scene.span("a") == [0, 100] && scene.span("b") == [100, 200])
    #expect(scene.frame("b").height == 20 && sizing.rounds == 2 && sizing.isSettled)
    #expect(sizing.axisMixingConstraints.isEmpty)
  }

  @Test func `a size that is set by hand is no broken text any more`() throws {
    var scene = LayoutScene(["label"])
    try scene.activate("H:|-80-[label]-80-|", "label.top == 0")
    try scene.engine.sizeToContent([scene["label"]], measuring: Self.measure)
    try scene.setSize(194, 40, of: "label")
    #expect(scene.engine.violations().map(\.amount) == [46])
  }

  @Test func `the smallest size that fits hugs lines as well`() throws {
    var engine = LayoutEngine()
    let bubble = engine.addItem(named: "bubble")
    let label = try engine.addItem(named: "label", in: bubble)
    try engine.activate([
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: bubble.topAnchor),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
      bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 260),
    ])
    let fitting = try engine.smallestSize(of: bubble, sizing: [label], measuring: Self.measure)
    #expect(fitting.size == LayoutSize(width: 214, height: 40))
  }
}
