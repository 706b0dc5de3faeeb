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
  ///
  /// A width limit that is no whole number of pixels may be exceeded by less than one.
  public var size: LayoutSize
  /// The height that the text would have at the same width without a line limit, rounded likewise.
  public var unlimitedHeight: Double
  /// The lines from top to bottom.
  public var lines: [TextLine]
  /// Whether a line limit cut something off, with or without an ellipsis.
  public var isTruncated: Bool
  /// The width of the widest part that cannot be broken, rounded up to pixels.
  public var narrowestWidth: Double
  /// How trustworthy the widths are.
  public var measured: Measurement
  /// What no font file has a glyph for, each once, in the text's order; empty without files.
  public var missingGlyphs: [Unicode.Scalar]
  /// The families of the font files that it was measured with; empty without files.
  package var fileFamilies: [String]

  /// Makes a layout from its parts.
  package init(
    size: LayoutSize = LayoutSize(), lines: [TextLine] = [], isTruncated: Bool = false,
    unlimitedHeight: Double? = nil,
    narrowestWidth: Double = 0, measured: Measurement = .estimated,
    missingGlyphs: [Unicode.Scalar] = [], fileFamilies: [String] = []
  ) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.unlimitedHeight = unlimitedHeight ?? size.height
    self.narrowestWidth = narrowestWidth
    self.measured = measured
    self.missingGlyphs = missingGlyphs
    self.fileFamilies = fileFamilies
  }
}
