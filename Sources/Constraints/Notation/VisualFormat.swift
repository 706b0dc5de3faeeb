/// A line of Apple's Visual Format Language, `H:|-[name(>=44)]-8-[badge(name@750)]-|`, as
/// constraints in terms of names.
///
///     format     = [ "H:" | "V:" ] [ "|" connection ] view { connection view } [ connection "|" ]
///     view       = "[" item [ predicates ] "]"
///     connection = "" | "-" | "-" ( number | metric ) "-" | "-" predicates "-"
///     predicates = "(" predicate { "," predicate } ")"
///     predicate  = [ "==" | "<=" | ">=" ] ( number | metric | item ) [ "@" priority ]
///
/// Without a connection things touch; a lone `-` is `standardSpacing` between siblings and
/// `standardMargin` at an edge of the parent. Horizontal lines run from leading to trailing. In
/// connections only numbers and metrics make sense, in views a name is a metric if one has it.
public struct VisualFormat: Hashable, Sendable {
  /// The distance that a lone `-` stands for between siblings: 8 points.
  public static let standardSpacing = 8.0
  /// The distance that a lone `-` stands for at an edge of the parent: 16 points.
  public static let standardMargin = 16.0

  /// The axis along which the views are arranged.
  public var axis: LayoutAxis
  /// The views of the line in order; `|` is their common parent.
  public var items: [Item]
  /// What the line says, from left to right.
  public var constraints: [NotatedConstraint]

  /// A view that the line arranges.
  public struct Item: Hashable, Sendable {
    /// The name.
    public var name: String
    /// Where it stands, in UTF-8 bytes from the start of the text.
    public var range: Range<Int>
  }

  /// A named number.
  public struct Metric: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The number: a distance in points, or a priority.
    public var value: Double

    /// Makes a metric.
    public init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// Whether a line of constraint text is meant as Visual Format.
  public static func isVisualFormat(_ text: String) -> Bool {
    let start = text.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.prefix(2)
    guard let first = start.first else { return false }
    if first == UInt8(ascii: "[") || first == UInt8(ascii: "|") { return true }
    return start.last == UInt8(ascii: ":")
      && (first == UInt8(ascii: "H") || first == UInt8(ascii: "V"))
  }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - text: The line; spaces between its words do not matter.
  ///   - metrics: The numbers that it may name.
  /// - Throws: What is wrong first, and where.
  /// - Complexity: Linear in the length of the text, times the number of metrics.
  public init(parsing text: String, metrics: [Metric] = []) throws(NotationError) {
    var parser = VisualFormatParser(scanner: try NotationScanner(text), metrics: metrics)
    try parser.parse()
    axis = parser.axis
    items = parser.items
    constraints = parser.constraints
  }
}
