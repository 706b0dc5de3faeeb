/// Finds the form with given terms: open addressing over form numbers, no order that could show.
struct FormTable: Sendable {
  private struct Slot {
    /// The form, or `free` or `removed`.
    var form: Int32 = FormTable.free
    var hash: UInt32 = 0
  }

  private var slots: ContiguousArray<Slot> = []
  /// The slots that are not free.
  private var used = 0

  private static let free: Int32 = -1
  private static let removed: Int32 = -2

  /// The form with that hash for which `matches` holds.
  func find(_ hash: UInt32, where matches: (Int) -> Bool) -> Int? {
    guard !slots.isEmpty else { return nil }
    var index = start(hash)
    while slots[index].form != FormTable.free {
      let slot = slots[index]
      if slot.form >= 0, slot.hash == hash, matches(Int(slot.form)) { return Int(slot.form) }
      index = next(index)
    }
    return nil
  }

  /// Adds a form under its hash.
  mutating func insert(_ form: Int, hash: UInt32) {
    if (used + 1) * 4 > slots.count * 3 { grow() }
    put(Int32(form), hash)
  }

  /// Takes a form out.
  mutating func remove(_ form: Int, hash: UInt32) {
    guard !slots.isEmpty else { return }
    var index = start(hash)
    while slots[index].form != FormTable.free {
      if slots[index].form == Int32(form) {
        slots[index].form = FormTable.removed
        return
      }
      index = next(index)
    }
  }

  private func start(_ hash: UInt32) -> Int { Int(hash) & (slots.count - 1) }

  private func next(_ index: Int) -> Int { (index + 1) & (slots.count - 1) }

  private mutating func put(_ form: Int32, _ hash: UInt32) {
    var index = start(hash)
    while slots[index].form != FormTable.free { index = next(index) }
    slots[index] = Slot(form: form, hash: hash)
    used += 1
  }

  private mutating func grow() {
    let present = slots
    let count = present.reduce(0) { $0 + ($1.form >= 0 ? 1 : 0) }
    var room = 16
    while count * 2 + 2 > room { room *= 2 }
    slots.removeAll()
    slots.append(contentsOf: repeatElement(Slot(), count: room))
    used = 0
    for slot in present where slot.form >= 0 { put(slot.form, slot.hash) }
  }
}
