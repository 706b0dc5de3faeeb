/// The dual simplex step.
///
/// Brings a nonbasic form that lies outside its segment to the segment's end. Its multiplier moves
/// from the segment's slope towards the slope beyond; the basic forms' multipliers follow. The form
/// whose multiplier reaches a bound leaves the basis, unless the step is long enough to pass it, see
/// `boundFlippingRatioTest`. One solve applies all that were passed and the pivot.
extension ActiveSet {
  /// Brings forms back into their segments until there are none outside.
  ///
  /// - Parameter limit: The number of steps after which the numbers are taken to be hopeless.
  /// - Returns: How it ended; after a conflict or when stuck, the state is that of the step.
  mutating func restorePrimalFeasibility(limit: Int) -> StepOutcome {
    let last = steps + limit
    while let form = nextViolated() {
      steps += 1
      guard steps <= last else { return .stuck }
      // Where only the stay of the newest variable gives way, no ratio test is needed.
      if appendStep(form) { continue }
      let outcome = dualStep(form)
      guard case .done = outcome else { return outcome }
    }
    return .done
  }

  private mutating func dualStep(_ entering: Int) -> StepOutcome {
    let component = Int(forms[entering].component)
    guard ensureFactor(of: component) else { return .stuck }
    let value = activity(of: entering).value
    let isBelow = value < forms[entering].low
    // It enters the basis at the end of its segment that it is beyond.
    if forms[entering].low < forms[entering].high {
      let end = isBelow ? forms[entering].before : forms[entering].after
      settle(entering, at: Int(end))
    }
    guard
      let cutoff = prepareRatioTest(for: entering, isBelow: isBelow, in: component)
        // Rounding that piled up since the basis was factorised goes; what is small as such stays.
        ?? (refactor(component)
          ? prepareRatioTest(for: entering, isBelow: isBelow, in: component) : nil)
    else { return .stuck }
    var flips = ContiguousArray<(row: Int, distance: Double)>()
    let end = boundFlippingRatioTest(entering, in: component, flips: &flips)
    let outcome: StepOutcome
    if let leaving = end {
      outcome = finish(
        entering, leaving, value: value, isBelow: isBelow, flips: flips, cutoff: cutoff,
        in: component)
    } else {
      outcome = .conflict(
        requiredConflictSet(entering, isBelow: isBelow, cutoff: cutoff, in: component))
    }
    clearRatioTest()
    return outcome
  }

  /// Computes the entering form's coordinates and gathers what could end the step.
  ///
  /// - Returns: Below which a coordinate is zero. `nil` when a form that could give way would be
  ///   left out for a coordinate that is small, yet larger than rounding makes it: then neither an
  ///   optimum nor a conflict would be certain.
  private mutating func prepareRatioTest(
    for entering: Int, isBelow: Bool, in component: Int
  ) -> Double? {
    computeCoordinates(of: entering, in: component)
    let cutoff = pivotCutoff()
    if gatherCandidates(for: entering, isBelow: isBelow, cutoff: cutoff, in: component) {
      return cutoff
    }
    clearRatioTest()
    return nil
  }

  private mutating func clearRatioTest() {
    coordinates.clear()
    candidates.removeAll(keepingCapacity: true)
    ratios.removeAll(keepingCapacity: true)
  }

  /// The coordinates of a form in the rows of the basis, into `coordinates`.
  mutating func computeCoordinates(of form: Int, in component: Int) {
    coordinates.grow(to: components[component].rows.count)
    for index in forms[form].terms {
      let term = terms[Int(index)]
      coordinates.add(term.coefficient, at: Int(variables[Int(term.variable)].column))
    }
    components[component].factor.solveTransposed(&coordinates, sums: &sums)
  }

  /// Whether no form had to be left out for a doubtful coordinate.
  private mutating func gatherCandidates(
    for entering: Int, isBelow: Bool, cutoff: Double, in component: Int
  ) -> Bool {
    ratios.append(contentsOf: repeatElement(0, count: levels.count))
    addCandidate(row: -1, form: entering, rate: 1, isRising: !isBelow)
    let rows = components[component].rows
    var isCertain = true
    var work = WorkVector()
    swap(&work, &coordinates)
    work.forEach { row, coordinate in
      let size = coordinate.magnitude
      let form = Int(rows[row])
      let isRising = (coordinate > 0) == isBelow
      if size > cutoff {
        addCandidate(row: row, form: form, rate: size, isRising: isRising)
      } else if size > Tolerance.doubtful * cutoff {
        // Too small for a pivot, too large for rounding: no harm where the form cannot give way anyhow.
        isInDoubt = true
        isCertain =
          isCertain && forms[form].isRequired(isHigh: isRising)
      }
    }
    swap(&work, &coordinates)
    return isCertain
  }

