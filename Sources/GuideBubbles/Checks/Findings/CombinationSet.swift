/// Some of the combinations of a check, as ranges of their positions.
public struct CombinationSet: Hashable, Sendable {
  /// The ranges in ascending order; none touches the next one.
  public private(set) var ranges: [Range<Int>] = []

  /// Makes an empty set.
  public init() {}

  /// Makes a set of a range.
  public init(_ range: Range<Int>) { if !range.isEmpty { ranges = [range] } }

  /// How many combinations there are.
  public var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// Whether there is none.
  public var isEmpty: Bool { ranges.isEmpty }

  /// The first combination.
  public var first: Int? { ranges.first?.lowerBound }

  /// Whether a combination is one of them.
  ///
  /// - Complexity: O(log *n*) for *n* ranges.
  public func contains(_ position: Int) -> Bool {
    let index = index(reaching: position)
    return index < ranges.count && ranges[index].contains(position)
  }

  /// Adds a combination.
  ///
  /// - Complexity: O(*n*) for *n* ranges; O(1) behind the last one.
  public mutating func insert(_ position: Int) {
    if let last = ranges.last, last.upperBound == position {
      ranges[ranges.count - 1] = last.lowerBound..<position + 1
      return
    }
    let index = index(reaching: position)
    if index < ranges.count, ranges[index].contains(position) { return }
    let joinsBefore = index > 0 && ranges[index - 1].upperBound == position
    let joinsAfter = index < ranges.count && ranges[index].lowerBound == position + 1
    switch (joinsBefore, joinsAfter) {
    case (true, true):
      ranges[index - 1] = ranges[index - 1].lowerBound..<ranges[index].upperBound
      ranges.remove(at: index)
    case (true, false): ranges[index - 1] = ranges[index - 1].lowerBound..<position + 1
    case (false, true): ranges[index] = position..<ranges[index].upperBound
    case (false, false): ranges.insert(position..<position + 1, at: index)
    }
  }

  /// Adds the combinations of another set.
  ///
  /// - Complexity: O(*n* log *n*) for *n* ranges of both.
  public mutating func formUnion(_ other: CombinationSet) {
    guard !other.isEmpty else { return }
    let sorted = (ranges + other.ranges).sorted { $0.lowerBound < $1.lowerBound }
    var joined: [Range<Int>] = []
    for range in sorted {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    ranges = joined
  }

  /// The combinations that are not in another set.
  ///
  /// - Complexity: O(*n*) for *n* ranges of both.
  func subtracting(_ other: CombinationSet) -> CombinationSet {
    var rest = CombinationSet()
    var index = 0
    for range in ranges {
      var start = range.lowerBound
      while index < other.ranges.count, other.ranges[index].upperBound <= start { index += 1 }
      var next = index
      while next < other.ranges.count, other.ranges[next].lowerBound < range.upperBound {
        let hole = other.ranges[next]
        if start < hole.lowerBound { rest.ranges.append(start..<hole.lowerBound) }
        start = hole.upperBound
        next += 1
      }
      if start < range.upperBound { rest.ranges.append(start..<range.upperBound) }
      index = max(index, next - 1)
    }
    return rest
  }

  /// The number of the first range that ends behind a position.
  private func index(reaching position: Int) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension CombinationSet {
  /// The ranges as text, such as `0-3,7`; empty for none.
  public var text: String {
    ranges.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound - 1)"
    }.joined(separator: ",")
  }

  /// Reads what ``text`` writes; nothing when it is none, or reaches beyond a count.
  ///
  /// - Parameters:
  ///   - text: The ranges.
  ///   - count: How many combinations there are.
  public init?(_ text: String, below count: Int) {
    guard !text.isEmpty else { return }
    for part in text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let ends = part.split(
        separator: UInt8(ascii: "-"), omittingEmptySubsequences: false
      ).map { Int(Substring($0)) }
      guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1], first >= 0,
        first <= last, last < count, ranges.last.map({ $0.upperBound < first }) ?? true
      else { return nil }
      ranges.append(first..<last + 1)
    }
  }
}
