import Constraints
import TestSupport
import Testing

/// What Constraints.docc/Sizing.md says, in its order.
@Suite struct SizingArticleTests {
  @Test func `width first, then height`() throws {
    var engine = LayoutEngine()
    let screen = engine.addItem(named: "screen", frame: LayoutRect(width: 320, height: 568))
    let label = engine.addItem(named: "label")
    try engine.activate([
      label.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
    ])
    var widths: [Double?] = []
    try engine.sizeToContent([label]) { item, width in
      widths.append(width)
      // 3000 points of text in lines of 40 points.
      let lines = (3000 / (width ?? 3000)).rounded(.up)
      return IntrinsicContentSize(width: width ?? 3000, height: 40 * lines)
    }
    #expect(engine.frame(of: label) == LayoutRect(x: 10, y: 20, width: 300, height: 400))
    #expect(widths == [nil, 300])
  }

  @Test func `when heights act on widths`() throws {
    var engine = LayoutEngine()
    let row = engine.addItem(named: "row", frame: LayoutRect(width: 200, height: 400))
    let picture = engine.addItem(named: "picture")
    let label = engine.addItem(named: "label")
    try engine.setContentCompressionResistancePriority(751, for: .vertical, of: label)
    try engine.activate([
      picture.leftAnchor.constraint(equalTo: row.leftAnchor),
      picture.topAnchor.constraint(equalTo: row.topAnchor),
      label.leftAnchor.constraint(equalTo: picture.rightAnchor),
      label.rightAnchor.constraint(equalTo: row.rightAnchor),
      label.topAnchor.constraint(equalTo: row.topAnchor),
      picture.heightAnchor.constraint(equalTo: label.heightAnchor, multiplier: 1),
    ])
    let ratio = try engine.activate(
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 1))
    #expect(engine.axisMixingConstraints(among: [label]) == [ratio])

    let sizing = try engine.sizeToContent([label]) { item, width in
      // 350 points of text in lines of 20 points.
      let lines = (350 / (width ?? 350)).rounded(.up)
      return IntrinsicContentSize(width: width ?? 350, height: 20 * lines)
    }
    #expect(sizing.rounds == 2)
    #expect(sizing.axisMixingConstraints == [ratio])
    #expect(sizing.isSettled)
    #expect(engine.frame(of: label) == LayoutRect(x: 60, y: 0, width: 140, height: 60))
  }

  @Test func `the size that fits`() throws {
    var engine = LayoutEngine()
    let cell = engine.addItem(named: "cell")
    let text = try engine.addItem(named: "text", in: cell)
    try engine.activate([
      text.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
      text.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -8),
    ])
    let measure = { (item: LayoutItem, width: Double?) in
      // 500 points of text in lines of 20 points.
      IntrinsicContentSize(width: width ?? 500, height: 20 * (500 / (width ?? 500)).rounded(.up))
    }
    #expect(
      try engine.smallestSize(of: cell, sizing: [text], measuring: measure).size
        == LayoutSize(width: 520, height: 36))
    #expect(
      try engine.fittingSize(of: cell, width: 320, sizing: [text], measuring: measure).size
        == LayoutSize(width: 320, height: 56))
    #expect(LayoutPriority.fittingSizeLevel == 50)
  }

  @Test func `on pixels`() {
    let thirds = (0..<3).map { LayoutRect(x: 320.0 / 3 * Double($0), width: 320.0 / 3, height: 44) }
    #expect(thirds.map { $0.snapped(toScale: 2).x } == [0, 106.5, 213.5])
    #expect(thirds.map { $0.snapped(toScale: 2).width } == [106.5, 107, 106.5])
  }
}