  /// Below this a coordinate is zero.
  func pivotCutoff() -> Double {
    var largest = 0.0
    coordinates.forEach { _, coordinate in largest = max(largest, coordinate.magnitude) }
    return max(Tolerance.pivot, Tolerance.relativePivot * largest)
  }

  private mutating func finish(
    _ entering: Int, _ leaving: RatioCandidate, value: Double, isBelow: Bool,
    flips: ContiguousArray<(row: Int, distance: Double)>, cutoff: Double, in component: Int
  ) -> StepOutcome {
    moveMultipliers(entering, leaving, isBelow: isBelow, cutoff: cutoff, in: component)
    moves.grow(to: components[component].rows.count)
    for flip in flips { moves.add(flip.distance, at: flip.row) }
    let form = Int(leaving.form)
    // The leaving form goes into the segment beyond its bound.
    let boundary = boundary(besideLocationOf: form, isHigh: leaving.isRising)
    var isRisky = false
    if leaving.row < 0 {
      // The entering form's own multiplier came to the end first: it stays nonbasic, further on.
      if forms[form].isUnit, forms[form].staySlope == 0 { forgetLeads(of: component) }
      settle(form, inSegmentLeftOf: boundary)
      components[component].factor.solve(&moves, sums: &sums)
    } else {
      let row = Int(leaving.row)
      // What the flips have left of the violation, the leaving form makes up for.
      var distance = forms[entering].low - value
      for flip in flips { distance -= coordinates[flip.row] * flip.distance }
      distance /= coordinates[row]
      isRisky = coordinates[row].magnitude < Tolerance.risky * cutoff
      moves.add(distance, at: row)
      components[component].factor.solve(&moves, sums: &sums)
      exchange(
        entering, forRow: row, leaving: form, intoSegmentLeftOf: boundary, in: component)
      updateLeads(
        entering: entering, leaving: form, distance: flips.isEmpty ? distance : nil, in: component)
    }
    applyMoves(in: component)
    enqueue(entering)
    // A small pivot magnifies rounding, in the values and in all that the factor says behind it.
    if isRisky { components[component].drift += 2 * Tolerance.drift }
    if isRisky || components[component].factor.wantsRefactoring {
      guard refactor(component) else { return .stuck }
    }
    return isAccurate(entering) ? .done : .stuck
  }

  private mutating func moveMultipliers(
    _ entering: Int, _ leaving: RatioCandidate, isBelow: Bool, cutoff: Double, in component: Int
  ) {
    let rows = components[component].rows
    let rounding = Tolerance.doubtful * cutoff
    var work = WorkVector()
    swap(&work, &coordinates)
    for level in 0..<levels.count {
      let step = ratios[leaving.ratio + level]
      if step == 0 { continue }
      let signed = isBelow ? step : -step
      multipliers[entering * stride + level] -= signed
      work.forEach { row, coordinate in
        // The ratio test took it for zero; what rounding adds would later pass for a distance.
        guard coordinate.magnitude > rounding else { return }
        multipliers[Int(rows[row]) * stride + level] += signed * coordinate
      }
    }
    swap(&work, &coordinates)
    // The one that reached its bound is put on it exactly.
    let form = Int(leaving.form)
    computeSlope(of: form, isHigh: leaving.isRising)
    for level in 0..<levels.count { multipliers[form * stride + level] = slope[level] }
  }

  /// Puts the entering form into the row of the leaving one, whose segment is left of `boundary`.
  mutating func exchange(
    _ entering: Int, forRow row: Int, leaving: Int, intoSegmentLeftOf boundary: Int32,
    in component: Int
  ) {
    forms[leaving].row = -1
    settle(leaving, inSegmentLeftOf: boundary)
    forms[entering].row = Int32(row)
    components[component].rows[row] = Int32(entering)
    components[component].factor.replaceRow(row, coordinates: coordinates)
    enqueue(leaving)
  }

  /// Whether a basic form's value is where its breakpoint is.
  private func isAccurate(_ form: Int) -> Bool {
    guard forms[form].isBasic else { return true }
    let (value, magnitude) = activity(of: form)
    return (value - forms[form].low).magnitude <= Tolerance.accurate * max(1, magnitude)
  }
}
