public import Constraints

/// Breaks and measures text as a label does.
public struct TextMeasurer: Hashable, Sendable {
  /// Pixels a point; sizes are rounded up to pixels.
  public var scale: Double
  /// How freely Japanese text breaks.
  public var strictness: LineBreakStrictness
  /// Whether Korean text breaks between words only, not between syllables.
  public var keepsHangulWords: Bool
  /// The font files that text is measured with; none means the built-in estimates.
  public var fonts: FontChain
  /// How high lines are; what a rule adds or takes stands above the letters.
  public var lineHeight: LineHeightRule
  /// The direction of all paragraphs; nothing finds each by its first strong character, as UAX #9
  /// says in rules P2 and P3.
  public var baseDirection: UserInterfaceLayoutDirection?

  /// Makes a measurer for a screen with that many pixels a point.
  public init(
    scale: Double = 1, strictness: LineBreakStrictness = .strict, keepsHangulWords: Bool = false,
    fonts: FontChain = FontChain(), lineHeight: LineHeightRule = .natural,
    baseDirection: UserInterfaceLayoutDirection? = nil
  ) {
    self.scale = scale
    self.strictness = strictness
    self.keepsHangulWords = keepsHangulWords
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
    guard !text.isEmpty, font.size > 0, font.size.isFinite else { return TextLayout() }
    var (text, font) = (text, font)
    font.size = min(font.size, TextFont.mostPoints)
    let metrics = FontMetrics(font)
    let pointsPerUnit = font.size / Double(AdvanceTable.unitsPerEm)
    let limit = Self.units(maximumWidth, pointsPerUnit)
    return text.withUTF8 { bytes in
      var clustered = ClusteredText(
        bytes.span, metrics: metrics, fonts: fonts.selection(for: font),
        breaker: LineBreaker(strictness: strictness, keepsHangulWords: keepsHangulWords))
      let wrapped = LineWrapper(
        clustered, limit: limit, breaksAnywhere: breakMode == .characterWrap)
      let ellipsis = Int(Self.ellipsisAdvance(metrics, clustered.pen.fonts))
      var lines = wrapped.lines
      var isTruncated = false
      if lineLimit > 0, lines.count > lineLimit {
        let truncation = LineTruncation(
          lines, of: clustered, breakMode, lineLimit: lineLimit, limit: limit, ellipsis: ellipsis)
        (lines, isTruncated) = (truncation.lines, truncation.isTruncated)
      }
      if lines.last?.ellipsis != nil { clustered.noteEllipsis(TextLineBuilder.ellipsis.value) }
      let heights = LineHeights(font, metrics, clustered.pen, lineHeight)
      let (isExact, missing) = (clustered.pen.isExact, clustered.pen.missing)
      let bidi =
        clustered.isBidirectional || baseDirection == .rightToLeft
        ? BidiText(clustered, bytes.span, base: baseDirection) : nil
      var builder = TextLineBuilder(
        text: consume clustered, bytes: bytes, heights: heights, pointsPerUnit: pointsPerUnit,
        ellipsisAdvance: ellipsis)
      builder.bidi = bidi
      var layout = TextLayout(
        lines: lines.enumerated().map { builder.line($0.element, at: $0.offset) },
        isTruncated: isTruncated,
        narrowestWidth: pixels(Double(wrapped.widestWord) * pointsPerUnit),
        measured: isExact ? .exact : .estimated, missingGlyphs: missing)
      // A line that is clipped takes no more than the room there is.
      let isClipped = isTruncated && breakMode == .clip
      let widest = lines.reduce(0) { max($0, isClipped ? min($1.advance, limit) : $1.advance) }
      layout.size = LayoutSize(
        width: pixels(Double(widest) * pointsPerUnit),
        height: pixels(Double(lines.count) * heights.line))
      layout.unlimitedHeight = pixels(Double(wrapped.lines.count) * heights.line)
      return layout
    }
  }

  /// A length rounded up to pixels; a scale by which that cannot be done rounds nothing.
  private func pixels(_ points: Double) -> Double {
    let rounded = points.ceiled(toScale: scale)
    return scale > 0 && rounded.isFinite ? max(0, rounded) : points
  }

  /// The most units that fit a width; 2e-6 points too many are none, so that a size that was
  /// rounded up to pixels, after taking off 1e-6, still holds what it was measured from.
  private static func units(_ width: Double?, _ pointsPerUnit: Double) -> Int {
    guard let width, !width.isNaN else { return .max }
    let units = (width + 2e-6) / pointsPerUnit
    if units >= 0x1p60 { return .max }
    return units > 0 ? Int(units) : 0
  }

  /// The ellipsis' advance, from the first file that has one.
  private static func ellipsisAdvance(_ metrics: FontMetrics, _ fonts: FontSelection) -> Int32 {
    guard let found = fonts.find(TextLineBuilder.ellipsis.value) else {
      return metrics.advance(
        of: TextLineBuilder.ellipsis.value, LineBreakTable.shared[TextLineBuilder.ellipsis.value])
    }
    return fonts.advance(found.glyph, in: fonts.order[found.rank])
  }
}
