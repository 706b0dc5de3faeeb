/// Finds where grapheme clusters start: UAX #29, "Unicode Text Segmentation", section 3.1.1.
///
/// The standard library knows clusters too, but of the Unicode version of the system it runs on;
/// the same text must break alike everywhere.
struct ClusterBreaker {
  private var previous = ClusterClass.control
  private var isFlagHalf = false
  private var emoji = EmojiPart.none
  private var conjunct = ConjunctPart.none

  private enum EmojiPart { case none, pictograph, joined }
  private enum ConjunctPart { case none, consonant, linked }

  /// Goes on over a printable ASCII character and says whether a cluster starts with it.
  mutating func startsClusterInASCII() -> Bool {
    let starts = previous != .prepend
    previous = .other
    isFlagHalf = false
    emoji = .none
    conjunct = .none
    return starts
  }

  /// Goes on over a character and says whether a cluster starts with it.
  mutating func startsCluster(_ current: ClusterClass) -> Bool {
    let starts = isBoundary(before: current)
    isFlagHalf = current == .regionalIndicator && !(isFlagHalf && !starts)
    switch current {
    case .pictographic: emoji = .pictograph
    case .zwj: emoji = emoji == .pictograph ? .joined : .none
    case .extend, .extendOnly, .linker: emoji = emoji == .pictograph ? .pictograph : .none
    default: emoji = .none
    }
    switch current {
    case .consonant: conjunct = .consonant
    case .linker: conjunct = conjunct == .none ? .none : .linked
    case .extend, .zwj: break
    default: conjunct = .none
    }
    previous = current
    return starts
  }

  private func isBoundary(before current: ClusterClass) -> Bool {
    switch (previous, current) {
    case (.cr, .lf): false  // GB3
    case (.control, _), (.cr, _), (.lf, _), (_, .control), (_, .cr), (_, .lf): true  // GB4, GB5
    case (.l, .l), (.l, .v), (.l, .lv), (.l, .lvt): false  // GB6
    case (.lv, .v), (.lv, .t), (.v, .v), (.v, .t): false  // GB7
    case (.lvt, .t), (.t, .t): false  // GB8
    case (_, .extend), (_, .extendOnly), (_, .linker), (_, .zwj): false  // GB9
    case (_, .spacingMark), (.prepend, _): false  // GB9a, GB9b
    case (_, .consonant): conjunct != .linked  // GB9c
    case (_, .pictographic): emoji != .joined  // GB11
    case (_, .regionalIndicator): !isFlagHalf  // GB12, GB13
    default: true  // GB999
    }
  }
}
