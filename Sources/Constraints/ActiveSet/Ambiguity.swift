extension ActiveSet {
  /// Whether a variable could have another value without any level's cost growing.
  ///
  /// Looks along each edge of the present vertex that costs nothing and is not blocked at once.
  mutating func isAmbiguous(_ variable: Int) -> Bool {
    let component = Int(variables[variable].component)
    guard component >= 0 else { return true }
    ensureFactor(of: component)
    for row in components[component].rows.indices {
      for isHigh in [true, false] where isFree(row: row, isHigh: isHigh, in: component) {
        computeMove(ofRow: row, in: component)
        let column = Int(variables[variable].column)
        let moves = probe[column].magnitude > Tolerance.pivot
        let isBlocked = moves && isBlocked(isHigh: isHigh, in: component)
        probe.clear()
        if moves, !isBlocked { return true }
      }
    }
    return false
  }

  /// Whether a row's form can leave its breakpoint to one side at no cost in any level.
  private mutating func isFree(row: Int, isHigh: Bool, in component: Int) -> Bool {
    let form = Int(components[component].rows[row])
    let isRequired = isHigh ? forms[form].isHighRequired : forms[form].isLowRequired
    guard !isRequired else { return false }
    if isHigh { computeHighSlope(of: form) } else { computeLowSlope(of: form) }
    return (0..<levels.count).allSatisfy {
      (slope[$0] - multipliers[form * stride + $0]).magnitude <= Tolerance.multiplier
    }
  }

  /// Whether an inactive form at the end of its segment stands in the way of the move in `probe`.
  private mutating func isBlocked(isHigh: Bool, in component: Int) -> Bool {
    var move = WorkVector()
    swap(&move, &probe)
    defer { swap(&move, &probe) }
    var blocked = false
    let columns = components[component].columns
    move.forEach { column, _ in
      var position = variables[Int(columns[column])].firstTerm
      while position >= 0, !blocked {
        let form = Int(terms[Int(position)].form)
        position = terms[Int(position)].next
        guard !forms[form].isActive, !isStayOnly(form) else { continue }
        let rate = termsOf(form).reduce(0) {
          $0 + $1.coefficient * move[Int(variables[Int($1.variable)].column)]
        }
        guard rate.magnitude > Tolerance.pivot else { continue }
        let value = activity(of: form).value
        let isUp = (rate > 0) == isHigh
        let room = isUp ? forms[form].high - value : value - forms[form].low
        if room <= 1e-7 { blocked = true }
      }
    }
    return blocked
  }

  private func isStayOnly(_ form: Int) -> Bool {
    forms[form].isUnit && forms[form].first == forms[form].last
  }
}
