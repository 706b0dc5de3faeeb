/// An isolating run sequence of UAX #9 with its characters resolved: rules W1 to I2.
struct BidiSequence {
  private var kinds: [BidiClass]
  private let characters: [BidiCharacter]
  private let embedding: UInt8
  private let start: BidiClass
  private let end: BidiClass

  /// Resolves a sequence.
  ///
  /// - Parameters:
  ///   - kinds: The classes of its characters, overrides applied.
  ///   - characters: The same as they are in the text.
  ///   - level: The level that all of them have.
  ///   - start: The direction before the sequence, L or R; sos in the annex.
  ///   - end: The direction behind it; eos in the annex.
  init(
    kinds: [BidiClass], characters: [BidiCharacter], level: UInt8, start: BidiClass, end: BidiClass
  ) {
    self.kinds = kinds
    self.characters = characters
    embedding = level
    self.start = start
    self.end = end
    resolveMarksAndLetters()
    resolveSeparators()
    resolveTerminators()
    resolveEuropeanNumbers()
    resolveBrackets()
    resolveNeutrals()
  }

  /// I1 and I2: the level that comes of a character's class.
  func level(at index: Int) -> UInt8 {
    switch (kinds[index], embedding & 1) {
    case (.l, 0), (.r, 1): embedding
    case (.an, 0), (.en, 0): embedding + 2
    default: embedding + 1
    }
  }

  private var direction: BidiClass { embedding & 1 == 0 ? .l : .r }

  /// W1 to W3: marks are as what they stand on, digits after Arabic letters are Arabic.
  private mutating func resolveMarksAndLetters() {
    var previous = start
    var strong = start
    for index in kinds.indices {
      if kinds[index] == .nsm {
        let isAtIsolate = previous == .pdi || BidiClassSet.isolateInitiators.contains(previous)
        kinds[index] = isAtIsolate ? .on : previous
      }
      previous = kinds[index]
      switch previous {
      case .l, .r: strong = previous
      case .al:
        strong = .al
        kinds[index] = .r
      case .en: if strong == .al { kinds[index] = .an }
      default: break
      }
    }
  }

  /// W4: a single separator between two numbers of a kind is part of the number.
  private mutating func resolveSeparators() {
    guard kinds.count > 2 else { return }
    for index in 1..<kinds.count - 1 where kinds[index] == .es || kinds[index] == .cs {
      let before = kinds[index - 1]
      guard before == kinds[index + 1] else { continue }
      if before == .en || before == .an && kinds[index] == .cs { kinds[index] = before }
    }
  }

  /// W5 and W6: terminators beside European digits are digits, all others are neutral.
  private mutating func resolveTerminators() {
    var index = 0
    while index < kinds.count {
      let first = index
      while index < kinds.count, kinds[index] == .et { index += 1 }
      if index > first {
        let isAfterDigit = first > 0 && kinds[first - 1] == .en
        let isBeforeDigit = index < kinds.count && kinds[index] == .en
        let kind: BidiClass = isAfterDigit || isBeforeDigit ? .en : .on
        for place in first..<index { kinds[place] = kind }
      } else {
        if kinds[index] == .es || kinds[index] == .cs { kinds[index] = .on }
        index += 1
      }
    }
  }

  /// W7: European digits in left-to-right text are as letters.
  private mutating func resolveEuropeanNumbers() {
    var strong = start
    for index in kinds.indices {
      if kinds[index] == .l || kinds[index] == .r { strong = kinds[index] }
      if kinds[index] == .en, strong == .l { kinds[index] = .l }
    }
  }

  // MARK: Brackets and neutrals

  /// N0: a pair of brackets takes the direction of what is in it, or else of what is before it.
  private mutating func resolveBrackets() {
    for (open, close) in bracketPairs() {
      var found: BidiClass?
      for index in open + 1..<close {
        guard let strong = strongKind(kinds[index]) else { continue }
        found = strong
        if strong == direction { break }
      }
      guard var kind = found else { continue }
      if kind != direction {
        let context = kinds[..<open].reversed().lazy.compactMap(strongKind).first ?? start
        if context == direction { kind = direction }
      }
      setBracket(open, kind)
      setBracket(close, kind)
    }
  }

  /// Gives a bracket its direction, and marks on it the same.
  private mutating func setBracket(_ bracket: Int, _ kind: BidiClass) {
    kinds[bracket] = kind
    var index = bracket + 1
    while index < kinds.count, characters[index].kind == .nsm {
      kinds[index] = kind
      index += 1
    }
  }

  /// BD16: the pairs of brackets by where they open; a stack of 63 at most.
  private func bracketPairs() -> [(open: Int, close: Int)] {
    var pairs: [(open: Int, close: Int)] = []
    var stack: [(bracket: Int32, index: Int)] = []
    for index in kinds.indices where kinds[index] == .on {
      let bracket = characters[index].bracket
      if bracket > 0 {
        if stack.count == 63 { break }
        stack.append((bracket, index))
      } else if bracket < 0, let place = stack.lastIndex(where: { $0.bracket == -bracket }) {
        pairs.append((stack[place].index, index))
        stack.removeSubrange(place...)
      }
    }
    return pairs.sorted { $0.open < $1.open }
  }

  /// The direction of a class as N0 to N2 see it: numbers count as R.
  private func strongKind(_ kind: BidiClass) -> BidiClass? {
    switch kind {
    case .l: .l
    case .r, .en, .an: .r
    default: nil
    }
  }

  /// N1 and N2: neutrals between two of a direction take it, others take the sequence's.
  private mutating func resolveNeutrals() {
    var before = start
    var index = 0
    while index < kinds.count {
      let first = index
      while index < kinds.count, BidiClassSet.neutral.contains(kinds[index]) { index += 1 }
      if index > first {
        let after = index < kinds.count ? strongKind(kinds[index]) ?? direction : end
        let kind = before == after ? before : direction
        for place in first..<index { kinds[place] = kind }
      } else {
        before = strongKind(kinds[index]) ?? before
        index += 1
      }
    }
  }
}
