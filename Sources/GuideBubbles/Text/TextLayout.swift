public import Constraints

/// A text broken into lines and measured.
public struct TextLayout: Hashable, Sendable {
  /// How trustworthy the widths are.
  public enum Measurement: String, Hashable, Sendable {
    /// All from font files of the family and weight asked for.
    case exact
    /// Some from built-in metrics, or from a file of another family or weight.
    case estimated
  }

  /// The size of all lines, rounded up to pixels; zero for empty text.
  public var size: LayoutSize
  /// The lines from top to bottom.
  public var lines: [TextLine]
  /// Whether a line limit cut something off.
  public var isTruncated: Bool
  /// The width of the widest part that cannot be broken, rounded up to pixels.
  public var narrowestWidth: Double
  /// How trustworthy the widths are.
  public var measured: Measurement
  /// What no font file has a glyph for, each once, in the text's order; empty without files.
  public var missingGlyphs: [Unicode.Scalar]

  /// Makes a layout from its parts.
  public init(
    size: LayoutSize = LayoutSize(), lines: [TextLine] = [], isTruncated: Bool = false,
    narrowestWidth: Double = 0, measured: Measurement = .estimated,
    missingGlyphs: [Unicode.Scalar] = []
  ) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.narrowestWidth = narrowestWidth
    self.measured = measured
    self.missingGlyphs = missingGlyphs
  }
}

/// One line of a `TextLayout`.
public struct TextLine: Hashable, Sendable {
  /// What is drawn, without the spaces that hang at the end.
  public var text: String
  /// Where the line stands in the whole text, in UTF-8 bytes, hanging spaces and line ends included.
  public var range: Range<Int>
  /// The advance width of what is drawn, in points, not rounded.
  public var width: Double
  /// The top of the line below the layout's top, in points.
  public var top: Double
  /// The baseline below the layout's top, in points.
  public var baseline: Double
  /// The line's height, in points.
  public var height: Double
  /// The direction in which the line is read.
  public var direction: UserInterfaceLayoutDirection

  /// Makes a line from its parts.
  public init(
    text: String, range: Range<Int>, width: Double, top: Double, baseline: Double, height: Double,
    direction: UserInterfaceLayoutDirection
  ) {
    self.text = text
    self.range = range
    self.width = width
    self.top = top
    self.baseline = baseline
    self.height = height
    self.direction = direction
  }
}
