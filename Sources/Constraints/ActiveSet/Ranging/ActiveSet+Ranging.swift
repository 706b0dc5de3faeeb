/// Changes that only move a constraint along an edge that is known.
///
/// What a change of one position does in general is found here once for all positions between which
/// it does nothing else: the form stays at its breakpoint, the multiplier fits as before, one solve
/// tells how the values move, and no form leaves its segment. So the same optimum is reached without
/// a list of edits, forms to look at, or a solve.
extension ActiveSet {
  /// Moves a constraint, when that is all that happens; the change cannot be taken back.
  ///
  /// - Returns: Whether it was possible; otherwise nothing changed.
  /// - Complexity: The variables that move.
  mutating func glide(_ number: Int, to position: Double) -> Bool {
    guard canGlide(number, to: position) else { return false }
    glide(number, to: position, saving: false)
    return true
  }

  /// Makes all edits that way; the change can be taken back.
  ///
  /// - Returns: Whether it was possible; otherwise nothing changed, but edges that seem worth it are
  ///   known from now on.
  mutating func glide(_ list: borrowing EditList) -> Bool {
    for edit in list.edits {
      guard case .move(let number, let position) = edit else { return false }
      findEdge(of: number)
      guard canGlide(number, to: position) else { return false }
    }
    // Each of them has a component of its own, since a component knows one edge.
    for edit in list.edits {
      if case .move(let number, let position) = edit { glide(number, to: position, saving: true) }
    }
    return true
  }

  /// Notes what a change touched in a component, and whether that took steps.
  mutating func noteChange(
    of touched: ContiguousArray<TouchedForm>.SubSequence, isQuiet: Bool, in component: Int
  ) {
    guard isQuiet, touched.count == 1, let form = touched.first, forms[Int(form.number)].isBasic
    else { return components[component].edge.note(quietChangeOf: -1) }
    components[component].edge.note(quietChangeOf: form.number)
  }

  @inline(__always)  // a call would copy what it borrows, for each change
  private func canGlide(_ number: Int, to position: Double) -> Bool {
    let component = Int(forms[Int(breakpoints[number].form)].component)
    guard component >= 0, components[component].edge.reaches(position, of: number) else {
      return false
    }
    let distance = (position - breakpoints[number].position).magnitude
    let rounding = components[component].edge.largestRate * distance * Double.ulpOfOne
    // Otherwise the values are due to be computed from the basis.
    return components[component].drift + rounding <= Tolerance.drift
  }

  private mutating func glide(_ number: Int, to position: Double, saving saves: Bool) {
    let form = Int(breakpoints[number].form)
    let component = Int(forms[form].component)
    let distance = position - breakpoints[number].position
    breakpoints[number].position = position
    forms[form].low = position
    forms[form].high = position
    var edge = RangedEdge()
    swap(&edge, &components[component].edge)
    if saves { for move in edge.moves { save(Int(move.variable)) } }
    ActiveSet.add(distance, times: edge.moves.span, to: &values)
    edge.noteUse()
    components[component].drift += edge.largestRate * distance.magnitude * Double.ulpOfOne
    swap(&edge, &components[component].edge)
  }

  private static func add(
    _ distance: Double, times moves: Span<RangedEdge.Move>,
    to values: inout ContiguousArray<Double>
  ) {
    var values = values.mutableSpan
    for index in moves.indices {
      values[Int(moves[index].variable)] += distance * moves[index].rate
    }
  }
}

extension ActiveSet {
  /// Finds the edge of a constraint that is moved again, when it is worth it and there is one.
  private mutating func findEdge(of number: Int) {
    let form = Int(breakpoints[number].form)
    let component = Int(forms[form].component)
    guard component >= 0, components[component].edge.isWanted(for: form) else { return }
    var edge = RangedEdge()
    swap(&edge, &components[component].edge)
    edge.start()
    if !components[component].needsCrash, !components[component].isFactorStale,
      !components[component].spread.isDelicate,
      isAlone(number, on: form), isStrictlyHeld(form, at: number)
    {
      moves.grow(to: components[component].rows.count)
      moves.add(1, at: Int(forms[form].row))
      components[component].factor.solve(&moves, sums: &sums)
      if let positions = positions(of: number, in: component) {
        let columns = components[component].columns
        moves.forEach { column, rate in edge.add(columns[column], rate: rate) }
        edge.hold(number, between: positions)
      }
      moves.clear()
    }
    swap(&edge, &components[component].edge)
  }

  /// Whether a basic form is tight at this breakpoint and at no other.
  private func isAlone(_ number: Int, on form: Int) -> Bool {
    forms[form].isBasic && forms[form].low == breakpoints[number].position
      && breakpoints[number].previous == forms[form].before
      && breakpoints[number].next == forms[form].after
  }

  /// Whether a form's multiplier lies strictly between the slopes beside its only breakpoint here, so
  /// that it fits nowhere else wherever between its neighbours that is.
  private mutating func isStrictlyHeld(_ form: Int, at number: Int) -> Bool {
    guard isInOrder(around: number) else { return false }
    if computeSlope(of: form, isHigh: false) == .none,
      compareMultiplier(of: form, stayBound: stayBound(of: form, isHigh: false)) <= 0
    {
      return false
    }
    return computeSlope(of: form, isHigh: true) != .none
      || compareMultiplier(of: form, stayBound: stayBound(of: form, isHigh: true)) < 0
  }

  /// Whether no required constraint on the form is broken, be it by less than a tolerance: what moves
  /// on could break it by more.
  private func isInOrder(around number: Int) -> Bool {
    var left = breakpoints[number].previous
    while left >= 0 {
      let breakpoint = breakpoints[Int(left)]
      if breakpoint.level == Breakpoint.requiredLevel, breakpoint.rightSlope > 0 { return false }
      left = breakpoint.previous
    }
    var right = breakpoints[number].next
    while right >= 0 {
      let breakpoint = breakpoints[Int(right)]
      if breakpoint.level == Breakpoint.requiredLevel, breakpoint.leftSlope < 0 { return false }
      right = breakpoint.next
    }
    return true
  }

  /// The positions of a breakpoint, strictly between its neighbours, at which no other form has left
  /// its segment, when the variables move by multiples of `moves`.
  private mutating func positions(of number: Int, in component: Int) -> ClosedRange<Double>? {
    gatherRates(in: component)
    var (least, most) = (-Double.infinity, Double.infinity)
    rates.forEach { form, rate in
      let (value, magnitude) = activity(of: form)
      let tolerance = Tolerance.certain(magnitude)
      let low = (forms[form].low - tolerance - value) / rate
      let high = (forms[form].high + tolerance - value) / rate
      least = max(least, rate > 0 ? low : high)
      most = min(most, rate > 0 ? high : low)
    }
    rates.clear()
    let here = breakpoints[number]
    least += here.position
    most += here.position
    if here.previous >= 0 { least = max(least, breakpoints[Int(here.previous)].position.nextUp) }
    if here.next >= 0 { most = min(most, breakpoints[Int(here.next)].position.nextDown) }
    return least < most ? least...most : nil
  }
}
