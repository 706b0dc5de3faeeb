/// Dual pricing: which of the forms outside their segments enters the basis next.
extension ActiveSet {
  /// Notes that a nonbasic form's value or segment may have changed.
  mutating func enqueue(_ form: Int) { pending.insert(form) }

  /// Notes it for all forms in which a variable occurs.
  mutating func queueForms(of variable: Int) {
    var index = variables[variable].firstTerm
    while index >= 0 {
      let term = terms[Int(index)]
      pending.insert(Int(term.form))
      index = term.next
    }
  }

  /// The form furthest outside its segment, among the last few that were found.
  ///
  /// An edit leaves few forms to fix, most of them for one reason: the largest one takes fewest
  /// steps. A basis chosen anew leaves many that mostly have nothing to do with each other: there each
  /// step is cheaper when it stays where the last one was, for as many steps as there are variables.
  mutating func nextViolated() -> Int? {
    while let form = pending.popFirst() { look(at: form) }
    var worst = ViolatedForm(form: -1, size: 0)
    // Partial pricing: a look at the last ones found, however long the list is.
    let sample = nearSteps > 0 ? 8 : 128
    if nearSteps > 0 { nearSteps -= 1 }
    for violated in violatedForms.suffix(sample) where violated.size > worst.size {
      worst = violated
    }
    return worst.form < 0 ? nil : Int(worst.form)
  }

  /// Forgets all of them.
  mutating func forgetViolated() {
    while pending.popFirst() != nil {}
    for violated in violatedForms { forms[Int(violated.form)].violatedIndex = -1 }
    violatedForms.removeAll(keepingCapacity: true)
  }

  /// How far a nonbasic form lies outside its segment: negative below, positive above, 0 inside.
  @inline(__always)  // a call would copy what it borrows, for each form that moved
  mutating func violation(ofForm form: Int) -> Double {
    let (value, magnitude) = activity(of: form)
    let excess = max(forms[form].low - value, value - forms[form].high)
    if excess <= Tolerance.certain(magnitude) { return 0 }
    if excess <= Tolerance.feasible(magnitude) {
      areValuesInDoubt = true
      return 0
    }
    return value < forms[form].low ? -excess : excess
  }

  /// Puts a form on the list of those outside their segment, or takes it off.
  private mutating func look(at form: Int) {
    let size = forms[form].isBasic ? 0 : violation(ofForm: form).magnitude
    let index = Int(forms[form].violatedIndex)
    if index >= 0 {
      guard size == 0 else { return violatedForms[index].size = size }
      forms[form].violatedIndex = -1
      let last = violatedForms.removeLast()
      if index < violatedForms.count {
        violatedForms[index] = last
        forms[Int(last.form)].violatedIndex = Int32(index)
      }
    } else if size != 0 {
      forms[form].violatedIndex = Int32(violatedForms.count)
      violatedForms.append(ViolatedForm(form: Int32(form), size: size))
    }
  }
}
