/// Putting the rows that were chosen for newcomers into the basis.
extension ActiveSet {
  /// Adds a row and the column of the variable that it determines, behind all on which it depends.
  mutating func append(_ row: Growth.Row, to component: Int) {
    let (form, variable) = (Int(row.form), Int(row.variable))
    let column = components[component].columns.count
    setRow(row, at: column)
    components[component].columns.append(row.variable)
    components[component].rows.append(row.form)
    guard !forms[form].isUnit else {
      components[component].factor.appendUnitRow()
      return setValue(of: variable, forms[form].low)
    }
    moves.grow(to: column + 1)
    var pivot = 1.0
    var rest = forms[form].low
    for index in forms[form].terms {
      let term = terms[Int(index)]
      if term.variable == row.variable {
        pivot = term.coefficient
      } else {
        moves.add(term.coefficient, at: Int(variables[Int(term.variable)].column))
        rest -= term.coefficient * values[Int(term.variable)]
      }
    }
    components[component].factor.appendRow(&moves, last: pivot)
    setValue(of: variable, rest / pivot)
    let unit = Int(variables[variable].form)
    if forms[unit].isBasic { release(unit) }
  }

  /// Notes the index of a row and of the column of the variable that it determines.
  mutating func setRow(_ row: Growth.Row, at index: Int) {
    variables[Int(row.variable)].column = Int32(index)
    forms[Int(row.form)].row = Int32(index)
  }

  /// Makes the own form of a newcomer nonbasic, its stay pulling.
  private mutating func release(_ unit: Int) {
    forms[unit].row = -1
    let variable = Int(forms[unit].variable)
    pull(unit, values[variable] >= variables[variable].reference ? 1 : -1)
  }

  mutating func setValue(of variable: Int, _ value: Double) {
    guard value != values[variable] else { return }
    save(variable)
    values[variable] = value
    queueForms(of: variable)
  }
}
