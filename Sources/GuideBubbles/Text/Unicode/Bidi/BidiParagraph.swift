/// The embedding levels of one paragraph: UAX #9, "Unicode Bidirectional Algorithm", Unicode 17.
///
/// An even level is read from left to right, an odd one from right to left. Which level a character
/// has does not depend on where lines end; what lines change of it is in `BidiLine`.
struct BidiParagraph {
  /// The level of each character; what rule X9 takes away has that of the one before.
  private(set) var levels: [UInt8]
  /// The paragraph's own level, 0 or 1.
  let baseLevel: UInt8

  private let characters: [BidiCharacter]
  /// The classes as the rules have changed them.
  private var kinds: [BidiClass]
  /// For what opens an isolate where it ends, for what ends one where it was opened.
  private let partners: [Int]

  /// Resolves the levels of a paragraph.
  ///
  /// - Parameters:
  ///   - characters: The paragraph, with what separates it from the next.
  ///   - base: Its level where it is given; nothing finds it by rules P2 and P3.
  /// - Complexity: O(*n*).
  init(_ characters: [BidiCharacter], base: UInt8? = nil) {
    self.characters = characters
    if Self.isRightToLeftThroughout(characters, base) {
      baseLevel = 1
      levels = Array(repeating: 1, count: characters.count)
      (kinds, partners) = ([], [])
      return
    }
    kinds = characters.map(\.kind)
    partners = Self.partners(in: characters)
    baseLevel =
      base ?? Self.firstStrong(in: characters, characters.indices, partners: partners) ?? 0
    levels = Array(repeating: baseLevel, count: characters.count)
    applyExplicitCodes()
    resolveSequences()
    fillRemoved()
  }

  /// Whether all that the rules come to is level 1, as in most Arabic and Hebrew without digits.
  private static func isRightToLeftThroughout(
    _ characters: [BidiCharacter], _ base: UInt8?
  ) -> Bool {
    guard base != 0 else { return false }
    var hasLetters = base == 1
    for character in characters {
      if character.kind == .r || character.kind == .al {
        hasLetters = true
      } else if !BidiClassSet.followers.contains(character.kind) {
        return false
      }
    }
    return hasLetters
  }

  /// Where isolates end and begin (BD9); −1 and the paragraph's end stand for nowhere.
  private static func partners(in characters: [BidiCharacter]) -> [Int] {
    var partners = Array(repeating: -1, count: characters.count)
    var open: [Int] = []
    for (index, character) in characters.enumerated() {
      if BidiClassSet.isolateInitiators.contains(character.kind) {
        partners[index] = characters.count
        open.append(index)
      } else if character.kind == .pdi, let start = open.popLast() {
        partners[start] = index
        partners[index] = start
      }
    }
    return partners
  }

  /// The level of the first strong character outside isolates (P2, P3); nothing without one.
  private static func firstStrong(
    in characters: [BidiCharacter], _ range: Range<Int>, partners: [Int]
  ) -> UInt8? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch characters[index].kind {
      case .l: return 0
      case .r, .al: return 1
      case .lri, .rli, .fsi: index = partners[index]
      default: break
      }
      index += 1
    }
    return nil
  }

  // MARK: Explicit levels: X1 to X8

  private mutating func applyExplicitCodes() {
    var stack = BidiStack(level: baseLevel)
    for index in characters.indices {
      let kind = characters[index].kind
      switch kind {
      case .lre, .lro, .rle, .rlo:
        levels[index] = stack.top.level
        stack.embed(
          isRightToLeft: kind == .rle || kind == .rlo,
          override: kind == .lro ? .l : kind == .rlo ? .r : nil)
      case .lri, .rli, .fsi:
        place(index, stack.top)
        stack.isolate(isRightToLeft: kind == .rli || kind == .fsi && isRightToLeft(from: index))
      case .pdi:
        stack.endIsolate()
        place(index, stack.top)
      case .pdf:
        stack.endEmbedding()
        levels[index] = stack.top.level
      case .b: levels[index] = baseLevel
      case .bn: levels[index] = stack.top.level
      default: place(index, stack.top)
      }
    }
  }

  private mutating func place(_ index: Int, _ entry: BidiStack.Entry) {
    levels[index] = entry.level
    if let override = entry.override { kinds[index] = override }
  }

  /// X5c: an isolate without a direction takes that of its first strong character.
  private func isRightToLeft(from initiator: Int) -> Bool {
    let inside = initiator + 1..<max(initiator + 1, partners[initiator])
    return Self.firstStrong(in: characters, inside, partners: partners) == 1
  }

  // MARK: Isolating run sequences: X10

  private mutating func resolveSequences() {
    let explicit = levels
    let kept = characters.indices.filter { !BidiClassSet.removed.contains(characters[$0].kind) }
    var runs: [Range<Int>] = []
    var runStarts = Array(repeating: -1, count: characters.count)
    for place in kept.indices {
      if let last = runs.last, levels[kept[last.lowerBound]] == levels[kept[place]] {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runStarts[kept[place]] = runs.count
        runs.append(place..<place + 1)
      }
    }
    for run in runs {
      let first = kept[run.lowerBound]
      if characters[first].kind == .pdi, partners[first] >= 0 { continue }  // part of another
      var indices = Array(kept[run])
      var end = run.upperBound
      while let last = indices.last, let next = following(last, runStarts) {
        indices += kept[runs[next]]
        end = runs[next].upperBound
      }
      let before = run.lowerBound > 0 ? explicit[kept[run.lowerBound - 1]] : baseLevel
      var after = end < kept.count ? explicit[kept[end]] : baseLevel
      if let last = indices.last, BidiClassSet.isolateInitiators.contains(characters[last].kind) {
        after = baseLevel
      }
      resolve(indices, before: before, after: after)
    }
  }

  /// The run in which the text after an isolate goes on.
  private func following(_ last: Int, _ runStarts: [Int]) -> Int? {
    guard BidiClassSet.isolateInitiators.contains(characters[last].kind),
      partners[last] < characters.count, runStarts[partners[last]] >= 0
    else { return nil }
    return runStarts[partners[last]]
  }

  private mutating func resolve(_ indices: [Int], before: UInt8, after: UInt8) {
    let level = levels[indices[0]]
    let sequence = BidiSequence(
      kinds: indices.map { kinds[$0] }, characters: indices.map { characters[$0] }, level: level,
      start: max(level, before) & 1 == 0 ? .l : .r, end: max(level, after) & 1 == 0 ? .l : .r)
    for (place, index) in indices.enumerated() { levels[index] = sequence.level(at: place) }
  }

  private mutating func fillRemoved() {
    var last = baseLevel
    for index in characters.indices {
      if BidiClassSet.removed.contains(characters[index].kind) { levels[index] = last }
      last = levels[index]
    }
  }
}
