/// The names of the events that came so far, as ranges: names that count up take one range.
struct SeenEvents: Hashable, Sendable {
  /// The ranges in rising order, never adjacent.
  private(set) var ranges: [ClosedRange<UInt64>] = []

  /// Nothing came yet.
  init() {}

  /// Makes the names from ranges; nothing when these are not in rising order or are adjacent.
  init?(ranges: [ClosedRange<UInt64>]) {
    for (range, next) in zip(ranges, ranges.dropFirst()) {
      guard range.upperBound < next.lowerBound, next.lowerBound - range.upperBound > 1 else {
        return nil
      }
    }
    self.ranges = ranges
  }

  /// Takes a name in.
  ///
  /// - Returns: Whether it is new.
  /// - Complexity: O(log *n*) for *n* ranges, and O(*n*) when a range is made or two are joined.
  mutating func insert(_ id: UInt64) -> Bool {
    let place = firstIndex(endingAtOrAfter: id)
    if place < ranges.endIndex, ranges[place].lowerBound <= id { return false }
    let joinsBefore = place > 0 && ranges[place - 1].upperBound == id &- 1
    let joinsAfter = place < ranges.endIndex && ranges[place].lowerBound == id &+ 1
    let lower = joinsBefore ? ranges[place - 1].lowerBound : id
    let upper = joinsAfter ? ranges[place].upperBound : id
    ranges.replaceSubrange(
      (joinsBefore ? place - 1 : place)..<(joinsAfter ? place + 1 : place),
      with: CollectionOfOne(lower...upper))
    return true
  }

  private func firstIndex(endingAtOrAfter id: UInt64) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
