/// Which variables the constraints leave open.
///
/// The optimal solutions are those in which every form keeps to its interval, see `Leeway`. A
/// direction in which all forms with leeway in the basis move at once, by weights that do not cancel
/// by accident, moves every variable that any of them moves. As a rule no form outside the basis
/// stands in its way, and those variables are open. Where one does, it may hold its rows fast; where
/// it need not, a system of its own decides, which is left to the caller.
extension ActiveSet {
  /// The variables of a component that could have other values without any constraint's level
  /// noticing; values are computed anew on the way.
  ///
  /// - Complexity: About linear in the size of the component, unless forms outside the basis stand
  ///   at the ends of their intervals.
  mutating func openColumns(of component: Int) -> OpenColumns {
    ensureFactor(of: component)
    recomputeValues(of: component)  // whether a bound is just met takes their last digits
    var leeways = ContiguousArray<Leeway>()
    for form in components[component].rows { leeways.append(leeway(of: Int(form))) }
    var rounds = 0
    while true {
      var open = ContiguousArray(repeating: false, count: leeways.count)
      guard leeways.contains(where: { $0.isAny }) else { return OpenColumns(isOpen: open) }
      let move = jointMove(leeways, in: component)
      var largest = 1.0
      move.forEach { _, distance in largest = max(largest, distance.magnitude) }
      move.forEach { column, distance in
        open[column] = distance.magnitude > Tolerance.negligible * largest
      }
      let obstacles = obstacles(to: move, open, in: component)
      if obstacles.isEmpty { return OpenColumns(isOpen: open) }
      rounds += 1
      // Each round takes the leeway of some row; a few settle most layouts, and any number is right.
      guard rounds < 10, holdFast(&leeways, behind: obstacles, in: component) else {
        return OpenColumns(isOpen: open, bounds: bounds(around: obstacles, open))
      }
    }
  }

  /// How the variables move when all rows with leeway do, by column.
  private mutating func jointMove(
    _ leeways: ContiguousArray<Leeway>, in component: Int
  ) -> WorkVector {
    var weights = UnlikeWeights()
    var move = WorkVector()
    move.grow(to: leeways.count)
    for (row, leeway) in leeways.enumerated() where leeway.isAny {
      move.add(leeway.canRise ? weights.next() : -weights.next(), at: row)
    }
    components[component].factor.solve(&move, sums: &sums)
    return move
  }

  /// Takes the leeway of rows that could only move an obstacle to where it may not go.
  ///
  /// - Returns: Whether there were such rows.
  private mutating func holdFast(
    _ leeways: inout ContiguousArray<Leeway>, behind obstacles: ContiguousArray<Int32>,
    in component: Int
  ) -> Bool {
    var hasHeld = false
    for form in obstacles {
      let allowed = leeway(of: Int(form))
      let movers = significantCoordinates(of: Int(form), in: component)
        .filter { leeways[$0.row].isAny }
      if movers.count == 1 {
        let (row, coordinate) = movers[0]
        let limit = coordinate > 0 ? allowed : allowed.reversed
        if leeways[row].limit(to: limit) { hasHeld = true }
        continue
      }
      var possible = Leeway.none
      for (row, coordinate) in movers {
        possible.extend(by: coordinate > 0 ? leeways[row] : leeways[row].reversed)
      }
      let isForbidden =
        !possible.isBoth && (possible.canRise ? !allowed.canRise : !allowed.canFall)
      guard isForbidden, !movers.isEmpty else { continue }
      for (row, _) in movers { leeways[row] = .none }
      hasHeld = true
    }
    return hasHeld
  }

  /// The nonbasic forms that a move would take out of their intervals at once.
  private mutating func obstacles(
    to move: borrowing WorkVector, _ open: ContiguousArray<Bool>, in component: Int
  ) -> ContiguousArray<Int32> {
    var found = ContiguousArray<Int32>()
    for (column, variable) in components[component].columns.enumerated() where open[column] {
      var index = variables[Int(variable)].firstTerm
      while index >= 0 {
        let form = Int(terms[Int(index)].form)
        index = terms[Int(index)].next
        // Each form is met once a variable that moves: looked at for the first of them.
        guard firstOpenVariable(of: form, open) == variable else { continue }
        if !lets(move, pass: form) { found.append(Int32(form)) }
      }
    }
    return found
  }

  private func firstOpenVariable(of form: Int, _ open: ContiguousArray<Bool>) -> Int32? {
    termsOf(form).first { open[Int(variables[Int($0.variable)].column)] }?.variable
  }

  /// The forms at an end of their intervals that share open variables with some obstacles, directly or
  /// through others.
  private mutating func bounds(
    around obstacles: ContiguousArray<Int32>, _ open: ContiguousArray<Bool>
  ) -> ContiguousArray<BoundedForm> {
    var bounds = ContiguousArray<BoundedForm>()
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
      bounds.append(BoundedForm(terms: ContiguousArray(moving), leeway: leeway))
      for term in moving where !isSpread[Int(variables[Int(term.variable)].column)] {
        isSpread[Int(variables[Int(term.variable)].column)] = true
        var index = variables[Int(term.variable)].firstTerm
        while index >= 0 {
          pending.append(terms[Int(index)].form)
          index = terms[Int(index)].next
        }
      }
    }
    return bounds
  }
}
