import Constraints

/// A list of messages that grows: rows in a scrolling item, each with a date and a text.
struct MessageList: ~Copyable {
  /// What holds one row to the one before it.
  enum Means: String, CaseIterable {
    case constraints
    case stack
  }

  private var engine: LayoutEngine
  private let means: Means
  private let content: LayoutItem
  private let column: LayoutItem
  private var rows: [Row] = []
  private var bottom: ConstraintID?

  /// A row, and what ties it to the one above.
  private struct Row {
    var item: LayoutItem
    var link: ConstraintID?
  }

  init(_ means: Means) throws {
    var engine = LayoutEngine()
    let screen = engine.addItem(named: "screen", frame: LayoutRect(width: 320, height: 568))
    let scroll = try engine.addItem(named: "list", in: screen)
    let content = try engine.addScrollContent(in: scroll)
    let column = try engine.addItem(named: "column", in: scroll)
    var constraints = [
      scroll.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: screen.topAnchor, constant: 64),
      scroll.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      column.topAnchor.constraint(equalTo: scroll.topAnchor),
      column.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ]
    constraints.append(
      means == .stack
        ? column.bottomAnchor.constraint(equalTo: scroll.bottomAnchor)
        : column.heightAnchor.constraint(equalToConstant: 0))
    try engine.activate(constraints)
    if means == .stack { try engine.arrange([], in: column, StackArrangement(axis: .vertical)) }
    self.engine = engine
    self.means = means
    self.content = content
    self.column = column
  }

  /// How far down the list reaches.
  var contentHeight: Double { engine.frame(of: content).height }

  /// The number of messages.
  var count: Int { rows.count }

  /// Puts a message before the one with an index, or below all others.
  mutating func insert(_ number: Int, at index: Int) throws(LayoutError) {
    var (rows, bottom) = (rows, bottom)
    self.rows = []
    defer { (self.rows, self.bottom) = (rows, bottom) }
    let (means, column) = (means, column)
    let end = index == rows.count ? content : nil
    try engine.transaction { (engine) throws(LayoutError) in
      let row = try MessageList.addRow(number, to: column, in: &engine)
      guard means == .constraints else {
        try engine.insertArrangedItem(row, at: index, in: column)
        return rows.insert(Row(item: row), at: index)
      }
      let above = index > 0 ? rows[index - 1].item.bottomAnchor : column.topAnchor
      try engine.activate([
        row.leadingAnchor.constraint(equalTo: column.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      ])
      let link = try engine.activate(row.topAnchor.constraint(equalTo: above))
      rows.insert(Row(item: row, link: link), at: index)
      if let end {
        if let bottom { try engine.deactivate([bottom]) }
        bottom = try engine.activate(row.bottomAnchor.constraint(equalTo: end.bottomAnchor))
      } else {
        try MessageList.tie(&rows[index + 1], to: row.bottomAnchor, in: &engine)
      }
    }
  }

  /// Takes a message out.
  mutating func remove(at index: Int) throws(LayoutError) {
    var (rows, bottom) = (rows, bottom)
    self.rows = []
    defer { (self.rows, self.bottom) = (rows, bottom) }
    let (means, column, content) = (means, column, content)
    try engine.transaction { (engine) throws(LayoutError) in
      let row = rows.remove(at: index)
      if means == .constraints {
        let above = index > 0 ? rows[index - 1].item.bottomAnchor : column.topAnchor
        if index < rows.count {
          try MessageList.tie(&rows[index], to: above, in: &engine)
        } else {
          bottom = try engine.activate(above.constraint(equalTo: content.bottomAnchor))
        }
      }
      for part in engine.subviews(of: row.item) { try engine.removeItem(part) }
      try engine.removeItem(row.item)
    }
  }

  /// Ties a row to what is above it, in place of what was.
  private static func tie(
    _ row: inout Row, to above: LayoutYAxisAnchor, in engine: inout LayoutEngine
  ) throws(LayoutError) {
    if let link = row.link { try engine.deactivate([link]) }
    row.link = try engine.activate(row.item.topAnchor.constraint(equalTo: above))
  }

  /// Adds a row with a date and a text.
  private static func addRow(
    _ number: Int, to column: LayoutItem, in engine: inout LayoutEngine
  ) throws(LayoutError) -> LayoutItem {
    let row = try engine.addItem(in: column)
    let date = try engine.addItem(in: row)
    let text = try engine.addItem(in: row)
    try engine.setIntrinsicContentSize(IntrinsicContentSize(width: 80, height: 15), of: date)
    try engine.setIntrinsicContentSize(
      IntrinsicContentSize(width: 143, height: Double(17 * (1 + number % 4))), of: text)
    try engine.activate([
      date.topAnchor.constraint(equalTo: row.topAnchor),
      date.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 10),
      text.topAnchor.constraint(equalTo: date.bottomAnchor, constant: 5),
      text.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
      text.trailingAnchor.constraint(lessThanOrEqualTo: row.trailingAnchor, constant: -20),
      row.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 5),
    ])
    return row
  }
}
