import Constraints
import TestSupport
import Testing

/// Sizing where constraints tie heights to widths.
@Suite struct LayoutAxisMixingTests {
  /// Text of a length in points that wraps anywhere, in lines of 20 points.
  private static func text(_ length: Double) -> (LayoutItem, Double?) -> IntrinsicContentSize {
    { _, width in
      guard let width else { return IntrinsicContentSize(width: length, height: 20) }
      return IntrinsicContentSize(
        width: min(width, length), height: 20 * max(1, (length / max(width, 1)).rounded(.up)))
    }
  }

  /// A picture that is as wide as the text beside it is high, and takes that from the text's width.
  private static func pictureBesideText() throws -> LayoutScene {
    var scene = LayoutScene(["picture", "label"], screen: LayoutRect(width: 200, height: 400))
    try scene.activate(
      "H:|[picture][label]|", "picture.height == label.height", "label.top == 0",
      "picture.top == 0")
    try scene.activate("picture.width == picture.height")
    try scene.engine.setContentCompressionResistancePriority(
      751, for: .vertical, of: scene["label"])
    return scene
  }

  @Test(arguments: [(300.0, 1), (350, 2), (450, 2)])
  func `heights that move widths are measured again`(length: Double, rounds: Int) throws {
    var scene = try Self.pictureBesideText()
    let sizing = try scene.engine.sizeToContent([scene["label"]], measuring: Self.text(length))
    #expect(sizing.rounds == rounds && sizing.isSettled)
    let sources = sizing.axisMixingConstraints.compactMap { scene.engine.source(of: $0) }
    #expect(
      sources.map { scene.engine.description(of: $0) } == ["picture.width == picture.height"])
    let label = scene.frame("label")
    #expect(label.height == 20 * (length / label.width).rounded(.up))
    #expect(scene.frame("picture").width == label.height)
  }

  @Test func `a width that swings comes to rest with room for the text`() throws {
    // Square, and without a width of its own: the less wide, the higher, the wider.
    var scene = LayoutScene(["a"])
    let ratio = try scene.activate("a.left == 0", "a.top == 0", "a.width == a.height")[2]
    var widths: [Double?] = []
    let sizing = try scene.engine.sizeToContent([scene["a"]]) { _, width in
      widths.append(width)
      return IntrinsicContentSize(height: (width ?? 1) < 50 ? 100 : 10)
    }
    #expect(
      sizing
        == ContentSizing(
          rounds: 2, axisMixingConstraints: [ratio], unsettledItems: [scene["a"]]))
    #expect(!sizing.isSettled)
    #expect(scene.frame("a").size == LayoutSize(width: 100, height: 100))
    // At 100 it was found to be 10 high, so 10 wide; at 10 it is 100 high; that stands.
    #expect(widths == [nil, 100, 10, 100])
  }

  @Test func `what never comes to rest ends after four rounds and says so`() throws {
    var scene = try Self.pictureBesideText()
    let sizing = try scene.engine.sizeToContent([scene["label"]], measuring: Self.text(520))
    #expect(sizing.rounds == 4)
    #expect(sizing.unsettledItems == [scene["label"]])
    #expect(sizing.axisMixingConstraints.count == 1)
  }

  @Test func `a width that a height decides is measured wider as well`() throws {
    // The caption is as wide as the picture, which is as wide as the text is high.
    var scene = LayoutScene(["label", "picture", "caption"])
    try scene.activate(
      "label.left == 0", "label.top == 0", "label.width == 100", "picture.height == label.height",
      "picture.left == 100", "picture.top == 0", "caption.top == picture.bottom",
      "caption.left == picture.left", "caption.width == picture.width", "caption.width <= 400")
    let ratio = try scene.activate("picture.width == 2 * picture.height")
    let items = [scene["label"], scene["caption"]]
    try scene.engine.setContentHuggingPriority(1, for: .horizontal, of: scene["caption"])
    try scene.engine.setContentCompressionResistancePriority(
      1, for: .horizontal, of: scene["caption"])
    let sizing = try scene.engine.sizeToContent(items, measuring: Self.text(600))
    #expect(sizing == ContentSizing(rounds: 2, axisMixingConstraints: ratio))
    #expect(scene.frame("label").height == 120)
    #expect(scene.frame("caption").size == LayoutSize(width: 240, height: 60))
  }

  @Test func `pixels stop widths from creeping`() throws {
    // Each round moves the width by half as much as the last one: 16, 8, 4, 2 ... hundredths.
    var scene = LayoutScene(["a"])
    try scene.activate("a.left == 0", "a.top == 0", "a.width == 200 - 0.5 * a.height")
    let measure: (LayoutItem, Double?) -> IntrinsicContentSize = { _, width in
      IntrinsicContentSize(height: 100.16 + (150 - (width ?? 150)))
    }
    let exact = try scene.engine.sizeToContent([scene["a"]], measuring: measure)
    #expect(exact.rounds == 4 && !exact.isSettled)
    let onPixels = try scene.engine.sizeToContent([scene["a"]], scale: 1, measuring: measure)
    #expect(onPixels.rounds < 4 && onPixels.isSettled)
  }

  @Test func `a call in the middle of which a size is refused changes nothing`() throws {
    for refusal in 1...5 {
      var scene = try Self.pictureBesideText()
      try scene.engine.sizeToContent([scene["label"]], measuring: Self.text(350))
      let frames = [scene.frame("picture"), scene.frame("label")]
      let ids = scene.engine.activeConstraints
      var calls = 0
      let error = #expect(throws: LayoutError.self) {
        try scene.engine.sizeToContent([scene["label"]]) { item, width in
          calls += 1
          return calls >= refusal
            ? IntrinsicContentSize(height: .infinity) : Self.text(790)(item, width)
        }
      }
      #expect(error == .numberOutOfRange(.infinity))
      #expect([scene.frame("picture"), scene.frame("label")] == frames)
      #expect(scene.engine.activeConstraints == ids)
      #expect(
        scene.engine.intrinsicContentSize(of: scene["label"])
          == IntrinsicContentSize(width: 140, height: 60))
      let again = try scene.engine.sizeToContent([scene["label"]], measuring: Self.text(350))
      #expect(again.rounds == 2)
    }
  }
}

