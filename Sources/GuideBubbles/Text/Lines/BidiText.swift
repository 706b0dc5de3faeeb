/// The directions of a text's paragraphs and the order of its lines.
///
/// Paragraphs are those of UAX #9: a line separator or a form feed ends a line, not a paragraph.
struct BidiText {
  /// The level of each cluster, which is that of its first character.
  private var levels: [UInt8] = []
  /// The class of each cluster's first character.
  private(set) var kinds: [BidiClass] = []
  /// Where paragraphs start, in clusters, and their own levels.
  private var paragraphs: [(start: Int, level: UInt8)] = []

  /// Resolves a text.
  ///
  /// - Parameters:
  ///   - text: Its clusters.
  ///   - bytes: The text itself.
  ///   - base: The direction of all paragraphs where it is given; nothing finds each by its first
  ///     strong character, left-to-right without one (rules P2 and P3).
  /// - Complexity: O(*n*).
  init(_ text: ClusteredText, _ bytes: Span<UInt8>, base: UserInterfaceLayoutDirection?) {
    let given: UInt8? = base.map { $0 == .rightToLeft ? 1 : 0 }
    levels.reserveCapacity(text.clusters.count)
    kinds.reserveCapacity(text.clusters.count)
    var start = 0
    var characters: [BidiCharacter] = []
    var firsts: [Int] = []
    for index in text.clusters.indices {
      firsts.append(characters.count)
      Self.append(text.start(of: index)..<text.start(of: index + 1), of: bytes, to: &characters)
      guard characters.last?.kind == .b || index == text.clusters.count - 1 else { continue }
      let paragraph = BidiParagraph(characters, base: given)
      paragraphs.append((start, paragraph.baseLevel))
      for first in firsts {
        levels.append(paragraph.levels[first])
        kinds.append(characters[first].kind)
      }
      start = index + 1
      characters.removeAll(keepingCapacity: true)
      firsts.removeAll(keepingCapacity: true)
    }
    if kinds.last == .b { paragraphs.append((start, given ?? 0)) }
  }

  /// Appends what the rules need to know of some text.
  static func append(
    _ range: Range<Int>, of bytes: Span<UInt8>, to characters: inout [BidiCharacter]
  ) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (code, next) = bytes.scalar(at: offset)
      characters.append(BidiTable.shared[code])
      offset = next
    }
  }

  /// The level of the paragraph that a cluster stands in, or that follows the text.
  ///
  /// - Complexity: O(log *n*).
  func paragraphLevel(at cluster: Int) -> UInt8 {
    var (low, high) = (0, paragraphs.count)
    while low < high {
      let middle = (low + high) / 2
      if paragraphs[middle].start <= cluster { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? paragraphs[low - 1].level : 0
  }

  /// The levels of a line's clusters up to the end of what is visible, L1 applied.
  func levels(of line: WrappedLine) -> [UInt8] {
    var levels = Array(levels[line.clusters])
    BidiLine.reset(
      &levels, Array(kinds[line.clusters]), base: paragraphLevel(at: line.clusters.lowerBound))
    return Array(levels.prefix(line.visibleEnd - line.clusters.lowerBound))
  }
}
