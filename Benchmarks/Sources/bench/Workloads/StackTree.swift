import Constraints

/// A tree of stacks with a content size for each leaf.
///
/// Each inner view has four children, laid out along the horizontal axis at even
/// depths and along the vertical one at odd depths, with gaps of 8; across the axis they fill it.
/// Leaves have content sizes, hugged weakly and resisting compression at medium strength.
///
/// README.md tells it in the notation of `workloads.md`.
struct StackTree {
  private var workload = Workload()
  private let depth: Int
  private var leafCount = 0

  /// The full resize: width and height go from roomy to narrow and back, solved together.
  static func resized(views: Int) -> Workload {
    var workload = StackTree(views: views).workload
    let roomy = [60 * columns(views) + gaps(columns(views)), 25 * rows(views) + gaps(rows(views))]
    let narrow = [30 * columns(views) + gaps(columns(views)), 12 * rows(views) + gaps(rows(views))]
    for (variable, value) in zip([1, 3], roomy) {
      workload.edits.append(WorkloadEdit(variable: variable, strength: .strong, value: value))
    }
    for number in 0..<200 {
      let size = number % 2 == 0 ? narrow : roomy
      workload.operations.append(.suggest(variable: 1, value: size[0], solves: false))
      workload.operations.append(.suggest(variable: 3, value: size[1], solves: true))
    }
    workload.expectation = expectations[views] ?? .unknown
    return workload
  }

  /// The drag: the width moves by 0.5 to 1 point a step where columns are tight.
  static func dragged(views: Int) -> Workload {
    var workload = resized(views: views)
    workload.drag(1, around: 38 * columns(views) + gaps(columns(views)))
    return workload
  }

  /// How often the tree divides: 21, 85, 341 and 1,365 views divide 2, 3, 4 and 5 times.
  private static func depth(of views: Int) -> Int {
    var (depth, count) = (0, 1)
    while count < views {
      count = 4 * count + 1
      depth += 1
    }
    return depth
  }

  private static func columns(_ views: Int) -> Double {
    Double(1 << (2 * ((depth(of: views) + 1) / 2)))
  }

  private static func rows(_ views: Int) -> Double { Double(1 << (2 * (depth(of: views) / 2))) }

  private static func gaps(_ count: Double) -> Double { 8 * (count - 1) }

  private init(views: Int) {
    depth = StackTree.depth(of: views)
    let root = workload.makeVariables(4)
    workload.add([(root, 1)], 0, .equal, .required)
    workload.add([(root + 2, 1)], 0, .equal, .required)
    addContent(of: root, depth: 0)
  }

  private mutating func addContent(of view: Int, depth: Int) {
    workload.add([(view + 1, 1)], 0, .greaterThanOrEqual, .required)
    workload.add([(view + 3, 1)], 0, .greaterThanOrEqual, .required)
    guard depth < self.depth else { return addLeaf(view) }
    let along = depth % 2 == 0 ? 0 : 2
    let across = 2 - along
    var previous: Int?
    for _ in 0..<4 {
      let child = workload.makeVariables(4)
      if let previous {
        workload.add(
          [(child + along, 1), (previous + along, -1), (previous + along + 1, -1)], -8, .equal,
          .required)
      } else {
        workload.add([(child + along, 1), (view + along, -1)], 0, .equal, .required)
      }
      workload.add([(child + across, 1), (view + across, -1)], 0, .equal, .required)
      workload.add([(child + across + 1, 1), (view + across + 1, -1)], 0, .equal, .required)
      addContent(of: child, depth: depth + 1)
      previous = child
    }
    guard let previous else { return }
    workload.add(
      [
        (previous + along, 1), (previous + along + 1, 1), (view + along, -1),
        (view + along + 1, -1),
      ], 0, .equal, .required)
  }

  private mutating func addLeaf(_ view: Int) {
    let wanted = Double(20 + 13 * leafCount % 30)
    let wantedHeight = Double(10 + 7 * leafCount % 10)
    leafCount += 1
    workload.add([(view + 1, 1)], -wanted, .lessThanOrEqual, .weak)
    workload.add([(view + 1, 1)], -wanted, .greaterThanOrEqual, .medium)
    workload.add([(view + 3, 1)], -wantedHeight, .lessThanOrEqual, .weak)
    workload.add([(view + 3, 1)], -wantedHeight, .greaterThanOrEqual, .medium)
  }

  /// The optimum, level by level, that an independent linear programming code found.
  private static let expectations: [Int: Expectation] = [
    21: .alternating(odd: [.medium: 121, .weak: 33], even: [.weak: 600]),
    85: .alternating(odd: [.medium: 449, .weak: 17], even: [.weak: 2320]),
    341: .alternating(odd: [.medium: 2165, .weak: 397], even: [.weak: 9240]),
    1_365: .alternating(odd: [.medium: 7409, .weak: 257], even: [.weak: 36880]),
  ]
}
