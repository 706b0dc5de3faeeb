import Constraints

/// How well values satisfy a workload's rows that are in force, reckoned from the workload alone.
struct ViolationCheck {
  /// The largest violation of a required row.
  private(set) var worstRequired = 0.0
  /// The sums of the others, by strength; those that are zero too.
  private(set) var sums: ViolationSums = [:]

  init(_ workload: Workload, values: [Double], isInForce: [Bool], lines: Int) {
    for (number, row) in workload.rows.enumerated() where isInForce[number] {
      var value = row.constant
      for term in workload.terms[row.terms] {
        value += term.coefficient * values[Int(term.variable)]
      }
      note(row.relation.violation(value), at: row.strength)
    }
    for edit in workload.edits {
      var wanted = edit.value
      for case .suggest(let variable, let value, _) in workload.operations[..<lines]
      where Int(variable) == edit.variable {
        wanted = value
      }
      note((values[edit.variable] - wanted).magnitude, at: edit.strength)
    }
  }

  /// What is wrong with the sums; nothing when they are as expected.
  func complaint(expecting expected: ViolationSums?) -> String? {
    if !(worstRequired < 1e-6) { return "a required row is broken by \(worstRequired)" }
    guard let expected else { return nil }
    for (strength, sum) in sums.sorted(by: { $0.key > $1.key }) {
      let wanted = expected[strength] ?? 0
      // The expected sums are given with six digits.
      if !((sum - wanted).magnitude <= 1e-6 + 2e-6 * wanted) {
        return "strength \(strength.word) sums to \(sum) instead of \(wanted)"
      }
    }
    return nil
  }

  private mutating func note(_ violation: Double, at strength: Strength) {
    if strength >= .required {
      worstRequired = max(worstRequired, violation)
    } else {
      sums[strength, default: 0] += violation
    }
  }
}

extension Constraint.Relation {
  /// By how much a value that is compared with zero breaks the relation.
  fileprivate func violation(_ value: Double) -> Double {
    switch self {
    case .lessThanOrEqual: max(0, value)
    case .equal: value.magnitude
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}
