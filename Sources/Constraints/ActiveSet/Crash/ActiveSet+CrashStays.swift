/// Which stays pull from the start when a basis is new.
extension ActiveSet {
  /// Lets the stays of variables away from their references pull from the start, where the basic
  /// forms' multipliers stay right; the other stays are pinned and dual steps settle them.
  mutating func chooseStaySlopes(of component: Int) {
    for variable in components[component].columns {
      let form = Int(variables[Int(variable)].form)
      let away = values[Int(variable)] - variables[Int(variable)].reference
      if !forms[form].isBasic, away != 0 { pull(form, away > 0 ? 1 : -1) }
    }
    forgetLeads(of: component)
    // Each pin may free or burden another row, so all are looked at again until none complains: a stay
    // that is pinned stays so, which is why this ends.
    var isRight = false
    while !isRight {
      isRight = true
      for row in components[component].rows.indices {
        while let variable = misledStay(row: row, in: component) {
          let form = Int(variables[variable].form)
          pull(form, 0)
          forgetLeads(of: component)
          isRight = false
        }
      }
    }
  }

  /// For a row whose multiplier would leave its bounds in the levels of the stays: the variable whose
  /// stay is to blame.
  private mutating func misledStay(row: Int, in component: Int) -> Int? {
    let form = Int(components[component].rows[row])
    let (lowTies, highTies) = flatSides(of: form)
    guard highTies || lowTies else { return nil }
    if highTies,
      compareStayMultiplier(of: form, stayBound: stayBound(of: form, isHigh: true)) > 0
    {
      return leadingStay(row: row, in: component)
    }
    if lowTies,
      compareStayMultiplier(of: form, stayBound: stayBound(of: form, isHigh: false)) < 0
    {
      return leadingStay(row: row, in: component)
    }
    return nil
  }

  /// Whether the slopes beside a basic form's location are zero in all levels but the stays'.
  private mutating func flatSides(of form: Int) -> (low: Bool, high: Bool) {
    guard forms[form].first == forms[form].last else {
      return (
        strongestLevel(of: form, isHigh: false) > levels.count,
        strongestLevel(of: form, isHigh: true) > levels.count
      )
    }
    let only = breakpoints[Int(forms[form].first)]
    if only.level == Breakpoint.stayLevel { return (true, true) }
    return (only.leftSlope == 0, only.rightSlope == 0)
  }

  /// The variable declared first among those that a row moves and whose stays pull.
  private mutating func leadingStay(row: Int, in component: Int) -> Int? {
    computeMove(ofRow: row, in: component)
    let columns = components[component].columns
    var leading: Int?
    probe.forEach { column, move in
      let variable = Int(columns[column])
      guard pulls(variables[variable]), move.magnitude > Tolerance.pivot else { return }
      if leading.map({ variables[variable].order < variables[$0].order }) ?? true {
        leading = variable
      }
    }
    probe.clear()
    return leading
  }
}