/// Which constraints tie heights to widths.
@Suite struct LayoutAxisMixingDetectionTests {
  /// What is named for the items of a scene, as lines of the notation.
  private func mixing(_ names: [String], _ lines: String..., among items: [String]) throws
    -> [String]
  {
    var scene = LayoutScene(names)
    try scene.activate(lines)
    return scene.engine.axisMixingConstraints(among: items.map { scene[$0] }).compactMap { id in
      scene.engine.source(of: id).map { scene.engine.description(of: $0) }
    }
  }

  @Test func `constraints that leave the axes apart are not named`() throws {
    let found = try mixing(
      ["a", "b"], "H:|-[a]-[b]-|", "V:|-[a]-[b]-|", "a.width == 2 * b.width",
      "a.height == b.height",
      among: ["a", "b"])
    #expect(found.isEmpty)
  }

  @Test func `an aspect ratio of an item itself is named`() throws {
    let found = try mixing(["a"], "a.width == 2 * a.height @700", among: ["a"])
    #expect(found == ["a.width == 2 * a.height @700"])
  }

  @Test func `only those on a way from a height to a width are named`() throws {
    let found = try mixing(
      ["label", "picture", "icon", "badge"],
      "H:|[picture]-[label]|", "picture.height == label.height", "picture.width == picture.height",
      // Its size is given.
      "icon.width == icon.height", "icon.width == 40", "label.left >= icon.right",
      "icon.top == label.bottom",
      // It hangs on the label, but not on its width.
      "badge.height == label.height", "badge.width == badge.height", "badge.left == 0",
      among: ["label"])
    #expect(found == ["picture.width == picture.height"])
  }

  @Test func `a way may lead through several items and variables`() throws {
    var scene = LayoutScene(["a", "b", "c"])
    scene.names.add(scene.engine.makeVariable(), named: "v")
    try scene.activate("b.top == a.bottom", "b.height == v", "c.left == v", "c.right == a.left")
    let among = ["a", "c"].map { scene[$0] }
    #expect(scene.engine.axisMixingConstraints(among: among).isEmpty)  // no height reaches v
    try scene.activate("b.bottom == 400")
    let found = scene.engine.axisMixingConstraints(among: among).compactMap { id in
      scene.engine.source(of: id).map { scene.engine.description(of: $0) }
    }
    #expect(found.count == 2)
    #expect(found.first?.hasPrefix("b.height == variable") == true)
    #expect(found.last?.hasPrefix("c.left == variable") == true)
  }

  @Test func `what is given by several equations connects nothing`() throws {
    let found = try mixing(
      ["cell", "picture", "label"],
      "cell.left == 0", "cell.right == 320", "picture.left == cell.left",
      "cell.bottom == label.bottom",
      "picture.right <= cell.right", "picture.width == picture.height",
      "picture.bottom == cell.bottom", "label.left == cell.left + 8",
      "label.right == cell.right - 8",
      among: ["label"])
    #expect(found.isEmpty)
  }

  @Test func `a mixing constraint that moves no width costs nothing and is not reported`() throws {
    var scene = LayoutScene(["picture", "label"], screen: LayoutRect(width: 200, height: 400))
    let ids = try scene.activate(
      "H:|[picture][label]|", "picture.height <= label.height", "picture.width == picture.height",
      "picture.width <= 20", "label.top == 0", "picture.top == 0", "picture.height == 20 @800")
    #expect(scene.engine.axisMixingConstraints(among: [scene["label"]]).count == 1)
    let sizing = try scene.engine.sizeToContent([scene["label"]]) { _, width in
      IntrinsicContentSize(width: 500, height: (width ?? 500) < 300 ? 60 : 20)
    }
    #expect(sizing == ContentSizing())
    #expect(scene.frame("label") == LayoutRect(x: 20, width: 180, height: 60))
    #expect(ids.count > 3)
  }
}
