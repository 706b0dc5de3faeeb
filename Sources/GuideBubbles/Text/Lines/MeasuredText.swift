/// A text cut into clusters and measured once, to be broken for many widths.
///
/// `TextMeasurer.layout(_:font:maximumWidth:lineLimit:breakMode:)` makes one for a single width;
/// whoever looks for a width asks for the `extent(maximumWidth:)`, which makes no strings.
package struct MeasuredText {
  /// What a text takes at a width, without a line limit and without its lines.
  package struct Extent {
    /// How many lines there are.
    package var rows: Int
    /// The size of all of them, rounded up to pixels.
    package var size: LayoutSize

    /// Makes an extent, by default that of no text.
    package init(rows: Int = 0, size: LayoutSize = LayoutSize()) {
      self.rows = rows
      self.size = size
    }
  }

  private let text: String
  private let font: TextFont
  private let measurer: TextMeasurer
  private let breakMode: LineBreakMode
  private let metrics: FontMetrics
  private let clustered: ClusteredText
  /// The order of the text; nothing where all is read from left to right.
  private let bidi: BidiText?

  /// Cuts and measures a text; one in a font of no size is empty.
  ///
  /// - Complexity: O(*n*) in the text's bytes; O(*n* log *n*) with text read from right to left.
  package init(_ text: String, font: TextFont, measurer: TextMeasurer, breakMode: LineBreakMode) {
    let isDrawn = font.size > 0 && font.size.isFinite
    var text = isDrawn ? text : ""
    var font = font
    font.size = isDrawn ? min(font.size, TextFont.mostPoints) : 1
    let metrics = FontMetrics(font)
    let base = measurer.baseDirection
    (clustered, bidi) = text.withUTF8 { bytes in
      let clustered = ClusteredText(
        bytes.span, metrics: metrics, fonts: measurer.fonts.selection(for: font),
        breaker: LineBreaker(
          strictness: measurer.strictness, keepsHangulWords: measurer.keepsHangulWords,
          isChineseOrJapanese: measurer.isChineseOrJapanese))
      let isOrdered = clustered.isBidirectional || base == .rightToLeft
      return (clustered, isOrdered ? BidiText(clustered, bytes.span, base: base) : nil)
    }
    self.text = text
    self.font = font
    self.measurer = measurer
    self.breakMode = breakMode
    self.metrics = metrics
  }

  /// What the text takes when it is broken for a width.
  ///
  /// - Parameter maximumWidth: The width that no line exceeds if it can be broken, in points;
  ///   nothing means no limit.
  /// - Returns: How many lines there are, and their size.
  /// - Complexity: O(*n*).
  package func extent(maximumWidth: Double?) -> Extent {
    if text.isEmpty { return Extent() }
    let lines = wrapped(limit: units(maximumWidth)).lines
    return Extent(
      rows: lines.count,
      size: size(lines.count, lines.reduce(0) { max($0, $1.advance) }, heights(clustered.pen)))
  }

  /// The text broken for a width.
  ///
  /// - Parameters:
  ///   - maximumWidth: The width that no line exceeds if it can be broken, in points; nothing means
  ///     no limit.
  ///   - lineLimit: The most lines that are drawn; 0 means no limit.
  /// - Returns: The lines and their size.
  /// - Complexity: O(*n*).
  package func layout(maximumWidth: Double?, lineLimit: Int) -> TextLayout {
    if text.isEmpty { return TextLayout() }
    let limit = units(maximumWidth)
    let wrapped = wrapped(limit: limit)
    var lines = wrapped.lines
    var isTruncated = false
    if lineLimit > 0, lines.count > lineLimit {
      let truncation = LineTruncation(
        lines, of: clustered, breakMode, lineLimit: lineLimit, limit: limit,
        ellipsis: ellipsisAdvance)
      (lines, isTruncated) = (truncation.lines, truncation.isTruncated)
    }
    let hyphen = clustered.softHyphen.flatMap { hyphen in
      lines.contains { $0.hyphen != nil } ? hyphen.code : nil
    }
    if hyphen == nil, lines.last?.ellipsis == nil {
      return layout(lines, of: wrapped, isTruncated, limit, drawnBy: clustered.pen)
    }
    var pen = clustered.pen
    if let hyphen { pen.note(hyphen) }
    if lines.last?.ellipsis != nil { pen.note(TextLineBuilder.ellipsis.value) }
    return layout(lines, of: wrapped, isTruncated, limit, drawnBy: pen)
  }

  private func layout(
    _ lines: [WrappedLine], of wrapped: LineWrapper, _ isTruncated: Bool, _ limit: Int,
    drawnBy pen: GlyphPen
  ) -> TextLayout {
    let heights = heights(pen)
    // A line that is clipped takes no more than the room there is.
    let isClipped = isTruncated && breakMode == .clip
    let widest = lines.reduce(0) { max($0, isClipped ? min($1.advance, limit) : $1.advance) }
    return TextLayout(
      size: size(lines.count, widest, heights), lines: drawn(lines, heights),
      isTruncated: isTruncated,
      unlimitedHeight: size(wrapped.lines.count, 0, heights).height,
      narrowestWidth: measurer.pixels(Double(wrapped.widestWord) * pointsPerUnit),
      measured: pen.isExact ? .exact : .estimated, missingGlyphs: pen.missing,
      fileFamilies: measurer.fonts.families)
  }

  private func drawn(_ lines: [WrappedLine], _ heights: LineHeights) -> [TextLine] {
    var text = text
    return text.withUTF8 { bytes in
      let builder = TextLineBuilder(
        bytes: bytes, heights: heights, pointsPerUnit: pointsPerUnit,
        ellipsisAdvance: ellipsisAdvance,
        hyphen: clustered.softHyphen.flatMap { Unicode.Scalar($0.code) }, bidi: bidi)
      return lines.enumerated().map { builder.line($0.element, at: $0.offset, of: clustered) }
    }
  }

  private func wrapped(limit: Int) -> LineWrapper {
    LineWrapper(clustered, limit: limit, breaksAnywhere: breakMode == .characterWrap)
  }

  private func heights(_ pen: GlyphPen) -> LineHeights {
    LineHeights(font, metrics, pen, measurer.lineHeight)
  }

  private func size(_ rows: Int, _ widest: Int, _ heights: LineHeights) -> LayoutSize {
    LayoutSize(
      width: measurer.pixels(Double(widest) * pointsPerUnit),
      height: measurer.pixels(Double(rows) * heights.line))
  }

  /// Points in a unit of advance.
  private var pointsPerUnit: Double {
    let scale = measurer.estimateScale
    let exact = font.size / Double(AdvanceTable.unitsPerEm)
    return scale == 1 || clustered.pen.isExact ? exact : exact * scale
  }

  /// The most units that fit a width; twice what lengths may differ by is not too much, so that a size
  /// that was rounded up to pixels, after taking it off once, still holds what it was measured from.
  private func units(_ width: Double?) -> Int {
    guard let width, !width.isNaN else { return .max }
    let units = (width + 2 * GeometryTolerance.length) / pointsPerUnit
    if units >= 0x1p60 { return .max }
    return units > 0 ? Int(units) : 0
  }

  /// The ellipsis' advance, from the first file that has one.
  private var ellipsisAdvance: Int {
    let (code, fonts) = (TextLineBuilder.ellipsis.value, clustered.pen.fonts)
    guard let found = fonts.find(code) else {
      return Int(metrics.advance(of: code, LineBreakTable.shared[code]))
    }
    return Int(fonts.advance(found.glyph, in: fonts.order[found.rank]))
  }
}
