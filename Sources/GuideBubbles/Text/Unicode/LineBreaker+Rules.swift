/// LB11 to LB31, each rule where its number stands; the earlier rule wins.
extension LineBreaker {
  /// Whether a line may end before an item that is neither a space nor a line end.
  func mayBreak(
    before current: LineBreakClass, isEastAsian: Bool, next: Int, in bytes: Span<UInt8>
  ) -> Bool {
    if current == .wj || before == .wj { return false }  // LB11
    if before == .gl { return false }  // LB12
    if current == .gl, !before.isLooseGlue { return false }  // LB12a
    if current.isClosing { return false }  // LB13
    if beforeSpaces == .op { return false }  // LB14
    if beforeSpaces == .quInitial, opensQuotation { return false }  // LB15a
    if current == .quFinal, closesQuotation(next: next, in: bytes) { return false }  // LB15b
    if current == .is {  // LB15c, LB15d
      return before == .sp && following(next, in: bytes).item == .nu
    }
    if current == .ns, beforeSpaces == .cl || beforeSpaces == .cp { return false }  // LB16
    if current == .b2, beforeSpaces == .b2 { return false }  // LB17
    if before == .sp { return true }  // LB18
    if current.isQuotation || before.isQuotation,
      gluesQuotation(current, isEastAsian: isEastAsian, next: next, in: bytes)
    {
      return false
    }
    if current == .cb || before == .cb { return true }  // LB20
    if before.isHyphen {
      // LB20a: the hyphen starts a word.
      if current.isLetter, twoBefore.isWordStart { return false }
      if twoBefore == .hl, current != .hl { return false }  // LB21a
    }
    if current.isTrailing || before == .bb { return false }  // LB21
    if before == .sy, current == .hl { return false }  // LB21b
    if current == .in { return false }  // LB22
    if gluesNumber(current, next: next, in: bytes) { return false }
    if gluesSyllable(current, next: next, in: bytes) { return false }
    if keepsHangulWords, gluesHangulWord(current) { return false }
    return !gluesWord(current, isEastAsian: isEastAsian)  // LB31
  }

  /// LB15b: whether a final quotation mark closes something, judged by what follows it.
  private func closesQuotation(next: Int, in bytes: Span<UInt8>) -> Bool {
    let item = following(next, in: bytes).item
    return item == .start || item.followsClosingQuotation
  }

  /// LB19 and LB19a: quotation marks stick to what is beside them, unless all is East Asian.
  private func gluesQuotation(
    _ current: LineBreakClass, isEastAsian: Bool, next: Int, in bytes: Span<UInt8>
  ) -> Bool {
    if current == .qu || current == .quFinal { return true }  // LB19
    if before == .qu || before == .quInitial { return true }
    if current == .quInitial {  // LB19a
      if !isBeforeEastAsian { return true }
      let next = following(next, in: bytes)
      if next.item == .start || !next.isEastAsian { return true }
    }
    guard before == .quFinal else { return false }
    return !isEastAsian || twoBefore == .start || !isTwoBeforeEastAsian
  }

  /// LB23 to LB25: numbers with their signs, prefixes and units.
  private func gluesNumber(_ current: LineBreakClass, next: Int, in bytes: Span<UInt8>) -> Bool {
    if current == .nu {
      return before.isLetter || before.standsBeforeDigits
        || number == .digits
    }
    if before == .nu, current.isLetter { return true }  // LB23
    if current == .po || current == .pr {
      if number != .none { return true }  // LB25
      return before.isLetter || current == .po && before.isIdeograph
    }
    guard before == .po || before == .pr else { return false }
    if current.isLetter { return true }  // LB24
    if before == .pr, current.isIdeograph { return true }  // LB23a
    guard current == .op else { return false }
    let sign = following(next, in: bytes)
    return sign.item == .nu || sign.item == .is && following(sign.next, in: bytes).item == .nu
  }

  /// LB26 to LB28a: Hangul and the scripts of Brahmic syllables.
  private func gluesSyllable(_ current: LineBreakClass, next: Int, in bytes: Span<UInt8>) -> Bool {
    switch before {
    case .jl where current == .jl || current == .jv || current == .h2 || current == .h3: true
    case .jv where current == .jv || current == .jt: true
    case .h2 where current == .jv || current == .jt: true
    case .jt where current == .jt, .h3 where current == .jt: true
    case .jl, .jv, .jt, .h2, .h3: current == .po
    case .pr: current.isHangul
    case .ap: current.isAksara
    case .ak, .as, .dottedCircle:
      current == .vf || current == .vi
        || current.isAksara && following(next, in: bytes).item == .vf
    case .vi: twoBefore.isAksara && (current == .ak || current == .dottedCircle)
    default: false
    }
  }

  /// The option of keeping Korean words whole: Hangul and what words are written with beside it.
  private func gluesHangulWord(_ current: LineBreakClass) -> Bool {
    before.isHangul && current.isKoreanWordPart || current.isHangul && before.isKoreanWordPart
  }

  /// LB28 to LB30b: letters, brackets beside them, flags and emoji.
  private func gluesWord(_ current: LineBreakClass, isEastAsian: Bool) -> Bool {
    if current.isLetter {
      if before.isLetter || before == .is { return true }  // LB28, LB29
      return before == .cp && !isBeforeEastAsian  // LB30
    }
    switch current {
    case .op: return !isEastAsian && (before.isLetter || before == .nu)  // LB30
    case .nu: return before == .cp && !isBeforeEastAsian
    case .ri: return before == .ri && isFlagHalf  // LB30a
    case .em: return before == .eb || before == .ep || before == .epLetter  // LB30b
    default: return false
    }
  }

  /// The item at an offset and where the next one starts; `start` stands for the text's end.
  private func following(
    _ offset: Int, in bytes: Span<UInt8>
  ) -> (item: LineBreakClass, isEastAsian: Bool, next: Int) {
    var offset = offset
    while offset < bytes.count {
      let (code, next) = bytes.scalar(at: offset)
      let properties = LineBreakTable.shared[code]
      let item = properties.lineClass
      offset = next
      if item != .cm, item != .zwj { return (item, properties.isEastAsian, next) }
    }
    return (.start, false, offset)
  }
}
