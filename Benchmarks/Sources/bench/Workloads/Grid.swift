import Constraints

/// Workload 6 of `workloads.md`: k rows of k cells with content sizes, columns of one row alike.
struct Grid {
  private let side: Int
  private var workload = Workload()
  private let width: Int
  private let height: Int
  /// The number of the last row's top; its height is the next variable.
  private var top = 0

  private init(side: Int) {
    self.side = side
    width = workload.makeVariables(1)
    height = workload.makeVariables(1)
    for row in 0..<side { addRow(row) }
    workload.add([(top, 1), (top + 1, 1), (height, -1)], 0, .lessThanOrEqual, .required)
    workload.alternate(width, size(60), size(30), count: 200)
    workload.edits.append(
      WorkloadEdit(variable: height, strength: .strong, value: size(25)))
    workload.expectation = Grid.expectations[side] ?? .unknown
  }

  /// `grid(k)`: the width shrinks to half and grows again.
  static func shrinking(side: Int) -> Workload { Grid(side: side).workload }

  /// `grid(k)` whose width is dragged by 0.5 to 1 point a step.
  static func dragged(side: Int) -> Workload {
    var grid = Grid(side: side)
    grid.workload.drag(grid.width, around: grid.size(32), count: 200)
    return grid.workload
  }

  /// The extent of `side` cells of one size with gaps of 4.
  private func size(_ cell: Double) -> Double { cell * Double(side) + 4 * Double(side - 1) }

  private mutating func addRow(_ row: Int) {
    let above = top
    top = workload.makeVariables(2)
    let first = workload.makeVariables(4 * side)
    if row == 0 {
      workload.add([(top, 1)], 0, .equal, .required)
    } else {
      workload.add([(top, 1), (above, -1), (above + 1, -1)], -4, .equal, .required)
    }
    workload.add([(top + 1, 1)], 0, .equal, .weak)
    for column in 0..<side { addCell(row, column, first: first) }
    let last = first + 4 * (side - 1)
    workload.add([(last, 1), (last + 1, 1), (width, -1)], 0, .lessThanOrEqual, .required)
  }

  private mutating func addCell(_ row: Int, _ column: Int, first: Int) {
    let x = first + 4 * column
    let (w, y, h) = (x + 1, x + 2, x + 3)
    if column == 0 {
      workload.add([(x, 1)], 0, .equal, .required)
    } else {
      workload.add([(x, 1), (x - 4, -1), (x - 3, -1)], -4, .equal, .required)
    }
    workload.add([(w, 1)], 0, .greaterThanOrEqual, .required)
    workload.add([(h, 1)], 0, .greaterThanOrEqual, .required)
    workload.add([(y, 1), (top, -1)], 0, .equal, .required)
    workload.add([(h, 1), (top + 1, -1)], 0, .lessThanOrEqual, .required)
    let wanted = Double(20 + (7 * row + 13 * column) % 30)
    let wantedHeight = Double(10 + (5 * row + 3 * column) % 10)
    workload.add([(w, 1)], -wanted, .lessThanOrEqual, .weak)
    workload.add([(w, 1)], -wanted, .greaterThanOrEqual, .medium)
    workload.add([(h, 1)], -wantedHeight, .lessThanOrEqual, .weak)
    workload.add([(h, 1)], -wantedHeight, .greaterThanOrEqual, .medium)
    if column > 0 { workload.add([(w, 1), (first + 1, -1)], 0, .equal, .weak) }
  }

  private static let expectations: [Int: Expectation] = [
    5: .alternating(odd: [.medium: 120, .weak: 208.417], even: [.weak: 305]),
    10: .alternating(odd: [.medium: 440, .weak: 630.523], even: [.weak: 1018]),
    17: .alternating(odd: [.medium: 1290, .weak: 1569.92], even: [.weak: 2716]),
    32: .alternating(odd: [.medium: 4590, .weak: 5120.29], even: [.weak: 9400]),
  ]
}
