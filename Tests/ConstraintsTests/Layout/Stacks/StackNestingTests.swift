import Constraints
import TestSupport
import Testing

@Suite struct StackNestingTests {
  /// A row of two columns of two labels each, in a frame or as large as it must be.
  private struct Grid: ~Copyable {
    var engine: LayoutEngine
    let row: LayoutItem
    let columns: [LayoutItem]
    let cells: [[LayoutItem]]

    init(
      _ arrangement: StackArrangement, frame: LayoutRect? = nil,
      direction: UserInterfaceLayoutDirection = .leftToRight
    ) throws {
      var engine = LayoutEngine(layoutDirection: direction)
      let row =
        frame.map { engine.addItem(named: "row", frame: $0) } ?? engine.addItem(named: "row")
      let columns = (0..<2).map { engine.addItem(named: "column\($0)") }
      let cells = try (0..<2).map { column in
        try (0..<2).map { cell in
          let item = engine.addItem(named: "cell\(column)\(cell)")
          try engine.setIntrinsicContentSize(
            IntrinsicContentSize(width: Double(40 + 20 * column), height: Double(10 + 10 * cell)),
            of: item)
          return item
        }
      }
      try engine.arrange(columns, in: row, arrangement)
      for (column, cells) in zip(columns, cells) {
        try engine.arrange(
          cells, in: column, StackArrangement(axis: .vertical, alignment: .leading, spacing: 5))
      }
      self.row = row
      self.columns = columns
      self.cells = cells
      self.engine = engine
    }
  }

  @Test func `a row of columns is as large as what is in them`() throws {
    var grid = try Grid(
      StackArrangement(
        axis: .horizontal, alignment: .top, spacing: 8,
        margins: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(grid.engine.frame(of: grid.row) == LayoutRect(width: 114, height: 39))
    #expect(
      grid.engine.frame(of: grid.cells[1][1]) == LayoutRect(x: 50, y: 16, width: 60, height: 20))
    try grid.engine.setHidden(true, ofArrangedItem: grid.columns[0])
    #expect(
      grid.engine.frame(of: grid.cells[1][1]) == LayoutRect(x: 2, y: 16, width: 60, height: 20))
    #expect(grid.engine.frame(of: grid.row).width == 66)
  }

  @Test func `columns mirror with what is in them`() throws {
    let grid = try Grid(
      StackArrangement(axis: .horizontal, distribution: .fillEqually),
      frame: LayoutRect(width: 200, height: 35), direction: .rightToLeft)
    #expect(
      grid.engine.frame(of: grid.cells[0][0]) == LayoutRect(x: 160, y: 0, width: 40, height: 10))
    #expect(
      grid.engine.frame(of: grid.cells[1][1]) == LayoutRect(x: 40, y: 15, width: 60, height: 20))
  }

  @Test func `shares of nested stacks follow the content in them`() throws {
    var grid = try Grid(
      StackArrangement(axis: .horizontal, distribution: .fillProportionally),
      frame: LayoutRect(width: 200, height: 35))
    #expect(isClose(grid.engine.frame(of: grid.columns[0]).width, 80))
    try grid.engine.setIntrinsicContentSize(
      IntrinsicContentSize(width: 140, height: 10), of: grid.cells[0][0])
    #expect(isClose(grid.engine.frame(of: grid.columns[0]).width, 140))
    try grid.engine.setHidden(true, ofArrangedItem: grid.cells[0][0])
    #expect(isClose(grid.engine.frame(of: grid.columns[0]).width, 80))
    try grid.engine.dissolveStack(grid.columns[0])
    #expect(isClose(grid.engine.frame(of: grid.columns[0]).width, 0))
  }

  @Test func `labels in a column are measured at the width that the stack gives them`() throws {
    var engine = LayoutEngine()
    let stack = engine.addItem(named: "stack")
    let labels = (0..<3).map { engine.addItem(named: "label\($0)") }
    try engine.arrange(labels, in: stack, StackArrangement(axis: .vertical, spacing: 2))
    try engine.activate(stack.widthAnchor.constraint(equalToConstant: 100))
    let sizing = try engine.sizeToContent(labels) { item, width in
      let area = item == labels[1] ? 3000.0 : 1000.0
      return IntrinsicContentSize(width: area / 10, height: area / (width ?? area / 10))
    }
    #expect(sizing == ContentSizing())
    #expect(labels.map { engine.frame(of: $0).height } == [10, 30, 10])
    #expect(engine.frame(of: stack).height == 54)
  }
}
