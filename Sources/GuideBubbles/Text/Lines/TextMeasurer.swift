/// Breaks and measures text as a label does.
public struct TextMeasurer: Hashable, Sendable {
  /// Pixels a point; sizes are rounded up to pixels.
  public var scale: Double
  /// How freely Chinese and Japanese text breaks.
  public var strictness: LineBreakStrictness
  /// Whether Korean text breaks between words only, not between syllables.
  public var keepsHangulWords: Bool
  /// Whether text is Chinese or Japanese, in which `strictness` concerns more characters.
  public var isChineseOrJapanese: Bool
  /// The font files that text is measured with; none means the built-in estimates.
  public var fonts: FontChain
  /// How high lines are; what a rule adds or takes stands above the letters.
  public var lineHeight: LineHeightRule
  /// The direction of all paragraphs; nothing finds each by its first strong character, as UAX #9
  /// says in rules P2 and P3.
  public var baseDirection: UserInterfaceLayoutDirection?
  /// What estimated widths are multiplied with: other than 1 where somebody asks what would be if they
  /// were off.
  package var estimateScale = 1.0

  /// Makes a measurer for a screen with that many pixels a point.
  public init(
    scale: Double = 1, strictness: LineBreakStrictness = .strict, keepsHangulWords: Bool = false,
    fonts: FontChain = FontChain(), lineHeight: LineHeightRule = .natural,
    baseDirection: UserInterfaceLayoutDirection? = nil, isChineseOrJapanese: Bool = false
  ) {
    self.scale = scale
    self.strictness = strictness
    self.keepsHangulWords = keepsHangulWords
    self.isChineseOrJapanese = isChineseOrJapanese
    self.fonts = fonts
    self.lineHeight = lineHeight
    self.baseDirection = baseDirection
  }

  /// Breaks a text into lines that fit a width and measures them.
  ///
  /// Lines are filled greedily at the opportunities of `LineBreaker`; spaces at a line's end hang,
  /// and a word that is too long for a line is cut at grapheme clusters. Beyond the line limit the
  /// mode says what the last line shows. A text that ends in a line feed ends in an empty line.
  ///
  /// Without font files, heights are those of the system's font, whatever the script: 1.193359375 ×
  /// its point size a line, the whole rounded up to pixels. With files each line is as high as the
  /// highest of the fonts that the text needs, the first one among them, so that the lines of a text
  /// are of one height and a wider one is never higher. Indic conjuncts are measured letter by
  /// letter, about 6 % too wide.
  ///
  /// - Parameters:
  ///   - text: What is to be drawn; line feeds start a new line.
  ///   - font: What it is drawn with.
  ///   - maximumWidth: The width that no line exceeds if it can be broken, but for 2e-6 points;
  ///     nothing means no limit.
  ///   - lineLimit: The most lines that are drawn; 0 means no limit.
  ///   - breakMode: Where lines end, and what is shown of a text that a limit cuts off.
  /// - Returns: The lines and their size; for an empty text nothing of no size.
  /// - Complexity: O(*n*) in the text's bytes; O(*n* log *n*) with text read from right to left.
  public func layout(
    _ text: String, font: TextFont, maximumWidth: Double? = nil, lineLimit: Int = 0,
    breakMode: LineBreakMode = .truncateTail
  ) -> TextLayout {
    MeasuredText(text, font: font, measurer: self, breakMode: breakMode).layout(
      maximumWidth: maximumWidth, lineLimit: lineLimit)
  }

  /// A length rounded up to pixels; a scale by which that cannot be done rounds nothing.
  func pixels(_ points: Double) -> Double {
    let rounded = points.ceiled(toScale: scale)
    return scale > 0 && rounded.isFinite ? max(0, rounded) : points
  }
}
