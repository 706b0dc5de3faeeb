internal import GuideFormats

/// How freely Chinese and Japanese text breaks: the values of `line-break` in CSS Text and of the
/// key `lb` in language tags (UTS #35).
public enum LineBreakStrictness: String, Hashable, Sendable, CaseIterable {
  /// No line starts with a small kana, a prolonged sound mark, or what stands close to the character
  /// before it.
  case strict
  /// A line may start with a small kana or a prolonged sound mark (class CJ of UAX #14), and in
  /// Chinese and Japanese with `〜` or `゠`.
  case normal
  /// A line may also start with an iteration mark such as `々`, with the second of two leaders such as
  /// `…`, and with a hyphen behind an ideograph; in Chinese and Japanese with centred punctuation such
  /// as `・`, `：` or `！`, with a suffix such as `％`, and behind a prefix such as `￥`.
  case loose
}

/// A place where a line may or must end.
public struct LineBreakOpportunity: Hashable, Sendable {
  /// Where the next line would start, in UTF-8 bytes from the text's start.
  public var offset: Int
  /// Whether the line must end here, because a line feed or its like stands before.
  public var isMandatory: Bool

  /// Makes an opportunity from its parts.
  package init(offset: Int, isMandatory: Bool) {
    self.offset = offset
    self.isMandatory = isMandatory
  }
}

/// Finds where lines may end: UAX #14, "Unicode Line Breaking Algorithm", revision 55, Unicode 17.
///
/// Thai, Lao, Khmer and Myanmar separate words without a sign; no dictionary is at hand, so that a
/// run of their letters has no opportunities inside.
///
/// The rules look at the two items before a place, at a few facts about the past, and seldom at
/// what follows: one pass, no backing up. An item is a character with its combining marks (LB9).
public struct LineBreaker: Sendable {
  /// How freely Japanese text breaks.
  public let strictness: LineBreakStrictness
  /// Whether Korean text breaks between words only, as with `word-break: keep-all` in CSS.
  ///
  /// Hangul then sticks to Hangul, letters, digits and Han characters beside it.
  public let keepsHangulWords: Bool
  /// Whether the text is Chinese or Japanese, in which `strictness` concerns more characters.
  public let isChineseOrJapanese: Bool

  /// What pairs of classes come to without regard to anything else.
  let pairs: [UInt8]
  /// The class of the last item.
  var before = LineBreakClass.start
  /// Whether the last item is East Asian by width.
  var isBeforeEastAsian = false
  /// The class of the item before the last one.
  var twoBefore = LineBreakClass.start
  /// Whether the item before the last one is East Asian by width.
  var isTwoBeforeEastAsian = false
  /// The class of the last item that is not a space.
  var beforeSpaces = LineBreakClass.start
  /// Whether that item is an opening quotation mark in the sense of LB15a.
  var opensQuotation = false
  /// Whether the last character is a zero width joiner.
  var endsInJoiner = false
  /// Whether an odd number of regional indicators stands before.
  var isFlagHalf = false
  /// How far the last items form a number in the sense of LB25.
  var number = NumberPart.none

  /// The part of a number that has been read.
  enum NumberPart { case none, digits, closed }

  /// Makes a breaker that stands before the first character.
  public init(
    strictness: LineBreakStrictness = .strict, keepsHangulWords: Bool = false,
    isChineseOrJapanese: Bool = false
  ) {
    self.init(
      strictness: strictness, keepsHangulWords: keepsHangulWords,
      isChineseOrJapanese: isChineseOrJapanese, pairs: .shared)
  }

  /// Makes a breaker with a table of pairs; with one that leaves all open the rules decide alone.
  init(
    strictness: LineBreakStrictness, keepsHangulWords: Bool, isChineseOrJapanese: Bool = false,
    pairs: LineBreakPairs
  ) {
    self.strictness = strictness
    self.keepsHangulWords = keepsHangulWords
    self.isChineseOrJapanese = isChineseOrJapanese
    self.pairs = pairs.flat
  }

  /// Makes a breaker that stands behind an item, and no more is known; for `LineBreakPairs`.
  init(behind item: LineBreakClass, keepsHangulWords: Bool) {
    strictness = .strict
    self.keepsHangulWords = keepsHangulWords
    isChineseOrJapanese = false
    pairs = []
    before = item
    beforeSpaces = item
    number = item == .nu ? .digits : .none
  }

  /// All places where a line may or must end, from left to right.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The opportunities inside the text, and the one at its end if a line feed or its
  ///   like demands it; the start is none.
  /// - Complexity: O(*n*).
  public func opportunities(in text: String) -> [LineBreakOpportunity] {
    var text = text
    return text.withUTF8 { opportunities(in: $0.span) }
  }

  private func opportunities(in bytes: Span<UInt8>) -> [LineBreakOpportunity] {
    var breaker = self
    var opportunities: [LineBreakOpportunity] = []
    opportunities.reserveCapacity(bytes.count / 6 + 1)
    let table = LineBreakTable.shared
    var offset = 0
    while offset < bytes.count {
      if breaker.before == .al, !breaker.endsInJoiner {
        if bytes[offset].isLetter {  // LB28: nothing happens inside a word
          repeat { offset += 1 } while offset < bytes.count && bytes[offset].isLetter
          breaker.noteLetter(behind: .al)
          continue
        }
        if bytes[offset] == 0x20, offset + 1 < bytes.count, bytes[offset + 1].isLetter {
          opportunities.append(LineBreakOpportunity(offset: offset + 1, isMandatory: false))
          offset += 2
          breaker.noteLetter(behind: .sp)
          continue
        }
      }
      let (code, next) = bytes.scalar(at: offset)
      let action = breaker.advance(over: table[code], followedBy: next, in: bytes)
      if action != .none {
        opportunities.append(
          LineBreakOpportunity(offset: offset, isMandatory: action == .mandatory))
      }
      offset = next
    }
    if breaker.before.endsLine {
      opportunities.append(LineBreakOpportunity(offset: offset, isMandatory: true))
    }
    return opportunities
  }

  /// Remembers a letter of a word behind another one or behind a space.
  private mutating func noteLetter(behind item: LineBreakClass) {
    twoBefore = item
    isTwoBeforeEastAsian = false
    isBeforeEastAsian = false
  }
}
