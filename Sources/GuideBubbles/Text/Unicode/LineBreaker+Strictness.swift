/// What the strictness of line breaking changes: CSS Text level 3, section 5.3, property `line-break`.
extension LineBreaker {
  /// A character as the rules see it: what it is to what stands before, and to what follows.
  typealias Sides = (ahead: LineBreakClass, behind: LineBreakClass)

  /// The class of a character on both of its sides, where lines break more freely than strictly.
  ///
  /// - Parameters:
  ///   - item: Its class by the table, one that may depend on strictness.
  ///   - end: The offset behind it.
  ///   - bytes: The text.
  /// - Returns: The class that it has for what stands before it, and for what follows.
  func loosened(_ item: LineBreakClass, endingAt end: Int, in bytes: Span<UInt8>) -> Sides {
    let code = Self.scalar(endingAt: end, in: bytes)
    if isChineseOrJapanese, item == .ns, Self.waveDashes.contains(code) { return (.id, item) }
    guard strictness == .loose else { return (item, item) }
    switch item {
    case .ns, .ex:
      let isFree =
        Self.iterationMarks.contains(code)
        || isChineseOrJapanese && Self.centredPunctuation.contains(code)
      return (isFree ? .id : item, item)
    case .in: return (before == .in ? .id : item, item)
    case .hh: return (before == .id && (code == 0x2010 || code == 0x2013) ? .id : item, item)
    case .po: return (isChineseOrJapanese && Self.suffixes.contains(code) ? .id : item, item)
    case .pr: return (item, isChineseOrJapanese && Self.prefixes.contains(code) ? .id : item)
    default: return (item, item)
    }
  }

  /// `〜 ゠`, free in normal and loose text of Chinese and Japanese.
  private static let waveDashes: [UInt32] = [0x301c, 0x30a0]
  /// `々 〻 ゝ ゞ ヽ ヾ`, free in loose text.
  private static let iterationMarks: [UInt32] = [0x3005, 0x303b, 0x309d, 0x309e, 0x30fd, 0x30fe]
  /// `・ ： ； ･ ‼ ⁇ ⁈ ⁉ ！ ？`, free in loose text of Chinese and Japanese.
  private static let centredPunctuation: [UInt32] = [
    0x30fb, 0xff1a, 0xff1b, 0xff65, 0x203c, 0x2047, 0x2048, 0x2049, 0xff01, 0xff1f,
  ]
  /// The class PO as far as its East Asian width is ambiguous, full or wide: `% ℃ ′` and their like.
  private static let suffixes: [UInt32] = [
    0xb0, 0x2030, 0x2032, 0x2033, 0x2035, 0x2103, 0x2109, 0xfe6a, 0xff05, 0xffe0,
  ]
  /// The class PR as far as its East Asian width is ambiguous, full or wide: `€ № ￥` and their like.
  private static let prefixes: [UInt32] = [
    0xa4, 0xb1, 0x20ac, 0x2116, 0xfe69, 0xff04, 0xffe1, 0xffe5, 0xffe6,
  ]

  private static func scalar(endingAt end: Int, in bytes: Span<UInt8>) -> UInt32 {
    var start = end - 1
    while start > 0, bytes[start] & 0xc0 == 0x80 { start -= 1 }
    return bytes.scalar(at: start).code
  }
}

extension LineBreakClass {
  /// Whether what it allows may depend on strictness, small kana apart.
  var dependsOnStrictness: Bool {
    switch self {
    case .ns, .ex, .in, .hh, .po, .pr: true
    default: false
    }
  }
}
