extension Solver {
  /// What has to change in the active set for it to hold what the dirty records say.
  mutating func makeEdits(_ list: inout EditList) throws(SolverError) {
    // All priorities have their places before a breakpoint refers to one.
    var last = LayoutPriority.required
    for index in dirty where records[Int(index)].isInForce {
      let priority = records[Int(index)].constraint.priority
      if priority != last { _ = active.level(of: priority) }
      last = priority
    }
    list.edits.reserveCapacity(dirty.count)
    list.terms.reserveCapacity(2 * dirty.count)
    for number in dirty {
      let index = Int(number)
      let scale = records[index].scale
      if !records[index].isInForce {
        if scale != 0 { list.edits.append(.remove(index)) }
      } else if records[index].needsInstalling || scale == 0 {
        try install(index, &list)
      } else {
        let position = -records[index].constraint.expression.constant / scale
        try validate(position)
        list.edits.append(.move(index, to: position))
      }
    }
  }

  /// Notes which constraints the active set now holds.
  mutating func noteScales(of list: borrowing EditList) {
    for edit in list.edits {
      switch edit {
      case .remove(let index): records[index].scale = 0
      case .move: break
      case .install(let index, _, _, let scale): records[index].note(scale: scale)
      }
    }
  }

  /// Adds the edit that puts a constraint on its form, or none when it names no variable.
  private mutating func install(_ index: Int, _ list: inout EditList) throws(SolverError) {
    let constraint = records[index].constraint
    let start = list.terms.count
    let scale = list.terms.appendNormalForm(of: constraint.expression)
    guard scale != 0 else {
      if constraint.priority == .required,
        constraint.violation(constraint.expression.constant) > Tolerance.feasible(0)
      {
        throw .unsatisfiable([
          ConflictingConstraint(
            id: ConstraintID(index: Int32(index), generation: records[index].generation),
            constraint: constraint)
        ])
      }
      if records[index].scale != 0 { list.edits.append(.remove(index)) }
      return
    }
    let position = -constraint.expression.constant / scale
    try validate(position)
    var breakpoint = Breakpoint(position: position, level: active.level(of: constraint.priority))
    breakpoint.isContentSize = records[index].kind == .contentSize
    let isAtMost = constraint.relation == (scale > 0 ? .lessThanOrEqual : .greaterThanOrEqual)
    let isEqual = constraint.relation == .equal
    breakpoint.rightSlope = isEqual || isAtMost ? scale.magnitude : 0
    breakpoint.leftSlope = isEqual || !isAtMost ? -scale.magnitude : 0
    list.edits.append(.install(index, start..<list.terms.count, breakpoint, scale: scale))
  }
}

extension ContiguousArray<FormTerm> {
  /// Appends the terms of an expression merged, sorted by variable and scaled by a power of two so
  /// that the largest lies in [1, 2) and the first is positive.
  ///
  /// - Returns: What they are multiplied by to give the expression; 0 when there are none.
  mutating func appendNormalForm(of expression: LinearExpression) -> Double {
    let start = count
    appendSorted(expression.terms)
    if count > start + 1 { mergeEqualVariables(from: start) }
    guard count > start else { return 0 }
    if count == start + 1 {
      // A variable's own form is the variable itself, whatever it was multiplied by.
      let scale = self[start].coefficient
      self[start].coefficient = 1
      if scale == 0 { removeLast() }
      return scale
    }
    var largest = 0.0
    for index in start..<count { largest = Swift.max(largest, self[index].coefficient.magnitude) }
    var scale = largest.binade
    if self[start].coefficient < 0 { scale = -scale }
    if scale != 1 { for index in start..<count { self[index].coefficient /= scale } }
    return scale
  }

  /// Appends terms in order of their variables, those of one variable as they came.
  private mutating func appendSorted(_ terms: ContiguousArray<Term>) {
    let start = count
    var isSorted = true
    for term in terms {
      let new = FormTerm(
        variable: term.variable.index, form: -1, coefficient: term.coefficient)
      if count > start, self[count - 1].variable > new.variable { isSorted = false }
      append(new)
    }
    if isSorted { return }
    if count - start > 16 {
      self[start...].sort { $0.variable < $1.variable }
      return
    }
    for index in (start + 1)..<count {
      let moved = self[index]
      var place = index
      while place > start, self[place - 1].variable > moved.variable {
        self[place] = self[place - 1]
        place -= 1
      }
      self[place] = moved
    }
  }

  /// Adds up the coefficients of each variable and drops those that cancel out.
  private mutating func mergeEqualVariables(from start: Int) {
    var end = start
    var index = start
    while index < count {
      var term = self[index]
      index += 1
      while index < count, self[index].variable == term.variable {
        let other = self[index].coefficient
        let sum = term.coefficient + other
        let size = Swift.max(term.coefficient.magnitude, other.magnitude)
        term.coefficient = sum.magnitude <= Tolerance.cancelled * size ? 0 : sum
        index += 1
      }
      if term.coefficient == 0 { continue }
      self[end] = term
      end += 1
    }
    removeLast(count - end)
  }
}

extension Constraint {
  /// By how much a value of the expression breaks the constraint.
  func violation(_ value: Double) -> Double {
    switch relation {
    case .lessThanOrEqual: max(0, value)
    case .equal: value.magnitude
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}
