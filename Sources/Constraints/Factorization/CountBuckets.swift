/// Items by a small number each, in doubly linked lists: the last one put in comes first.
struct CountBuckets: Sendable {
  private var firsts: ContiguousArray<Int32> = []
  private var nexts: ContiguousArray<Int32> = []
  private var previous: ContiguousArray<Int32> = []

  /// Takes all items out and makes room for those below `count`, with numbers up to it.
  mutating func reset(count: Int) {
    firsts.removeAll(keepingCapacity: true)
    firsts.append(contentsOf: repeatElement(-1, count: count + 1))
    guard nexts.count < count else { return }
    nexts = ContiguousArray(repeating: -1, count: count)
    previous = nexts
  }

  /// All items' numbers are below this.
  var limit: Int { firsts.count }

  /// An item with that number; −1 for none.
  func first(withCount count: Int) -> Int32 { firsts[count] }

  /// The next item with the same number; −1 for none.
  func next(after item: Int) -> Int32 { nexts[item] }

  /// Puts an item in.
  mutating func insert(_ item: Int, count: Int) {
    let next = firsts[count]
    nexts[item] = next
    previous[item] = -1
    if next >= 0 { previous[Int(next)] = Int32(item) }
    firsts[count] = Int32(item)
  }

  /// Takes an item out.
  mutating func remove(_ item: Int, count: Int) {
    let (before, after) = (previous[item], nexts[item])
    if before >= 0 { nexts[Int(before)] = after } else { firsts[count] = after }
    if after >= 0 { previous[Int(after)] = before }
  }
}
