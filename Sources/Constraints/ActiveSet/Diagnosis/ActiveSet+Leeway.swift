/// What optimal multipliers say about all optimal solutions.
///
/// By complementary slackness with one optimal set of multipliers, a solution is optimal in every
/// level of the constraints exactly when each form's value lies where the slope of its cost fits its
/// multiplier: in an interval that ends at breakpoints. The tie level and the stays are left out, so
/// what only they settle stays open.
extension ActiveSet {
  /// Where a form stands in the interval that all optimal solutions keep to.
  ///
  /// - Complexity: O(*t* + *k* · *l*) for *t* terms, *k* breakpoints and *l* levels.
  mutating func leeway(of form: Int) -> Leeway {
    let (sum, magnitude) = activity(of: form)
    let value = forms[form].isBasic ? forms[form].low : sum
    let slack = Tolerance.room(magnitude)
    return Leeway(
      canFall: value - optimalEnd(of: form, isHigh: false) > slack,
      canRise: optimalEnd(of: form, isHigh: true) - value > slack)
  }

  /// Whether a nonbasic form lies inside its segment, off its ends.
  func isInsideSegment(_ form: Int) -> Bool {
    guard forms[form].low < forms[form].high else { return false }
    let (value, magnitude) = activity(of: form)
    let slack = Tolerance.room(magnitude)
    return value - forms[form].low > slack && forms[form].high - value > slack
  }

  /// Whether a move, by column, leaves a form where it is in the basis or inside its interval.
  mutating func lets(_ move: borrowing WorkVector, pass form: Int) -> Bool {
    guard !forms[form].isBasic, !isInsideSegment(form) else { return true }
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

  /// The end of the interval that all optimal solutions keep to.
  private mutating func optimalEnd(of form: Int, isHigh: Bool) -> Double {
    let present = isHigh ? forms[form].high : forms[form].low
    if forms[form].low == forms[form].high {
      if forms[form].isRequired(isHigh: isHigh) { return present }
      computeSlope(of: form, isHigh: isHigh)
      guard slopeIsMultiplier(of: form, inFirst: levels.tie) else { return present }
    }
    var number = isHigh ? forms[form].after : forms[form].before
    while number >= 0, breakpoints[Int(number)].level == Breakpoint.stayLevel {
      number = isHigh ? breakpoints[Int(number)].next : breakpoints[Int(number)].previous
    }
    guard number >= 0 else { return isHigh ? .infinity : -.infinity }
    return breakpoints[Int(number)].position
  }
}
