/// The priorities below required that occur, from strong to weak, and the index of each in a vector
/// of multipliers.
///
/// One more level follows the weakest: the tie level, in which only content sizes count, so that
/// they win where equal priorities contradict each other.
struct Levels: Sendable {
  private(set) var priorities: ContiguousArray<LayoutPriority> = []

  /// The number of levels, the tie level included.
  var count: Int { priorities.count + 1 }

  /// The tie level's index.
  var tie: Int { priorities.count }

  /// The index of a priority, or `nil` when it has none yet.
  func index(of priority: LayoutPriority) -> Int? {
    let index = insertionPoint(of: priority)
    return index < priorities.count && priorities[index] == priority ? index : nil
  }

  /// Gives a priority a level and moves the weaker ones back by one.
  mutating func insert(_ priority: LayoutPriority) -> Int {
    let index = insertionPoint(of: priority)
    priorities.insert(priority, at: index)
    return index
  }

  private func insertionPoint(of priority: LayoutPriority) -> Int {
    var low = 0
    var high = priorities.count
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
