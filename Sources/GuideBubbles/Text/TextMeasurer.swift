internal import Constraints

/// Breaks and measures text as a label does.
public struct TextMeasurer: Hashable, Sendable {
  /// Pixels a point; sizes are rounded up to pixels.
  public var scale: Double
  /// How freely Japanese text breaks.
  public var strictness: LineBreakStrictness
  /// The font files that text is measured with; none means the built-in estimates.
  public var fonts: FontChain

  /// Makes a measurer for a screen with that many pixels a point.
  public init(
    scale: Double = 1, strictness: LineBreakStrictness = .strict, fonts: FontChain = FontChain()
  ) {
    self.scale = scale
    self.strictness = strictness
    self.fonts = fonts
  }

  /// Breaks a text into lines that fit a width and measures them.
  ///
  /// Lines are filled greedily at the opportunities of `LineBreaker`; spaces at a line's end hang,
  /// and a word that is too long for a line is cut at grapheme clusters. Beyond the line limit the
  /// last line ends in an ellipsis. A text that ends in a line feed ends in an empty line.
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
  /// - Returns: The lines and their size; for an empty text nothing of no size.
  /// - Complexity: O(*n*) in the text's bytes.
  public func layout(
    _ text: String, font: TextFont, maximumWidth: Double? = nil, lineLimit: Int = 0
  ) -> TextLayout {
    guard !text.isEmpty, font.size > 0, font.size.isFinite else { return TextLayout() }
    var text = text
    let metrics = FontMetrics(font)
    let selection = fonts.selection(for: font)
    let pointsPerUnit = font.size / Double(AdvanceTable.unitsPerEm)
    let limit = Self.units(maximumWidth, pointsPerUnit)
    return text.withUTF8 { bytes in
      var clustered = ClusteredText(
        bytes.span, metrics: metrics, fonts: selection, strictness: strictness)
      let wrapped = LineWrapper(clustered, limit: limit)
      let truncation = LineTruncation(
        wrapped.lines, of: clustered, lineLimit: lineLimit, limit: limit,
        ellipsis: Int(Self.ellipsisAdvance(metrics, selection)))
      if truncation.isTruncated { clustered.noteEllipsis(Self.ellipsis.value) }
      var layout = TextLayout(
        isTruncated: truncation.isTruncated,
        narrowestWidth: (Double(wrapped.widestWord) * pointsPerUnit).ceiled(toScale: scale),
        measured: clustered.pen.isExact ? .exact : .estimated,
        missingGlyphs: clustered.pen.missing)
      let heights = LineHeights(font, metrics, clustered.pen)
      layout.lines.reserveCapacity(truncation.lines.count)
      for (index, line) in truncation.lines.enumerated() {
        let isCut = truncation.isTruncated && index == truncation.lines.count - 1
        layout.lines.append(
          Self.line(line, of: clustered, bytes, index, heights, pointsPerUnit, isCut: isCut))
      }
      let widest = layout.lines.reduce(0) { max($0, $1.width) }
      let height = Double(layout.lines.count) * heights.line
      layout.size = LayoutSize(
        width: widest.ceiled(toScale: scale), height: height.ceiled(toScale: scale))
      return layout
    }
  }

  private static let ellipsis: Unicode.Scalar = "…"

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
    guard let found = fonts.find(ellipsis.value) else {
      return metrics.advances.flat[Int(ellipsis.value)]
    }
    return fonts.advance(found.glyph, in: fonts.order[found.rank])
  }

  /// The heights that all lines of a text have, in points.
  private struct LineHeights {
    var line: Double
    var ascent: Double

    init(_ font: TextFont, _ metrics: FontMetrics, _ pen: GlyphPen) {
      var (line, ascent) = (metrics.lineHeight, metrics.ascender)
      if pen.hasFiles {
        let found = pen.fonts.line(using: pen.used)
        (line, ascent) = (found.ascent + found.drop, found.ascent)
      }
      (self.line, self.ascent) = (font.size * line, font.size * ascent)
    }
  }

  private static func line(
    _ line: WrappedLine, of text: ClusteredText, _ bytes: UnsafeBufferPointer<UInt8>,
    _ index: Int, _ heights: LineHeights, _ pointsPerUnit: Double, isCut: Bool
  ) -> TextLine {
    let top = Double(index) * heights.line
    let start = text.start(of: line.clusters.lowerBound)
    let visible = bytes[start..<text.start(of: line.visibleEnd)]
    var drawn = String(decoding: visible, as: UTF8.self)
    if isCut { drawn.unicodeScalars.append(ellipsis) }
    return TextLine(
      text: drawn, range: start..<text.start(of: line.clusters.upperBound),
      width: Double(line.advance) * pointsPerUnit, top: top, baseline: top + heights.ascent,
      height: heights.line,
      direction: text.isRightToLeft(paragraph: line.paragraph) ? .rightToLeft : .leftToRight)
  }
}
