/// The step from one character to the next.
extension LineBreaker {
  /// What may happen between two characters.
  enum Action { case none, allowed, mandatory }

  /// Goes on over one character and says what may happen before it.
  ///
  /// - Parameters:
  ///   - properties: What the table says of the character.
  ///   - next: The offset behind it, for the few rules that look ahead.
  ///   - bytes: The text, well-formed UTF-8.
  /// - Returns: Never an opportunity at the text's start.
  mutating func advance(
    over properties: LineBreakProperties, followedBy next: Int, in bytes: Span<UInt8>
  ) -> Action {
    var current = properties.lineClass
    if before == .al, current == .al, !endsInJoiner {  // LB28, by far the most frequent
      note(.al, isEastAsian: properties.isEastAsian)
      return .none
    }
    if before == .id, current == .id, !endsInJoiner {  // LB31, as frequent in Han text
      note(.id, isEastAsian: properties.isEastAsian)
      return .allowed
    }
    if current == .cj { current = strictness == .strict ? .ns : .id }
    var behind = current
    if strictness != .strict, current.dependsOnStrictness {
      (current, behind) = loosened(current, endingAt: next, in: bytes)
    }
    if !endsInJoiner, let action = usualAction(before: current) {
      note(behind, isEastAsian: properties.isEastAsian)
      return action
    }
    let isAfterJoiner = endsInJoiner
    endsInJoiner = current == .zwj
    if current == .cm || current == .zwj {
      if !before.neverCombines { return .none }  // LB9
      current = .al  // LB10
      behind = .al
    }
    let action: Action =
      if let hard = hardAction(before: current) {
        hard
      } else if isAfterJoiner {  // LB8a
        .none
      } else {
        mayBreak(before: current, isEastAsian: properties.isEastAsian, next: next, in: bytes)
          ? .allowed : .none
      }
    note(behind, isEastAsian: properties.isEastAsian)
    return action
  }

  /// What the last item and the next one decide by themselves.
  private func usualAction(before current: LineBreakClass) -> Action? {
    let pair = pairs[Int(before.rawValue) << 6 | Int(current.rawValue)]
    if pair == LineBreakPairs.open { return nil }
    if pair == LineBreakPairs.afterSpaces, beforeSpaces.holdsAcrossSpaces { return nil }
    if pair == LineBreakPairs.hangul, keepsHangulWords { return nil }
    return pair == LineBreakPairs.never ? Action.none : .allowed
  }

  /// LB2 to LB8: the start, line ends, spaces and the zero width space.
  private func hardAction(before current: LineBreakClass) -> Action? {
    if before == .start { return Action.none }
    if before.endsLine {
      return before == .cr && current == .lf ? Action.none : .mandatory
    }
    if current.endsLine || current == .sp || current == .zw { return Action.none }
    return beforeSpaces == .zw ? .allowed : nil
  }

  /// Remembers an item.
  private mutating func note(_ current: LineBreakClass, isEastAsian: Bool) {
    let previous = before
    twoBefore = previous
    isTwoBeforeEastAsian = isBeforeEastAsian
    before = current
    isBeforeEastAsian = isEastAsian
    if current == .sp {
      number = .none
      isFlagHalf = false
      return
    }
    beforeSpaces = current
    if current == .al {
      number = .none
      isFlagHalf = false
      return
    }
    opensQuotation = current == .quInitial && previous.precedesOpeningQuotation
    isFlagHalf = current == .ri && !isFlagHalf
    switch current {
    case .nu: number = .digits
    case .sy, .is: number = number == .digits ? .digits : .none
    case .cl, .cp: number = number == .digits ? .closed : .none
    default: number = .none
    }
  }
}
