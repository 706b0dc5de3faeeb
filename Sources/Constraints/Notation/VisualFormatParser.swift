/// Reads a line of Visual Format; the grammar stands at `VisualFormat`.
internal struct VisualFormatParser {
  internal private(set) var axis = LayoutAxis.horizontal
  internal private(set) var items: [VisualFormat.Item] = []
  internal private(set) var constraints: [NotatedConstraint] = []
  private var scanner: NotationScanner
  private let metrics: [VisualFormat.Metric]

  /// What stands between two neighbours.
  private enum Connection {
    case touching
    case standard
    case predicates([Predicate])
  }

  /// One condition of a connection or view.
  private struct Predicate {
    var relation: Relation
    var object: NotatedExpression
    var priority: LayoutPriority
    var range: Range<Int>
  }

  /// What a connection joins.
  private struct End {
    var item: NotatedItem
    var range: Range<Int>
  }

  internal init(scanner: NotationScanner, metrics: [VisualFormat.Metric]) {
    self.scanner = scanner
    self.metrics = metrics
  }

  internal mutating func parse() throws(NotationError) {
    scanner.skipSpaces()
    if scanner.peek(1) == ":" {
      if scanner.take("V") { axis = .vertical } else { _ = scanner.take("H") }
      try scanner.expect(":", .viewOrSuperview)
    }
    scanner.skipSpaces()
    var previous = superview()
    if previous == nil { previous = try view() }
    guard var previous else { throw scanner.unexpected(.viewOrSuperview) }
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

  private mutating func superview() -> End? {
    let start = scanner.offset
    return scanner.take("|") ? End(item: .superview, range: start..<scanner.offset) : nil
  }

  /// Reads a view in brackets and says what its predicates ask of its size.
  private mutating func view() throws(NotationError) -> End? {
    guard scanner.take("[") else { return nil }
    scanner.skipSpaces()
    guard let path = try scanner.takePath() else { throw scanner.unexpected(.viewName) }
    let item = VisualFormat.Item(name: path.text, range: path.range)
    let end = End(item: .named(item.name), range: item.range)
    items.append(item)
    scanner.skipSpaces()
    if scanner.next == "(" {
      for predicate in try predicates(mayNameViews: true) {
        let size = NotatedTerm(.attribute(extent, of: end.item), range: item.range)
        add(NotatedExpression(terms: [size], range: item.range), predicate)
      }
      scanner.skipSpaces()
    }
    try scanner.expect("]", .closingBracket)
    return end
  }

  private mutating func connection() throws(NotationError) -> Connection {
    guard scanner.take("-") else { return .touching }
    scanner.skipSpaces()
    switch scanner.next {
    case "[", "|": return .standard
    case "(":
      let predicates = try predicates(mayNameViews: false)
      scanner.skipSpaces()
      try scanner.expect("-", .closingHyphen)
      return .predicates(predicates)
    default:
      let start = scanner.offset
      let distance = try object(mayNameViews: false)
      let range = start..<scanner.offset
      scanner.skipSpaces()
      try scanner.expect("-", .closingHyphen)
      return .predicates(
        [Predicate(relation: .equal, object: distance, priority: .required, range: range)])
    }
  }

  private mutating func predicates(mayNameViews: Bool) throws(NotationError) -> [Predicate] {
    var list: [Predicate] = []
    repeat {
      _ = scanner.take(list.isEmpty ? "(" : ",")
      scanner.skipSpaces()
      let start = scanner.offset
      let relation = scanner.takeRelation() ?? .equal
      scanner.skipSpaces()
      let object = try object(mayNameViews: mayNameViews)
      scanner.skipSpaces()
      let priority = try scanner.take("@") ? priority() : .required
      let range = start..<scanner.endOfLastWord
      list.append(Predicate(relation: relation, object: object, priority: priority, range: range))
      scanner.skipSpaces()
    } while scanner.next == ","
    try scanner.expect(")", .closingParenthesis)
    return list
  }

  /// Reads a number, a metric, or, where it makes sense, the size of another view.
  private mutating func object(mayNameViews: Bool) throws(NotationError) -> NotatedExpression {
    let start = scanner.offset
    if let path = try scanner.takePath() {
      if let value = try metric(path.text, at: path.range) {
        return NotatedExpression(constant: value, range: path.range)
      }
      guard mayNameViews else { throw unknownMetric(path) }
      let size = NotatedTerm(.attribute(extent, of: .named(path.text)), range: path.range)
      return NotatedExpression(terms: [size], range: path.range)
    }
    let sign = scanner.take("-") ? -1.0 : 1.0
    guard let number = try scanner.takeNumber() else {
      throw scanner.unexpected(mayNameViews ? .metricOrView : .metric)
    }
    return NotatedExpression(constant: sign * number, range: start..<scanner.offset)
  }

  private mutating func priority() throws(NotationError) -> LayoutPriority {
    scanner.skipSpaces()
    var ahead = scanner
    guard let name = ahead.takeName(), let value = try metric(name.text, at: name.range) else {
      return try ConstraintNotation.priority(&scanner)
    }
    scanner = ahead
    guard let priority = LayoutPriority(rawValue: value) else {
      throw NotationError(.priorityOutOfRange(name.text), at: name.range)
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

  private func unknownMetric(_ path: NotationScanner.Path) -> NotationError {
    let known = metrics.map { $0.name }
    let nearest = nearestName(to: path.text, among: known)
    return NotationError(
      .unknown(.metric, path.text, nearest: nearest, known: known), at: path.range)
  }

  private var extent: LayoutAttribute { axis == .horizontal ? .width : .height }
  private var start: LayoutAttribute { axis == .horizontal ? .leading : .top }
  private var end: LayoutAttribute { axis == .horizontal ? .trailing : .bottom }

  /// Says how far two neighbours are apart.
  private mutating func join(
    _ first: End, _ second: End, _ connection: Connection, at range: Range<Int>
  ) {
    let from = NotatedTerm(
      .attribute(first.item == .superview ? start : end, of: first.item), range: first.range)
    let to = NotatedTerm(
      .attribute(second.item == .superview ? end : start, of: second.item), range: second.range)
    let isAtEdge = first.item == .superview || second.item == .superview
    var predicates: [Predicate]
    switch connection {
    case .touching: predicates = [Self.distance(0, at: range)]
    case .standard:
      let distance = isAtEdge ? VisualFormat.standardMargin : VisualFormat.standardSpacing
      predicates = [Self.distance(distance, at: range)]
    case .predicates(let written): predicates = written
    }
    for index in predicates.indices {
      predicates[index].object.terms.append(from)
      add(NotatedExpression(terms: [to], range: second.range), predicates[index])
    }
  }

  private static func distance(_ distance: Double, at range: Range<Int>) -> Predicate {
    let object = NotatedExpression(constant: distance, range: range)
    return Predicate(relation: .equal, object: object, priority: .required, range: range)
  }

  private mutating func add(_ subject: NotatedExpression, _ predicate: Predicate) {
    constraints.append(
      NotatedConstraint(
        left: subject, relation: predicate.relation, right: predicate.object,
        priority: predicate.priority, range: predicate.range))
  }
}
