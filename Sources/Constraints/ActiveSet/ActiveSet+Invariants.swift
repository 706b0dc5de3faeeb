#if CONSTRAINTS_INTERNAL_CHECKS
  extension ActiveSet {
    /// Traps unless the state is the one optimum: checked after every change in builds with
    /// `CONSTRAINTS_INTERNAL_CHECKS`.
    mutating func checkInvariants() {
      precondition(pending.isEmpty && violatedForms.isEmpty, "forms are still to be looked at")
      for form in forms.indices where forms[form].isAlive { checkForm(form) }
      for component in components.indices where !components[component].columns.isEmpty {
        checkBasis(component)
        if !components[component].isExact { checkStationarity(component) }
        checkLeads(of: component)
      }
    }

    private mutating func checkForm(_ form: Int) {
      let present = forms[form]
      precondition(present.low <= present.high, "form \(form) has an empty location")
      let component = Int(present.component)
      // Without rounding nothing is left to check that doubles could tell.
      if component >= 0, components[component].isExact { return }
      let (value, magnitude) = activity(of: form)
      let slack = max(Tolerance.agreement * max(1, value.magnitude), Tolerance.room(magnitude))
      precondition(
        value >= present.low - slack && value <= present.high + slack,
        "form \(form) at \(value) is outside \(present.low)...\(present.high)")
      precondition(
        !present.isBasic || present.low == present.high, "active form \(form) has no breakpoint")
      checkMultiplier(form)
    }

    /// The multiplier lies between the slopes beside the location, the stays' levels included.
    mutating func checkMultiplier(_ form: Int) {
      let isSettled = forms[form].component >= 0
      if computeSlope(of: form, isHigh: false) == .none, isSettled {
        let bound = stayBound(of: form, isHigh: false)
        precondition(
          compareMultiplier(of: form, stayBound: bound) >= 0,
          "multiplier of form \(form) is below its bounds")
      }
      if computeSlope(of: form, isHigh: true) == .none, isSettled {
        let bound = stayBound(of: form, isHigh: true)
        precondition(
          compareMultiplier(of: form, stayBound: bound) <= 0,
          "multiplier of form \(form) is above its bounds")
      }
    }

    private func checkBasis(_ component: Int) {
      let rows = components[component].rows
      precondition(
        rows.count == components[component].columns.count, "basis of \(component) is not square")
      for (row, form) in rows.enumerated() {
        precondition(
          forms[Int(form)].row == Int32(row) && forms[Int(form)].component == Int32(component),
          "form \(form) does not know its row")
      }
      for (column, variable) in components[component].columns.enumerated() {
        precondition(
          variables[Int(variable)].column == Int32(column)
            && variables[Int(variable)].component == Int32(component),
          "variable \(variable) does not know its column")
      }
    }

    /// Σ multiplier · form = 0, level by level.
    private func checkStationarity(_ component: Int) {
      for variable in components[component].columns {
        for level in 0..<levels.count {
          var sum = 0.0
          var index = variables[Int(variable)].firstTerm
          while index >= 0 {
            let term = terms[Int(index)]
            sum += multipliers[Int(term.form) * stride + level] * term.coefficient
            index = term.next
          }
          precondition(
            sum.magnitude <= Tolerance.agreement,
            "multipliers do not balance at variable \(variable): \(sum)")
        }
      }
    }
  }
#endif
