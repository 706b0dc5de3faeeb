/// LB11 to LB31, each rule where its number stands; the earlier rule wins.
extension LineBreaker {
  /// Whether a line may end before an item that is neither a space nor a line end.
  func mayBreak(
    before current: LineBreakClass, isEastAsian: Bool, next: Int, in bytes: Span<UInt8>
  ) -> Bool {
    if current == .wj || before == .wj { return false }  // LB11
    if before == .gl { return false }  // LB12
    if current == .gl, !Self.looseGlue.contains(before) { return false }  // LB12a
    if Self.closing.contains(current) { return false }  // LB13
    if beforeSpaces == .op { return false }  // LB14
    if beforeSpaces == .quInitial, opensQuotation { return false }  // LB15a
    if current == .quFinal, closesQuotation(next: next, in: bytes) { return false }  // LB15b
    if current == .is {  // LB15c, LB15d
      return before == .sp && following(next, in: bytes).item == .nu
    }
    if current == .ns, beforeSpaces == .cl || beforeSpaces == .cp { return false }  // LB16
    if current == .b2, beforeSpaces == .b2 { return false }  // LB17
    if before == .sp { return true }  // LB18
    if Self.quotations.contains(current) || Self.quotations.contains(before),
      gluesQuotation(current, isEastAsian: isEastAsian, next: next, in: bytes)
    {
      return false
    }
    if current == .cb || before == .cb { return true }  // LB20
    if Self.hyphens.contains(before) {
      // LB20a: the hyphen starts a word.
      if Self.letters.contains(current), Self.wordStarts.contains(twoBefore) { return false }
      if twoBefore == .hl, current != .hl { return false }  // LB21a
    }
    if Self.trailing.contains(current) || before == .bb { return false }  // LB21
    if before == .sy, current == .hl { return false }  // LB21b
    if current == .in { return false }  // LB22
    if gluesNumber(current, next: next, in: bytes) { return false }
    if gluesSyllable(current, next: next, in: bytes) { return false }
    return !gluesWord(current, isEastAsian: isEastAsian)  // LB31
  }

  /// LB15b: whether a final quotation mark closes something, judged by what follows it.
  private func closesQuotation(next: Int, in bytes: Span<UInt8>) -> Bool {
    let item = following(next, in: bytes).item
    return item == .start || Self.afterClosingQuotation.contains(item)
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
      return Self.letters.contains(before) || Self.beforeDigits.contains(before)
        || number == .digits
    }
    if before == .nu, Self.letters.contains(current) { return true }  // LB23
    if current == .po || current == .pr {
      if number != .none { return true }  // LB25
      return Self.letters.contains(before) || current == .po && Self.ideographs.contains(before)
    }
    guard before == .po || before == .pr else { return false }
    if Self.letters.contains(current) { return true }  // LB24
    if before == .pr, Self.ideographs.contains(current) { return true }  // LB23a
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
    case .pr: Self.hangul.contains(current)
    case .ap: Self.aksaras.contains(current)
    case .ak, .as, .dottedCircle:
      current == .vf || current == .vi
        || Self.aksaras.contains(current) && following(next, in: bytes).item == .vf
    case .vi: Self.aksaras.contains(twoBefore) && (current == .ak || current == .dottedCircle)
    default: false
    }
  }

  /// LB28 to LB30b: letters, brackets beside them, flags and emoji.
  private func gluesWord(_ current: LineBreakClass, isEastAsian: Bool) -> Bool {
    if Self.letters.contains(current) {
      if Self.letters.contains(before) || before == .is { return true }  // LB28, LB29
      return before == .cp && !isBeforeEastAsian  // LB30
    }
    switch current {
    case .op: return !isEastAsian && (Self.letters.contains(before) || before == .nu)  // LB30
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

  private static let looseGlue: LineBreakClassSet = [.sp, .ba, .hy, .hh]
  private static let closing: LineBreakClassSet = [.cl, .cp, .ex, .sy]
  private static let quotations: LineBreakClassSet = [.qu, .quInitial, .quFinal]
  private static let hyphens: LineBreakClassSet = [.hy, .hh]
  private static let letters: LineBreakClassSet = [.al, .hl, .dottedCircle, .epLetter]
  private static let ideographs: LineBreakClassSet = [.id, .eb, .em, .ep]
  private static let hangul: LineBreakClassSet = [.jl, .jv, .jt, .h2, .h3]
  private static let aksaras: LineBreakClassSet = [.ak, .as, .dottedCircle]
  private static let trailing: LineBreakClassSet = [.ba, .hh, .hy, .ns]
  private static let beforeDigits: LineBreakClassSet = [.po, .pr, .hy, .is]
  private static let wordStarts: LineBreakClassSet = [
    .start, .bk, .cr, .lf, .nl, .sp, .zw, .cb, .gl,
  ]
  private static let afterClosingQuotation: LineBreakClassSet = [
    .sp, .gl, .wj, .cl, .qu, .quInitial, .quFinal, .cp, .ex, .is, .sy, .bk, .cr, .lf, .nl, .zw,
  ]
}
