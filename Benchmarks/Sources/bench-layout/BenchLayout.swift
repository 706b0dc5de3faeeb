import Constraints
import Stopwatch

/// Times what a layout engine does besides solving: lists that grow.
@main
struct BenchLayout {
  static let sizes = [100, 1_000, 10_000]

  /// What is done to a list of some size, over and over.
  enum Change: String, CaseIterable {
    case append
    case prepend
    case insert = "insert in the middle"
    case removeLast = "remove the last"

    /// How often: what moves the whole list takes long.
    var count: Int { self == .append ? 300 : 15 }
  }

  static func main() throws {
    var figures = FigureList()
    for means in MessageList.Means.allCases {
      for size in sizes {
        let clock = ContinuousClock()
        let start = clock.now
        var list = try MessageList(means)
        for number in 0..<size { try list.insert(number, at: number) }
        figures.remark("\(means.rawValue), \(size) rows, built one by one in \(clock.now - start)")
        for change in Change.allCases {
          let times = try times(of: change, on: &list)
          figures.add(
            ["list": means.rawValue, "rows": "\(size)", "change": change.rawValue],
            seconds: times[times.count / 2])
        }
        precondition(list.contentHeight > Double(20 * size), "the rows do not lie below each other")
      }
    }
    figures.finish()
  }

  /// The times that a change takes time and again, in seconds, sorted.
  private static func times(of change: Change, on list: inout MessageList) throws -> [Double] {
    let clock = ContinuousClock()
    var times: [Double] = []
    for number in 0..<change.count {
      let duration = try clock.measure {
        switch change {
        case .append: try list.insert(number, at: list.count)
        case .prepend: try list.insert(number, at: 0)
        case .insert: try list.insert(number, at: list.count / 2)
        case .removeLast: try list.remove(at: list.count - 1)
        }
      }
      times.append(
        Double(duration.components.attoseconds) / 1e18 + Double(duration.components.seconds))
    }
    return times.sorted()
  }
}
