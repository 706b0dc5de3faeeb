/// What the rules of `LineBreaker` say of two neighbours when they look at nothing else.
///
/// Most pairs of classes are decided by themselves; those that are not are left to the rules. Filled
/// by asking the rules, so that the two cannot differ.
struct LineBreakPairs: Sendable {
  /// The one table; filling it takes a fraction of a millisecond, once.
  static let shared = LineBreakPairs()

  /// Only the rules know.
  static let open: UInt8 = 0
  /// No line ends between the two.
  static let never: UInt8 = 1
  /// A line may end there.
  static let allowed: UInt8 = 2
  /// A line may end there unless what stood before the spaces holds on to the second one.
  static let afterSpaces: UInt8 = 3
  /// A line may end there unless Korean words are kept whole.
  static let hangul: UInt8 = 4

  /// 64 entries for each first class.
  let flat: [UInt8]

  /// A table that knows nothing.
  static let none = LineBreakPairs(flat: Array(repeating: open, count: 64 * 64))

  private init(flat: [UInt8]) { self.flat = flat }

  private init() {
    flat = (0..<64 * 64).map { index in
      guard let before = LineBreakClass(rawValue: UInt8(index >> 6)),
        let current = LineBreakClass(rawValue: UInt8(index & 63))
      else { return Self.open }
      return Self.entry(before, current)
    }
  }

  private static func entry(_ before: LineBreakClass, _ current: LineBreakClass) -> UInt8 {
    if isSpecial(before) || isSpecial(current) { return open }
    if current == .sp { return never }
    if before == .sp { return isRefusedAfterSpaces(current) ? open : afterSpaces }
    if looksFurther(before, current) { return open }
    let empty: [UInt8] = []
    let isAllowed = LineBreaker(behind: before, keepsHangulWords: false)
      .mayBreak(before: current, isEastAsian: false, next: 0, in: empty.span)
    let isKept = LineBreaker(behind: before, keepsHangulWords: true)
      .mayBreak(before: current, isEastAsian: false, next: 0, in: empty.span)
    return isAllowed ? isKept ? allowed : hangul : never
  }

  /// The start, line ends, what combines, and what stands for another class.
  private static func isSpecial(_ item: LineBreakClass) -> Bool {
    switch item {
    case .start, .bk, .cr, .lf, .nl, .zw, .zwj, .cm, .cj: true
    default: false
    }
  }

  /// What the rules may refuse after spaces: LB11 to LB17.
  private static func isRefusedAfterSpaces(_ item: LineBreakClass) -> Bool {
    switch item {
    case .wj, .gl, .cl, .cp, .ex, .sy, .is, .ns, .b2, .quFinal, .quInitial: true
    default: false
    }
  }

  /// Whether the rules look at more than the two: further back, ahead, or at widths.
  private static func looksFurther(_ before: LineBreakClass, _ current: LineBreakClass) -> Bool {
    if before.isQuotation || current.isQuotation { return true }  // LB15, LB19
    if before.isHyphen { return true }  // LB20a, LB21a
    if isBrahmicOrFlag(before) || isBrahmicOrFlag(current) { return true }
    switch (before, current) {
    case (.sy, .nu), (.is, .nu), (.cl, .nu), (.cp, .nu): return true  // LB25
    case (.sy, .po), (.is, .po), (.cl, .po), (.cp, .po): return true
    case (.sy, .pr), (.is, .pr), (.cl, .pr), (.cp, .pr): return true
    case (.po, .op), (.pr, .op), (.nu, .op): return true  // LB25, LB30
    case (_, .op): return before.isLetter
    case (.cp, _): return current.isLetter
    default: return false
    }
  }

  /// LB28a and LB30a.
  private static func isBrahmicOrFlag(_ item: LineBreakClass) -> Bool {
    switch item {
    case .ap, .ak, .as, .dottedCircle, .vi, .vf, .ri: true
    default: false
    }
  }
}
