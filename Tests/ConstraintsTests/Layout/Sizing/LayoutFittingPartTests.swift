import Constraints
import TestSupport
import Testing

/// What belongs to a container that is asked for its fitting size, and what it takes along.
@Suite struct LayoutFittingPartTests {
  private static func scene(
    _ names: [String], in container: String = "card",
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) throws -> LayoutScene {
    var scene = LayoutScene([container], direction: direction)
    for name in names {
      scene.add(try scene.engine.addItem(named: name, in: scene[container]), named: name)
    }
    return scene
  }

  @Test func `a screen with a frame has a fitting size as any item`() throws {
    var scene = LayoutScene(screen: LayoutRect(x: 100, y: 50, width: 400, height: 800))
    scene.add(try scene.engine.addItem(named: "a", in: scene.screen), named: "a")
    try scene.activate("H:|-16-[a(>=60)]-16-|", "V:|-20-[a(44)]-(>=10)-|")
    #expect(
      try scene.engine.smallestSize(of: scene.screen).size == LayoutSize(width: 92, height: 74))
    #expect(scene.frame("screen") == LayoutRect(x: 100, y: 50, width: 400, height: 800))
  }

  @Test func `items with frames stay where they are in the container`() throws {
    var scene = try Self.scene([])
    try scene.activate("card.left == screen.left + 100", "card.top == screen.top + 30")
    let photo = try scene.engine.addItem(
      named: "photo", in: scene["card"], frame: LayoutRect(x: 110, y: 40, width: 50, height: 70))
    scene.add(photo, named: "photo")
    try scene.activate("card.right >= photo.right + 10", "card.bottom == photo.bottom + 20")
    #expect(
      try scene.engine.smallestSize(of: scene["card"]).size == LayoutSize(width: 70, height: 100))
  }

  @Test func `absolute places count as they are`() throws {
    var scene = try Self.scene(["a"])
    for (item, attribute, place) in [
      ("card", LayoutAttribute.left, 20.0), ("card", .top, 30), ("a", .left, 50), ("a", .top, 30),
      ("a", .bottom, 90),
    ] {
      try scene.engine.activate(
        LayoutConstraint(
          terms: [LayoutTerm(.attribute(attribute, of: scene[item]))], .equal, constant: place))
    }
    try scene.activate(
      "a.width == 100", "card.right == a.right + 10", "card.bottom == a.bottom")
    let size = try scene.engine.smallestSize(of: scene["card"]).size
    #expect(size == LayoutSize(width: 140, height: 60))
  }

  @Test(arguments: UserInterfaceLayoutDirection.allCases)
  func `margins, guides and what is inherited through them count`(
    direction: UserInterfaceLayoutDirection
  ) throws {
    var scene = LayoutScene(direction: direction)
    try scene.engine.setSafeAreaInsets(LayoutInsets(top: 20, left: 30, right: 5), of: scene.screen)
    let card = try scene.engine.addItem(named: "card", in: scene.screen)
    scene.add(card, named: "card")
    scene.add(try scene.engine.addItem(named: "a", in: card), named: "a")
    try scene.engine.setLayoutMargins(
      DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4), of: card)
    let margins = try scene.engine.layoutMarginsGuide(of: card)
    scene.add(margins, named: "margins")
    scene.add(
      try scene.engine.addGuide(in: margins, insets: LayoutInsets(left: 50)), named: "inner")
    try scene.activate(
      "card.left == screen.left + 10", "card.top == screen.top", "card.width == screen.width",
      "card.height == 100 @1", "a.left == inner.left", "a.right == margins.right",
      "a.top == margins.top", "a.bottom == margins.bottom")
    try scene.setSize(60, 40, of: "a")
    // Of the safe area 20 points on the left reach over the card, and all 20 at the top, and the card
    // sticks out on the right.
    let size = try scene.engine.smallestSize(of: card).size
    #expect(size == LayoutSize(width: 20 + 2 + 50 + 60 + 4 + 15, height: 20 + 1 + 40 + 3))
  }

  @Test func `what scrolls in it has no say unless it is tied to the frame`() throws {
    var scene = try Self.scene(["scroll"])
    let content = try scene.engine.addScrollContent(in: scene["scroll"])
    scene.add(content, named: "content")
    scene.add(try scene.engine.addItem(named: "a", in: scene["scroll"]), named: "a")
    try scene.activate(
      "scroll.left == card.left", "scroll.right == card.right", "scroll.top == card.top",
      "scroll.bottom == card.bottom", "a.left == scroll.left + 5", "a.right == scroll.right - 5",
      "a.top == scroll.top", "a.bottom == scroll.bottom", "a.width == 700", "a.height == 300")
    try scene.engine.setContentOffset(LayoutPoint(x: 50, y: 20), of: scene["scroll"])
    #expect(try scene.engine.smallestSize(of: scene["card"]).size == LayoutSize())
    try scene.activate("scroll.height == content.height")
    #expect(try scene.engine.smallestSize(of: scene["card"]).size == LayoutSize(height: 300))
  }

  @Test func `sizes are those of frames, which reach beyond alignment rectangles`() throws {
    var scene = try Self.scene(["a"])
    try scene.engine.setAlignmentRectInsets(
      LayoutInsets(top: 1, left: 2, bottom: 3, right: 4), of: scene["card"])
    try scene.activate(
      "a.left == card.left", "a.right == card.right", "a.top == card.top",
      "a.bottom == card.bottom",
      "a.width >= 20", "a.height == 10")
    #expect(
      try scene.engine.smallestSize(of: scene["card"]).size == LayoutSize(width: 26, height: 14))
    #expect(
      try scene.engine.fittingSize(of: scene["card"], width: 50).size
        == LayoutSize(width: 50, height: 14))
  }

  @Test func `free variables count, what else they are tied to does not`() throws {
    var scene = try Self.scene(["a", "b"])
    scene.names.add(scene.engine.makeVariable(), named: "gap")
    try scene.activate(
      "gap == 0.1 * screen.width", "a.left == card.left + gap", "b.left == a.right + gap",
      "card.right == b.right + gap", "a.width == 20", "b.width == 30", "gap >= 7")
    let size = try scene.engine.smallestSize(of: scene["card"]).size
    #expect(size.width == 71)
  }

  @Test func `an owner from whose origin nothing is measured has no say`() throws {
    var scene = try Self.scene(["a"])
    try scene.activate(
      ["a.left == card.left + 3", "a.right == card.right - 3", "a.width == 20"], owner: "screen")
    try scene.activate(["a.centerX == 0.7 * card.right"], owner: "screen")
    #expect(try scene.engine.smallestSize(of: scene["card"]).size.width == 26)
  }

  @Test func `where axes mix the report is in the caller's terms`() throws {
    var scene = try Self.scene(["picture", "label"])
    try scene.activate(
      "picture.left == card.left", "label.left == picture.right", "label.right == card.right",
      "picture.height == label.height", "picture.top == card.top", "label.top == card.top",
      "card.bottom >= label.bottom")
    let ratio = try scene.activate("picture.width == picture.height")
    try scene.engine.setContentCompressionResistancePriority(
      751, for: .vertical, of: scene["label"])
    let text = WrappingText(words: Array(repeating: 26, count: 12))
    let found = try scene.engine.fittingSize(
      of: scene["card"], width: 200, sizing: [scene["label"]]
    ) { text.size(width: $1) }
    #expect(found.sizing.axisMixingConstraints == ratio)
    #expect(found.sizing.isSettled && found.size.height > 40)
    let unsettled = try scene.engine.fittingSize(
      of: scene["card"], width: 200, sizing: [scene["label"]]
    ) { _, width in IntrinsicContentSize(width: 300, height: 220 - min(200, width ?? 200)) }
    #expect(unsettled.sizing.unsettledItems == [scene["label"]])
  }
}
