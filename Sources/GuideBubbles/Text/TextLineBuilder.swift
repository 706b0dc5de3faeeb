internal import Constraints

/// The heights that all lines of a text have, in points.
struct LineHeights {
  /// The height of a line.
  let line: Double
  /// From a line's top to its baseline.
  let ascent: Double

  init(_ font: TextFont, _ metrics: FontMetrics, _ pen: GlyphPen, _ rule: LineHeightRule) {
    var (natural, ascender) = (metrics.lineHeight, metrics.ascender)
    if pen.hasFiles {
      let found = pen.fonts.line(using: pen.used)
      (natural, ascender) = (found.ascent + found.drop, found.ascent)
    }
    line = rule.height(natural: font.size * natural)
    ascent = font.size * ascender + (line - font.size * natural)
  }
}

/// Turns wrapped lines into those of a layout.
struct TextLineBuilder {
  static let ellipsis: Unicode.Scalar = "…"

  let text: ClusteredText
  let bytes: UnsafeBufferPointer<UInt8>
  let heights: LineHeights
  /// Points in a unit of advance.
  let pointsPerUnit: Double
  let ellipsisAdvance: Int
  /// The order of the text; nothing where all is read from left to right.
  let bidi: BidiText?

  /// The line at a place among the lines.
  func line(_ line: WrappedLine, at index: Int) -> TextLine {
    let top = Double(index) * heights.line
    var drawn = TextLine(
      text: string(line.clusters.lowerBound..<line.visibleEnd),
      range: offset(line.clusters.lowerBound)..<offset(line.clusters.upperBound),
      width: Double(line.advance) * pointsPerUnit, top: top, baseline: top + heights.ascent,
      height: heights.line, direction: .leftToRight, ellipsis: line.ellipsis)
    if line.ellipsis != nil {
      drawn.text.unicodeScalars.append(Self.ellipsis)
      if !line.tail.isEmpty { drawn.text += string(line.tail) }
    }
    guard let bidi else { return drawn }
    let order = TextLineRuns(
      line, of: text, bidi, bytes, ellipsis: (String(Self.ellipsis), ellipsisAdvance),
      pointsPerUnit: pointsPerUnit)
    drawn.direction = order.direction
    drawn.runs = order.runs
    return drawn
  }

  private func offset(_ cluster: Int) -> Int { text.start(of: cluster) }

  private func string(_ clusters: Range<Int>) -> String {
    String(
      decoding: bytes[offset(clusters.lowerBound)..<offset(clusters.upperBound)], as: UTF8.self)
  }
}
