/// What a value comes from: the rows of the basis that determine it.
extension ActiveSet {
  /// The breakpoints whose positions make up a variable's value.
  ///
  /// - Complexity: A solve, and O(*k* · *l*) for each row of *k* breakpoints in *l* levels.
  mutating func bindingBreakpoints(of variable: Int) -> ContiguousArray<BindingBreakpoint> {
    let component = Int(variables[variable].component)
    let unit = Int(variables[variable].form)
    guard component >= 0 else { return [BindingBreakpoint(breakpoint: forms[unit].first, rate: 1)] }
    ensureFactor(of: component)
    var found = ContiguousArray<BindingBreakpoint>()
    for (row, rate) in significantCoordinates(of: unit, in: component) {
      let form = Int(components[component].rows[row])
      for breakpoint in bindingBreakpointsHere(of: form) {
        found.append(BindingBreakpoint(breakpoint: breakpoint, rate: rate))
      }
    }
    return found
  }

  /// The coordinates of a form in the rows of the basis, those left out that are rounding.
  mutating func significantCoordinates(
    of form: Int, in component: Int
  ) -> ContiguousArray<(row: Int, coordinate: Double)> {
    computeCoordinates(of: form, in: component)
    var largest = 0.0
    coordinates.forEach { _, coordinate in largest = max(largest, coordinate.magnitude) }
    var found = ContiguousArray<(row: Int, coordinate: Double)>()
    coordinates.forEach { row, coordinate in
      if coordinate.magnitude > Tolerance.negligible * largest { found.append((row, coordinate)) }
    }
    coordinates.clear()
    return found
  }

  /// The breakpoints at a basic form's location of which each could hold it there: those on the
  /// side to which the other forms pull, at least as strong as the pull; the stay alone when it is
  /// enough.
  private mutating func bindingBreakpointsHere(of form: Int) -> ContiguousArray<Int32> {
    let here = breakpointsHere(of: form)
    guard here.count > 1 else { return here }
    var (sign, level) = pull(on: form, past: here)
    if sign == 0 {
      level = levels.count
      let stay = here.first { breakpoints[Int($0)].level == Breakpoint.stayLevel }
      if let stay, compareStayMultiplier(of: form, stayBound: -1) >= 0,
        compareStayMultiplier(of: form, stayBound: 1) <= 0
      {
        return [stay]
      }
      let isElsewhere = forms[form].isUnit && stay == nil
      let bound = isElsewhere ? Int8(staySlope(of: form, isHigh: true)) : 0
      sign = compareStayMultiplier(of: form, stayBound: bound)
    }
    var holding = here
    holding.removeAll { number in
      let breakpoint = breakpoints[Int(number)]
      if breakpoint.level == Breakpoint.stayLevel || breakpoint.level > level { return true }
      return sign > 0 ? breakpoint.rightSlope == 0 : sign < 0 && breakpoint.leftSlope == 0
    }
    return holding.isEmpty ? here : holding
  }

  /// The breakpoints at a form's location.
  private func breakpointsHere(of form: Int) -> ContiguousArray<Int32> {
    var here = ContiguousArray<Int32>()
    var number = firstBreakpoint(atLocationOf: form)
    while number >= 0, number != forms[form].after {
      here.append(number)
      number = breakpoints[Int(number)].next
    }
    return here
  }

  /// To which side the other forms pull a basic form, beyond what its own breakpoints elsewhere
  /// ask for, and the strongest level at which they do.
  private mutating func pull(
    on form: Int, past here: ContiguousArray<Int32>
  ) -> (sign: Int, level: Int) {
    computeSlope(of: form, isHigh: false)
    for number in here {
      let breakpoint = breakpoints[Int(number)]
      guard breakpoint.level >= 0 else { continue }
      slope[Int(breakpoint.level)] -= breakpoint.leftSlope
      if breakpoint.isContentSize { slope[levels.tie] -= breakpoint.leftSlope }
    }
    for level in 0..<levels.count {
      let multiplier = multipliers[form * stride + level]
      let excess = multiplier - slope[level]
      if excess.magnitude > Tolerance.multiplier * max(1, multiplier.magnitude) {
        return (excess > 0 ? 1 : -1, level)
      }
    }
    return (0, levels.count)
  }
}
