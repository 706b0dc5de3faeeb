/// Least sums of violations, level by level, by the simplex method in whole numbers.
///
/// Written from the textbook (Chvátal, "Linear Programming", 1983, chapters 2 and 3) and sharing nothing
/// with the solver that it judges. Each constraint's sum less its bound is the difference of two
/// quantities that are not negative, of which one, the other or both are its violation. A least sum is
/// kept, while a weaker one is minimised, by leaving out what would raise it.
final class ExactProgram {
  /// A line: whole numbers times a power of two and one of five.
  struct Row {
    var terms: [(variable: Int, coefficient: ExactNumber)]
    var bound: ExactNumber
    var relation: JudgedConstraint.Relation
    /// 0 for what is required, 1 for the strongest of the others.
    var level: Int
  }

  private let matrix = ExactMatrix()
  private var variableCount = 0
  /// What each column stands for: a variable, or `over` and `under` of a constraint; the first is the
  /// constant.
  private var columnQuantities: [Int] = []
  private var columns: [Int] = []
  private var rowQuantities: [Int] = []
  private var rows: [Int] = []
  private var objective = 0
  private var scales: [(twos: Int, fives: Int)] = []

  /// The least sums of the levels up to one, each with those of stronger levels kept; nothing when
  /// numbers became too long.
  func leastSums(_ constraints: [Row], variableCount: Int, through last: Int) -> [Double]? {
    build(constraints, variableCount)
    var sums: [Double] = []
    for level in 0...last {
      sums.append(minimize(constraints, level))
      if matrix.hasOverflowed { return nil }
    }
    return sums
  }

  private func build(_ constraints: [Row], _ count: Int) {
    variableCount = count
    objective = constraints.count
    matrix.reset(rows: constraints.count + 1, columns: 1 + count + constraints.count)
    columnQuantities = [-1] + Array(0..<count) + constraints.map { _ in -1 }
    columns = Array(1..<(1 + count + constraints.count))
    rowQuantities = constraints.map { _ in -1 }
    rows = Array(constraints.indices)
    scales = constraints.map(Self.scale)
    for (row, constraint) in constraints.enumerated() {
      let (twos, fives) = scales[row]
      // The constant at the variables' zeros is the bound's opposite.
      let isUnder = constraint.bound.mantissa > 0
      func set(_ column: Int, _ number: ExactNumber, isNegated: Bool) {
        matrix.set(
          row, column, to: isNegated ? -number.mantissa : number.mantissa,
          twos: number.twos - twos, fives: number.fives - fives)
      }
      set(0, constraint.bound, isNegated: !isUnder)
      for term in constraint.terms {
        set(1 + term.variable, term.coefficient, isNegated: isUnder)
      }
      matrix.set(row, 1 + count + row, to: 1)
      let over = count + 2 * row
      rowQuantities[row] = isUnder ? over + 1 : over
      columnQuantities[1 + count + row] = isUnder ? over : over + 1
    }
  }

  /// The powers that all numbers of a line are multiples of.
  private static func scale(_ row: Row) -> (twos: Int, fives: Int) {
    var (twos, fives) = (Int.max, Int.max)
    for number in row.terms.map(\.coefficient) + [row.bound] where number.mantissa != 0 {
      twos = min(twos, number.twos)
      fives = min(fives, number.fives)
    }
    return twos == .max ? (0, 0) : (twos, fives)
  }

  private func minimize(_ constraints: [Row], _ level: Int) -> Double {
    let members = constraints.indices.filter { constraints[$0].level == level }
    if members.isEmpty { return 0 }
    // Violations are counted in the units of the constraint as written.
    let least = members.reduce((twos: Int.max, fives: Int.max)) {
      (min($0.twos, scales[$1].twos), min($0.fives, scales[$1].fives))
    }
    var counted: [Int: (twos: Int, fives: Int)] = [:]
    for member in members {
      let weight = (scales[member].twos - least.twos, scales[member].fives - least.fives)
      let over = variableCount + 2 * member
      if constraints[member].relation != .greaterThanOrEqual { counted[over] = weight }
      if constraints[member].relation != .lessThanOrEqual { counted[over + 1] = weight }
    }
    matrix.clear(objective, 0)
    for column in columns {
      matrix.clear(objective, column)
      if let weight = counted[columnQuantities[column]] {
        matrix.add(nil, twos: weight.twos, fives: weight.fives, to: objective, column)
      }
    }
    for row in rows {
      guard let weight = counted[rowQuantities[row]] else { continue }
      for column in [0] + columns {
        matrix.add((row, column), twos: weight.twos, fives: weight.fives, to: objective, column)
      }
    }
    descend()
    columns.removeAll { matrix.sign(objective, $0) != 0 }
    var sum = matrix.quotient(objective, 0)
    sum *= Double(sign: .plus, exponent: least.twos, significand: 1)
    for _ in 0..<max(0, least.fives) { sum *= 5 }
    for _ in 0..<max(0, -least.fives) { sum /= 5 }
    return sum
  }

  /// Minimises the objective: the steepest column; Bland's rule, which cannot cycle, as long as a pivot
  /// moves nothing.
  private func descend() {
    var isStalled = false
    while !matrix.hasOverflowed, let column = enteringColumn(byNumber: isStalled) {
      guard let row = leavingRow(for: column) else {
        preconditionFailure("a sum of violations is bounded")
      }
      isStalled = matrix.sign(row, 0) == 0
      pivot(row, column)
    }
  }

  private func enteringColumn(byNumber: Bool) -> Int? {
    var best: Int?
    var steepest = 0.0
    for column in columns {
      let sign = matrix.sign(objective, column)
      let quantity = columnQuantities[column]
      guard sign < 0 || (sign > 0 && quantity < variableCount) else { continue }
      if byNumber {
        if let present = best, columnQuantities[present] < quantity { continue }
        best = column
      } else {
        let slope = abs(matrix.quotient(objective, column))
        if best == nil || slope > steepest { (best, steepest) = (column, slope) }
      }
    }
    return best
  }

  private func leavingRow(for column: Int) -> Int? {
    let falling = matrix.sign(objective, column) > 0 ? 1 : -1
    var best: Int?
    for row in rows where matrix.sign(row, column) == falling {
      guard let present = best else {
        best = row
        continue
      }
      let order = matrix.compareQuotients((row, 0, column), (present, 0, column))
      if order < 0 || (order == 0 && rowQuantities[row] < rowQuantities[present]) { best = row }
    }
    return best
  }

  private func pivot(_ row: Int, _ column: Int) {
    let isNegative = matrix.sign(row, column) < 0
    for other in rows + [objective] where other != row {
      for place in [0] + columns where place != column {
        matrix.eliminate(other, place, pivot: (row, column))
        if isNegative { matrix.negate(other, place) }
      }
      if isNegative { matrix.negate(other, column) }
    }
    _ = matrix.takeAsDenominator(row, column)
    if isNegative {
      matrix.negate(row, column)
    } else {
      for place in [0] + columns where place != column { matrix.negate(row, place) }
    }
    swap(&rowQuantities[row], &columnQuantities[column])
    // A variable is free: once it is told by others it limits nothing and is asked for nothing.
    if rowQuantities[row] < variableCount { rows.removeAll { $0 == row } }
  }
}
