/// What an optimum must satisfy, checked once floating point says that it has found one.
///
/// Only components that floating point can spoil, and that can be solved exactly, are checked; what
/// does not pass is.
extension ActiveSet {
  /// Whether the solution of a component is one beyond doubt: forms lie where their multipliers fit, up
  /// to rounding, multipliers are in balance, and the basis does not magnify rounding.
  ///
  /// - Complexity: The terms of the component's forms, for each level, and a solve with its basis.
  mutating func isCertain(_ component: Int) -> Bool {
    components[component].columns.allSatisfy { variable in
      areInPlace(formsOf: Int(variable)) && isBalanced(Int(variable))
    }
      && components[component].rows.allSatisfy { hasFittingMultiplier(Int($0)) }
      && isWellConditioned(component)
  }

  /// Whether the forms that begin with a variable lie in their segments.
  private func areInPlace(formsOf variable: Int) -> Bool {
    var index = variables[variable].firstTerm
    while index >= 0 {
      let form = Int(terms[Int(index)].form)
      // Each form is met once a term: looked at for its first one.
      if forms[form].terms.lowerBound == index {
        let (value, magnitude) = activity(of: form)
        let slack = Tolerance.certain(magnitude)
        let isInPlace = value >= forms[form].low - slack && value <= forms[form].high + slack
        guard isInPlace else { return false }
      }
      index = terms[Int(index)].next
    }
    return true
  }

  /// Σ multiplier · form = 0 at a variable, level by level.
  private func isBalanced(_ variable: Int) -> Bool {
    for level in 0..<levels.count {
      var (sum, magnitude) = (0.0, 1.0)
      var index = variables[variable].firstTerm
      while index >= 0 {
        let term = terms[Int(index)]
        let part = multipliers[Int(term.form) * stride + level] * term.coefficient
        sum += part
        magnitude += part.magnitude
        index = term.next
      }
      guard sum.magnitude <= Tolerance.balanced * magnitude else { return false }
    }
    return true
  }

  /// Whether a basic form's multiplier lies between the slopes beside its location, in all levels but
  /// those of the stays.
  private mutating func hasFittingMultiplier(_ form: Int) -> Bool {
    for isHigh in [false, true]
    where computeSlope(of: form, isHigh: isHigh) == .none {
      for level in 0..<levels.count {
        let multiplier = multipliers[form * stride + level]
        let distance = isHigh ? slope[level] - multiplier : multiplier - slope[level]
        let size = max(1, multiplier.magnitude)
        if distance > Tolerance.multiplier * size { break }
        guard distance.magnitude <= Tolerance.balanced * size else { return false }
      }
    }
    return true
  }

  /// Whether rounding in the positions of basic forms stays rounding in the values.
  private mutating func isWellConditioned(_ component: Int) -> Bool {
    guard ensureFactor(of: component) else { return false }
    moves.grow(to: components[component].rows.count)
    var weights = UnlikeWeights()
    for row in components[component].rows.indices { moves.add(weights.next(), at: row) }
    components[component].factor.solve(&moves, sums: &sums)
    var largest = 0.0
    moves.forEach { _, move in largest = max(largest, move.magnitude) }
    moves.clear()
    return largest <= Tolerance.magnified
  }
}
