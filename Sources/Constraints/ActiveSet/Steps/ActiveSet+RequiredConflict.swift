/// Required constraints that contradict each other.
///
/// Two on one form are found before any step. Others a dual step finds: when no multiplier reaches a
/// bound, a required constraint holds each form among the coordinates of the entering one, and together
/// they contradict the one that the entering form breaks.
extension ActiveSet {
  /// Two required constraints on one form that no value satisfies.
  func contradiction(on form: Int) -> [Int]? {
    var floor: Int?
    var ceiling: Int?
    var number = forms[form].first
    while number >= 0 {
      let breakpoint = breakpoints[Int(number)]
      if breakpoint.level == Breakpoint.requiredLevel {
        if breakpoint.leftSlope < 0 { floor = Int(number) }
        if breakpoint.rightSlope > 0, ceiling == nil { ceiling = Int(number) }
      }
      number = breakpoint.next
    }
    guard let floor, let ceiling else { return nil }
    let (low, high) = (breakpoints[floor].position, breakpoints[ceiling].position)
    // In the units of the constraint that the gap breaks most.
    let scale = max(1, -breakpoints[floor].leftSlope, breakpoints[ceiling].rightSlope)
    let tolerance = Tolerance.kept(scale * max(low.magnitude, high.magnitude))
    return scale * (low - high) > tolerance ? [floor, ceiling] : nil
  }

  /// The conflict set of required constraints that keep a form from its segment, when a dual step
  /// finds no form that could give way.
  func requiredConflictSet(
    _ entering: Int, isBelow: Bool, cutoff: Double, in component: Int
  ) -> [Int] {
    var members = [requiredBreakpoint(of: entering, isHigh: !isBelow)]
    coordinates.forEach { row, coordinate in
      guard coordinate.magnitude > cutoff else { return }
      let form = Int(components[component].rows[row])
      members.append(requiredBreakpoint(of: form, isHigh: (coordinate > 0) == isBelow))
    }
    return members.filter { $0 >= 0 }
  }

  /// A required constraint that bounds a form's multiplier at its location.
  private func requiredBreakpoint(of form: Int, isHigh: Bool) -> Int {
    var number = firstBreakpoint(atLocationOf: form)
    while number >= 0, number != forms[form].after {
      let breakpoint = breakpoints[Int(number)]
      let part = isHigh ? breakpoint.rightSlope : breakpoint.leftSlope
      if breakpoint.level == Breakpoint.requiredLevel, part != 0 { return Int(number) }
      number = breakpoint.next
    }
    return -1
  }
}
