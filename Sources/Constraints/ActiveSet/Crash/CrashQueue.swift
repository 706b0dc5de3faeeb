/// The forms that wait to be taken into a basis, strongest first, in order of arrival inside a rank:
/// a queue for each rank, linked through the forms.
struct CrashQueue: Sendable {
  private var queues: ContiguousArray<(first: Int32, last: Int32)> = []
  private var lowest = 0

  init(levelCount: Int) { reset(levelCount: levelCount) }

  /// Forgets all forms; keeps the room.
  mutating func reset(levelCount: Int) {
    queues.removeAll(keepingCapacity: true)
    queues.append(
      contentsOf: repeatElement(
        (first: -1, last: -1) as (first: Int32, last: Int32), count: 2 * levelCount + 4))
    lowest = 0
  }

  /// Adds a form, unless its rank is negative.
  mutating func add(_ form: Int, _ forms: inout ContiguousArray<Form>) {
    let rank = Int(forms[form].rank)
    guard rank >= 0 else { return }
    forms[form].nextInQueue = -1
    let last = Int(queues[rank].last)
    if last >= 0 { forms[last].nextInQueue = Int32(form) } else { queues[rank].first = Int32(form) }
    queues[rank].last = Int32(form)
    lowest = min(lowest, rank)
  }

  /// Takes the strongest form out.
  mutating func next(_ forms: ContiguousArray<Form>) -> Int? {
    while lowest < queues.count {
      let form = queues[lowest].first
      if form >= 0 {
        queues[lowest].first = forms[Int(form)].nextInQueue
        if queues[lowest].first < 0 { queues[lowest].last = -1 }
        return Int(form)
      }
      lowest += 1
    }
    return nil
  }
}
