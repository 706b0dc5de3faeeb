/// The stays' share of the multipliers.
///
/// Each variable's stay is a level of its own, ordered by declaration, below all others. Storing a
/// multiplier for each of these levels would take the square of the number of variables; but the
/// share of row p at the level of variable i is −s_i·(B⁻¹)_ip for a nonbasic stay with slope s_i,
/// and zero for a basic one: one solve gives a row's share at all levels, or all rows' at one.
extension ActiveSet {
  /// Compares a basic form's multiplier with a bound in the levels of the stays.
  ///
  /// - Parameters:
  ///   - form: A basic form whose multiplier equals the bound in all other levels.
  ///   - stayBound: The bound at the level of the form's own variable: −1 or 1, or 0 for a form of
  ///     several terms.
  /// - Returns: −1, 0 or 1.
  mutating func compareStayMultiplier(of form: Int, stayBound: Int8) -> Int {
    let component = Int(forms[form].component)
    ensureFactor(of: component)  // before the row is read: factorising numbers rows anew
    if knownLead(of: form) == nil {
      computeMove(ofRow: Int(forms[form].row), in: component)
      noteLead(of: form, in: component)
      probe.clear()
    }
    let isUnit = forms[form].isUnit
    let order = isUnit ? variables[Int(forms[form].variable)].order : .max
    guard let lead = knownLead(of: form), variables[Int(lead.variable)].order < order else {
      return isUnit ? -Int(stayBound) : 0
    }
    let pull = forms[Int(variables[Int(lead.variable)].form)].staySlope
    return (pull > 0) == (lead.move > 0) ? -1 : 1
  }

  /// How the variables move, by column, when one row's form grows by one and the others stay: into
  /// `probe`.
  ///
  /// The component's factor is up to date.
  mutating func computeMove(ofRow row: Int, in component: Int) {
    probe.grow(to: components[component].columns.count)
    probe.add(1, at: row)
    // A copy: a copy of the active set that is only asked need not copy the other components.
    var factor = components[component].factor
    factor.solve(&probe, sums: &sums)
  }
}
