/// The order of a line's characters: rules L1 and L2 of UAX #9.
enum BidiLine {
  /// A part of a line whose characters all have the same level.
  struct Run: Equatable {
    /// Its characters.
    var range: Range<Int>
    /// Their level.
    var level: UInt8
  }

  /// L1: separators, and spaces before them or at the line's end, have the paragraph's level.
  ///
  /// - Parameters:
  ///   - levels: The levels of the line's characters.
  ///   - kinds: Their classes in the text.
  ///   - base: The paragraph's level.
  static func reset(_ levels: inout [UInt8], _ kinds: [BidiClass], base: UInt8) {
    var isTrailing = true
    for index in levels.indices.reversed() {
      if kinds[index] == .s || kinds[index] == .b {
        isTrailing = true
      } else if !BidiClassSet.trailing.contains(kinds[index]) {
        isTrailing = false
      }
      if isTrailing { levels[index] = base }
    }
  }

  /// L2: the runs of a line from left to right.
  ///
  /// - Parameter levels: The levels of the line's characters, L1 applied.
  /// - Returns: Runs that together cover the line.
  /// - Complexity: O(*n* + *r* · *d*) for *r* runs of *d* different levels.
  static func runs(_ levels: [UInt8]) -> [Run] {
    var runs: [Run] = []
    for (index, level) in levels.enumerated() {
      if let last = runs.last, last.level == level {
        runs[runs.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        runs.append(Run(range: index..<index + 1, level: level))
      }
    }
    var level = levels.max() ?? 0
    while level > 0 {
      reverse(&runs, from: level)
      level -= 1
    }
    return runs
  }

  /// Reverses each stretch of runs of at least a level.
  private static func reverse(_ runs: inout [Run], from level: UInt8) {
    var first = 0
    while first < runs.count {
      var end = first
      while end < runs.count, runs[end].level >= level { end += 1 }
      if end > first { runs[first..<end].reverse() }
      first = end + 1
    }
  }
}
