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
    // So that heights add up to finite ones.
    line = min(rule.height(natural: font.size * natural), 1_000_000 * TextFont.mostPoints)
    ascent = font.size * ascender + (line - font.size * natural)
  }
}

/// Turns wrapped lines into those of a layout.
struct TextLineBuilder {
  static let ellipsis: Unicode.Scalar = "…"

  let bytes: UnsafeBufferPointer<UInt8>
  let heights: LineHeights
  /// Points in a unit of advance.
  let pointsPerUnit: Double
  let ellipsisAdvance: Int
  /// What a line ends in that is broken at a soft hyphen; nothing in a text without them.
  let hyphen: Unicode.Scalar?
  /// The order of the text; nothing where all is read from left to right.
  let bidi: BidiText?

  /// The line at a place among the lines of a text.
  func line(_ line: WrappedLine, at index: Int, of text: ClusteredText) -> TextLine {
    let range = text.start(of: line.clusters.lowerBound)..<text.start(of: line.clusters.upperBound)
    let top = Double(index) * heights.line
    var drawn = TextLine(
      text: string(range.lowerBound..<text.start(of: line.visibleEnd)), range: range,
      width: Double(line.advance) * pointsPerUnit, top: top, baseline: top + heights.ascent,
      height: heights.line, direction: .leftToRight, ellipsis: line.ellipsis,
      isHyphenated: line.hyphen != nil, drawnEnd: text.start(of: line.visibleEnd))
    if line.hyphen != nil, let hyphen { drawn.text.unicodeScalars.append(hyphen) }
    if line.ellipsis != nil {
      drawn.text.unicodeScalars.append(Self.ellipsis)
      if !line.tail.isEmpty {
        drawn.text += string(
          text.start(of: line.tail.lowerBound)..<text.start(of: line.tail.upperBound))
      }
    }
    guard let bidi else { return drawn }
    let order = TextLineRuns(
      line, of: text, bidi, self, ellipsis: (String(Self.ellipsis), ellipsisAdvance))
    drawn.direction = order.direction
    drawn.runs = order.runs
    return drawn
  }

  /// What is drawn of a part of the text: all but its soft hyphens.
  func string(_ range: Range<Int>) -> String {
    let string = String(decoding: bytes[range], as: UTF8.self)
    guard hyphen != nil else { return string }
    return String(String.UnicodeScalarView(string.unicodeScalars.lazy.filter { $0 != "\u{ad}" }))
  }
}
