extension ActiveSet {
  /// Adds the moves in `moves`, by column, to the values, and notes the forms that they touch.
  mutating func applyMoves(in component: Int) {
    applyMoves(scaledBy: 1, in: component)
    moves.clear()
  }

  /// Adds a multiple of the moves in `moves`, by column, to the values, and notes the forms that they
  /// touch.
  mutating func applyMoves(scaledBy factor: Double, in component: Int) {
    var moved = WorkVector()
    swap(&moved, &moves)
    let columns = components[component].columns
    var largest = 0.0
    moved.forEach { column, move in
      let variable = Int(columns[column])
      save(variable)
      values[variable] += factor * move
      largest = max(largest, move.magnitude)
      queueForms(of: variable)
    }
    components[component].drift += largest * factor.magnitude * Double.ulpOfOne
    swap(&moved, &moves)
  }

  /// Remembers a variable's value, so that a change that fails can be taken back.
  mutating func save(_ variable: Int) {
    guard savedIn[variable] < firstChange else { return }
    savedIn[variable] = change
    savedValues.append((Int32(variable), values[variable]))
  }

  /// Computes all values of a component from its basis anew.
  mutating func recomputeValues(of component: Int) {
    ensureFactor(of: component)
    moves.grow(to: components[component].rows.count)
    for (row, form) in components[component].rows.enumerated() {
      let position = forms[Int(form)].low
      if position != 0 { moves.add(position, at: row) }
    }
    components[component].factor.solve(&moves, sums: &sums)
    for (column, variable) in components[component].columns.enumerated() {
      save(Int(variable))
      let change = moves[column] - values[Int(variable)]
      values[Int(variable)] = moves[column]
      // Less is a tenth of what makes a violation.
      if change.magnitude > Tolerance.drift { queueForms(of: Int(variable)) }
    }
    components[component].drift = 0
    moves.clear()
  }
}

extension ActiveSet {
  /// Whether every form of a component lies in its segment.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - slack: How far a form whose terms have some magnitude may lie outside.
  /// - Returns: Whether none lies further outside.
  /// - Complexity: The terms of the component's forms.
  func areFormsInPlace(in component: Int, within slack: (Double) -> Double) -> Bool {
    for variable in components[component].columns {
      var index = variables[Int(variable)].firstTerm
      while index >= 0 {
        let form = Int(terms[Int(index)].form)
        // Each form is met once a term: looked at for its first one.
        if forms[form].terms.lowerBound == index {
          let (value, magnitude) = activity(of: form)
          let most = slack(magnitude)
          guard value >= forms[form].low - most, value <= forms[form].high + most else {
            return false
          }
        }
        index = terms[Int(index)].next
      }
    }
    return true
  }
}
