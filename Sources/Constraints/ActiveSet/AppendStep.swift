extension ActiveSet {
  /// The dual step for a form that mentions a variable which nothing else holds: that variable's
  /// stay leaves, only that variable moves, and no multiplier changes.
  ///
  /// The stay of the variable declared last is the weakest pull of all, and while every inactive
  /// stay pulls, no other form's multiplier is at its bound in all levels: so the ratio test would
  /// choose it, and need not be run. Growing a layout by one view costs the same at any size.
  ///
  /// - Returns: Whether the step could be made this way; otherwise nothing changed.
  /// - Complexity: O(1) for a form whose other variables are determined by few rows.
  mutating func appendStep(_ entering: Int) -> Bool {
    let component = Int(forms[entering].component)
    guard !forms[entering].isUnit, components[component].idleStays == 0,
      !components[component].isFactorStale, components[component].factor.isLastRowUntouched
    else { return false }
    let last = components[component].columns.count - 1
    let variable = Int(components[component].columns[last])
    let unit = Int(variables[variable].form)
    guard Int(forms[unit].row) == last, forms[unit].first == forms[unit].last,
      variables[variable].order == components[component].newestOrder,
      isHeldByStayAlone(variable), let coefficient = coefficient(of: variable, in: entering),
      coefficient.magnitude > 0.01
    else { return false }
    let value = activity(of: entering).value
    if forms[entering].low < forms[entering].high {
      let isBelow = value < forms[entering].low
      settle(entering, at: Int(isBelow ? forms[entering].before : forms[entering].after))
    }
    let distance = (forms[entering].low - value) / coefficient
    for term in termsOf(entering) where Int(term.variable) != variable {
      moves.add(term.coefficient, at: Int(variables[Int(term.variable)].column))
    }
    components[component].factor.replaceLastRow(by: &moves, last: coefficient)
    forms[unit].row = -1
    settle(unit, inSegmentLeftOf: distance > 0 ? -1 : forms[unit].first)
    forms[entering].row = Int32(last)
    components[component].rows[last] = Int32(entering)
    stayLeads[entering] = StayLead()
    save(variable)
    values[variable] += distance
    queueForms(of: variable)
    return true
  }

  /// Whether no active form but the variable's own mentions it.
  private func isHeldByStayAlone(_ variable: Int) -> Bool {
    var position = variables[variable].firstTerm
    while position >= 0 {
      let term = terms[Int(position)]
      if forms[Int(term.form)].isActive, !forms[Int(term.form)].isUnit { return false }
      position = term.next
    }
    return true
  }

  private func coefficient(of variable: Int, in form: Int) -> Double? {
    termsOf(form).first { Int($0.variable) == variable }?.coefficient
  }
}
