import Constraints

/// Workload 10 of `workloads.md`: n segments that fit their area exactly, all pairs wanted equal.
enum Degenerate {
  static func segments(_ count: Int) -> Workload {
    var workload = Workload()
    let last = 2 * count + 1
    let area = 300 * Double(count)
    _ = workload.makeVariables(last + 1)
    workload.add([(0, 1)], 0, .equal, .required)
    workload.add([(last, 1)], -area, .equal, .required)
    for edge in 0...last {
      if edge != 0 { workload.add([(edge, 1), (0, -1)], 0, .greaterThanOrEqual, .required) }
      if edge != last { workload.add([(edge, 1), (last, -1)], 0, .lessThanOrEqual, .required) }
    }
    for edge in 0..<last {
      workload.add([(edge, 1), (edge + 1, -1)], 0, .lessThanOrEqual, .required)
    }
    for spacer in 0...count {
      workload.add(
        [(2 * spacer + 1, 1), (2 * spacer, -1)], 0, .equal, Strength(weight: 1_001_000_999))
    }
    addSegments(count, last: last, to: &workload)
    workload.expectation = .always([.medium: Double(count) * (area - 300)])
    return workload
  }

  private static func addSegments(_ count: Int, last: Int, to workload: inout Workload) {
    func segment(_ number: Int) -> [(Int, Double)] {
      [(2 * number + 2, 1), (2 * number + 1, -1)]
    }
    func difference(_ one: Int, _ other: Int) -> [(Int, Double)] {
      segment(one) + segment(other).map { ($0.0, -$0.1) }
    }
    for number in 0..<count {
      workload.add(segment(number), -300, .greaterThanOrEqual, Strength(weight: 1e8))
      workload.add(segment(number) + [(last, -1), (0, 1)], 0, .equal, .medium)
    }
    for one in 0..<count {
      for other in (one + 1)..<max(count, one + 1) {
        workload.add(difference(one, other), 0, .equal, Strength(weight: 100))
      }
    }
    for number in 0..<(count - 1) {
      workload.add(difference(number, number + 1), 0, .equal, .weak)
    }
  }
}
