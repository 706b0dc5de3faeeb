/// Finds the form with given terms: open addressing over form numbers, no order that could show.
struct FormIndex: Sendable {
  private var slots: ContiguousArray<Int32> = ContiguousArray(repeating: -1, count: 16)
  private var hashes: ContiguousArray<UInt64> = ContiguousArray(repeating: 0, count: 16)
  private var used = 0

  private static let removed: Int32 = -2

  /// The form with that hash for which `matches` holds.
  func find(_ hash: UInt64, where matches: (Int) -> Bool) -> Int? {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != -1 {
      if slots[slot] >= 0, hashes[slot] == hash, matches(Int(slots[slot])) {
        return Int(slots[slot])
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds a form under its hash.
  mutating func insert(_ form: Int, hash: UInt64) {
    if (used + 1) * 4 > slots.count * 3 { grow() }
    place(Int32(form), hash)
  }

  /// Takes a form out.
  mutating func remove(_ form: Int, hash: UInt64) {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != -1 {
      if slots[slot] == Int32(form) {
        slots[slot] = FormIndex.removed
        return
      }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  private mutating func place(_ form: Int32, _ hash: UInt64) {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != -1 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = form
    hashes[slot] = hash
    used += 1
  }

  private mutating func grow() {
    let present = zip(slots, hashes).filter { $0.0 >= 0 }
    var room = 16
    while present.count * 2 + 2 > room { room *= 2 }
    slots = ContiguousArray(repeating: -1, count: room)
    hashes = ContiguousArray(repeating: 0, count: room)
    used = 0
    for (form, hash) in present { place(form, hash) }
  }
}
