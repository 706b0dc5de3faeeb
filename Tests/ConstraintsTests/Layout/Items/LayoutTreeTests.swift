import Constraints
import TestSupport
import Testing

@Suite struct LayoutTreeTests {
  @Test func `subviews keep the order in which they were added`() throws {
    var engine = LayoutEngine()
    let panel = engine.addItem(named: "panel")
    let views = try (0..<4).map { try engine.addItem(named: "v\($0)", in: panel) }
    #expect(engine.subviews(of: panel) == views)
    #expect(engine.superview(of: views[2]) == panel)
    #expect(engine.superview(of: panel) == nil)
    try engine.removeItem(views[1])
    try engine.removeItem(views[3])
    #expect(engine.subviews(of: panel) == [views[0], views[2]])
    let late = try engine.addItem(in: panel)
    #expect(engine.subviews(of: panel) == [views[0], views[2], late])
    try engine.removeItem(views[0])
    #expect(engine.subviews(of: panel) == [views[2], late])
  }

  @Test func `guides belong to their owner and are no subviews`() throws {
    var engine = LayoutEngine()
    let panel = engine.addItem()
    let guide = try engine.addGuide(in: panel)
    let inner = try engine.addGuide(in: guide)
    #expect(engine.subviews(of: panel).isEmpty)
    #expect(engine.guides(of: panel) == [guide])
    #expect(engine.superview(of: inner) == guide)
    #expect(engine.isDescendant(inner, of: panel) == true)
    #expect(engine.isDescendant(panel, of: panel) == false)
    #expect(throws: LayoutError.wrongKind(guide)) { try engine.addItem(in: guide) }
  }

  @Test func `an item goes with all that is in it`() throws {
    var engine = LayoutEngine()
    let screen = engine.addItem(frame: LayoutRect(width: 100, height: 100))
    let panel = try engine.addItem(in: screen)
    let label = try engine.addItem(in: panel)
    let guide = try engine.addGuide(in: label)
    let other = try engine.addItem(in: screen)
    try engine.activate([
      label.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 5),
      other.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      other.widthAnchor.constraint(equalToConstant: 7),
    ])
    try engine.removeItem(panel)
    #expect(engine.subviews(of: screen) == [other])
    for gone in [panel, label, guide] {
      #expect(throws: LayoutError.unknownItem(gone)) { try engine.removeItem(gone) }
    }
    #expect(engine.frame(of: other) == LayoutRect(width: 7, height: 0))
    // The sizes of `other` and its width.
    #expect(engine.activeConstraints.count == 3)
  }

  @Test func `the roots are what is in nothing`() throws {
    var engine = LayoutEngine()
    let one = engine.addItem()
    let two = engine.addItem()
    _ = try engine.addItem(in: one)
    _ = try engine.addGuide(in: two)
    #expect(engine.rootItems == [one, two])
  }

  @Test(arguments: [0.0, 40])
  func `multipliers are measured from the nearest item around both`(x: Double) throws {
    var engine = LayoutEngine()
    let screen = engine.addItem(frame: LayoutRect(width: 400, height: 800))
    let panel = try engine.addItem(in: screen)
    let dot = try engine.addItem(in: panel)
    try engine.activate([
      panel.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: x),
      panel.widthAnchor.constraint(equalToConstant: 100),
      LayoutConstraint(
        item: dot, attribute: .left, relatedBy: .equal, toItem: panel, attribute: .right,
        multiplier: 0.25),
    ])
    #expect(engine.frame(of: dot).x == x + 25)
  }

  @Test func `a tree as deep as it is long is no matter`() throws {
    var engine = LayoutEngine()
    var items = [engine.addItem()]
    for _ in 0..<20_000 { items.append(try engine.addItem(in: items[items.count - 1])) }
    #expect(engine.isDescendant(items[20_000], of: items[0]) == true)
    #expect(engine.layoutMargins(of: items[20_000]).left == 8)
    try engine.removeItem(items[1])
    #expect(engine.subviews(of: items[0]).isEmpty)
  }
}
