/// The bound-flipping ratio test: how far a dual step goes, and which form leaves the basis.
///
/// Where a basic form's multiplier reaches a bound, that form could leave the basis; but as long as
/// its flip to its next breakpoint leaves some of the violation, it flips and stays basic: also called
/// the long step, of Fourer, "A simplex algorithm for piecewise-linear programming", 1985, and Maros,
/// "A generalized dual phase-2 simplex algorithm", 2003.
extension ActiveSet {
  /// Flips forms at their bounds, by rising ratio, while that leaves a violation.
  ///
  /// - Returns: The candidate that ends the step, or `nil` when required constraints stand in the way
  ///   of all of it.
  mutating func boundFlippingRatioTest(
    _ entering: Int, in component: Int, flips: inout ContiguousArray<(row: Int, distance: Double)>
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
        // All flip: which of them first does not matter, and telling would take solves.
        if passes(group, isLast: groups.isEmpty, &remaining, flips: &flips) { continue }
        // The step ends in this group: the stays' levels tell where, split by split.
        guard group.candidates.count == 1 else {
          groups += split(group, in: component)
          continue
        }
        let candidate = group.candidates[0]
        // Its flip would use up what is left: it leaves the basis.
        if candidate.rate * distanceToNextBreakpoint(candidate) >= remaining { return candidate }
        pass(candidate, &remaining, flips: &flips)
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
    flips: inout ContiguousArray<(row: Int, distance: Double)>
  ) -> Bool {
    let total = group.candidates.reduce(0) { $0 + $1.rate * distanceAtTiedRatio($1) }
    guard total < remaining else { return false }
    if !isLast {
      let isTiedAgain = group.candidates.contains {
        distanceToNextBreakpoint($0) != distanceAtTiedRatio($0)
      }
      if isTiedAgain { return false }
    }
    for candidate in group.candidates { pass(candidate, &remaining, flips: &flips) }
    // Those tied again behind their stays are a part of the total; one that is tied because its slope
    // changes by next to nothing is not, and may have no breakpoint left.
    while let candidate = tied.popLast() {
      if candidate.rate * distanceToNextBreakpoint(candidate) < remaining {
        pass(candidate, &remaining, flips: &flips)
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
    flips: inout ContiguousArray<(row: Int, distance: Double)>
  ) {
    let distance = distanceToNextBreakpoint(candidate)
    remaining -= candidate.rate * distance
    if candidate.row >= 0 {
      flips.append((Int(candidate.row), candidate.isRising ? distance : -distance))
    }
    flip(candidate)
  }

  /// Moves a form to its next breakpoint and, when its multiplier is bounded there, back among the
  /// candidates: behind a stay, which only the last levels know, even among those tied now.
  private mutating func flip(_ candidate: RatioCandidate) {
    WorkCount.note(.flips)
    let form = Int(candidate.form)
    settle(form, at: Int(candidate.isRising ? forms[form].after : forms[form].before))
    guard computeRatio(candidate) else { return }
    if compareRatios(candidate.ratio, 0) == 0 {
      tied.append(candidate)
    } else {
      candidates.append(candidate)
    }
  }
}
