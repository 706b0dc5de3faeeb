import Testing

@testable import Constraints

/// Rows of two views each below each other in a scrolling item, tied by constraints or by a stack.
private struct GrowingRows: ~Copyable {
  private var engine: LayoutEngine
  private let isStack: Bool
  private let content: LayoutItem
  private let column: LayoutItem
  private var last: LayoutItem?
  private var end: ConstraintID?

  init(isStack: Bool) throws {
    var engine = LayoutEngine()
    let screen = engine.addItem(frame: LayoutRect(x: 10, y: 20, width: 320, height: 480))
    let scroll = try engine.addItem(in: screen)
    let content = try engine.addScrollContent(in: scroll)
    let column = try engine.addItem(in: scroll)
    for edge in [LayoutAttribute.left, .right, .top, .bottom] {
      try engine.activate(
        LayoutConstraint(
          item: scroll, attribute: edge, relatedBy: .equal, toItem: screen, attribute: edge))
      guard edge != .bottom || isStack else { continue }
      try engine.activate(
        LayoutConstraint(
          item: column, attribute: edge, relatedBy: .equal, toItem: scroll, attribute: edge))
    }
    try engine.activate([column.widthAnchor.constraint(equalTo: scroll.widthAnchor)])
    if isStack { try engine.arrange([], in: column, StackArrangement(axis: .vertical)) }
    self.engine = engine
    self.isStack = isStack
    self.content = content
    self.column = column
  }

  var height: Double { engine.frame(of: content).height }

  mutating func append() throws {
    let (isStack, column, content, above, end) = (isStack, column, content, last, end)
    let added = try engine.transaction {
      (engine) throws(LayoutError) -> (LayoutItem, ConstraintID?) in
      let row = try engine.addItem(in: column)
      let (title, text) = (try engine.addItem(in: row), try engine.addItem(in: row))
      try engine.setIntrinsicContentSize(IntrinsicContentSize(width: 80, height: 10), of: title)
      try engine.setIntrinsicContentSize(IntrinsicContentSize(width: 90, height: 20), of: text)
      try engine.activate([
        title.topAnchor.constraint(equalTo: row.topAnchor),
        title.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8),
        text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        text.trailingAnchor.constraint(lessThanOrEqualTo: row.trailingAnchor, constant: -8),
        row.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 6),
      ])
      if isStack {
        try engine.addArrangedItem(row, to: column)
        return (row, nil)
      }
      if let end { try engine.deactivate([end]) }
      try engine.activate([
        row.leadingAnchor.constraint(equalTo: column.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: column.trailingAnchor),
        row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? column.topAnchor),
      ])
      return (row, try engine.activate(row.bottomAnchor.constraint(equalTo: content.bottomAnchor)))
    }
    (last, self.end) = added
  }

  /// What one more row adds to the factors of the bases, and how many variables it moves.
  mutating func work() throws -> [Int] {
    let before = sizes
    try append()
    return zip(sizes, before).map { $0 - $1 } + [engine.solver.active.savedValues.count]
  }

  /// How many rows, entries and changes the factors have, and how often they were made anew.
  private var sizes: [Int] {
    let components = engine.solver.active.components
    return [
      components.reduce(0) { $0 + $1.columns.count },
      components.reduce(0) { $0 + $1.factor.lowerRows.entryCount },
      components.reduce(0) { $0 + $1.factor.upperRows.entryCount },
      components.reduce(0) { $0 + $1.factor.etas.size },
      components.reduce(0) { $0 + $1.factor.etas.work },
    ]
  }
}

@Suite struct LayoutGrowthTests {
  @Test(arguments: [false, true])
  func `a row more is the same work whatever is there`(isStack: Bool) throws {
    var rows = try GrowingRows(isStack: isStack)
    for _ in 0..<20 { try rows.append() }
    let work = try rows.work()
    for _ in 0..<380 { try rows.append() }
    #expect(try rows.work() == work)
    #expect(work[4] == 0, "no change of the basis needs to be remembered")
    #expect(rows.height == Double(402 * 40))
  }
}
