/// What keeps a constraint that is broken from being kept better.
///
/// To do better its form has to move, and with it one of the active forms that determine it. That
/// costs the constraints which resist that form's move; when these would be outvoted, it costs also
/// forms outside the basis that move with it.
extension ActiveSet {
  /// The breakpoints at least as strong as a broken one that stand against it.
  ///
  /// - Complexity: A solve for the form, and one for each active form that determines it and whose
  ///   own constraints do not explain enough.
  mutating func opponents(of number: Int) -> ContiguousArray<Int32> {
    let breakpoint = breakpoints[number]
    let form = Int(breakpoint.form)
    let component = Int(forms[form].component)
    guard component >= 0, breakpoint.level >= 0 else { return [] }
    ensureFactor(of: component)
    let isRising = place(of: form) < breakpoint.position
    let strength = isRising ? -breakpoint.leftSlope : breakpoint.rightSlope
    var isFound = ContiguousArray(repeating: false, count: breakpoints.count)
    isFound[number] = true
    var found = ContiguousArray<Int32>()
    func note(_ more: ContiguousArray<Int32>) {
      for number in more where !isFound[Int(number)] {
        isFound[Int(number)] = true
        found.append(number)
      }
    }
    if !forms[form].isActive { note(resisting(form, isRising: isRising, breakpoint.level)) }
    for (row, coordinate) in significantCoordinates(of: form, in: component) {
      let held = Int(components[component].rows[row])
      let isUp = (coordinate > 0) == isRising
      note(resisting(held, isRising: isUp, breakpoint.level))
      let gain = strength * coordinate.magnitude
      let isOwn = held == form
      if isOutvoted(held, isRising: isUp, by: gain, at: breakpoint.level, countsGain: isOwn) {
        note(resistingMove(ofRow: row, isRising: isUp, breakpoint.level, in: component))
      }
    }
    return found
  }

  /// Where a form is.
  private func place(of form: Int) -> Double {
    forms[form].isActive ? forms[form].low : activity(of: form).value
  }

  /// The breakpoints of a form, down to a level, that a move to one side would break or break more.
  private func resisting(
    _ form: Int, isRising: Bool, _ level: Int32
  ) -> ContiguousArray<Int32> {
    let place = place(of: form)
    let slack = Tolerance.room(activity(of: form).magnitude)
    var found = ContiguousArray<Int32>()
    var number = forms[form].first
    while number >= 0 {
      let breakpoint = breakpoints[Int(number)]
      let resists =
        isRising
        ? breakpoint.rightSlope > 0 && breakpoint.position <= place + slack
        : breakpoint.leftSlope < 0 && breakpoint.position >= place - slack
      if resists, breakpoint.level != Breakpoint.stay, breakpoint.level <= level {
        found.append(number)
      }
      number = breakpoint.next
    }
    return found
  }

  /// Whether a gain at one level outweighs what an active form's own move costs.
  ///
  /// - Parameter countsGain: Whether the gain is part of the form's own cost.
  private mutating func isOutvoted(
    _ form: Int, isRising: Bool, by gain: Double, at level: Int32, countsGain: Bool
  ) -> Bool {
    if isRising ? forms[form].isHighRequired : forms[form].isLowRequired { return false }
    if isRising { computeHighSlope(of: form) } else { computeLowSlope(of: form) }
    for stronger in 0..<level {
      let cost = isRising ? slope[Int(stronger)] : -slope[Int(stronger)]
      if cost.magnitude > Tolerance.multiplier { return cost < 0 }
    }
    let cost = isRising ? slope[Int(level)] : -slope[Int(level)]
    return cost + (countsGain ? gain : 0) < gain - Tolerance.multiplier * max(1, gain)
  }

  /// The breakpoints of inactive forms that resist when a row's form moves and the other rows stay.
  private mutating func resistingMove(
    ofRow row: Int, isRising: Bool, _ level: Int32, in component: Int
  ) -> ContiguousArray<Int32> {
    computeMove(ofRow: row, in: component)
    var move = WorkVector()
    swap(&move, &probe)
    var isMet = ContiguousArray(repeating: false, count: forms.count)
    var found = ContiguousArray<Int32>()
    let columns = components[component].columns
    move.forEach { column, _ in
      var position = variables[Int(columns[column])].firstTerm
      while position >= 0 {
        let form = Int(terms[Int(position)].form)
        position = terms[Int(position)].next
        guard !forms[form].isActive, !isMet[form] else { continue }
        isMet[form] = true
        let rate = termsOf(form).reduce(0) {
          $0 + $1.coefficient * move[Int(variables[Int($1.variable)].column)]
        }
        guard rate.magnitude > Tolerance.pivot else { continue }
        found += resisting(form, isRising: (rate > 0) == isRising, level)
      }
    }
    move.clear()
    swap(&move, &probe)
    return found
  }
}
