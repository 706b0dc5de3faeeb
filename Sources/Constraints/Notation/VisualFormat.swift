/// A line of Apple's Visual Format Language, `H:|-[name(>=44)]-8-[badge(name@750)]-|`, as
/// constraints in terms of names.
///
///     format     = [ ( "H" | "V" ) ":" ] [ "|" connection ] view { connection view }
///                  [ connection "|" ]
///     view       = "[" item [ predicates ] "]"
///     connection = "" | "-" | "-" ( number | metric ) "-" | "-" predicates "-"
///     predicates = "(" predicate { "," predicate } ")"
///     predicate  = [ "==" | "<=" | ">=" ] ( [ sign ] number | metric | item ) [ "@" priority ]
///     priority   = number in (0, 1000] | metric | "required" | "high" | "low"
///
/// Without a connection things touch; a lone `-` is `standardSpacing` between siblings and the
/// parent's layout margin at one of its edges, the safe area included as
/// `LayoutEngine.layoutMargins(of:)` has it. Lines without an axis are horizontal; those run from
/// leading to trailing unless `Options` say otherwise. In connections only numbers and metrics make
/// sense, in views a name is a metric if one has it.
public struct VisualFormat: Hashable, Sendable {
  /// The distance that a lone `-` stands for between siblings: 8 points.
  public static let standardSpacing = 8.0

  /// The axis along which the views are arranged.
  package var axis: LayoutAxis
  /// The views of the line in order; `|` is their common parent.
  package var items: [Item]
  /// What the line says, from left to right; alignments behind the distance of the same neighbours.
  package var constraints: [NotatedConstraint]

  /// A view that the line arranges.
  package struct Item: Hashable, Sendable {
    /// The name.
    package var name: String
    /// Where it stands, in UTF-8 bytes from the start of the text.
    package var range: Range<Int>
  }

  /// A named number.
  public struct Metric: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The number: a distance in points, which may be negative, or a priority.
    public var value: Double

    /// Makes a metric.
    public init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// Whether a line of constraint text is meant as Visual Format.
  ///
  /// It is when it begins with `[`, `|`, or a word and `:`; a missing colon before `|` is forgiven,
  /// so that it can be named.
  package static func isVisualFormat(_ text: String) -> Bool {
    let isSpace = { (byte: UInt8) in byte == 0x20 || 0x09...0x0D ~= byte }
    let isInName = { (byte: UInt8) in
      NotationScanner.isLetter(byte) || NotationScanner.isDigit(byte) || byte >= 0x80
    }
    let line = text.utf8.drop(while: isSpace)
    let rest = line.drop(while: isInName).drop(while: isSpace)
    guard let sign = rest.first else { return false }
    return sign == UInt8(ascii: "|") || sign == UInt8(ascii: ":")
      || sign == UInt8(ascii: "[") && sign == line.first
  }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - text: The line; spaces between its words do not matter.
  ///   - options: What it says besides its text.
  ///   - metrics: The numbers that it may name.
  /// - Throws: What is wrong first, and where; for options that make no sense along the axis the
  ///   place is what names the axis, and empty at the start of a line that does not.
  /// - Complexity: Linear in the length of the text, times the number of metrics.
  package init(parsing text: String, options: Options = [], metrics: [Metric] = [])
    throws(NotationError)
  {
    var parser = VisualFormatParser(
      scanner: try NotationScanner(text), options: options, metrics: metrics)
    try parser.parse()
    axis = parser.axis
    items = parser.items
    constraints = parser.constraints
  }
}
