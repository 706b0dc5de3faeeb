/// What a primal step may meet on its way.
///
/// Stays end a step only when nothing above them is at stake; otherwise values pass them, and dual
/// steps settle them later.
extension ActiveSet {
  /// Collects the next breakpoint of each nonbasic form that the edge in `moves` moves.
  mutating func gatherEvents(for leaving: Int, in component: Int) {
    // With something above the stays at stake, no stay ends the step.
    let isStayStep = edgeCost.allSatisfy { $0.magnitude <= Tolerance.multiplier }
    let limit = isStayStep ? stayLimit(of: leaving, in: component) : .min
    gatherRates(in: component)
    var largest = 0.0
    rates.forEach { _, rate in largest = max(largest, rate.magnitude) }
    let cutoff = max(Tolerance.pivot, Tolerance.relativePivot * largest)
    var work = WorkVector()
    swap(&work, &rates)
    work.forEach { form, rate in
      if rate.magnitude > cutoff { addEvent(of: form, rate: rate, stayLimit: limit) }
    }
    work.clear()
    swap(&work, &rates)
  }

  /// Adds the next breakpoint of a form to the events.
  ///
  /// - Parameters:
  ///   - form: A nonbasic form.
  ///   - rate: How fast its value changes along the edge.
  ///   - stayLimit: The order of the last variable whose stay counts.
  mutating func addEvent(of form: Int, rate: Double, stayLimit: Int64) {
    var number: Int32
    if forms[form].low == forms[form].high {
      number = firstBreakpoint(atLocationOf: form)
    } else {
      number = rate > 0 ? forms[form].after : forms[form].before
    }
    if number >= 0, breakpoints[Int(number)].level == Breakpoint.stayLevel,
      variables[Int(forms[form].variable)].order > stayLimit
    {
      number = behindLoneStay(number, isRising: rate > 0)
    }
    guard number >= 0 else { return }
    let (value, magnitude) = activity(of: form)
    let distance = (breakpoints[Int(number)].position - value) / rate
    // A form that waits for a dual step outside its segment meets nothing on its way further out.
    guard distance >= -Tolerance.feasible(magnitude) / rate.magnitude else { return }
    events.append(
      EdgeEvent(form: Int32(form), breakpoint: number, rate: rate, distance: max(0, distance)))
  }

  /// The breakpoint behind a stay, or the stay's own when others share its position.
  private func behindLoneStay(_ number: Int32, isRising: Bool) -> Int32 {
    let stay = breakpoints[Int(number)]
    for neighbour in [stay.previous, stay.next]
    where neighbour >= 0 && breakpoints[Int(neighbour)].position == stay.position {
      return number
    }
    return isRising ? stay.next : stay.previous
  }

  /// The order of the first variable on the edge whose stay pulls, when the stays decide.
  private func stayLimit(of leaving: Int, in component: Int) -> Int64 {
    var first = Int64.max
    if forms[leaving].isUnit { first = variables[Int(forms[leaving].variable)].order }
    moves.forEach { column, move in
      let variable = variables[Int(components[component].columns[column])]
      guard variable.order < first, move.magnitude > Tolerance.pivot, pulls(variable) else {
        return
      }
      first = variable.order
    }
    return first
  }

  /// How fast the value of each nonbasic form changes along the edge in `moves`, into `rates`.
  mutating func gatherRates(in component: Int) {
    rates.grow(to: forms.count)
    let columns = components[component].columns
    var work = WorkVector()
    swap(&work, &moves)
    work.forEach { column, move in
      var index = variables[Int(columns[column])].firstTerm
      while index >= 0 {
        let term = terms[Int(index)]
        if !forms[Int(term.form)].isBasic {
          rates.add(term.coefficient * move, at: Int(term.form))
        }
        index = term.next
      }
    }
    swap(&work, &moves)
  }
}
