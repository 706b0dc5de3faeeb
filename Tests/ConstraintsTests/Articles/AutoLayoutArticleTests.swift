import Constraints
import TestSupport
import Testing

/// What Constraints.docc/ComingFromAutoLayout.md says is different.
@Suite struct AutoLayoutArticleTests {
  @Test func `being in another item moves nothing`() throws {
    var engine = LayoutEngine()
    let panel = engine.addItem(frame: LayoutRect(x: 50, y: 60, width: 100, height: 100))
    let label = try engine.addItem(in: panel)
    #expect(engine.frame(of: label) == LayoutRect())
  }

  @Test func `the frame is the alignment rectangle grown by its insets`() throws {
    var engine = LayoutEngine()
    let screen = engine.addItem(frame: LayoutRect(width: 320, height: 568))
    let toggle = engine.addItem()
    let label = engine.addItem()
    try engine.setAlignmentRectInsets(
      LayoutInsets(top: 1, left: 2, bottom: 3, right: 4), of: toggle)
    try engine.setIntrinsicContentSize(IntrinsicContentSize(width: 49, height: 31), of: toggle)
    try engine.activate([
      toggle.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
      toggle.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
      label.leadingAnchor.constraint(equalTo: toggle.trailingAnchor),
    ])
    #expect(engine.alignmentRect(of: toggle) == LayoutRect(x: 16, y: 20, width: 49, height: 31))
    #expect(engine.frame(of: toggle) == LayoutRect(x: 14, y: 19, width: 55, height: 35))
    #expect(engine.frame(of: label).x == 65)
    #expect(engine.value(of: toggle.trailingAnchor) == 65)
    let guide = try engine.addGuide(in: toggle)
    #expect(engine.frame(of: guide) == engine.alignmentRect(of: toggle))
    #expect(throws: LayoutError.numberOutOfRange(.infinity)) {
      try engine.setAlignmentRectInsets(LayoutInsets(top: .infinity), of: toggle)
    }
  }

  @Test func `a hidden item whose width is required makes no conflict`() throws {
    var engine = LayoutEngine()
    let row = engine.addItem()
    let (icon, text) = (engine.addItem(), engine.addItem())
    try engine.activate([
      icon.widthAnchor.constraint(equalToConstant: 30),
      text.widthAnchor.constraint(equalToConstant: 50),
    ])
    try engine.arrange([icon, text], in: row, StackArrangement(axis: .horizontal, spacing: 8))
    #expect(engine.frame(of: row).width == 88)
    try engine.setHidden(true, ofArrangedItem: icon)
    #expect(engine.frame(of: row).width == 50)
  }

  @Test func `a conflict is thrown before anything changes`() throws {
    var engine = LayoutEngine()
    let label = engine.addItem()
    try engine.activate(label.widthAnchor.constraint(equalToConstant: 30))
    #expect(throws: LayoutError.self) {
      try engine.activate(label.widthAnchor.constraint(equalToConstant: 40))
    }
    #expect(engine.frame(of: label).width == 30)
    #expect(engine.activeConstraints.count == 3)
  }
}
