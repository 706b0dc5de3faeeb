/// How a step ended.
enum StepOutcome {
  /// The form lies in its segment or is active.
  case done
  /// Required constraints contradict each other: these breakpoints, each needed.
  case conflict([Int])
  /// The numbers are too far apart in size to go on.
  case stuck
}

/// The dual simplex step with long steps.
///
/// Brings an inactive form that lies outside its segment to the segment's end. Its multiplier moves
/// from the segment's slope towards the slope beyond; the active forms' multipliers follow. Where
/// one reaches a bound, that form could leave the basis; but as long as its hop to its next
/// breakpoint leaves some of the violation, it hops and stays active (the long step: Fourer, "A
/// simplex algorithm for piecewise-linear programming", 1985; Maros, "A generalized dual phase-2
/// simplex algorithm", 2003). One solve applies all hops and the pivot.
extension ActiveSet {
  /// Repairs forms outside their segments until there are none.
  ///
  /// - Parameter limit: The number of steps after which the numbers are taken to be hopeless.
  /// - Returns: How it ended; after a conflict or when stuck, the state is that of the step.
  mutating func repairValues(limit: Int) -> StepOutcome {
    var steps = 0
    while let form = nextViolated() {
      steps += 1
      guard steps <= limit else { return .stuck }
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
    var hops = ContiguousArray<(row: Int, distance: Double)>()
    let end = walk(entering, in: component, hops: &hops)
    let outcome: StepOutcome
    if let leaving = end {
      outcome = finish(
        entering, leaving, value: value, isBelow: isBelow, hops: hops, cutoff: cutoff,
        in: component)
    } else {
      outcome = .conflict(conflict(entering, isBelow: isBelow, cutoff: cutoff, in: component))
    }
    clearRatioTest()
    return outcome
  }

  /// Computes the entering form's coordinates and gathers what could end the step.
  ///
  /// - Returns: Below which a coordinate is zero. Nothing when a form that could give way would be
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
    for position in forms[form].terms {
      let term = terms[Int(position)]
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

  /// Walks past bounds while a violation is left.
  ///
  /// - Returns: The candidate that ends the step, or nothing when required constraints stand in the
  ///   way of all of it.
  private mutating func walk(
    _ entering: Int, in component: Int, hops: inout ContiguousArray<(row: Int, distance: Double)>
  ) -> RatioCandidate? {
    // What is left within the tolerance counts as nothing, or rounding could pass the last form that
    // can give way and find a conflict.
    let (value, magnitude) = activity(of: entering)
    let slack = Tolerance.feasible(magnitude)
    var remaining = (forms[entering].low - value).magnitude - slack
    while true {
      takeSmallestRatios()
      guard !tied.isEmpty else { return nil }
      let isZero = (0..<levels.count).allSatisfy { ratios[$0] == 0 }
      var groups = [TieGroup(candidates: takeTied(), isZeroSoFar: isZero)]
      while let group = groups.popLast() {
        if passes(group, isLast: groups.isEmpty, &remaining, hops: &hops) { continue }
        guard group.candidates.count == 1 else {
          groups += split(group, in: component)
          continue
        }
        let candidate = group.candidates[0]
        if candidate.rate * distanceToNextBreakpoint(candidate) >= remaining { return candidate }
        pass(candidate, &remaining, hops: &hops)
        if !tied.isEmpty {
          // Behind its stay the form is tied again, with an order to be found anew.
          let all = groups.reduce(into: takeTied()) { $0 += $1.candidates }
          groups = [TieGroup(candidates: all, isZeroSoFar: isZero)]
        }
      }
    }
  }

  /// Passes a whole group when that leaves some of the violation: then their order does not matter.
  ///
  /// Behind a lone stay a form is tied again, perhaps behind other groups: while there are any, the
  /// group is passed only when it has no such form.
  private mutating func passes(
    _ group: TieGroup, isLast: Bool, _ remaining: inout Double,
    hops: inout ContiguousArray<(row: Int, distance: Double)>
  ) -> Bool {
    let total = group.candidates.reduce(0) { $0 + $1.rate * distanceAtTiedRatio($1) }
    guard total < remaining else { return false }
    if !isLast {
      let isTiedAgain = group.candidates.contains {
        distanceToNextBreakpoint($0) != distanceAtTiedRatio($0)
      }
      if isTiedAgain { return false }
    }
    for candidate in group.candidates { pass(candidate, &remaining, hops: &hops) }
    // Those tied again behind their stays are a part of the total; one that is tied because its slope
    // changes by next to nothing is not, and may have no breakpoint left.
    while let candidate = tied.popLast() {
      if candidate.rate * distanceToNextBreakpoint(candidate) < remaining {
        pass(candidate, &remaining, hops: &hops)
      } else {
        candidates.append(candidate)
      }
    }
    return true
  }

  /// Empties `tied`.
  private mutating func takeTied() -> ContiguousArray<RatioCandidate> {
    let taken = tied
    tied.removeAll(keepingCapacity: true)
    return taken
  }

  private mutating func pass(
    _ candidate: RatioCandidate, _ remaining: inout Double,
    hops: inout ContiguousArray<(row: Int, distance: Double)>
  ) {
    let distance = distanceToNextBreakpoint(candidate)
    remaining -= candidate.rate * distance
    if candidate.row >= 0 {
      hops.append((Int(candidate.row), candidate.isRising ? distance : -distance))
    }
    hop(candidate)
  }

  /// Moves a form to its next breakpoint and, when its multiplier is bounded there, back among the
  /// candidates: behind a stay, which only the last levels know, even among those tied now.
  private mutating func hop(_ candidate: RatioCandidate) {
    let form = Int(candidate.form)
    settle(form, at: Int(candidate.isRising ? forms[form].after : forms[form].before))
    guard computeRatio(candidate) else { return }
    if compareRatios(candidate.ratio, 0) == 0 {
      tied.append(candidate)
    } else {
      candidates.append(candidate)
    }
  }

  private mutating func finish(
    _ entering: Int, _ leaving: RatioCandidate, value: Double, isBelow: Bool,
    hops: ContiguousArray<(row: Int, distance: Double)>, cutoff: Double, in component: Int
  ) -> StepOutcome {
    moveMultipliers(entering, leaving, isBelow: isBelow, cutoff: cutoff, in: component)
    moves.grow(to: components[component].rows.count)
    for hop in hops { moves.add(hop.distance, at: hop.row) }
    let form = Int(leaving.form)
    // The leaving form goes into the segment beyond its bound.
    let boundary = boundary(besideLocationOf: form, isHigh: leaving.isRising)
    var isRisky = false
    if leaving.row < 0 {
      if forms[form].isUnit, forms[form].staySlope == 0 { forgetLeads(of: component) }
      settle(form, inSegmentLeftOf: boundary)
      components[component].factor.solve(&moves, sums: &sums)
    } else {
      let row = Int(leaving.row)
      var distance = forms[entering].low - value
      for hop in hops { distance -= coordinates[hop.row] * hop.distance }
      distance /= coordinates[row]
      isRisky = coordinates[row].magnitude < Tolerance.risky * cutoff
      moves.add(distance, at: row)
      components[component].factor.solve(&moves, sums: &sums)
      exchange(
        entering, forRow: row, leaving: form, intoSegmentLeftOf: boundary, in: component)
      updateLeads(
        entering: entering, leaving: form, distance: hops.isEmpty ? distance : nil, in: component)
    }
    applyMoves(in: component)
    enqueue(entering)
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
        // The ratio test took it for nothing; what rounding adds would later pass for a distance.
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

  /// Whether an active form's value is where its breakpoint is.
  private func isAccurate(_ form: Int) -> Bool {
    guard forms[form].isActive else { return true }
    let (value, magnitude) = activity(of: form)
    return (value - forms[form].low).magnitude <= Tolerance.accurate * max(1, magnitude)
  }

  /// The required constraints that keep a form from its segment.
  private func conflict(
    _ entering: Int, isBelow: Bool, cutoff: Double, in component: Int
  ) -> [Int] {
    var members = [requiredBreakpoint(of: entering, isHigh: !isBelow)]
    coordinates.forEach { row, coordinate in
      guard coordinate.magnitude > cutoff else { return }
      let form = Int(components[component].rows[row])
      members.append(requiredBreakpoint(of: form, isHigh: (coordinate > 0) == isBelow))
    }
    return members.filter { $0 >= 0 }
  }

  /// A required constraint that bounds a form's multiplier at its location.
  private func requiredBreakpoint(of form: Int, isHigh: Bool) -> Int {
    var number = firstBreakpoint(atLocationOf: form)
    while number >= 0, number != forms[form].after {
      let breakpoint = breakpoints[Int(number)]
      let part = isHigh ? breakpoint.rightSlope : breakpoint.leftSlope
      if breakpoint.level == Breakpoint.required, part != 0 { return Int(number) }
      number = breakpoint.next
    }
    return -1
  }
}
