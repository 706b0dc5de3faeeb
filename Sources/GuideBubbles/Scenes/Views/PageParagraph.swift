internal import Constraints
internal import GuideText

/// A paragraph of a page, parts of which may be bold.
struct PageParagraph {
  let text: String
  /// What is bold, in UTF-8 bytes, in order.
  let bold: [Range<Int>]
  let font: TextFont
  let measurer: TextMeasurer
  let breakMode: LineBreakMode

  /// A part that is of one weight and that no line breaks.
  private struct Piece {
    var range: Range<Int>
    var weight: TextFont.Weight
    /// Whether a line may begin with it.
    var mayStartLine: Bool
    /// How wide it is without the spaces at its end, in points.
    var width = 0.0
    /// How wide those are.
    var spaces = 0.0
  }

  /// The paragraph broken for a width; nothing means no limit.
  ///
  /// Lines are filled greedily, as those of one weight are. A word that is too long for a line
  /// reaches beyond it, as in browsers.
  func layout(width: Double?) -> TextLayout {
    let plain = measurer.layout(text, font: font, maximumWidth: width, breakMode: breakMode)
    guard !bold.isEmpty, let first = plain.lines.first else { return plain }
    var measurer = measurer
    measurer.baseDirection = first.direction
    let bytes = Array(text.utf8)
    var layout = plain
    layout.lines = lines(pieces(bytes), width: width ?? .infinity).enumerated().map {
      index, pieces in
      var line = line(of: pieces, bytes, measurer: measurer)
      line.top = Double(index) * first.height
      line.baseline = line.top + first.baseline
      line.height = first.height
      return line
    }
    return layout
  }

  /// The pieces of the text, measured.
  private func pieces(_ bytes: [UInt8]) -> [Piece] {
    let breaker = LineBreaker(
      strictness: measurer.strictness, keepsHangulWords: measurer.keepsHangulWords,
      isChineseOrJapanese: measurer.isChineseOrJapanese)
    let breaks = breaker.opportunities(in: text).map(\.offset)
    let edges = bold.flatMap { [$0.lowerBound, $0.upperBound] }
    var (pieces, start, place, edge) = ([Piece](), 0, 0, 0)
    var mayStartLine = true
    while start < bytes.count {
      while place < breaks.count, breaks[place] <= start { place += 1 }
      while edge < edges.count, edges[edge] <= start { edge += 1 }
      let next = place < breaks.count ? breaks[place] : bytes.count
      let end = min(next, edge < edges.count ? edges[edge] : bytes.count)
      // An odd number of edges lies before what is bold.
      let weight = edge % 2 == 1 ? .bold : font.weight
      pieces.append(
        measured(Piece(range: start..<end, weight: weight, mayStartLine: mayStartLine), bytes))
      (mayStartLine, start) = (end == next, end)
    }
    return pieces
  }

  private func measured(_ piece: Piece, _ bytes: [UInt8]) -> Piece {
    var piece = piece
    let font = font(of: piece.weight)
    let drawn = Self.drawn(piece.range, bytes)
    piece.width = measurer.width(of: Self.string(drawn, bytes), font: font)
    piece.spaces = measurer.width(ofSpaces: piece.range.count - drawn.count, font: font)
    return piece
  }

  /// The pieces of each line.
  private func lines(_ pieces: [Piece], width: Double) -> [ArraySlice<Piece>] {
    var (lines, start, end) = ([ArraySlice<Piece>](), 0, 0)
    // How wide the line is with the spaces behind what is on it.
    var filled = 0.0
    while end < pieces.count {
      var next = end + 1
      while next < pieces.count, !pieces[next].mayStartLine { next += 1 }
      let word = pieces[end..<next]
      let whole = word.reduce(0) { $0 + $1.width + $1.spaces }
      let drawn = whole - (word.last?.spaces ?? 0)
      if end > start, filled + drawn > width + GeometryTolerance.length {
        lines.append(pieces[start..<end])
        (start, filled) = (end, 0)
      }
      filled += whole
      end = next
    }
    if start < pieces.count { lines.append(pieces[start...]) }
    return lines
  }

  /// A line with a run for each weight and direction.
  private func line(
    of pieces: ArraySlice<Piece>, _ bytes: [UInt8], measurer: TextMeasurer
  ) -> TextLine {
    var parts: [Piece] = []
    for piece in pieces {
      let isSpace = Self.drawn(piece.range, bytes).isEmpty
      if let last = parts.last, isSpace || last.weight == piece.weight {
        parts[parts.count - 1].range = last.range.lowerBound..<piece.range.upperBound
        parts[parts.count - 1].spaces = piece.spaces + (isSpace ? last.spaces : 0)
      } else {
        parts.append(piece)
      }
    }
    var (runs, width, gap) = ([TextRun](), 0.0, 0.0)
    for part in parts {
      let string = Self.string(Self.drawn(part.range, bytes), bytes)
      var set = PageRuns(string, font: font(of: part.weight), measurer: measurer)
      for index in set.runs.indices { set.runs[index].weight = part.weight }
      if measurer.baseDirection == .rightToLeft {
        runs = set.runs + PageRuns(runs: runs, width: width).moved(by: set.width + gap)
      } else {
        runs += set.moved(by: width + gap)
      }
      width += gap + set.width
      gap = part.spaces
    }
    let range = (parts.first?.range.lowerBound ?? 0)..<(parts.last?.range.upperBound ?? 0)
    return TextLine(
      text: Self.string(Self.drawn(range, bytes), bytes), range: range, width: width, top: 0,
      baseline: 0, height: 0, direction: measurer.baseDirection ?? .leftToRight, runs: runs)
  }

  private func font(of weight: TextFont.Weight) -> TextFont {
    var font = font
    font.weight = weight
    return font
  }

  /// A part without the spaces at its end.
  private static func drawn(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return range.lowerBound..<end
  }

  private static func string(_ range: Range<Int>, _ bytes: [UInt8]) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

/// The runs of a piece of text from left to right, and how wide they are together.
struct PageRuns {
  var runs: [TextRun]
  let width: Double

  init(runs: [TextRun], width: Double) {
    self.runs = runs
    self.width = width
  }

  /// Those of a line that was set; one where all of it has its direction.
  init(_ line: TextLine) {
    width = line.width
    var whole = TextRun(text: line.text, x: 0, width: width, direction: line.direction)
    whole.isPlain = line.direction == .leftToRight
    runs = line.runs.isEmpty && !line.text.isEmpty ? [whole] : line.runs
  }

  /// Those of a text that stands on one line.
  init(_ text: String, font: TextFont, measurer: TextMeasurer) {
    let layout = measurer.layout(text, font: font)
    if let line = layout.lines.first { self.init(line) } else { self.init(runs: [], width: 0) }
  }

  /// The runs further to the right, by a distance in points.
  func moved(by distance: Double) -> [TextRun] {
    runs.map { run in
      var run = run
      run.x += distance
      return run
    }
  }
}

extension TextMeasurer {
  /// How wide a text is on one line, in points.
  fileprivate func width(of text: String, font: TextFont) -> Double {
    layout(text, font: font).lines.first?.width ?? 0
  }

  /// How wide spaces are between words, in points.
  func width(ofSpaces count: Int, font: TextFont) -> Double {
    count > 0 ? Double(count) * (width(of: "x x", font: font) - width(of: "xx", font: font)) : 0
  }
}
