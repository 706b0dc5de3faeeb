extension ActiveSet {
  /// Adds the moves in `moves`, by column, to the values, and queues the forms that they touch.
  mutating func applyMoves(in component: Int) {
    var moved = WorkVector()
    swap(&moved, &moves)
    let columns = components[component].columns
    moved.forEach { column, move in
      let variable = Int(columns[column])
      save(variable)
      values[variable] += move
      queueForms(of: variable)
    }
    moved.clear()
    swap(&moved, &moves)
  }

  /// Remembers a variable's value, so that a change that fails can be taken back.
  mutating func save(_ variable: Int) {
    guard savedIn[variable] != change else { return }
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
      values[Int(variable)] = moves[column]
    }
    moves.clear()
  }

  /// Queues the inactive forms in which a variable occurs.
  mutating func queueForms(of variable: Int) {
    var position = variables[variable].firstTerm
    while position >= 0 {
      let term = terms[Int(position)]
      enqueue(Int(term.form))
      position = term.next
    }
  }

  /// Queues a form, when it is inactive, to be looked at before the change ends.
  mutating func enqueue(_ form: Int) {
    guard !forms[form].isActive, !forms[form].isQueued else { return }
    forms[form].isQueued = true
    queue.append(Int32(form))
  }

  /// How far an inactive form lies outside its segment: negative below, positive above, 0 inside.
  func violation(ofForm form: Int) -> Double {
    let (value, magnitude) = activity(of: form)
    let tolerance = Tolerance.feasible(magnitude)
    if value < forms[form].low - tolerance { return value - forms[form].low }
    if value > forms[form].high + tolerance { return value - forms[form].high }
    return 0
  }

  /// The form furthest outside its segment among a few that are; takes those inside off the queue.
  mutating func nextViolated() -> Int? {
    var best: Int?
    var worst = 0.0
    var found = 0
    var place = queue.count - 1
    while place >= 0, found < 24 {
      let form = Int(queue[place])
      let violation = forms[form].isActive ? 0 : violation(ofForm: form).magnitude
      if violation == 0 {
        forms[form].isQueued = false
        queue.swapAt(place, queue.count - 1)
        queue.removeLast()
      } else {
        found += 1
        if violation > worst { (best, worst) = (form, violation) }
      }
      place -= 1
    }
    return best
  }
}
