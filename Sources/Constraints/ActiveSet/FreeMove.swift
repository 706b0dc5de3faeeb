/// Whether one variable is open, found out nearby where it can be.
extension ActiveSet {
  /// Whether a variable of a component could have other values without any constraint's level
  /// noticing.
  ///
  /// No row that determines it has leeway: it is determined. One has, and no form outside the basis
  /// stands in the way of moving that row alone: it is open. Only between the two does it take a
  /// look at the whole component.
  ///
  /// - Complexity: A solve with the basis for each row that determines the variable, and a look at the
  ///   forms that this moves; seldom that of `openColumns(of:)`.
  mutating func isOpen(_ variable: Int, in component: Int) -> Bool {
    ensureFactor(of: component)
    var mayMove = false
    for (row, _) in significantCoordinates(of: Int(variables[variable].form), in: component) {
      let leeway = leeway(of: Int(components[component].rows[row]))
      guard leeway.isAny else { continue }
      mayMove = true
      if leeway.canRise, isFree(row, by: 1, in: component) { return true }
      if leeway.canFall, isFree(row, by: -1, in: component) { return true }
    }
    guard mayMove else { return false }
    return openColumns(of: component)[Int(variables[variable].column)]
  }

  /// Whether a row can move alone without taking a form outside the basis out of its interval.
  private mutating func isFree(_ row: Int, by step: Double, in component: Int) -> Bool {
    var move = WorkVector()
    move.grow(to: components[component].rows.count)
    move.add(step, at: row)
    components[component].factor.solve(&move, sums: &sums)
    var isFree = true
    var moved = ContiguousArray<Int32>()
    move.forEach { column, _ in moved.append(components[component].columns[column]) }
    for variable in moved where isFree {
      var position = variables[Int(variable)].firstTerm
      while position >= 0, isFree {
        isFree = lets(move, pass: Int(terms[Int(position)].form))
        position = terms[Int(position)].next
      }
    }
    return isFree
  }

  /// Whether a move, by column, leaves a form where it is in the basis or inside its interval.
  private mutating func lets(_ move: borrowing WorkVector, pass form: Int) -> Bool {
    guard !forms[form].isActive, !isInsideSegment(form) else { return true }
    var rate = 0.0
    var magnitude = 0.0
    for term in termsOf(form) {
      let part = term.coefficient * move[Int(variables[Int(term.variable)].column)]
      rate += part
      magnitude += part.magnitude
    }
    guard rate.magnitude > Tolerance.negligible * max(1, magnitude) else { return true }
    let leeway = leeway(of: form)
    return rate > 0 ? leeway.canRise : leeway.canFall
  }
}
