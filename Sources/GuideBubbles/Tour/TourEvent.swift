public import Constraints

/// Something that happens to a tour, with a name that makes it happen only once.
public struct TourEvent: Hashable, Sendable {
  /// What happens.
  public enum Action: Hashable, Sendable {
    /// The tour is asked to begin.
    case start
    /// The next step is asked for, whatever the step's advance mode.
    case advance
    /// The step before is asked for.
    case goBack
    /// The tour is given up.
    case skip
    /// The screen is tapped; absolute, in points.
    case tap(at: LayoutPoint)
  }

  /// The event's name: an event whose name came before does nothing.
  public var id: UInt64
  /// What happens.
  public var action: Action

  /// Makes an event from its name and what happens.
  public init(id: UInt64, _ action: Action) {
    self.id = id
    self.action = action
  }
}

/// The names of the events that came so far, as ranges: names that count up take one range.
struct SeenEvents: Hashable, Sendable {
  /// The ranges in rising order, never adjacent.
  private(set) var ranges: [ClosedRange<UInt64>] = []

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
