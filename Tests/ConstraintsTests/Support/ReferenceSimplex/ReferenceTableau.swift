import Constraints

/// A dictionary of the simplex method in exact numbers: basic quantities as sums of the others.
///
/// Written from the textbook (Chvátal, "Linear Programming", 1983, chapters 2 and 3) and sharing
/// nothing with the solver under test. Variables are free and measured from their references; each
/// constraint's sum less its bound is a difference of two quantities that are not negative, of
/// which one, the other or both are its violation. A minimum is kept, while a later sum is
/// minimised, by leaving out what would raise it.
struct ReferenceTableau {
  private struct Row {
    var quantity: Int
    var constant: Rational
    var coefficients: [Rational]
  }

  /// The quantities at zero, by column.
  private var columns: [Int]
  private var rows: [Row] = []
  /// Quantities below this number are the variables, which are free.
  private let variableCount: Int
  private var quantityCount: Int
  /// The quantities that make up each constraint's violation.
  private var violations: [[Int]] = []

  init(_ system: ReferenceSystem) {
    variableCount = system.references.count
    quantityCount = variableCount + 2 * system.constraints.count
    columns = Array(0..<variableCount)
    for constraint in system.constraints { add(constraint, system.references) }
  }

  private mutating func add(_ constraint: ReferenceConstraint, _ references: [Rational]) {
    let over = variableCount + 2 * violations.count
    var coefficients = [Rational](repeating: .zero, count: columns.count)
    var constant = -constraint.bound
    for term in constraint.terms {
      coefficients[term.variable] = coefficients[term.variable] + term.coefficient
      constant = constant + term.coefficient * references[term.variable]
    }
    split(Row(quantity: -1, constant: constant, coefficients: coefficients), into: over)
    switch constraint.relation {
    case .lessThanOrEqual: violations.append([over])
    case .greaterThanOrEqual: violations.append([over + 1])
    case .equal: violations.append([over, over + 1])
    }
  }

  /// Makes a sum the difference of two new quantities, `over` and the one after it.
  private mutating func split(_ sum: Row, into over: Int) {
    let isUnder = sum.constant.sign < 0
    columns.append(isUnder ? over : over + 1)
    for index in rows.indices { rows[index].coefficients.append(.zero) }
    var row = sum
    if isUnder {
      row.constant = -row.constant
      row.coefficients = row.coefficients.map { -$0 }
    }
    row.quantity = isUnder ? over + 1 : over
    row.coefficients.append(.one)
    rows.append(row)
  }

  /// The value of a quantity.
  func value(of quantity: Int) -> Rational {
    rows.first { $0.quantity == quantity }?.constant ?? .zero
  }

  /// Minimises the violations of some constraints together and keeps them at that.
  mutating func minimizeViolation(of isCounted: (Int) -> Bool) -> Rational {
    let counted = Set(violations.indices.filter(isCounted).flatMap { violations[$0] })
    return minimize(counted)
  }

  /// Minimises a variable's distance from its reference and keeps it at that.
  mutating func minimizeDistance(of variable: Int) {
    if let column = columns.firstIndex(of: variable) { return remove(column: column) }
    guard let row = rows.first(where: { $0.quantity == variable }) else { return }
    split(row, into: quantityCount)
    quantityCount += 2
    _ = minimize([quantityCount - 2, quantityCount - 1])
  }

  /// Whether a variable could be greater or smaller.
  func isOpen(_ variable: Int) -> Bool {
    [Rational.one, Rational(-1)].contains { factor in
      var copy = self
      let sum = copy.sum(of: [variable], factor)
      copy.rows.append(sum)
      let isBounded = copy.descend()
      return !isBounded || copy.rows[copy.rows.count - 1].constant != sum.constant
    }
  }

  private mutating func minimize(_ quantities: Set<Int>) -> Rational {
    rows.append(sum(of: quantities, .one))
    let isBounded = descend()
    precondition(isBounded, "a sum of violations is bounded")
    let objective = rows.removeLast()
    for column in columns.indices.reversed() where !objective.coefficients[column].isZero {
      remove(column: column)
    }
    return objective.constant
  }

  private func sum(of quantities: Set<Int>, _ factor: Rational) -> Row {
    var sum = Row(
      quantity: -1, constant: .zero,
      coefficients: columns.map { quantities.contains($0) ? factor : .zero })
    for row in rows where quantities.contains(row.quantity) {
      sum.constant = sum.constant + factor * row.constant
      for column in columns.indices where !row.coefficients[column].isZero {
        sum.coefficients[column] = sum.coefficients[column] + factor * row.coefficients[column]
      }
    }
    return sum
  }

  private mutating func remove(column: Int) {
    columns.remove(at: column)
    for index in rows.indices { rows[index].coefficients.remove(at: column) }
  }
}

extension ReferenceTableau {
  /// Minimises the last row; whether it has a minimum.
  ///
  /// Takes the steepest column; Bland's rule, which cannot cycle, as long as a pivot moves nothing.
  private mutating func descend() -> Bool {
    var isStalled = false
    while let column = enteringColumn(byNumber: isStalled) {
      guard let row = leavingRow(for: column) else { return false }
      isStalled = rows[row].constant.isZero
      pivot(row, column)
    }
    return true
  }

  private func enteringColumn(byNumber: Bool) -> Int? {
    let objective = rows[rows.count - 1].coefficients
    var best: Int?
    for (column, quantity) in columns.enumerated() {
      let sign = objective[column].sign
      guard sign < 0 || (sign > 0 && quantity < variableCount) else { continue }
      guard let present = best else {
        best = column
        continue
      }
      let isBetter =
        byNumber
        ? quantity < columns[present]
        : objective[column].double.magnitude > objective[present].double.magnitude
      if isBetter { best = column }
    }
    return best
  }

  private func leavingRow(for column: Int) -> Int? {
    let isFalling = rows[rows.count - 1].coefficients[column].sign > 0
    var best: Int?
    var limit = Rational.zero
    for (index, row) in rows.dropLast().enumerated() where row.quantity >= variableCount {
      let rate = isFalling ? -row.coefficients[column] : row.coefficients[column]
      guard rate.sign < 0 else { continue }
      let room = row.constant / -rate
      if let present = best {
        if room > limit || (room == limit && row.quantity > rows[present].quantity) { continue }
      }
      (best, limit) = (index, room)
    }
    return best
  }

  private mutating func pivot(_ pivotRow: Int, _ column: Int) {
    var row = rows[pivotRow]
    let inverse = Rational.one / row.coefficients[column]
    let leaving = row.quantity
    row.quantity = columns[column]
    row.constant = -(row.constant * inverse)
    let used = columns.indices.filter { $0 != column && !row.coefficients[$0].isZero }
    for other in used { row.coefficients[other] = -(row.coefficients[other] * inverse) }
    row.coefficients[column] = inverse
    rows[pivotRow] = row
    columns[column] = leaving
    for index in rows.indices where index != pivotRow {
      let factor = rows[index].coefficients[column]
      guard !factor.isZero else { continue }
      rows[index].constant = rows[index].constant + factor * row.constant
      for other in used {
        rows[index].coefficients[other] =
          rows[index].coefficients[other] + factor * row.coefficients[other]
      }
      rows[index].coefficients[column] = factor * inverse
    }
  }
}
