import Constraints

/// A tree of stacks: each inner view has four children, beside each other at even depths and below each
/// other at odd ones, with gaps of 8; leaves have content.
extension Workload {
  /// A tree that divides so many times, whose root is made narrow and low, and wide and high again.
  static func tree(divisions: Int, operations: Int) -> Workload {
    var workload = Workload()
    let root = workload.makeView()
    workload.add([(1, root)], 0, .equal)
    workload.add([(1, root + 2)], 0, .equal)
    var leafCount = 0
    workload.addContent(of: root, depth: 0, divisions, &leafCount)
    let columns = Double(1 << (2 * ((divisions + 1) / 2)))
    let rows = Double(1 << (2 * (divisions / 2)))
    func sizes(_ column: Double, _ row: Double) -> [(variable: Int, value: Double)] {
      [
        (root + 1, column * columns + 8 * (columns - 1)),
        (root + 3, row * rows + 8 * (rows - 1)),
      ]
    }
    workload.edits = sizes(60, 25).map {
      Edit(variable: $0.variable, priority: .defaultHigh, value: $0.value)
    }
    for index in 0..<operations {
      let size = index.isMultiple(of: 2) ? sizes(30, 12) : sizes(60, 25)
      workload.operations += size.map { .suggest($0.value, variable: $0.variable) }
    }
    return workload
  }

  /// The number of a view's first variable: its place and size across, then down.
  private mutating func makeView() -> Int {
    let first = makeVariable()
    for _ in 0..<3 { _ = makeVariable() }
    return first
  }

  private mutating func addContent(
    of view: Int, depth: Int, _ divisions: Int, _ leafCount: inout Int
  ) {
    add([(1, view + 1)], 0, .greaterThanOrEqual)
    add([(1, view + 3)], 0, .greaterThanOrEqual)
    guard depth < divisions else {
      addContentSize(view + 1, Double(20 + 13 * leafCount % 30))
      addContentSize(view + 3, Double(10 + 7 * leafCount % 10))
      leafCount += 1
      return
    }
    let (along, across) = depth.isMultiple(of: 2) ? (0, 2) : (2, 0)
    var end: [(Double, Int)] = []
    for index in 0..<4 {
      let child = makeView()
      let start = index == 0 ? [(-1.0, view + along)] : end.map { (-$0.0, $0.1) }
      add([(1, child + along)] + start, index == 0 ? 0 : -8, .equal)
      add([(1, child + across), (-1, view + across)], 0, .equal)
      add([(1, child + across + 1), (-1, view + across + 1)], 0, .equal)
      addContent(of: child, depth: depth + 1, divisions, &leafCount)
      end = [(1, child + along), (1, child + along + 1)]
    }
    add(end + [(-1, view + along), (-1, view + along + 1)], 0, .equal)
  }

  private mutating func addContentSize(_ variable: Int, _ size: Double) {
    add([(1, variable)], -size, .lessThanOrEqual, .defaultLow)
    add([(1, variable)], -size, .greaterThanOrEqual, .medium)
  }
}
