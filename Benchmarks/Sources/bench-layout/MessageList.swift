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
  private var rows: [LayoutItem] = []
  private var bottom: ConstraintID?

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

  /// Adds a message below the others.
  mutating func append(_ number: Int) throws(LayoutError) {
    let (means, content, column, last) = (means, content, column, rows.last)
    let oldBottom = bottom
    let added = try engine.transaction {
      (engine) throws(LayoutError) -> (row: LayoutItem, bottom: ConstraintID?) in
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
      guard means == .constraints else {
        try engine.addArrangedItem(row, to: column)
        return (row, nil)
      }
      if let oldBottom { try engine.deactivate([oldBottom]) }
      try engine.activate([
        row.leadingAnchor.constraint(equalTo: column.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: column.trailingAnchor),
        row.topAnchor.constraint(equalTo: last?.bottomAnchor ?? column.topAnchor),
      ])
      return (
        row, try engine.activate(row.bottomAnchor.constraint(equalTo: content.bottomAnchor))
      )
    }
    rows.append(added.row)
    bottom = added.bottom
  }
}
