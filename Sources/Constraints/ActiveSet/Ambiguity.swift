/// Which variables the constraints leave open.
///
/// The optimal solutions are those in which every form keeps to its interval, see `Leeway`. A
/// direction in which all forms with leeway in the basis move at once, by weights that do not cancel
/// by accident, moves every variable that any of them moves. As a rule no form outside the basis
/// stands in its way, and those variables are open. Where one does, `OpenDirection` decides.
extension ActiveSet {
  /// The variables of a component that could have other values without any constraint's level
  /// noticing, by column; values are computed anew on the way.
  ///
  /// - Complexity: About linear in the size of the component, unless forms outside the basis stand
  ///   at the ends of their intervals.
  mutating func openColumns(of component: Int) -> ContiguousArray<Bool> {
    ensureFactor(of: component)
    let count = components[component].columns.count
    var open = ContiguousArray(repeating: false, count: count)
    var move = WorkVector()
    move.grow(to: count)
    guard addLeeways(to: &move, in: component) else { return open }
    recomputeValues(of: component)  // whether a bound is just met takes their last digits
    components[component].factor.solve(&move, sums: &sums)
    var largest = 1.0
    move.forEach { _, distance in largest = max(largest, distance.magnitude) }
    move.forEach { column, distance in
      open[column] = distance.magnitude > Tolerance.negligible * largest
    }
    let obstacles = obstacles(to: move, open, in: component)
    if !obstacles.isEmpty { closeColumns(of: component, around: obstacles, &open) }
    return open
  }

  /// Whether a row with leeway moves a variable: if none does, the variable is determined.
  ///
  /// - Complexity: A solve, and a look at each form that determines the variable.
  mutating func mayMove(_ variable: Int, in component: Int) -> Bool {
    ensureFactor(of: component)
    computeCoordinates(of: Int(variables[variable].form), in: component)
    var holders = ContiguousArray<Int32>()
    coordinates.forEach { row, _ in holders.append(components[component].rows[row]) }
    coordinates.clear()
    return holders.contains { leeway(of: Int($0)).isAny }
  }

  /// Lets all rows with leeway move; whether there are any.
  private mutating func addLeeways(to move: inout WorkVector, in component: Int) -> Bool {
    var weights = UnlikeWeights()
    var hasAny = false
    for row in components[component].rows.indices {
      let leeway = leeway(of: Int(components[component].rows[row]))
      guard leeway.isAny else { continue }
      move.add(leeway.canRise ? weights.next() : -weights.next(), at: row)
      hasAny = true
    }
    return hasAny
  }

  /// The inactive forms that a move would take out of their intervals at once.
  private mutating func obstacles(
    to move: borrowing WorkVector, _ open: ContiguousArray<Bool>, in component: Int
  ) -> ContiguousArray<Int32> {
    var found = ContiguousArray<Int32>()
    for (column, variable) in components[component].columns.enumerated() where open[column] {
      var position = variables[Int(variable)].firstTerm
      while position >= 0 {
        let form = Int(terms[Int(position)].form)
        position = terms[Int(position)].next
        // Each form is met once a variable that moves: looked at for the first of them.
        guard !forms[form].isActive, firstOpenVariable(of: form, open) == variable,
          !isInsideSegment(form)
        else { continue }
        var rate = 0.0
        var magnitude = 0.0
        for term in termsOf(form) {
          let part = term.coefficient * move[Int(variables[Int(term.variable)].column)]
          rate += part
          magnitude += part.magnitude
        }
        guard rate.magnitude > Tolerance.negligible * max(1, magnitude) else { continue }
        let leeway = leeway(of: form)
        if !(rate > 0 ? leeway.canRise : leeway.canFall) { found.append(Int32(form)) }
      }
    }
    return found
  }

  private func firstOpenVariable(of form: Int, _ open: ContiguousArray<Bool>) -> Int32? {
    termsOf(form).first { open[Int(variables[Int($0.variable)].column)] }?.variable
  }

  /// Finds out which of the columns around some obstacles stay where they are after all.
  private mutating func closeColumns(
    of component: Int, around obstacles: ContiguousArray<Int32>,
    _ open: inout ContiguousArray<Bool>
  ) {
    var direction = OpenDirection()
    var isMet = ContiguousArray(repeating: false, count: forms.count)
    var isSpread = ContiguousArray(repeating: false, count: open.count)
    var pending = obstacles
    while let number = pending.popLast() {
      let form = Int(number)
      guard !isMet[form] else { continue }
      isMet[form] = true
      let leeway = leeway(of: form)
      guard !leeway.isBoth else { continue }
      let moving = termsOf(form).filter { open[Int(variables[Int($0.variable)].column)] }
      direction.keep(ContiguousArray(moving), leeway)
      for term in moving where !isSpread[Int(variables[Int(term.variable)].column)] {
        isSpread[Int(variables[Int(term.variable)].column)] = true
        var position = variables[Int(term.variable)].firstTerm
        while position >= 0 {
          pending.append(terms[Int(position)].form)
          position = terms[Int(position)].next
        }
      }
    }
    for variable in direction.closed() { open[Int(variables[Int(variable)].column)] = false }
  }
}
