/// A set of forms, as a bit each: cheap to add to, and taken out in order of their numbers, which is
/// the order in which they lie in memory.
struct FormSet: Sendable {
  private var words: ContiguousArray<UInt64> = []
  /// The first and last word that may have a bit set; the range is empty when `lowest > highest`.
  private var lowest = Int.max
  private var highest = -1

  var isEmpty: Bool { lowest > highest }

  /// Makes room for forms below `count`.
  mutating func grow(to count: Int) {
    while words.count &<< 6 < count { words.append(0) }
  }

  /// Adds a form, for which there is room.
  mutating func insert(_ form: Int) {
    let word = form &>> 6
    words[word] |= 1 &<< UInt64(form & 63)
    if word < lowest { lowest = word }
    if word > highest { highest = word }
  }

  /// Takes the first form out.
  mutating func popFirst() -> Int? {
    while lowest <= highest {
      let bits = words[lowest]
      if bits != 0 {
        words[lowest] = bits & (bits &- 1)
        return lowest &<< 6 | bits.trailingZeroBitCount
      }
      lowest &+= 1
    }
    lowest = .max
    highest = -1
    return nil
  }
}
