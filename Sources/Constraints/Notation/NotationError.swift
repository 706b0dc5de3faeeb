/// Why a line of constraint text was refused, and where.
public struct NotationError: Error, Hashable, Sendable {
  /// What is wrong.
  package var reason: Reason
  /// The place, in UTF-8 bytes from the start of the text; empty at the place where something lacks.
  public var range: Range<Int>

  /// Makes an error from its parts.
  package init(_ reason: Reason, at range: Range<Int>) {
    self.reason = reason
    self.range = range
  }

  /// What is wrong with a line of constraint text.
  package enum Reason: Hashable, Sendable {
    /// Something else belongs here; `found` is empty at the end of the text.
    case unexpected(found: String, expected: Expectation)
    /// Nothing has this name.
    ///
    /// `nearest` is the known name that was likely meant; `known` are all of them, in order.
    case unknown(Name, String, nearest: String?, known: [String])
    /// A view stands where a number or one of its attributes belongs.
    case missingAttribute(item: String)
    /// `|` stands where no item was given for it.
    case missingSuperview
    /// Two unknowns are multiplied.
    case productOfUnknowns
    /// Something is divided by an unknown.
    case divisionByUnknown
    /// Something is divided by zero.
    case divisionByZero
    /// The number, or the result of multiplying, is no length that makes sense.
    case numberOutOfRange(String)
    /// The priority is not in (0, 1000].
    case priorityOutOfRange(String)
    /// The constraint compares numbers only.
    case namesNothing
    /// Places are tied together that have no common measure.
    case mixedPlaces(PlaceMixing)
    /// The text has more bytes than are read.
    case tooLong(limit: Int)
    /// Parentheses stand inside each other more deeply than is read.
    case tooDeep(limit: Int)
    /// An option of Visual Format makes no sense along the axis of the line; others would.
    case optionOfOtherAxis(String, axis: LayoutAxis, instead: [String])
    /// The options of Visual Format ask for both directions.
    case severalDirections

    /// Nothing has this name; looks the nearest of those that are known up.
    internal static func unknown(_ kind: Name, _ name: String, among known: [String]) -> Self {
      .unknown(kind, name, nearest: nearestName(to: name, among: known), known: known)
    }
  }

  /// What a name is the name of.
  package enum Name: Hashable, Sendable {
    /// A view, a guide, or another rectangle.
    case item
    /// A free unknown.
    case variable
    /// One of `LayoutAttribute`.
    case attribute
    /// A named number of a Visual Format line.
    case metric
    /// A word for a priority.
    case priority
  }

  /// What would have been right at a place.
  package enum Expectation: Hashable, Sendable {
    /// A number, a name, or an expression in parentheses.
    case value
    /// `==`, `<=` or `>=`.
    case relation
    /// A relation, or an operator that carries the expression on.
    case relationOrOperator
    /// `.` and the name of an attribute.
    case attribute
    /// The number or name of a row.
    case row
    /// The `)` of an open parenthesis.
    case closingParenthesis
    /// The `]` of an open bracket.
    case closingBracket
    /// A number in (0, 1000] or one of its words.
    case priority
    /// The end of the text, `@`, or an operator.
    case endOrPriority
    /// The end of the text.
    case end
    /// A view in brackets.
    case view
    /// The name of a view.
    case viewName
    /// A view in brackets or `|`.
    case viewOrSuperview
    /// The axis of a Visual Format line, or what may follow it.
    case lineStart
    /// The `:` behind an axis.
    case colon
    /// A number without a sign, or the name of a metric, between two hyphens.
    case distance
    /// A number or the name of a metric.
    case metric
    /// A number, the name of a metric, or the name of a view.
    case metricOrView
    /// The `-` behind the size of a connection.
    case closingHyphen
  }
}
