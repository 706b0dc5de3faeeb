/// What decides on a life: a seed, or bytes that a fuzzer changes one by one.
public struct Decisions: RandomNumberGenerator {
  private var state: UInt64
  /// The bytes that are left, one a decision; zeros when there are none.
  private var bytes: ArraySlice<UInt8>?

  /// Makes decisions that follow from a seed, the same on every machine (Steele, Lea and Flood, "Fast
  /// splittable pseudorandom number generators", OOPSLA 2014).
  public init(seed: UInt64) { state = seed }

  /// Makes decisions of which each is a byte.
  public init(bytes: [UInt8]) {
    state = 0
    self.bytes = bytes[...]
  }

  /// The next decision, as the bits of a random number.
  public mutating func next() -> UInt64 {
    if bytes != nil {
      // The lower bits are no multiple of anything, or ranges would ask again for ever.
      return UInt64(bytes?.popFirst() ?? 0) << 56 | 0x0080_4020_1008_0403
    }
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension Decisions {
  /// Whether something happens that does so one time in so many.
  mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  /// One of several.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }
}
