/// To which sides a form could move from its present value without any constraint's level noticing.
struct Leeway {
  var canFall: Bool
  var canRise: Bool

  static let none = Leeway(canFall: false, canRise: false)

  /// Whether it can move at all.
  var isAny: Bool { canFall || canRise }
  /// Whether it stands at no end of its range.
  var isBoth: Bool { canFall && canRise }
  /// The leeway of the form with its sign turned.
  var reversed: Leeway { Leeway(canFall: canRise, canRise: canFall) }

  /// Takes what another one does not have; whether that is anything.
  mutating func limit(to other: Leeway) -> Bool {
    let isLess = (canFall && !other.canFall) || (canRise && !other.canRise)
    canFall = canFall && other.canFall
    canRise = canRise && other.canRise
    return isLess
  }

  /// Adds what another one has.
  mutating func extend(by other: Leeway) {
    canFall = canFall || other.canFall
    canRise = canRise || other.canRise
  }
}

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
    let value = forms[form].isActive ? forms[form].low : sum
    let slack = Tolerance.room(magnitude)
    return Leeway(
      canFall: value - optimalLow(of: form) > slack,
      canRise: optimalHigh(of: form) - value > slack)
  }

  /// Whether an inactive form lies inside its segment, off its ends.
  func isInsideSegment(_ form: Int) -> Bool {
    guard forms[form].low < forms[form].high else { return false }
    let (value, magnitude) = activity(of: form)
    let slack = Tolerance.room(magnitude)
    return value - forms[form].low > slack && forms[form].high - value > slack
  }

  private mutating func optimalHigh(of form: Int) -> Double {
    if forms[form].low == forms[form].high {
      if forms[form].isHighRequired { return forms[form].high }
      computeHighSlope(of: form)
      guard slopeIsMultiplier(of: form) else { return forms[form].high }
    }
    var number = forms[form].after
    while number >= 0, breakpoints[Int(number)].level == Breakpoint.stay {
      number = breakpoints[Int(number)].next
    }
    return number >= 0 ? breakpoints[Int(number)].position : .infinity
  }

  private mutating func optimalLow(of form: Int) -> Double {
    if forms[form].low == forms[form].high {
      if forms[form].isLowRequired { return forms[form].low }
      computeLowSlope(of: form)
      guard slopeIsMultiplier(of: form) else { return forms[form].low }
    }
    var number = forms[form].before
    while number >= 0, breakpoints[Int(number)].level == Breakpoint.stay {
      number = breakpoints[Int(number)].previous
    }
    return number >= 0 ? breakpoints[Int(number)].position : -.infinity
  }

  /// Whether the slope in `slope` is a form's multiplier in the levels of the constraints.
  private func slopeIsMultiplier(of form: Int) -> Bool {
    (0..<levels.tie).allSatisfy { level in
      let multiplier = multipliers[form * stride + level]
      return (slope[level] - multiplier).magnitude
        <= Tolerance.multiplier * max(1, multiplier.magnitude)
    }
  }
}
