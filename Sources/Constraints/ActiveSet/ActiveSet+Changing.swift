extension ActiveSet {
  /// Makes all edits and restores the optimum.
  ///
  /// When it does not end well, the caller undoes it with the opposite edits in `restore`.
  ///
  /// - Parameters:
  ///   - edits: The edits.
  ///   - continues: Whether they are to be undone together with those before them.
  /// - Returns: How it ended.
  mutating func apply(_ edits: borrowing EditList, continuing continues: Bool) -> StepOutcome {
    change += 1
    if !continues {
      firstChange = change
      savedValues.removeAll(keepingCapacity: true)
    }
    if glide(edits) { return .done }
    let touched = relink(edits)
    var outcome = resolve(touched)
    if case .stuck = outcome {
      // A basis chosen anew carries no accumulated error: try that before giving up.
      for form in touched where forms[Int(form.number)].component >= 0 {
        components[Int(forms[Int(form.number)].component)].needsCrash = true
      }
      outcome = resolve(touched)
    }
    if case .done = outcome {
      releaseEmptyForms(touched)
      for form in touched { splitWhenDue(Int(forms[Int(form.number)].component)) }
    }
    return outcome
  }

  /// Undoes a change by the opposite edits and gives all values back bit for bit.
  mutating func restore(_ edits: borrowing EditList) {
    forgetViolated()
    let touched = relink(edits)
    for form in touched {
      let component = forms[Int(form.number)].component
      if component >= 0 { components[Int(component)].needsCrash = true }
    }
    // However this ends, the values that were saved are put back at the end.
    _ = resolve(touched)
    forgetViolated()
    releaseEmptyForms(touched)
    for saved in savedValues { values[Int(saved.variable)] = saved.value }
  }

  /// A form that an edit concerns, with its location's position before.
  struct TouchedForm {
    var number: Int32
    var position: Double
  }

  /// Makes the edits on the forms without solving.
  private mutating func relink(_ list: borrowing EditList) -> ContiguousArray<TouchedForm> {
    var touched = ContiguousArray<TouchedForm>()
    touched.reserveCapacity(list.edits.count)
    for edit in list.edits {
      switch edit {
      case .remove(let number):
        touch(Int(breakpoints[number].form), &touched)
        unlink(number)
      case .move(let number, let position):
        let form = Int(breakpoints[number].form)
        touch(form, &touched)
        unlink(number)
        breakpoints[number].position = position
        link(number, breakpoints[number], to: form)
      case .install(let number, let terms, let breakpoint, _):
        if number < breakpoints.count, breakpoints[number].form >= 0 {
          touch(Int(breakpoints[number].form), &touched)
          unlink(number)
        }
        let form = makeForm(list.terms, terms)
        let isNew = forms[form].component < 0
        connect(form)
        touch(form, &touched)
        link(number, breakpoint, to: form)
        if isNew { components[Int(forms[form].component)].newForms += 1 }
      }
    }
    for form in touched { forms[Int(form.number)].isTouched = false }
    return touched
  }

  private mutating func touch(_ form: Int, _ touched: inout ContiguousArray<TouchedForm>) {
    guard !forms[form].isTouched else { return }
    forms[form].isTouched = true
    let component = Int(forms[form].component)
    if component >= 0 { components[component].edge.forget() }
    touched.append(TouchedForm(number: Int32(form), position: forms[form].low))
  }

  /// Finds the locations of the touched forms, then the optimum.
  private mutating func resolve(_ touched: ContiguousArray<TouchedForm>) -> StepOutcome {
    // Before any step: a form whose required bounds contradict has no location to be moved to.
    for form in touched {
      if let pair = contradiction(on: Int(form.number)) { return .conflict(pair) }
    }
    let isOrdered = touched.indices.dropFirst().allSatisfy {
      forms[Int(touched[$0 - 1].number)].component <= forms[Int(touched[$0].number)].component
    }
    let ordered =
      isOrdered
      ? touched
      : ContiguousArray(
        touched.sorted {
          forms[Int($0.number)].component < forms[Int($1.number)].component
        })
    // Components have nothing to do with each other: one after the other, in a fixed order.
    var rest = ordered[...]
    while let first = rest.first {
      let component = forms[Int(first.number)].component
      let end = rest.firstIndex { forms[Int($0.number)].component != component } ?? rest.endIndex
      nearSteps = 0
      let formerSteps = steps
      let outcome = solve(Int(component), rest[..<end])
      guard case .done = outcome else { return outcome }
      if component >= 0 {
        noteChange(of: rest[..<end], isQuiet: steps == formerSteps, in: Int(component))
      }
      rest = rest[end...]
    }
    return .done
  }

  /// Finds the optimum of one component, −1 for none: with floating point unless that leaves a doubt.
  private mutating func solve(
    _ component: Int, _ touched: ContiguousArray<TouchedForm>.SubSequence
  ) -> StepOutcome {
    guard component >= 0 else { return follow(touched, in: component) }
    if isBeyondFloatingPoint(component), let outcome = solveExactly(component) { return outcome }
    components[component].isExact = false
    isInDoubt = false
    areValuesInDoubt = false
    let outcome = follow(touched, in: component)
    return certified(outcome, in: component)
  }

  /// Follows the change of some forms from the solution that there was.
  private mutating func follow(
    _ touched: ContiguousArray<TouchedForm>.SubSequence, in component: Int
  ) -> StepOutcome {
    if component >= 0 { start(touched, in: component) }
    // A basis chosen anew may have to visit any form, whatever few were touched.
    let outcome = restorePrimalFeasibility(limit: 500 + 60 * forms.count)
    guard case .done = outcome, component >= 0, components[component].drift > Tolerance.drift
    else { return outcome }
    // Rounding may have gathered: values from the basis itself, then, if forms are not where they
    // should be, from a basis factorised anew. More cannot be done.
    recomputeValues(of: component)
    let second = restorePrimalFeasibility(limit: 500)
    guard case .done = second, !areFormsInPlace(in: component, within: Tolerance.room) else {
      return second
    }
    guard refactor(component) else { return .stuck }
    recomputeValues(of: component)
    let third = restorePrimalFeasibility(limit: 500)
    if case .done = third, !areFormsInPlace(in: component, within: Tolerance.room) { return .stuck }
    return third
  }

  /// Gives the touched forms of one component their locations and the values their moves; chooses
  /// the basis anew when much is new or a multiplier fits no longer.
  private mutating func start(
    _ touched: ContiguousArray<TouchedForm>.SubSequence, in component: Int
  ) {
    // With half of it new, choosing a basis costs less than growing into one.
    if components[component].newForms * 2 >= components[component].columns.count {
      components[component].needsCrash = components[component].newForms > 0
    }
    components[component].newForms = 0
    guard !components[component].needsCrash, ensureFactor(of: component) else {
      return crash(component)
    }
    if components[component].newcomers > 1 { grow(component, touched) }
    // One alone keeps its own form, which `appendStep` exchanges as cheaply.
    components[component].newcomers = 0
    let unfit = relocate(touched, in: component)
    moveValues(of: touched, in: component)
    endGrowth()
    // Primal steps first, for what left or weakened; dual steps follow in `resolve`.
    if !unfit.isEmpty || !suspects.isEmpty, !restoreDualFeasibility(unfit, in: component) {
      crash(component)
    }
  }

  /// Finds the locations of touched forms but for those that `grow` placed and marked.
  ///
  /// - Returns: Those whose multiplier fits nowhere.
  private mutating func relocate(
    _ touched: ContiguousArray<TouchedForm>.SubSequence, in component: Int
  ) -> ContiguousArray<TouchedForm> {
    var unfit = ContiguousArray<TouchedForm>()
    for form in touched where !forms[Int(form.number)].isTouched {
      let slope = forms[Int(form.number)].staySlope
      if case .fits = relocate(Int(form.number)) {
        if (slope == 0) != (forms[Int(form.number)].staySlope == 0) { forgetLeads(of: component) }
      } else {
        unfit.append(form)
      }
    }
    return unfit
  }

  /// Lets the values follow the basic ones among touched forms, and queues the others, but for those
  /// that `grow` placed and marked.
  private mutating func moveValues(
    of touched: ContiguousArray<TouchedForm>.SubSequence, in component: Int
  ) {
    moves.grow(to: components[component].rows.count)
    for form in touched {
      let number = Int(form.number)
      if forms[number].isTouched { continue }
      if forms[number].isBasic {
        let distance = forms[number].low - form.position
        if distance != 0 { moves.add(distance, at: Int(forms[number].row)) }
      } else {
        enqueue(number)
      }
    }
    components[component].factor.solve(&moves, sums: &sums)
    applyMoves(in: component)
  }

  private mutating func releaseEmptyForms(_ touched: ContiguousArray<TouchedForm>) {
    for form in touched {
      let number = Int(form.number)
      if forms[number].first < 0, !forms[number].isBasic, forms[number].isAlive {
        components[Int(forms[number].component)].releasedForms += 1
        components[Int(forms[number].component)].spread -= CoefficientSpread(
          of: termsOf(number))
        releaseForm(number)
      }
    }
  }
}
