import Constraints
import TestSupport
import Testing

@Suite struct LayoutTreeDescriptionTests {
  /// A screen with a bar, a row in which the contents do not fit, and a grid that says too little.
  private static func screen() throws -> LayoutScene {
    var scene = LayoutScene(screen: LayoutRect(width: 320, height: 568))
    try scene.engine.setSafeAreaInsets(LayoutInsets(top: 20), of: scene.screen)
    scene.add(try scene.engine.safeAreaLayoutGuide(of: scene.screen), named: "safeArea")
    for (name, superview) in [
      ("row", "screen"), ("title", "row"), ("note", "row"), ("grid", "screen"), ("cell", "grid"),
    ] {
      scene.add(try scene.engine.addItem(named: name, in: scene[superview]), named: name)
    }
    try scene.setSize(180, 20, of: "title")
    try scene.setSize(158, 17.0 / 3, of: "note")
    try scene.engine.setContentCompressionResistancePriority(
      749, for: .horizontal, of: scene["note"])
    try scene.engine.arrange(
      [scene["title"], scene["note"]], in: scene["row"],
      StackArrangement(axis: .horizontal, spacing: 8))
    try scene.activate(
      "H:|-16-[row]-16-|", "row.top == safeArea.top", "row.height == 44",
      "note.width >= 150 @700", "grid.top == row.bottom", "H:|[grid]|", "V:[grid]|",
      "cell.width == grid.width / 3", "cell.bottom == grid.bottom")
    return scene
  }

  @Test func `each item has a line with its frame and what is wrong`() throws {
    let scene = try Self.screen()
    #expect(
      scene.engine.treeDescription() == """
        screen (0, 0, 320, 568)
        |  screen.safeArea (0, 20, 320, 548), guide
        |  row (16, 20, 288, 44), stack
        |  |  title (16, 20, 180, 44), content 180 x 20, stretched by 0 x 24
        |  |  note (204, 20, 100, 44), content 158 x 5.667, stretched by 0 x 38.333, squeezed by 58 x 0, broken: note.width >= 150 @700 by 50
        |  grid (0, 64, 320, 504)
        |  |  cell (0, 0, 106.667, 568), ambiguous: leading height top

        """)
  }

  @Test func `it begins where it is told to`() throws {
    let scene = try Self.screen()
    #expect(
      scene.engine.treeDescription(of: scene["grid"]) == """
        grid (0, 64, 320, 504)
        |  cell (0, 0, 106.667, 568), ambiguous: leading height top

        """)
  }

  @Test func `contents that scroll, hidden items and alignment rectangles are told`() throws {
    var engine = LayoutEngine()
    let scroll = engine.addItem(named: "scroll", frame: LayoutRect(width: 100, height: 50))
    let content = try engine.addScrollContent(in: scroll)
    let dial = try engine.addItem(
      in: scroll, frame: LayoutRect(x: 10, y: 10, width: 51, height: 31))
    try engine.setAlignmentRectInsets(LayoutInsets(right: 2), of: dial)
    try engine.activate([
      content.widthAnchor.constraint(equalToConstant: 300),
      content.heightAnchor.constraint(equalToConstant: 80),
    ])
    try engine.setContentOffset(LayoutPoint(x: 20, y: 0), of: scroll)
    let stack = engine.addItem(named: "stack")
    let item = try engine.addItem(named: "item", in: stack)
    try engine.arrange([item], in: stack, StackArrangement(axis: .horizontal))
    try engine.setHidden(true, ofArrangedItem: item)
    let lines = engine.treeDescription().split(separator: "\n").map { String($0) }
    #expect(
      lines.prefix(3) == [
        "scroll (0, 0, 100, 50)",
        "|  scroll.content (-20, 0, 300, 80), scroll content",
        "|  item2 (10, 10, 53, 31), aligned by (10, 10, 51, 31)",
      ])
    #expect(lines.dropFirst(3).first?.hasPrefix("stack (0, 0, 0, 0), stack") == true)
    #expect(lines.last?.hasPrefix("|  item (0, 0, 0, 0), hidden") == true)
  }

  @Test func `an empty engine has nothing to tell`() {
    #expect(LayoutEngine().treeDescription().isEmpty)
  }

  @Test func `a tree may be deep`() throws {
    var engine = LayoutEngine()
    var item = engine.addItem(named: "root", frame: LayoutRect())
    for _ in 0..<3000 { item = try engine.addItem(in: item, frame: LayoutRect()) }
    #expect(engine.treeDescription().split(separator: "\n").count == 3001)
  }

  @Test func `the same layout has the same description, whatever was before`() throws {
    try forAll(seeds: 0..<60, generate: { OpenLayout(&$0) }, shrink: \.smaller) { layout in
      var scene = try layout.scene()
      let before = scene.engine.treeDescription()
      let ids = try? scene.activate("v0.width >= 111 @999", "v0.centerX == 40 @700")
      if let ids { try scene.engine.deactivate(ids) }
      return scene.engine.treeDescription() == before
    }
  }
}
