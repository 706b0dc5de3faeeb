/// What follows when a constraint leaves or weakens: multipliers that are out of their bounds.
///
/// Forms whose multiplier fits nowhere keep their values at first, so that only the multipliers are
/// wrong; primal steps bring those back into their bounds one after the other. Stays that values
/// pass on the way are left to the dual steps that follow.
extension ActiveSet {
  /// Restores the multipliers after the costs of some forms changed: those of the suspects, too, if
  /// there are any already.
  ///
  /// - Parameters:
  ///   - unfit: The forms whose multiplier fits nowhere in their cost, with the values that the
  ///     basic ones had.
  ///   - component: The component of all of them.
  /// - Returns: Whether that worked within a number of steps; otherwise the basis is to be chosen
  ///   anew.
  mutating func restoreDualFeasibility(
    _ unfit: ContiguousArray<TouchedForm>, in component: Int
  ) -> Bool {
    guard ensureFactor(of: component) else {
      suspects.removeAll(keepingCapacity: true)
      return false
    }
    for form in unfit where forms[Int(form.number)].isBasic {
      hold(Int(form.number), at: form.position)
    }
    components[component].factor.solve(&moves, sums: &sums)
    applyMoves(in: component)
    for form in unfit where !forms[Int(form.number)].isBasic {
      shift(Int(form.number), in: component)
    }
    // Few forms changed, so few steps fix it; where not, a basis chosen anew is cheaper than going on.
    let last = steps + 16 + components[component].columns.count / 8
    while let form = suspects.popLast() {
      guard forms[Int(form)].isBasic else { continue }
      let direction = dualInfeasibility(of: Int(form))
      let isTight = forms[Int(form)].low == forms[Int(form)].high
      // One that kept its value inside a segment has to get to a breakpoint, whichever way.
      if direction == 0, isTight { continue }
      steps += 1
      guard steps < last, primalStep(Int(form), isRising: direction >= 0, in: component) else {
        suspects.removeAll(keepingCapacity: true)
        return false
      }
    }
    return true
  }

  /// Keeps a basic form's value, or moves it to the nearest that required constraints allow.
  private mutating func hold(_ form: Int, at position: Double) {
    let value = allowedValue(of: form, near: position)
    if value != position { moves.add(value - position, at: Int(forms[form].row)) }
    settle(form, near: value, within: 0)
    suspects.append(Int32(form))
  }

  /// Gives a nonbasic form the multiplier that belongs to its value, and the basic ones theirs.
  private mutating func shift(_ form: Int, in component: Int) {
    let (value, magnitude) = activity(of: form)
    let tolerance = Tolerance.feasible(magnitude)
    let hadPull = forms[form].staySlope != 0
    settle(form, near: allowedValue(of: form, near: value), within: tolerance)
    if hadPull != (forms[form].staySlope != 0) { forgetLeads(of: component) }
    let direction = dualInfeasibility(of: form)
    if direction != 0 {
      computeSlope(of: form, isHigh: direction > 0)
      computeCoordinates(of: form, in: component)
      moveMultiplier(of: form, in: component)
      coordinates.clear()
    }
    enqueue(form)
  }

  /// Moves a nonbasic form's multiplier to the slope in `slope`, and those of the basic ones, by
  /// `coordinates`, so that all stay in balance.
  mutating func moveMultiplier(of form: Int, in component: Int) {
    let rows = components[component].rows
    var work = WorkVector()
    swap(&work, &coordinates)
    for level in 0..<levels.count {
      let change = slope[level] - multipliers[form * stride + level]
      if change == 0 { continue }
      multipliers[form * stride + level] = slope[level]
      work.forEach { row, coordinate in
        multipliers[Int(rows[row]) * stride + level] -= change * coordinate
      }
    }
    work.forEach { row, _ in suspect(Int(rows[row])) }
    swap(&work, &coordinates)
  }

  /// Notes that a basic form's multiplier and lead have changed.
  mutating func suspect(_ form: Int) {
    stayLeads[form].variable = -1
    suspects.append(Int32(form))
  }

  /// On which side a form's multiplier lies outside the slopes beside its location: 1 above them, so
  /// that the form's value is to grow; −1 below; 0 when it fits.
  private mutating func dualInfeasibility(of form: Int) -> Int {
    let above = computeSlope(of: form, isHigh: true)
    if above == .negative { return 1 }
    if above == .none {
      let bound = stayBound(of: form, isHigh: true)
      if compareMultiplier(of: form, stayBound: bound) > 0 { return 1 }
    }
    let below = computeSlope(of: form, isHigh: false)
    if below == .positive { return -1 }
    guard below == .none else { return 0 }
    let bound = stayBound(of: form, isHigh: false)
    return compareMultiplier(of: form, stayBound: bound) < 0 ? -1 : 0
  }

  /// Sets a form's location to the breakpoints at a value, or else to the segment around it.
  private mutating func settle(_ form: Int, near value: Double, within tolerance: Double) {
    var number = forms[form].first
    while number >= 0, breakpoints[Int(number)].position < value - tolerance {
      number = breakpoints[Int(number)].next
    }
    if number >= 0, breakpoints[Int(number)].position <= value + tolerance {
      settle(form, at: Int(number))
    } else {
      settle(form, inSegmentLeftOf: number)
    }
  }

  /// The value nearest to one that a form's own required constraints allow.
  private func allowedValue(of form: Int, near value: Double) -> Double {
    var (lowest, highest) = (-Double.infinity, Double.infinity)
    var number = forms[form].first
    while number >= 0 {
      let breakpoint = breakpoints[Int(number)]
      if breakpoint.level == Breakpoint.requiredLevel {
        if breakpoint.leftSlope < 0 { lowest = max(lowest, breakpoint.position) }
        if breakpoint.rightSlope > 0 { highest = min(highest, breakpoint.position) }
      }
      number = breakpoint.next
    }
    return max(lowest, min(highest, value))
  }
}
