/// What an optimum must satisfy, checked once floating point says that it has found one.
///
/// Only components that floating point can spoil are checked. What does not pass is solved exactly;
/// what is too large for that is refused where numbers are far apart, and else taken as it is.
extension ActiveSet {
  /// What an outcome is worth: the same when it is certain, else an exact one.
  mutating func certified(_ outcome: StepOutcome, in component: Int) -> StepOutcome {
    var outcome = outcome
    if case .done = outcome, areValuesInDoubt, isSmallEnoughForExactness(component) {
      // Rounding of earlier changes may be all that there is to it.
      recomputeValues(of: component)
      areValuesInDoubt = false
      outcome = restorePrimalFeasibility(limit: 500)
    }
    if case .done = outcome, isBeyondDoubt(component) { return outcome }
    if let exact = solveExactly(component) { return exact }
    guard case .done = outcome, components[component].spread.isDelicate else { return outcome }
    return .stuck
  }

  private mutating func isBeyondDoubt(_ component: Int) -> Bool {
    let spread = components[component].spread
    let isSmall = isSmallEnoughForExactness(component)
    if isSmall, isInDoubt || areValuesInDoubt { return false }
    // What is too large for exact arithmetic is only checked where it would be refused.
    return spread.isHarmless || (!isSmall && !spread.isDelicate) || isCertain(component)
  }

  /// Whether the solution of a component is one beyond doubt: forms lie where their multipliers fit, up
  /// to rounding, multipliers are in balance, and the basis does not magnify rounding.
  ///
  /// - Complexity: The terms of the component's forms, for each level, and a solve with its basis.
  private mutating func isCertain(_ component: Int) -> Bool {
    let isSmall = isSmallEnoughForExactness(component)
    let limit = isSmall ? Tolerance.magnified : Tolerance.magnifiedAtMost
    guard let magnification = magnification(of: component), magnification <= limit else {
      return false
    }
    // What is left of the balance, the basis magnifies into multipliers.
    let balance = min(Tolerance.balanced, Tolerance.multiplier / max(1, magnification))
    let share = isSmall ? balance : Tolerance.balanced
    guard areFormsInPlace(in: component, within: { slack($0, in: component) }),
      components[component].columns.allSatisfy({ isBalanced(Int($0), within: share) })
    else { return false }
    return components[component].rows.allSatisfy { hasFittingMultiplier(Int($0)) }
  }

  /// How far a form whose terms have some magnitude may lie outside its segment: the less, the less it
  /// costs to be exact.
  private func slack(_ magnitude: Double, in component: Int) -> Double {
    if isExactAtOnce(component) { return Tolerance.rounding(magnitude) }
    return isSmallEnoughForExactness(component)
      ? Tolerance.certain(magnitude) : Tolerance.kept(magnitude)
  }

  /// Σ multiplier · form = 0 at a variable, level by level, up to a share of what is summed.
  private func isBalanced(_ variable: Int, within share: Double) -> Bool {
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
      guard sum.magnitude <= share * magnitude else { return false }
    }
    return true
  }

  /// Whether a basic form's multiplier lies between the slopes beside its location, in all levels but
  /// those of the stays.
  private mutating func hasFittingMultiplier(_ form: Int) -> Bool {
    let isDelicate = components[Int(forms[form].component)].spread.isDelicate
    for isHigh in [false, true]
    where computeSlope(of: form, isHigh: isHigh) == .none {
      for level in 0..<levels.count {
        let multiplier = multipliers[form * stride + level]
        let distance = isHigh ? slope[level] - multiplier : multiplier - slope[level]
        let size = max(1, multiplier.magnitude)
        if distance > Tolerance.multiplier * size { break }
        // Where data may be as small as rounding, only what is exactly nothing is certainly so.
        let isNothing =
          isDelicate ? distance.isZero : distance.magnitude <= Tolerance.balanced * size
        guard isNothing else { return false }
      }
    }
    return true
  }

  /// How far a component's basis moves variables when each of its forms moves by one or two; `nil` when
  /// it is singular.
  private mutating func magnification(of component: Int) -> Double? {
    guard ensureFactor(of: component) else { return nil }
    moves.grow(to: components[component].rows.count)
    var weights = UnlikeWeights()
    for row in components[component].rows.indices { moves.add(weights.next(), at: row) }
    components[component].factor.solve(&moves, sums: &sums)
    var largest = 0.0
    moves.forEach { _, move in largest = max(largest, move.magnitude) }
    moves.clear()
    return largest
  }
}
