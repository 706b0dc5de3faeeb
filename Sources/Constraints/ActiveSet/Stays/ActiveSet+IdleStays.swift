/// Stays that a new basis left pinned, neither basic nor pulling.
extension ActiveSet {
  /// Lets an idle stay pull, where that is certain to leave the multipliers within their bounds.
  ///
  /// It may pull either way as long as no row that moves its variable could leave its bounds thereby:
  /// when the multipliers of all lie strictly within them at an earlier level.
  ///
  /// - Returns: Whether the variable's own form is basic or its stay pulls, now at the latest.
  /// - Complexity: O(1) for a stay that pulls; a solve for an idle one.
  mutating func engageStay(of variable: Int) -> Bool {
    let unit = Int(variables[variable].form)
    if forms[unit].isBasic || forms[unit].staySlope != 0 { return true }
    let component = Int(forms[unit].component)
    computeCoordinates(of: unit, in: component)
    let rows = components[component].rows
    var work = WorkVector()
    swap(&work, &coordinates)
    var isStrict = true
    let order = variables[variable].order
    work.forEach { row, _ in
      isStrict = isStrict && isWithinBounds(Int(rows[row]), beforeOrder: order)
    }
    if isStrict {
      pull(unit, values[variable] >= variables[variable].reference ? 1 : -1)
      enqueue(unit)  // it may have waited for a dual step outside where it was pinned
      work.forEach { row, _ in stayLeads[Int(rows[row])].variable = -1 }
    }
    swap(&work, &coordinates)
    coordinates.clear()
    return isStrict
  }

  /// Whether a basic form's multiplier lies strictly between the slopes beside its location at a
  /// level before that of a variable's stay, as far as can be told without a solve.
  private mutating func isWithinBounds(_ form: Int, beforeOrder order: Int64) -> Bool {
    if forms[form].isUnit, variables[Int(forms[form].variable)].order < order { return true }
    if let lead = knownLead(of: form), variables[Int(lead.variable)].order < order { return true }
    if !forms[form].isLowRequired {
      computeSlope(of: form, isHigh: false)
      if slopeIsMultiplier(of: form, inFirst: levels.count) { return false }
    }
    if forms[form].isHighRequired { return true }
    computeSlope(of: form, isHigh: true)
    return !slopeIsMultiplier(of: form, inFirst: levels.count)
  }

  /// Gives a nonbasic variable's own form whose multiplier is zero the slope of its stay, and the
  /// location that goes with it.
  mutating func pull(_ form: Int, _ slope: Int8) {
    forms[form].staySlope = slope
    guard forms[form].first == forms[form].last else {
      _ = relocate(form)
      return
    }
    forms[form].lie(
      at: breakpoints[Int(forms[form].first)].position, isLeftSteep: slope >= 0,
      isRightSteep: slope <= 0, isRequired: false)
  }
}
