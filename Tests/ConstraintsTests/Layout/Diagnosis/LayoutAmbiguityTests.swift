import Constraints
import TestSupport
import Testing

/// What is named as open, and how what settles it is written.
@Suite struct LayoutAmbiguityTests {
  private static func lines(_ scene: borrowing LayoutScene) -> [String] {
    let engine = scene.engine.clone()
    return engine.ambiguities().map { engine.description(of: $0) }
  }

  @Test(arguments: [
    (40.0, "80", "content hugging"), (400, "0", "compression resistance"),
  ])
  func `two labels that want the same are one ambiguity`(
    width: Double, settled: String, kind: String
  ) throws {
    var scene = LayoutScene(["title", "note"])
    try scene.setSize(2 * width, 20, of: "title")
    try scene.setSize(width, 20, of: "note")
    try scene.activate("H:|-[title]-[note]-|", "V:|[title]", "V:|[note]", "note.width >= 180 @900")
    #expect(
      Self.lines(scene) == [
        "title.width, note.width and note.leading are open; title.width == \(settled) would settle "
          + "it, and so may another \(kind) for title or note"
      ])
    try scene.engine.setContentHuggingPriority(251, for: .horizontal, of: scene["title"])
    try scene.engine.setContentCompressionResistancePriority(
      751, for: .horizontal, of: scene["title"])
    #expect(Self.lines(scene).isEmpty)
  }

  @Test func `a layout without ambiguity has none`() throws {
    var scene = LayoutScene(["a"])
    try scene.activate("H:|-[a]-|", "V:|-[a(44)]")
    #expect(Self.lines(scene).isEmpty)
    #expect(LayoutEngine().ambiguities().isEmpty)
  }

  @Test func `an item that nothing names is four`() {
    let scene = LayoutScene(["a"])
    #expect(
      Self.lines(scene) == [
        "a.width is open; a.width == 0 would settle it",
        "a.leading is open; a.leading == 0 would settle it",
        "a.height is open; a.height == 0 would settle it",
        "a.top is open; a.top == 0 would settle it",
      ])
  }

  @Test(arguments: [
    (UserInterfaceLayoutDirection.leftToRight, "label.leading == card.leading + 12"),
    (.rightToLeft, "label.trailing == card.trailing"),
  ])
  func `a place is told by the item around it, in the direction of reading`(
    direction: UserInterfaceLayoutDirection, settling: String
  ) throws {
    var scene = LayoutScene(direction: direction)
    let card = try scene.engine.addItem(named: "card", in: scene.screen)
    let label = try scene.engine.addItem(named: "label", in: card)
    scene.add(card, named: "card")
    scene.add(label, named: "label")
    try scene.setSize(80, 20, of: "label")
    try scene.activate(
      "H:|-30-[card]-30-|", "V:|-60-[card(100)]", "label.leading >= card.leading + 12",
      "label.trailing <= card.trailing", "label.top >= card.top + 4 @500",
      "label.bottom <= card.bottom - 4", "label.top >= 70 @200")
    #expect(
      Self.lines(scene) == [
        "label.leading is open; \(settling) would settle it",
        "label.top is open; label.top == card.top + 10 would settle it",
      ])
  }

  @Test(arguments: [
    (
      UserInterfaceLayoutDirection.leftToRight,
      [
        "a.width and a.leading are open; a.width == 380 would settle it",
        "b.width is open; b.width == 0 would settle it",
        "c.width and c.leading are open; c.width == 400 would settle it",
      ]
    ),
    (
      .rightToLeft,
      [
        "a.width and a.leading are open; a.width == 0 would settle it",
        "b.width is open; b.width == 392 would settle it",
        "c.width and c.leading are open; c.width == 400 would settle it",
      ]
    ),
  ])
  func `in both directions it is the leading edge that is open`(
    direction: UserInterfaceLayoutDirection, lines: [String]
  ) throws {
    var scene = LayoutScene(["a", "b", "c"], direction: direction)
    try scene.activate(
      "a.trailing == screen.trailing - 20", "b.leading == screen.leading + 8",
      "c.centerX == screen.centerX", "V:|[a(1)]", "V:|[b(1)]", "V:|[c(1)]")
    #expect(Self.lines(scene) == lines)
  }

  @Test func `a bound that is just met is settled as an equality`() throws {
    var scene = LayoutScene(["a", "b"])
    try scene.activate("H:|-[a(100)]-(>=8)-[b(50)]", "V:|[a(20)]", "V:|[b(20)]")
    #expect(
      Self.lines(scene) == ["b.leading is open; b.leading == a.trailing + 8 would settle it"])
  }

  @Test func `a bound between two open sizes settles the second one`() throws {
    var scene = LayoutScene(["a", "b"])
    try scene.activate(
      "H:|-[a]", "H:|-[b]", "V:|[a(20)]", "V:|[b(20)]", "a.width <= b.width", "b.width >= 30")
    #expect(
      Self.lines(scene) == [
        "a.width is open; a.width == 0 would settle it",
        "b.width is open; b.width == 30 would settle it",
      ])
  }

  @Test func `a line does not do the work of another one where bounds just meet`() throws {
    var scene = LayoutScene()
    for (name, superview) in [("a", "screen"), ("b", "screen"), ("c", "a")] {
      scene.add(try scene.engine.addItem(named: name, in: scene[superview]), named: name)
    }
    // With c.top == a.top the bounds would hold a.top from both sides.
    try scene.activate("c.centerY <= screen.top @500", "b.centerY <= a.top @250")
    let lines = scene.engine.ambiguities().map(\.settlingConstraint)
    for index in lines.indices {
      let engine = scene.engine.clone()
      var others = lines
      others.remove(at: index)
      #expect(try Self.leavesOpen(others, in: engine))
    }
  }

  private static func leavesOpen(
    _ lines: [LayoutConstraint], in engine: consuming LayoutEngine
  ) throws -> Bool {
    try engine.activate(lines)
    return !engine.ambiguities().isEmpty
  }

  @Test func `variables are named behind all items`() throws {
    var scene = LayoutScene(["a"])
    let variable = scene.engine.makeVariable()
    scene.names.add(variable, named: "gap")
    try scene.activate("H:|-[a]-|", "V:|[a]", "a.height == 2 * gap", "gap >= 5")
    let ambiguities = scene.engine.ambiguities()
    #expect(
      ambiguities.map(\.quantities) == [
        [.attribute(.height, of: scene["a"]), .variable(variable)]
      ])
  }

  @Test func `guides are open where their owners are and not named`() throws {
    var scene = LayoutScene(["a"])
    _ = try scene.engine.addGuide(named: "inside", in: scene["a"], insets: LayoutInsets(left: 5))
    try scene.activate("H:|-[a]-|", "V:|[a]")
    #expect(Self.lines(scene) == ["a.height is open; a.height == 0 would settle it"])
  }

  @Test func `the end of what scrolls is told by what is furthest out in it`() throws {
    var engine = LayoutEngine()
    let scroll = engine.addItem(named: "scroll", frame: LayoutRect(width: 100, height: 50))
    _ = try engine.addScrollContent(in: scroll)
    for (name, width) in [("a", 80.0), ("b", 120)] {
      let item = try engine.addItem(named: name, in: scroll)
      try engine.activate([
        item.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
        item.widthAnchor.constraint(equalToConstant: width),
        item.topAnchor.constraint(equalTo: scroll.topAnchor),
        item.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      ])
    }
    #expect(
      engine.ambiguities().map { engine.description(of: $0) } == [
        "a.height, b.height and scroll.content.height are open; a.height == 0 would settle it",
        "scroll.content.width is open; b.trailing == scroll.trailing + 130 would settle it",
      ])
  }

  @Test func `a number with many decimals is written to a thousand millionth`() throws {
    var scene = LayoutScene(["a", "b"])
    try scene.activate(
      "H:|[a][b]|", "a.width >= screen.width / 3", "a.width <= screen.width / 2", "V:|[a(1)]",
      "V:|[b(1)]")
    #expect(
      Self.lines(scene) == [
        "a.width, b.width and b.leading are open; a.width == 133.333333333 would settle it"
      ])
  }

  @Test func `inside a transaction it is the layout from before`() throws {
    var scene = LayoutScene(["a"])
    let before = scene.engine.ambiguities()
    let inside = try scene.engine.transaction { (engine) throws(LayoutError) in
      _ = engine.addItem(named: "late")
      return engine.ambiguities()
    }
    #expect(inside == before)
  }

  #if CONSTRAINTS_INTERNAL_CHECKS  // which look at all rows after each change
    private static let rowCount = 50
  #else
    private static let rowCount = Campaign.whole(1000, brief: 100)
  #endif

  @Test func `of a long list of rows that say too little each is told`() throws {
    let ambiguities = try Self.openRows(Self.rowCount).ambiguities()
    #expect(ambiguities.count == Self.rowCount)
    #expect(ambiguities.allSatisfy { $0.quantities.count == 2 })
  }

  /// Rows below each other, each with a label of no width.
  static func openRows(_ count: Int) throws -> LayoutEngine {
    var engine = LayoutEngine()
    let screen = engine.addItem(frame: LayoutRect(width: 400, height: 800))
    let list = engine.addItem()
    var constraints = [
      list.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
      list.topAnchor.constraint(equalTo: screen.topAnchor),
    ]
    var bottom = list.topAnchor
    for _ in 0..<count {
      let (row, label) = (engine.addItem(), engine.addItem())
      constraints += [
        row.leadingAnchor.constraint(equalTo: list.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: list.trailingAnchor),
        row.topAnchor.constraint(equalTo: bottom),
        row.heightAnchor.constraint(equalToConstant: 44),
        label.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        label.topAnchor.constraint(equalTo: row.topAnchor),
        label.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      ]
      bottom = row.bottomAnchor
    }
    constraints.append(list.bottomAnchor.constraint(equalTo: bottom))
    try engine.activate(constraints)
    return engine
  }
}
