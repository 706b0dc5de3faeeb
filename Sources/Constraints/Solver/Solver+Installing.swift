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
            id: handle(ofRecord: index), constraint: constraint)
        ])
      }
      if records[index].scale != 0 { list.edits.append(.remove(index)) }
      return
    }
    guard list.terms.areComparable(from: start) else { throw .beyondPrecision }
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
    for term in expression.terms {
      append(FormTerm(variable: term.variable.index, form: -1, coefficient: term.coefficient))
    }
    // Stable: the terms of a variable are added up in the order in which they were written.
    let isShort = count - start <= 16
    if !isShort { self[start...].sort { $0.variable < $1.variable } }
    var terms = mutableSpan
    if isShort { ContiguousArray.insertionSort(&terms, from: start) }
    let kept = ContiguousArray.merge(&terms, from: start)
    let scale = ContiguousArray.scale(&terms, start..<kept)
    removeLast(count - kept)
    return scale
  }

  private static func insertionSort(_ terms: inout MutableSpan<FormTerm>, from start: Int) {
    var index = start + 1
    while index < terms.count {
      let moved = terms[index]
      var place = index
      while place > start, terms[place - 1].variable > moved.variable {
        terms[place] = terms[place - 1]
        place -= 1
      }
      if place < index { terms[place] = moved }
      index += 1
    }
  }

  /// Adds up the coefficients of each variable and drops those that cancel out.
  ///
  /// - Returns: The end of those that are left.
  private static func merge(_ terms: inout MutableSpan<FormTerm>, from start: Int) -> Int {
    var end = start
    var index = start
    while index < terms.count {
      var term = terms[index]
      index += 1
      while index < terms.count, terms[index].variable == term.variable {
        let other = terms[index].coefficient
        let sum = term.coefficient + other
        let size = Swift.max(term.coefficient.magnitude, other.magnitude)
        term.coefficient = sum.magnitude <= Tolerance.cancelled * size ? 0 : sum
        index += 1
      }
      if term.coefficient == 0 { continue }
      terms[end] = term
      end += 1
    }
    return end
  }

  /// Divides terms by a power of two, with the sign of the first one.
  ///
  /// - Returns: What they were divided by; 0 when there are none.
  private static func scale(_ terms: inout MutableSpan<FormTerm>, _ range: Range<Int>) -> Double {
    if range.isEmpty { return 0 }
    let first = terms[range.lowerBound].coefficient
    if range.count == 1 {
      // A variable's own form is the variable itself, whatever it was multiplied by.
      terms[range.lowerBound].coefficient = 1
      return first
    }
    var largest = 0.0
    for index in range { largest = Swift.max(largest, terms[index].coefficient.magnitude) }
    let scale = first < 0 ? -largest.binade : largest.binade
    if scale != 1 { for index in range { terms[index].coefficient /= scale } }
    return scale
  }
}

extension ContiguousArray<FormTerm> {
  /// Whether the coefficients behind a place are near enough in size for the smallest to count.
  fileprivate func areComparable(from start: Int) -> Bool {
    var (smallest, largest) = (Double.infinity, 0.0)
    for term in self[start...] {
      smallest = Swift.min(smallest, term.coefficient.magnitude)
      largest = Swift.max(largest, term.coefficient.magnitude)
    }
    return largest <= smallest * Solver.widestRatio * (1 + Tolerance.limit)
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
