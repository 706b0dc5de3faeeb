/// The parts of a line from left to right.
struct TextLineRuns {
  /// The direction of the line's paragraph.
  let direction: UserInterfaceLayoutDirection
  /// The runs; none for a line that is one run in its own direction.
  private(set) var runs: [TextRun] = []

  /// A piece of what a line shows: a cluster, or an ellipsis.
  private struct Piece {
    /// Its text; nothing for an ellipsis.
    var bytes: Range<Int>?
    var advance: Int
    /// Where it begins among the line's characters.
    var first: Int
  }

  /// Finds the runs of a line.
  ///
  /// A line with an ellipsis has the order that it has by itself: what was cut off no longer counts.
  ///
  /// - Parameters:
  ///   - line: The line as it was wrapped and cut off.
  ///   - text: The clusters that it numbers.
  ///   - bidi: The order of the text.
  ///   - builder: Makes strings of the text.
  ///   - ellipsis: An ellipsis and its advance.
  init(
    _ line: WrappedLine, of text: ClusteredText, _ bidi: BidiText, _ builder: TextLineBuilder,
    ellipsis: (text: String, advance: Int)
  ) {
    let base = bidi.paragraphLevel(at: line.clusters.lowerBound)
    direction = base == 1 ? .rightToLeft : .leftToRight
    if line.ellipsis == nil {
      addWhole(line, of: text, bidi, builder, base: base)
      return
    }
    var characters: [BidiCharacter] = []
    let pieces = Self.pieces(line, of: text, builder.bytes, ellipsis.advance, &characters)
    let levels = Self.levels(pieces, characters, base: base)
    let ordered = BidiLine.runs(levels)
    let isPlain = ordered.count <= 1 && levels.first ?? base == base
    if isPlain, !characters.contains(where: { Self.isForeign($0.kind, to: base) }) { return }
    for run in ordered {
      let parts = pieces[run.range]
      var drawn = ""
      for part in parts {
        drawn += part.bytes.map { builder.string($0) } ?? ellipsis.text
      }
      add(drawn, parts.reduce(0) { $0 + $1.advance }, run.level, builder.pointsPerUnit)
    }
  }

  /// Adds the runs of a line that shows all of its clusters, each a piece of the text.
  ///
  /// A hyphen at its end goes with the word that it parts, at that end where the word goes on.
  private mutating func addWhole(
    _ line: WrappedLine, of text: ClusteredText, _ bidi: BidiText, _ builder: TextLineBuilder,
    base: UInt8
  ) {
    let start = line.clusters.lowerBound
    let levels = bidi.levels(of: line)
    let ordered = BidiLine.runs(levels)
    let isPlain = ordered.count <= 1 && levels.first ?? base == base
    if isPlain,
      !bidi.kinds[start..<line.visibleEnd].contains(where: { Self.isForeign($0, to: base) })
    {
      return
    }
    for run in ordered {
      let clusters = start + run.range.lowerBound..<start + run.range.upperBound
      let drawn = text.start(of: clusters.lowerBound)..<text.start(of: clusters.upperBound)
      let kern = run.range.lowerBound == 0 ? text.kern(of: start) : 0
      var advance = text.clusters[clusters].reduce(-kern) { $0 + Int($1.advance) }
      var string = builder.string(drawn)
      if clusters.upperBound == line.visibleEnd, let units = line.hyphen, let sign = builder.hyphen
      {
        string.unicodeScalars.append(sign)
        advance += units
      }
      add(string, advance, run.level, builder.pointsPerUnit)
    }
  }

  /// Adds a run to the right of the others.
  private mutating func add(
    _ text: String, _ advance: Int, _ level: UInt8, _ pointsPerUnit: Double
  ) {
    if text.isEmpty { return }  // soft hyphens
    let width = Double(advance) * pointsPerUnit
    runs.append(
      TextRun(
        text: text, x: runs.last.map { $0.x + $0.width } ?? 0, width: width,
        direction: level & 1 == 1 ? .rightToLeft : .leftToRight))
  }

  /// What a line with an ellipsis shows, in reading order.
  private static func pieces(
    _ line: WrappedLine, of text: ClusteredText, _ bytes: UnsafeBufferPointer<UInt8>,
    _ ellipsisAdvance: Int, _ characters: inout [BidiCharacter]
  ) -> [Piece] {
    var pieces: [Piece] = []
    func append(_ clusters: Range<Int>) {
      for index in clusters where !text.clusters[index].traits.contains(.softHyphen) {
        let range = text.start(of: index)..<text.start(of: index + 1)
        let isFirst = (text.drawnCluster(before: index) ?? -1) < clusters.lowerBound
        let kern = isFirst ? text.kern(of: index) : 0
        pieces.append(
          Piece(
            bytes: range, advance: Int(text.clusters[index].advance) - kern,
            first: characters.count))
        BidiText.append(range, of: bytes.span, to: &characters)
      }
    }
    append(line.clusters.lowerBound..<line.visibleEnd)
    pieces.append(Piece(bytes: nil, advance: ellipsisAdvance, first: characters.count))
    characters.append(BidiCharacter(kind: .on))
    append(line.tail)
    return pieces
  }

  /// Whether a character has the other direction by itself, so that only a code can have turned it.
  private static func isForeign(_ kind: BidiClass, to base: UInt8) -> Bool {
    switch kind {
    case .l, .en: base == 1
    case .r, .al: base == 0
    case .an: true
    default: false
    }
  }

  /// The levels of the pieces as a paragraph of their own.
  private static func levels(
    _ pieces: [Piece], _ characters: [BidiCharacter], base: UInt8
  ) -> [UInt8] {
    let paragraph = BidiParagraph(characters, base: base)
    var levels = paragraph.levels
    BidiLine.reset(&levels, characters.map(\.kind), base: base)
    return pieces.map { levels[$0.first] }
  }
}
