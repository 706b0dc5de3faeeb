/// Where a multiplier fits into a form's cost.
enum Fit {
  case fits, tooLow, tooHigh
}

extension ActiveSet {
  /// Finds the location at which a form's multiplier lies between the slopes of its cost, after its
  /// breakpoints changed, and moves the form there.
  ///
  /// The multiplier stays as it is, so the multipliers of all other forms stay right too; only
  /// values may have to follow. A basic form needs a breakpoint to be tight at; of two that fit,
  /// it takes the one nearer to its present value.
  ///
  /// - Returns: Whether there is such a location; otherwise the form has not moved.
  /// - Complexity: O(*k* · *l*) for *k* breakpoints and *l* levels, and one solve for a basic form
  ///   whose multiplier is exactly a slope.
  mutating func relocate(_ form: Int) -> Fit {
    let first = forms[form].first
    guard first >= 0 else { return relocateWithoutBreakpoints(form) }
    var steepness = Steepness(hasStay: forms[form].isUnit)
    steepness.start(at: first, breakpoints)
    computeSlope(of: form, leftOf: first)
    if !steepness.isNegative {
      let order = compareMultiplier(of: form, stayBound: steepness.stayBound)
      if order < 0 { return .tooLow }
      if order == 0, !forms[form].isBasic {
        settle(form, inSegmentLeftOf: first)
        return .fits
      }
    }
    return relocate(form, from: first, &steepness)
  }

  /// Walks the breakpoints from left to right until the slope behind one reaches the multiplier.
  private mutating func relocate(_ form: Int, from first: Int32, _ steepness: inout Steepness)
    -> Fit
  {
    var number = first
    while number >= 0 {
      let here = number
      let position = breakpoints[Int(here)].position
      repeat {
        let breakpoint = breakpoints[Int(number)]
        steepness.pass(breakpoint)
        if breakpoint.level >= 0 {
          let jump = breakpoint.rightSlope - breakpoint.leftSlope
          slope[Int(breakpoint.level)] += jump
          if breakpoint.isContentSize { slope[levels.tie] += jump }
        }
        number = breakpoint.next
      } while number >= 0 && breakpoints[Int(number)].position == position
      // A required bound here stops every multiplier that has come so far.
      if steepness.isPositive {
        settle(form, at: Int(here))
        return .fits
      }
      if steepness.isNegative { continue }
      let order = compareMultiplier(of: form, stayBound: steepness.stayBound)
      if order > 0 { continue }
      if order == 0, !forms[form].isBasic {
        settle(form, inSegmentLeftOf: number)
        return .fits
      }
      // Both ends of the next segment fit a multiplier that is its slope: the nearer one moves less.
      if order == 0, number >= 0, isNearer(form, to: number, than: position) { continue }
      settle(form, at: Int(here))
      return .fits
    }
    return .tooHigh
  }

  private func isNearer(_ form: Int, to number: Int32, than position: Double) -> Bool {
    let value = activity(of: form).value
    return (value - breakpoints[Int(number)].position).magnitude < (value - position).magnitude
  }

  private mutating func relocateWithoutBreakpoints(_ form: Int) -> Fit {
    for level in 0..<levels.count { slope[level] = 0 }
    let order = compareMultiplier(of: form, stayBound: 0)
    if order != 0 { return order < 0 ? .tooLow : .tooHigh }
    if forms[form].isBasic { return .tooHigh }
    settle(form, inSegmentLeftOf: -1)
    return .fits
  }

  /// Compares a form's multiplier with the slope in `slope` and, where they are equal, their shares
  /// in the levels of the stays.
  ///
  /// - Returns: −1, 0 or 1.
  mutating func compareMultiplier(of form: Int, stayBound: Int8) -> Int {
    let start = form * stride
    for level in 0..<levels.count {
      let multiplier = multipliers[start + level]
      let difference = multiplier - slope[level]
      if difference == 0 { continue }
      let size = max(1, multiplier.magnitude)
      if difference.magnitude > Tolerance.multiplier * size { return difference < 0 ? -1 : 1 }
      if difference.magnitude > Tolerance.certainShare * size { isInDoubt = true }
    }
    if !forms[form].isBasic {
      guard forms[form].isUnit else { return 0 }
      return Int((forms[form].staySlope - stayBound).signum())
    }
    return compareStayMultiplier(of: form, stayBound: stayBound)
  }
}

/// How many infinite slopes lie left and right of a place, and on which side of the stay it is.
private struct Steepness {
  private var negative = 0
  private var positive = 0
  /// The stay's share of the slope: −1 left of it, 1 right of it, 0 when the form has none.
  private(set) var stayBound: Int8

  init(hasStay: Bool) { stayBound = hasStay ? -1 : 0 }

  /// Whether a required constraint further right makes the slope infinitely negative.
  var isNegative: Bool { negative > 0 }
  /// Whether a required constraint further left makes the slope infinitely positive.
  var isPositive: Bool { positive > 0 }

  /// Counts what lies right of the segment furthest left.
  mutating func start(at first: Int32, _ breakpoints: ContiguousArray<Breakpoint>) {
    var number = first
    while number >= 0 {
      let breakpoint = breakpoints[Int(number)]
      if breakpoint.level == Breakpoint.requiredLevel, breakpoint.leftSlope < 0 { negative += 1 }
      number = breakpoint.next
    }
  }

  /// Moves past a breakpoint.
  mutating func pass(_ breakpoint: Breakpoint) {
    if breakpoint.level == Breakpoint.stayLevel { stayBound = 1 }
    guard breakpoint.level == Breakpoint.requiredLevel else { return }
    if breakpoint.leftSlope < 0 { negative -= 1 }
    if breakpoint.rightSlope > 0 { positive += 1 }
  }
}
