/// The priorities below required that occur, from strong to weak, and the place of each in a vector
/// of multipliers.
///
/// One more place follows the weakest: the tie level, in which only content sizes count, so that
/// they win where equal priorities contradict each other.
struct Levels: Sendable {
  private(set) var priorities: ContiguousArray<LayoutPriority> = []

  /// The number of places, the tie level's included.
  var count: Int { priorities.count + 1 }

  /// The tie level's place.
  var tie: Int { priorities.count }

  /// The place of a priority, or nothing when it has none yet.
  func place(of priority: LayoutPriority) -> Int? {
    let index = insertionPoint(of: priority)
    return index < priorities.count && priorities[index] == priority ? index : nil
  }

  /// Gives a priority a place and moves the weaker ones back by one.
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
