import Constraints

/// Times what a layout engine does besides solving: lists that grow.
@main
struct BenchLayout {
  static let sizes = [100, 1_000, 10_000]
  static let appendsPerSize = 300

  static func main() throws {
    print("append a row, median of \(appendsPerSize) (min), in µs")
    for means in MessageList.Means.allCases {
      var first: Double?
      for size in sizes {
        let times = try appendTimes(to: size, means)
        let median = times[times.count / 2]
        first = first ?? median
        print(
          "\(means.rawValue) \(size) rows: \(median) (\(times[0])), "
            + "\(median / (first ?? median)) times that at \(sizes[0])")
      }
    }
  }

  /// The times of appending one row after the other to a list, in µs, sorted.
  private static func appendTimes(to size: Int, _ means: MessageList.Means) throws -> [Double] {
    var list = try MessageList(means)
    for number in 0..<size { try list.append(number) }
    var times: [Double] = []
    let clock = ContinuousClock()
    for number in size..<size + appendsPerSize {
      let duration = try clock.measure { try list.append(number) }
      times.append(Double(duration.components.attoseconds) / 1e12)
    }
    precondition(list.contentHeight > Double(20 * size), "the rows do not lie below each other")
    return times.sorted()
  }
}
