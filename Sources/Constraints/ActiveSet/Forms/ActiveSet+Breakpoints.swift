extension ActiveSet {
  /// Puts a breakpoint on a form, behind those at the same position.
  mutating func link(_ number: Int, _ breakpoint: Breakpoint, to form: Int) {
    while breakpoints.count < number { breakpoints.append(Breakpoint()) }
    var previous = forms[form].last
    while previous >= 0, breakpoints[Int(previous)].position > breakpoint.position {
      previous = breakpoints[Int(previous)].previous
    }
    let next = previous >= 0 ? breakpoints[Int(previous)].next : forms[form].first
    var linked = breakpoint
    linked.form = Int32(form)
    linked.previous = previous
    linked.next = next
    if number < breakpoints.count {
      breakpoints[number] = linked
    } else {
      breakpoints.append(linked)
    }
    if previous >= 0 {
      breakpoints[Int(previous)].next = Int32(number)
    } else {
      forms[form].first = Int32(number)
    }
    if next >= 0 {
      breakpoints[Int(next)].previous = Int32(number)
    } else {
      forms[form].last = Int32(number)
    }
  }

  /// Takes a breakpoint off its form, whose location is to be found anew.
  mutating func unlink(_ number: Int) {
    let breakpoint = breakpoints[number]
    let form = Int(breakpoint.form)
    if breakpoint.previous >= 0 {
      breakpoints[Int(breakpoint.previous)].next = breakpoint.next
    } else {
      forms[form].first = breakpoint.next
    }
    if breakpoint.next >= 0 {
      breakpoints[Int(breakpoint.next)].previous = breakpoint.previous
    } else {
      forms[form].last = breakpoint.previous
    }
    breakpoints[number].form = -1
  }

  /// The numbers of the breakpoints on a form, from left to right.
  func breakpoints(of form: Int) -> [Int] {
    var numbers: [Int] = []
    var number = forms[form].first
    while number >= 0 {
      numbers.append(Int(number))
      number = breakpoints[Int(number)].next
    }
    return numbers
  }

  /// The slope of a form's cost where `boundary` is the first breakpoint on the right, −1 for none:
  /// into `slope`.
  @discardableResult
  mutating func computeSlope(of form: Int, leftOf boundary: Int32) -> Infinity {
    for level in 0..<levels.count { slope[level] = 0 }
    var infinity = Infinity.none
    var isLeft = true
    var number = forms[form].first
    while number >= 0 {
      if number == boundary { isLeft = false }
      let breakpoint = breakpoints[Int(number)]
      let part = isLeft ? breakpoint.rightSlope : breakpoint.leftSlope
      if part != 0 {
        if breakpoint.level >= 0 {
          slope[Int(breakpoint.level)] += part
          if breakpoint.isContentSize { slope[levels.tie] += part }
        } else if breakpoint.level == Breakpoint.requiredLevel {
          infinity = part > 0 ? .positive : .negative
        }
      }
      number = breakpoint.next
    }
    return infinity
  }

  /// The first breakpoint at the position where a location begins.
  @inline(__always)  // a call would copy what it borrows
  func firstBreakpoint(atLocationOf form: Int) -> Int32 {
    let before = forms[form].before
    return before >= 0 ? breakpoints[Int(before)].next : forms[form].first
  }

  /// The first breakpoint on the right of the segment beside a form's location; −1 for none.
  @inline(__always)  // a call would copy what it borrows
  func boundary(besideLocationOf form: Int, isHigh: Bool) -> Int32 {
    isHigh ? forms[form].after : firstBreakpoint(atLocationOf: form)
  }

  /// The slope right or left of a form's location, into `slope`.
  @discardableResult
  mutating func computeSlope(of form: Int, isHigh: Bool) -> Infinity {
    computeSlope(of: form, leftOf: boundary(besideLocationOf: form, isHigh: isHigh))
  }

  /// Whether a form's multiplier is what is in `slope`, in the first few levels.
  func slopeIsMultiplier(of form: Int, inFirst levelCount: Int) -> Bool {
    for level in 0..<levelCount {
      let multiplier = multipliers[form * stride + level]
      let tolerance = Tolerance.multiplier * max(1, multiplier.magnitude)
      if (slope[level] - multiplier).magnitude > tolerance { return false }
    }
    return true
  }

  /// The stay's share of the slope on one side of a variable's own form's location.
  @inline(__always)  // a call would copy what it borrows
  func staySlope(of form: Int, isHigh: Bool) -> Double {
    let reference = variables[Int(forms[form].variable)].reference
    if isHigh { return forms[form].low >= reference ? 1 : -1 }
    return forms[form].high > reference ? 1 : -1
  }

  /// The same as a bound of the form's multiplier: 0 for a form of several terms, which has no stay.
  @inline(__always)  // a call would copy what it borrows
  func stayBound(of form: Int, isHigh: Bool) -> Int8 {
    forms[form].isUnit ? Int8(staySlope(of: form, isHigh: isHigh)) : 0
  }

  /// Sets a form's location to the breakpoints that share a position with the one given.
  mutating func settle(_ form: Int, at number: Int) {
    let position = breakpoints[number].position
    var first = Int32(number)
    while breakpoints[Int(first)].previous >= 0,
      breakpoints[Int(breakpoints[Int(first)].previous)].position == position
    { first = breakpoints[Int(first)].previous }
    var last = Int32(number)
    while breakpoints[Int(last)].next >= 0,
      breakpoints[Int(breakpoints[Int(last)].next)].position == position
    { last = breakpoints[Int(last)].next }
    forms[form].before = breakpoints[Int(first)].previous
    forms[form].after = breakpoints[Int(last)].next
    forms[form].low = position
    forms[form].high = position
    refreshRequiredSides(of: form)
  }

  /// Sets a form's location to the segment left of a breakpoint, −1 for the one furthest right.
  mutating func settle(_ form: Int, inSegmentLeftOf number: Int32) {
    let before = number >= 0 ? breakpoints[Int(number)].previous : forms[form].last
    forms[form].before = before
    forms[form].after = number
    forms[form].low = before >= 0 ? breakpoints[Int(before)].position : -.infinity
    forms[form].high = number >= 0 ? breakpoints[Int(number)].position : .infinity
    refreshRequiredSides(of: form)
    if forms[form].isUnit, !forms[form].isBasic {
      forms[form].staySlope =
        forms[form].low >= variables[Int(forms[form].variable)].reference ? 1 : -1
    }
  }

  /// Notes on which sides of its location the form's cost is infinite.
  private mutating func refreshRequiredSides(of form: Int) {
    let firstHere = firstBreakpoint(atLocationOf: form)
    let after = forms[form].after
    var (isLowRequired, isHighRequired) = (false, false)
    var (isHere, isLeft) = (false, true)
    var number = forms[form].first
    while number >= 0 {
      if number == after { (isHere, isLeft) = (false, false) }
      if isLeft, number == firstHere { isHere = true }
      let breakpoint = breakpoints[Int(number)]
      if breakpoint.level == Breakpoint.requiredLevel {
        if breakpoint.leftSlope < 0, isHere || !isLeft { isLowRequired = true }
        if breakpoint.rightSlope > 0, isHere || isLeft { isHighRequired = true }
      }
      number = breakpoint.next
    }
    forms[form].isLowRequired = isLowRequired
    forms[form].isHighRequired = isHighRequired
  }
}
