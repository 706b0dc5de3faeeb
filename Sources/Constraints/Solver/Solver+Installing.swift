extension Solver {
  /// What has to change in the active set for it to hold what the dirty records say.
  mutating func makeEdits() throws(SolverError) -> ContiguousArray<BreakpointEdit> {
    // All priorities have their places before a breakpoint refers to one.
    for index in dirty where records[Int(index)].isInForce {
      _ = active.level(of: records[Int(index)].constraint.priority)
    }
    var edits = ContiguousArray<BreakpointEdit>()
    for number in dirty {
      let index = Int(number)
      let record = records[index]
      if !record.isInForce {
        if record.scale != 0 { edits.append(.remove(index)) }
      } else if record.needsInstalling || record.scale == 0 {
        if let edit = try installation(of: index) { edits.append(edit) }
      } else {
        let position = -record.constraint.expression.constant / record.scale
        try validate(position)
        edits.append(.move(index, to: position))
      }
    }
    return edits
  }

  /// Notes which constraints the active set now holds.
  mutating func noteScales(of edits: ContiguousArray<BreakpointEdit>) {
    for edit in edits {
      switch edit {
      case .remove(let index): records[index].scale = 0
      case .move: break
      case .install(let index, _, _, let scale):
        records[index].needsInstalling = false
        records[index].scale = scale
      }
    }
  }

  /// The edit that puts a constraint on its form, or nothing when it names no variable.
  private mutating func installation(of index: Int) throws(SolverError) -> BreakpointEdit? {
    let constraint = records[index].constraint
    let (terms, scale) = normalForm(of: constraint.expression)
    guard !terms.isEmpty else {
      if constraint.priority == .required,
        constraint.violation(constraint.expression.constant) > Tolerance.feasible(0)
      {
        throw .unsatisfiable([
          ConflictingConstraint(
            id: ConstraintID(index: Int32(index), generation: records[index].generation),
            constraint: constraint)
        ])
      }
      return records[index].scale != 0 ? .remove(index) : nil
    }
    guard terms.areComparable else { throw .beyondPrecision }
    let position = -constraint.expression.constant / scale
    try validate(position)
    var breakpoint = Breakpoint(position: position, level: active.level(of: constraint.priority))
    breakpoint.isContentSize = records[index].kind == .contentSize
    let isAtMost = constraint.relation == (scale > 0 ? .lessThanOrEqual : .greaterThanOrEqual)
    let isEqual = constraint.relation == .equal
    breakpoint.rightSlope = isEqual || isAtMost ? scale.magnitude : 0
    breakpoint.leftSlope = isEqual || !isAtMost ? -scale.magnitude : 0
    return .install(index, terms, breakpoint, scale: scale)
  }

  /// The terms of an expression merged, sorted by variable and scaled by a power of two so that the
  /// largest lies in [1, 2) and the first is positive, and what they are multiplied by to give the
  /// expression.
  func normalForm(of expression: LinearExpression) -> (
    terms: ContiguousArray<FormTerm>, scale: Double
  ) {
    var terms = ContiguousArray<FormTerm>()
    terms.reserveCapacity(expression.terms.count)
    var largest = 0.0
    for term in expression.terms.sorted(by: { $0.variable.index < $1.variable.index }) {
      if let last = terms.last, last.variable == term.variable.index {
        let sum = last.coefficient + term.coefficient
        let size = max(last.coefficient.magnitude, term.coefficient.magnitude)
        terms[terms.count - 1].coefficient = sum.magnitude <= Tolerance.cancelled * size ? 0 : sum
      } else {
        terms.append(
          FormTerm(variable: term.variable.index, form: -1, coefficient: term.coefficient))
      }
    }
    terms.removeAll { $0.coefficient == 0 }
    for term in terms { largest = max(largest, term.coefficient.magnitude) }
    guard largest > 0 else { return (terms, 0) }
    if terms.count == 1 {
      // A variable's own form is the variable itself, whatever it was multiplied by.
      let scale = terms[0].coefficient
      terms[0].coefficient = 1
      return (terms, scale)
    }
    var scale = largest.binade
    if terms[0].coefficient < 0 { scale = -scale }
    for index in terms.indices { terms[index].coefficient /= scale }
    return (terms, scale)
  }
}

extension ContiguousArray<FormTerm> {
  /// Whether the coefficients are near enough in size for the smallest to count.
  fileprivate var areComparable: Bool {
    var (smallest, largest) = (Double.infinity, 0.0)
    for term in self {
      smallest = Swift.min(smallest, term.coefficient.magnitude)
      largest = Swift.max(largest, term.coefficient.magnitude)
    }
    return largest <= smallest * Solver.widestRatio * (1 + 1e-9)
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
