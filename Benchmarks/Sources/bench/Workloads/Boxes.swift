import Constraints

/// Rows of boxes, each with a left edge, a right edge and a wanted width of 50.
///
/// These are workloads 1 to 5, 7 and 8 of `workloads.md`.
enum Boxes {
  /// Adds `count` boxes in a row; `isLevelled` asks for equal widths instead of 50.
  ///
  /// - Returns: The number of the first left edge; edges follow in the order L₀, R₀, L₁, R₁, …
  @discardableResult
  static func add(
    _ count: Int, at left: Double, isLevelled: Bool = false, to workload: inout Workload
  ) -> Int {
    let first = workload.makeVariables(2 * count)
    for box in 0..<count {
      let (l, r) = (first + 2 * box, first + 2 * box + 1)
      if box == 0 {
        workload.add([(l, 1)], -left, .equal, .required)
      } else {
        workload.add([(l, 1), (l - 1, -1)], -8, .equal, .required)
      }
      workload.add([(r, 1), (l, -1)], -10, .greaterThanOrEqual, .required)
      if !isLevelled {
        workload.add([(r, 1), (l, -1)], -50, .equal, .medium)
      } else if box > 0 {
        workload.add([(r, 1), (l, -1), (first + 1, -1), (first, 1)], 0, .equal, .medium)
      }
    }
    return first
  }

  /// The width of `count` boxes of one width with gaps of 8.
  private static func total(_ count: Int, of width: Double) -> Double {
    width * Double(count) + 8 * Double(count - 1)
  }

  /// `chain(n)`: boxes with room to spare.
  static func chain(_ count: Int) -> Workload {
    bounded(count, by: total(count, of: 60), expecting: .always([:]))
  }

  /// `chaintight(n)`: boxes that together lack 10 points each.
  static func tightChain(_ count: Int) -> Workload {
    bounded(
      count, by: total(count, of: 40), expecting: .always([.medium: 10 * Double(count)]))
  }

  private static func bounded(
    _ count: Int, by width: Double, expecting expectation: Expectation
  ) -> Workload {
    var workload = Workload()
    add(count, at: 0, to: &workload)
    workload.add([(2 * count - 1, 1)], -width, .lessThanOrEqual, .required)
    workload.expectation = expectation
    return workload
  }

  /// `fill(n)`: boxes of equal width fill a width that changes; no pivots are needed.
  static func fill(_ count: Int) -> Workload {
    var workload = Workload()
    let width = workload.makeVariables(1)
    add(count, at: 0, isLevelled: true, to: &workload)
    workload.add([(2 * count, 1), (width, -1)], 0, .equal, .required)
    workload.alternate(width, total(count, of: 60), total(count, of: 70), count: 1_000)
    workload.expectation = .always([:])
    return workload
  }

  /// `squeeze(n)`: a width shrinks so far that five boxes give way, and grows again.
  static func squeeze(_ count: Int) -> Workload {
    var workload = Workload()
    let width = workload.makeVariables(1)
    add(count, at: 0, to: &workload)
    workload.add([(2 * count, 1), (width, -1)], 0, .lessThanOrEqual, .required)
    let natural = total(count, of: 50)
    workload.alternate(width, natural + 100, natural - 200, count: 1_000)
    workload.expectation = .alternating(odd: [.medium: 200], even: [:])
    return workload
  }

  /// `squeeze(n)` whose width is dragged by 0.5 to 1 point a step.
  static func squeezeDrag(_ count: Int) -> Workload {
    var workload = squeeze(count)
    workload.drag(0, around: total(count, of: 50) - 50)
    return workload
  }

  /// `churn(n)`: a chain whose wanted widths are removed and replaced one by one.
  static func churn(_ count: Int) -> Workload {
    var workload = chain(count)
    var active = (0..<count).map { 3 * $0 + 2 }
    let originals = active
    var spares: [Int: Int] = [:]
    for number in 0..<10_000 {
      let box = 7_919 * number % count
      let key = 5 * box + number % 5
      let spare =
        spares[key]
        ?? workload.addSpare(
          [(2 * box + 1, 1), (2 * box, -1)], -Double(46 + number % 5), .equal, .medium)
      spares[key] = spare
      let next = active[box] == spare ? originals[box] : spare
      workload.operations.append(.remove(row: Int32(active[box])))
      workload.operations.append(.add(row: Int32(next)))
      active[box] = next
    }
    return workload
  }

  /// `indep(K)`: groups of five boxes that have nothing to do with each other; one is edited.
  static func independent(_ groups: Int) -> Workload {
    var workload = Workload()
    for group in 0..<groups {
      let first = add(5, at: Double(group % 17), to: &workload)
      workload.add([(first + 9, 1)], -400, .lessThanOrEqual, .required)
      for box in 1..<5 {
        let (l, r) = (first + 2 * box, first + 2 * box + 1)
        workload.add([(r, 1), (l, -1), (first + 1, -1), (first, 1)], 0, .equal, .weak)
      }
    }
    workload.alternate(9, 300, 350, count: 1_000)
    workload.expectation = .alternating(odd: [.medium: 68], even: [.medium: 18])
    return workload
  }

  /// Boxes without a bound, appended to a chain with one solve each.
  static func appended(_ count: Int) -> Workload {
    var workload = Workload()
    add(count, at: 0, to: &workload)
    workload.expectation = .always([:])
    return workload
  }
}
