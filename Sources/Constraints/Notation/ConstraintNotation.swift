/// The notation of constraints as one line of text: `save.trailing == safeArea.trailing - 16 @750`.
///
///     constraint = sum relation sum [ "@" priority ]
///     relation   = "==" | "<=" | ">="
///     sum        = product { ( "+" | "-" ) product }
///     product    = unary { ( "*" | "/" ) unary }
///     unary      = { "+" | "-" } ( number | path | "(" sum ")" )
///     path       = variable | item "." attribute
///     item       = name { row } { "." name { row } }          row = "[" anything "]"
///     priority   = number in (0, 1000] | "required" | "high" | "low"
///
/// Both sides are linear: of two factors at least one is a number, and what divides is one. Places
/// along one axis are tied to places along the same one, left and right not to leading and trailing.
package enum ConstraintNotation {
  /// How deep parentheses may be nested.
  internal static let deepestNesting = 64

  /// Reads a constraint.
  ///
  /// - Parameter text: One line; spaces between words do not matter.
  /// - Returns: The constraint in terms of the names written.
  /// - Throws: What is wrong first, and where.
  /// - Complexity: Linear in the length of the text, except for sums of many terms in parentheses
  ///   that are multiplied again and again; the length is limited.
  package static func parse(_ text: String) throws(NotationError) -> NotatedConstraint {
    var scanner = try NotationScanner(text)
    scanner.skipSpaces()
    let start = scanner.offset
    let left = try sum(&scanner, depth: 0)
    guard let relation = scanner.takeRelation() else {
      throw scanner.unexpected(.relationOrOperator)
    }
    let right = try sum(&scanner, depth: 0)
    let hasPriority = scanner.take("@")
    let priority = try hasPriority ? priority(&scanner) : .required
    let range = start..<scanner.endOfLastWord
    scanner.skipSpaces()
    guard scanner.isAtEnd else { throw scanner.unexpected(hasPriority ? .end : .endOrPriority) }
    guard !left.terms.isEmpty || !right.terms.isEmpty else {
      throw NotationError(.namesNothing, at: range)
    }
    let constraint = NotatedConstraint(
      left: left, relation: relation, right: right, priority: priority, range: range)
    try constraint.checkPlaces()
    return constraint
  }

  /// Reads what follows an `@`.
  internal static func priority(_ scanner: inout NotationScanner) throws(NotationError)
    -> LayoutPriority
  {
    scanner.skipSpaces()
    let start = scanner.offset
    if let range = scanner.takeName() {
      let word = scanner.text(range)
      if let known = words.first(where: { $0.word == word }) { return known.priority }
      throw NotationError(.unknown(.priority, word, among: words.map { $0.word }), at: range)
    }
    let isNegative = scanner.take("-")
    let number = try scanner.takeNumber()
    guard let number else { throw scanner.unexpected(.priority) }
    let range = start..<scanner.offset
    guard !isNegative, let priority = LayoutPriority(rawValue: number) else {
      throw NotationError(.priorityOutOfRange(scanner.text(range)), at: range)
    }
    return priority
  }

  private static let words: [(word: String, priority: LayoutPriority)] = [
    ("required", .required), ("high", .defaultHigh), ("low", .defaultLow),
  ]

  private static func sum(_ scanner: inout NotationScanner, depth: Int) throws(NotationError)
    -> NotatedExpression
  {
    guard depth <= deepestNesting else {
      throw NotationError(.tooDeep(limit: deepestNesting), at: scanner.offset..<scanner.offset)
    }
    var total = try product(&scanner, depth: depth)
    while true {
      if scanner.take("+") {
        total.add(try product(&scanner, depth: depth))
      } else if scanner.take("-") {
        total.add(try product(&scanner, depth: depth), times: -1)
      } else {
        return total
      }
      try total.checkConstant(in: scanner)
    }
  }

  private static func product(_ scanner: inout NotationScanner, depth: Int) throws(NotationError)
    -> NotatedExpression
  {
    var result = try unary(&scanner, depth: depth)
    while true {
      if scanner.take("*") {
        try result.multiply(by: try unary(&scanner, depth: depth))
      } else if scanner.take("/") {
        try result.divide(by: try unary(&scanner, depth: depth))
      } else {
        return result
      }
      try result.checkNumbers(in: scanner)
    }
  }

  /// Reads signs and what they belong to, spaces on both sides included.
  private static func unary(_ scanner: inout NotationScanner, depth: Int) throws(NotationError)
    -> NotatedExpression
  {
    scanner.skipSpaces()
    let start = scanner.offset
    var isNegative = false
    while true {
      if scanner.take("-") {
        isNegative.toggle()
      } else if !scanner.take("+") {
        break
      }
      scanner.skipSpaces()
    }
    var value = NotatedExpression(range: start..<start)
    if let number = try scanner.takeNumber() {
      value.constant = number
    } else if scanner.take("(") {
      value = try sum(&scanner, depth: depth + 1)
      try scanner.expect(")", .closingParenthesis)
    } else if let term = try term(&scanner) {
      value.terms = [term]
    } else {
      throw scanner.unexpected(.value)
    }
    value.range = start..<scanner.offset
    scanner.skipSpaces()
    if isNegative { value.scale(by: -1) }
    return value
  }

  /// Reads `variable` or `item.attribute`.
  private static func term(_ scanner: inout NotationScanner) throws(NotationError) -> NotatedTerm? {
    guard let path = try scanner.takePath() else { return nil }
    guard !path.endsWithRow else { throw scanner.unexpected(.attribute) }
    let word = scanner.text(path.last)
    guard path.hasSeveralNames else { return NotatedTerm(.variable(word), range: path.range) }
    guard let attribute = LayoutAttribute(rawValue: word) else {
      let known = LayoutAttribute.allCases.map { $0.rawValue }
      throw NotationError(.unknown(.attribute, word, among: known), at: path.last)
    }
    let item = scanner.text(path.owner)
    return NotatedTerm(.attribute(attribute, of: .named(item)), range: path.range)
  }
}
