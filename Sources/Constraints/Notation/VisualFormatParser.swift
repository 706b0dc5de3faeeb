/// Reads a line of Visual Format; the grammar stands at `VisualFormat`.
internal struct VisualFormatParser {
  internal private(set) var axis = LayoutAxis.horizontal
  internal private(set) var items: [VisualFormat.Item] = []
  internal var constraints: [NotatedConstraint] = []
  internal let options: VisualFormat.Options
  /// What neighbours have in common, from the options.
  internal let alignedAttributes: [LayoutAttribute]
  private var scanner: NotationScanner
  private let metrics: [VisualFormat.Metric]

  /// What stands between two neighbours.
  internal enum Connection {
    case touching
    case standard
    case predicates([Predicate])
  }

  /// One condition of a connection or view.
  internal struct Predicate {
    internal var relation: Constraint.Relation
    internal var object: NotatedExpression
    internal var priority: LayoutPriority
    internal var range: Range<Int>
  }

  /// What a connection joins.
  internal struct End {
    internal var item: NotatedItem
    /// Where the name stands.
    internal var range: Range<Int>
    /// Where all of it stands, brackets included.
    internal var whole: Range<Int>
  }

  internal init(
    scanner: NotationScanner, options: VisualFormat.Options, metrics: [VisualFormat.Metric]
  ) {
    self.scanner = scanner
    self.options = options
    self.metrics = metrics
    alignedAttributes = options.alignedAttributes
  }

  internal mutating func parse() throws(NotationError) {
    scanner.skipSpaces()
    let hasAxis = try takeAxis()
    var previous = superview()
    if previous == nil { previous = try view() }
    guard var previous else { throw scanner.unexpected(hasAxis ? .viewOrSuperview : .lineStart) }
    scanner.skipSpaces()
    while !scanner.isAtEnd {
      let start = scanner.offset
      let connection = try connection()
      let range = start..<scanner.offset
      scanner.skipSpaces()
      if !items.isEmpty, let edge = superview() {
        join(previous, edge, connection, at: range)
        scanner.skipSpaces()
        guard scanner.isAtEnd else { throw scanner.unexpected(.end) }
        return
      }
      let expected: NotationError.Expectation = items.isEmpty ? .view : .viewOrSuperview
      guard let view = try view() else { throw scanner.unexpected(expected) }
      join(previous, view, connection, at: range)
      previous = view
      scanner.skipSpaces()
    }
    guard !items.isEmpty else { throw scanner.unexpected(.view) }
  }

  /// Moves behind `H:` or `V:`, whether it is there, and holds the options against the axis.
  private mutating func takeAxis() throws(NotationError) -> Bool {
    let start = scanner.offset
    var ahead = scanner
    let word = ahead.takeName().map { ahead.text($0) }
    if word == "H" || word == "V" {
      axis = word == "H" ? .horizontal : .vertical
      scanner = ahead
      scanner.skipSpaces()
      try scanner.expect(":", .colon)
    }
    let range = start..<scanner.offset
    if let fault = options.fault(along: axis) { throw NotationError(fault, at: range) }
    scanner.skipSpaces()
    return !range.isEmpty
  }

  private mutating func superview() -> End? {
    let start = scanner.offset
    guard scanner.take("|") else { return nil }
    let range = start..<scanner.offset
    return End(item: .superview, range: range, whole: range)
  }

  /// Reads a view in brackets and says what its predicates ask of its size.
  private mutating func view() throws(NotationError) -> End? {
    let start = scanner.offset
    guard scanner.take("[") else { return nil }
    scanner.skipSpaces()
    guard let path = try scanner.takePath() else { throw scanner.unexpected(.viewName) }
    let item = VisualFormat.Item(name: scanner.text(path.range), range: path.range)
    let size = NotatedTerm(.attribute(extent, of: .named(item.name)), range: item.range)
    items.append(item)
    scanner.skipSpaces()
    if scanner.isNext("(") {
      for predicate in try predicates(mayNameViews: true) {
        add(NotatedExpression(terms: [size], range: item.range), predicate)
      }
      scanner.skipSpaces()
    }
    try scanner.expect("]", .closingBracket)
    return End(item: .named(item.name), range: item.range, whole: start..<scanner.offset)
  }

  private mutating func connection() throws(NotationError) -> Connection {
    guard scanner.take("-") else { return .touching }
    scanner.skipSpaces()
    if scanner.isNext("[") || scanner.isNext("|") { return .standard }
    let list: [Predicate]
    if scanner.isNext("(") {
      list = try predicates(mayNameViews: false)
    } else {
      list = [Self.distance(try object(.distance))]
    }
    scanner.skipSpaces()
    try scanner.expect("-", .closingHyphen)
    return .predicates(list)
  }

  private mutating func predicates(mayNameViews: Bool) throws(NotationError) -> [Predicate] {
    var list: [Predicate] = []
    repeat {
      _ = scanner.take(list.isEmpty ? "(" : ",")
      scanner.skipSpaces()
      let start = scanner.offset
      let relation = scanner.takeRelation() ?? .equal
      scanner.skipSpaces()
      let object = try object(mayNameViews ? .metricOrView : .metric)
      scanner.skipSpaces()
      let priority = try scanner.take("@") ? priority() : .required
      let range = start..<scanner.endOfLastWord
      list.append(Predicate(relation: relation, object: object, priority: priority, range: range))
      scanner.skipSpaces()
    } while scanner.isNext(",")
    try scanner.expect(")", .closingParenthesis)
    return list
  }

  /// Reads a number, a metric, or, where it is expected, the size of another view.
  ///
  /// A bare distance has no sign, which would read as part of its hyphens.
  private mutating func object(_ expected: NotationError.Expectation) throws(NotationError)
    -> NotatedExpression
  {
    let start = scanner.offset
    if let path = try scanner.takePath() {
      let name = scanner.text(path.range)
      if let value = try metric(name, at: path.range) {
        return NotatedExpression(constant: value, range: path.range)
      }
      guard expected == .metricOrView else {
        let known = metrics.map { $0.name }
        throw NotationError(.unknown(.metric, name, among: known), at: path.range)
      }
      let size = NotatedTerm(.attribute(extent, of: .named(name)), range: path.range)
      return NotatedExpression(terms: [size], range: path.range)
    }
    let isNegative = expected != .distance && scanner.take("-")
    if expected != .distance, !isNegative { _ = scanner.take("+") }
    guard let number = try scanner.takeNumber() else { throw scanner.unexpected(expected) }
    return NotatedExpression(constant: isNegative ? -number : number, range: start..<scanner.offset)
  }

  private mutating func priority() throws(NotationError) -> LayoutPriority {
    scanner.skipSpaces()
    var ahead = scanner
    guard let range = ahead.takeName(), let value = try metric(ahead.text(range), at: range) else {
      return try ConstraintNotation.priority(&scanner)
    }
    scanner = ahead
    guard let priority = LayoutPriority(rawValue: value) else {
      throw NotationError(.priorityOutOfRange(scanner.text(range)), at: range)
    }
    return priority
  }

  private func metric(_ name: String, at range: Range<Int>) throws(NotationError) -> Double? {
    guard let metric = metrics.first(where: { $0.name == name }) else { return nil }
    guard metric.value.magnitude <= NotationScanner.largestNumber else {
      throw NotationError(.numberOutOfRange(name), at: range)
    }
    return metric.value
  }
}
