/// The leads of rows, kept up to date from pivot to pivot.
///
/// Most ties end at the level where one of the candidates begins. Finding that takes a solve a row;
/// but a pivot changes the rows' moves as B⁻¹e_p ↦ B⁻¹e_p − (α_p/α_r)·B⁻¹e_r, so that the leads of
/// rows in the pivot row follow from their own and from the pivot's, and all others stay.
extension ActiveSet {
  /// The lead of a form that is basic, or was until the present step, when it is known.
  @inline(__always)  // a call would copy what it borrows
  func knownLead(of form: Int) -> StayLead? {
    let lead = stayLeads[form]
    let epoch = components[Int(forms[form].component)].leadEpoch
    // A move that is left of larger ones may be rounding and no move at all.
    let isKnown =
      lead.variable >= 0 && lead.epoch == epoch && lead.move.magnitude > Tolerance.pivot
    return isKnown ? lead : nil
  }

  /// Makes all leads of a component unknown.
  mutating func forgetLeads(of component: Int) {
    leadEpoch &+= 1
    components[component].leadEpoch = leadEpoch
  }

  /// Whether a nonbasic stay of a variable pulls.
  @inline(__always)  // a call would copy what it borrows
  func pulls(_ variable: VariableRecord) -> Bool {
    let unit = forms[Int(variable.form)]
    return !unit.isBasic && unit.staySlope != 0
  }

  /// Forgets where the rows of a form's basic variables begin when that is at newer ones than what is
  /// to depend on them.
  mutating func forgetNewerLeads(of form: Int, than order: Int64) {
    for index in forms[form].terms {
      let unit = Int(variables[Int(terms[Int(index)].variable)].form)
      let lead = stayLeads[unit].variable
      if forms[unit].isBasic, lead >= 0, variables[Int(lead)].order >= order {
        stayLeads[unit].variable = -1
      }
    }
  }

  /// Notes a row's lead as `probe` tells it, the moves of a unit of the row's form.
  mutating func noteLead(of form: Int, in component: Int) {
    stayLeads[form] = lead(of: probe, in: component)
  }

  private func lead(of work: borrowing WorkVector, in component: Int) -> StayLead {
    var lead = StayLead()
    var order = Int64.max
    work.forEach { column, move in
      let number = components[component].columns[column]
      let variable = variables[Int(number)]
      guard variable.order < order, move.magnitude > Tolerance.pivot, pulls(variable) else {
        return
      }
      order = variable.order
      lead = StayLead(variable: number, epoch: components[component].leadEpoch, move: move)
    }
    return lead
  }

  /// Brings the leads up to date when one form has taken another's row.
  ///
  /// - Parameters:
  ///   - entering: The form that is basic now; `coordinates` are those that it had.
  ///   - leaving: The form that is nonbasic now.
  ///   - distance: What `moves` was solved for: so many units of the leaving form, or `nil` when other
  ///     forms flipped too.
  ///   - component: The component of both.
  mutating func updateLeads(
    entering: Int, leaving: Int, distance: Double?, in component: Int
  ) {
    let row = Int(forms[entering].row)
    let pivot = coordinates[row]
    let lead = pivotLead(entering: entering, leaving: leaving, distance, in: component)
    let order = lead.map { $0.variable >= 0 ? variables[Int($0.variable)].order : .max }
    let rows = components[component].rows
    let own = forms[entering].variable
    var work = WorkVector()
    swap(&work, &coordinates)
    work.forEach { index, coordinate in
      let form = Int(rows[index])
      guard form != entering, let known = knownLead(of: form) else { return }
      // Not known, or the entering form's own stay, which pulls no longer: a solve will tell.
      guard let lead, let order, known.variable != own else { return stayLeads[form].variable = -1 }
      let change = -coordinate / pivot * lead.move
      let present = variables[Int(known.variable)].order
      // The earlier of two beginnings wins; at one level the moves add up, and may cancel.
      if order < present {
        stayLeads[form].variable = change.magnitude > Tolerance.pivot ? lead.variable : -1
        stayLeads[form].move = change
      } else if order == present {
        let sum = known.move + change
        let isCancelled = sum.magnitude <= Tolerance.agreement * change.magnitude
        stayLeads[form].variable = isCancelled ? -1 : known.variable
        stayLeads[form].move = sum
      }
    }
    swap(&work, &coordinates)
    stayLeads[entering] = lead ?? StayLead()
    stayLeads[entering].move /= pivot
  }

  /// The lead of the row that was left, by the stays that pull now; `nil` when not known.
  private func pivotLead(
    entering: Int, leaving: Int, _ distance: Double?, in component: Int
  ) -> StayLead? {
    if let distance {
      guard distance.magnitude > Tolerance.measurable else { return nil }
      var found = lead(of: moves, in: component)
      found.move /= distance
      return found
    }
    // The leaving form is still of the component.
    guard let known = knownLead(of: leaving),
      known.variable != forms[entering].variable
    else { return nil }
    // The leaving stay pulls now, and its variable moves as its form does.
    guard forms[leaving].isUnit, forms[leaving].staySlope != 0,
      variables[Int(forms[leaving].variable)].order < variables[Int(known.variable)].order
    else { return known }
    return StayLead(
      variable: forms[leaving].variable, epoch: components[component].leadEpoch, move: 1)
  }
}

#if CONSTRAINTS_INTERNAL_CHECKS
  extension ActiveSet {
    /// Every known lead is what a solve tells.
    mutating func checkLeads(of component: Int) {
      guard !components[component].isFactorStale else { return }
      for (row, form) in components[component].rows.enumerated() {
        guard let known = knownLead(of: Int(form)) else { continue }
        computeMove(ofRow: row, in: component)
        let found = lead(of: probe, in: component)
        probe.clear()
        precondition(
          found.variable == known.variable
            && (found.move - known.move).magnitude <= Tolerance.agreement,
          "row \(row) begins at \(found.variable), not at \(known.variable)")
      }
    }
  }
#endif
