extension NotationError: CustomStringConvertible {
  /// One sentence without a period that says what is wrong.
  public var description: String {
    switch reason {
    case .unexpected(let found, let expected):
      found.isEmpty ? "expected \(expected) here" : "expected \(expected), found '\(found)'"
    case .unknown(let kind, let name, _, _): "unknown \(kind) '\(name)'"
    case .missingAttribute(let item): "'\(item)' is a view, not a number"
    case .missingSuperview: "nothing was given for '|' to stand for"
    case .productOfUnknowns: "two unknowns cannot be multiplied"
    case .divisionByUnknown: "cannot divide by an unknown"
    case .divisionByZero: "cannot divide by zero"
    case .numberOutOfRange(let text): "the number \(text) is out of range"
    case .priorityOutOfRange(let text): "the priority \(text) is not above 0 and at most 1000"
    case .namesNothing: "the constraint names nothing that could change"
    case .mixedPlaces(let mixing): mixing.description
    case .tooLong(let limit): "the constraint is longer than \(limit) bytes"
    case .tooDeep(let limit): "parentheses are nested more than \(limit) deep"
    case .optionOfOtherAxis(let name, let axis, _): "'\(name)' is not for \(axis.word) lines"
    case .severalDirections: "a line has one direction"
    }
  }

  /// A way out, where there is one to suggest.
  public var help: String? {
    switch reason {
    case .unknown(.attribute, let name, _, _) where Self.attribute(called: name) != nil:
      Self.attribute(called: name).map { "'\(name)' is called '\($0.rawValue)' here" }
    case .unknown(_, _, let nearest?, _): KnownNames.question(nearest)
    case .unknown(let kind, _, nil, let known): Self.list(of: kind, known)
    case .missingAttribute(let item): "name one of its attributes, such as '\(item).width'"
    case .productOfUnknowns, .divisionByUnknown: "constraints are linear: use a number on one side"
    case .numberOutOfRange: "numbers are up to 1e15 in size, multipliers 0 or from 1e-10"
    case .unexpected("-", .distance): "a negative distance stands in parentheses: '-(-8)-'"
    case .unexpected("<", .distance), .unexpected(">", .distance), .unexpected("=", .distance),
      .unexpected("<=", .distance), .unexpected(">=", .distance), .unexpected("==", .distance):
      "a relation stands in parentheses: '-(>=8)-'"
    case .unexpected(let found, let expected): Self.help(with: found, expected: expected)
    case .optionOfOtherAxis(_, let axis, let instead):
      "\(axis.word) lines take \(Self.list(instead))"
    case .mixedPlaces(let mixing): mixing.help
    case .severalDirections: "name one of 'directionLeftToRight' and 'directionRightToLeft'"
    default: nil
    }
  }

  /// What to write in place of what was found.
  private static func help(with found: String, expected: Expectation) -> String? {
    let behindNumbers: [Expectation] = [
      .endOrPriority, .relationOrOperator, .closingParenthesis, .closingHyphen,
    ]
    if behindNumbers.contains(expected), let help = LengthUnit(rawValue: found)?.help {
      return help
    }
    if expected == .endOrPriority, relations.contains(found) {
      return "a constraint has one relation: write 'a <= b <= c' as two, 'a <= b' and 'b <= c'"
    }
    switch found {
    case "!=", "<>": return "a difference cannot be asked for: say which side is larger"
    case "<", "=<": return "write '<=': a constraint that holds may hold with equality"
    case ">", "=>": return "write '>=': a constraint that holds may hold with equality"
    default: return spelling(of: found).map { "write '\($0)'" }
    }
  }

  private static let relations = [
    "<", ">", "=", "<=", ">=", "==", "=<", "=>", "!=", "\u{2264}", "\u{2265}",
  ]

  /// The attribute that other layouts call so.
  private static func attribute(called name: String) -> LayoutAttribute? {
    switch name {
    case "start": .leading
    case "end": .trailing
    case "x", "minX": .left
    case "maxX": .right
    case "y", "minY": .top
    case "maxY": .bottom
    case "midX": .centerX
    case "midY": .centerY
    case "baseline": .firstBaseline
    default: nil
    }
  }

  /// What is written for a sign that is not part of the notation.
  private static func spelling(of sign: String) -> String? {
    switch sign {
    case "=", "===", "\u{FF1D}": "=="
    case "\u{2264}": "<="
    case "\u{2265}": ">="
    case "\u{2212}", "\u{2013}", "\u{2014}", "\u{2010}", "\u{2011}": "-"
    case "\u{D7}": "*"
    case "\u{F7}": "/"
    default: nil
    }
  }

  private static func list(of kind: Name, _ known: [String]) -> String? {
    guard !known.isEmpty else { return "there is no \(kind) here" }
    return "known are \(list(known))"
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 12 ? "\(shown), …" : shown
  }
}

extension LayoutAxis {
  fileprivate var word: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension NotationError.Name: CustomStringConvertible {
  /// The kind of name as a word.
  package var description: String {
    switch self {
    case .item: "view"
    case .variable: "variable"
    case .attribute: "attribute"
    case .metric: "metric"
    case .priority: "priority"
    }
  }
}

extension NotationError.Expectation: CustomStringConvertible {
  /// What was expected, in words.
  package var description: String {
    switch self {
    case .value: "a number, 'view.attribute', a variable or '('"
    case .relation: "'==', '<=' or '>='"
    case .relationOrOperator: "'==', '<=', '>=' or an operator"
    case .attribute: "'.' and an attribute"
    case .row: "the number or name of a row"
    case .closingParenthesis: "')'"
    case .closingBracket: "']'"
    case .priority: "a priority: a number, 'required', 'high' or 'low'"
    case .endOrPriority: "an operator, '@' or the end"
    case .end: "the end"
    case .view: "a view such as '[save]'"
    case .viewName: "the name of a view"
    case .viewOrSuperview: "a view such as '[save]', or '|'"
    case .lineStart: "'H:', 'V:', a view such as '[save]', or '|'"
    case .colon: "':' behind the axis"
    case .distance, .metric: "a number or a metric"
    case .metricOrView: "a number, a metric or the name of a view"
    case .closingHyphen: "'-' behind the distance"
    }
  }
}
