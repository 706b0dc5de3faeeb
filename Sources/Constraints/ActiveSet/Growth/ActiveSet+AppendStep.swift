extension ActiveSet {
  /// The dual step for a form whose newest variable is held by its stay alone: the stay leaves, and no
  /// multiplier changes.
  ///
  /// Every other row among the form's coordinates moves one of its other variables. That one is basic
  /// itself or its stay pulls, so the row's ratio begins at its level or before; the newest
  /// variable's is zero up to its own. So the ratio test would choose it, and need not be run. Growing
  /// a layout by one view costs the same at any size.
  ///
  /// - Returns: Whether the step could be made this way; otherwise nothing changed.
  /// - Complexity: The rows that determine the form's other variables, and what depends on the newest.
  mutating func appendStep(_ entering: Int) -> Bool {
    let component = Int(forms[entering].component)
    guard !forms[entering].isUnit, !components[component].isFactorStale,
      let newest = newestTerm(of: entering), newest.coefficient.magnitude > Tolerance.determining
    else { return false }
    let unit = Int(variables[Int(newest.variable)].form)
    let row = Int(forms[unit].row)
    guard row >= 0, components[component].factor.isUnitRow(row) else { return false }
    let value = activity(of: entering).value
    let isBelow = value < forms[entering].low
    let target = isBelow ? forms[entering].low : forms[entering].high
    let distance = (target - value) / newest.coefficient
    // When nothing depends on it, only its own value moves, and no solve is needed.
    let isAlone = components[component].factor.isLeaf(row)
    guard isFree(unit, toMoveBy: distance), isHeld(entering, isBelow: isBelow),
      isAlone || moveFreely(newest.variable, row: row, by: distance, in: component)
    else { return false }
    coordinates.grow(to: components[component].rows.count)
    for index in forms[entering].terms {
      let term = terms[Int(index)]
      if term.variable == newest.variable { continue }
      coordinates.add(term.coefficient, at: Int(variables[Int(term.variable)].column))
    }
    guard
      components[component].factor.replaceUnitRow(row, by: &coordinates, pivot: newest.coefficient)
    else {
      // The row would depend on one behind it, which takes an eta: left to the dual step.
      moves.clear()
      return false
    }
    if forms[entering].low < forms[entering].high {
      settle(entering, at: Int(isBelow ? forms[entering].before : forms[entering].after))
    }
    forgetNewerLeads(of: entering, than: variables[Int(newest.variable)].order)
    forms[unit].row = -1
    settle(unit, inSegmentLeftOf: boundary(besideLocationOf: unit, isHigh: distance > 0))
    forms[entering].row = Int32(row)
    components[component].rows[row] = Int32(entering)
    stayLeads[entering] = StayLead(
      variable: newest.variable, epoch: components[component].leadEpoch,
      move: 1 / newest.coefficient)
    if isAlone {
      // What it is now follows from the form, and leaves no rounding behind.
      save(Int(newest.variable))
      values[Int(newest.variable)] += distance
      queueForms(of: Int(newest.variable))
    } else {
      applyMoves(in: component)
    }
    return true
  }

  /// The term of the variable declared last, when all others are basic themselves or pulled by their
  /// stays.
  private mutating func newestTerm(of form: Int) -> FormTerm? {
    let range = Int(forms[form].terms.lowerBound)..<Int(forms[form].terms.upperBound)
    guard var newest = range.first else { return nil }
    var order = Int64.min
    for index in range {
      let present = variables[Int(terms[index].variable)].order
      if present > order { (newest, order) = (index, present) }
    }
    for index in range where index != newest {
      guard engageStay(of: Int(terms[index].variable)) else { return nil }
    }
    return terms[newest]
  }

  /// Whether only its stay holds a basic variable's own form against a move, which passes no other
  /// breakpoint.
  private mutating func isFree(_ unit: Int, toMoveBy distance: Double) -> Bool {
    let next = distance > 0 ? forms[unit].after : forms[unit].before
    if next >= 0 {
      let room = (breakpoints[Int(next)].position - forms[unit].low).magnitude
      guard distance.magnitude <= room else { return false }
    }
    return computeSlope(of: unit, isHigh: distance > 0) == .none
      && slopeIsMultiplier(of: unit, inFirst: levels.count)
  }

  /// Whether a nonbasic form's multiplier is not yet at the bound to which a step would take it, in a
  /// level above the stays'.
  private mutating func isHeld(_ form: Int, isBelow: Bool) -> Bool {
    if forms[form].low < forms[form].high { return true }
    return computeSlope(of: form, isHigh: !isBelow) != .none
      || !slopeIsMultiplier(of: form, inFirst: levels.count)
  }

  /// How the variables move when one in a row of its own moves by a distance: into `moves`.
  ///
  /// - Returns: Whether no older one that is pulled by its stay is among them; otherwise `moves` is
  ///   clear.
  private mutating func moveFreely(
    _ variable: Int32, row: Int, by distance: Double, in component: Int
  ) -> Bool {
    moves.grow(to: components[component].rows.count)
    moves.add(distance, at: row)
    components[component].factor.solve(&moves, sums: &sums)
    let order = variables[Int(variable)].order
    var isFree = true
    moves.forEach { column, move in
      let other = variables[Int(components[component].columns[column])]
      if other.order < order, pulls(other) { isFree = false }
    }
    if !isFree { moves.clear() }
    return isFree
  }

  /// The coefficient of a variable in a form.
  func coefficient(of variable: Int, in form: Int) -> Double? {
    termsOf(form).first { Int($0.variable) == variable }?.coefficient
  }
}
