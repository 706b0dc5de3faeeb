/// The primal simplex step, for a basic form whose multiplier is out of its bounds.
///
/// The form's value moves and all other basic ones keep theirs: the values move along an edge, and
/// the cost falls as fast as the multiplier is out of bounds. Each nonbasic form that passes a
/// breakpoint on the way slows that down; the one that would turn it into a rise takes the form's
/// row. The line search is that of Fourer, "A simplex algorithm for piecewise-linear programming
/// III", 1992.
extension ActiveSet {
  /// Moves a basic form until its multiplier is back in its bounds.
  ///
  /// - Returns: Whether there was such a step and rounding did not spoil it.
  mutating func primalStep(_ leaving: Int, isRising: Bool, in component: Int) -> Bool {
    moves.grow(to: components[component].rows.count)
    moves.add(isRising ? 1 : -1, at: Int(forms[leaving].row))
    components[component].factor.solve(&moves, sums: &sums)
    computeEdgeCost(of: leaving, isRising: isRising)
    gatherEvents(for: leaving, in: component)
    let isDone = followEdge(leaving, isRising: isRising, in: component)
    moves.clear()
    events.removeAll(keepingCapacity: true)
    return isDone
  }

  private mutating func followEdge(_ leaving: Int, isRising: Bool, in component: Int) -> Bool {
    let start = activity(of: leaving).value
    while true {
      let next = events.indices.min { events[$0].isBefore(events[$1]) }
      let distance = next.map { events[$0].distance } ?? .infinity
      let own = isRising ? forms[leaving].after : forms[leaving].before
      let ownDistance =
        own >= 0 ? (breakpoints[Int(own)].position - start).magnitude : .infinity
      // Its own breakpoint comes first: the step ends there, without a pivot, unless the cost still
      // falls behind it.
      if own >= 0, ownDistance <= distance {
        settle(leaving, at: Int(own))
        if computeEdgeCost(of: leaving, isRising: isRising), isEdgeCostNegative { continue }
        applyMoves(scaledBy: ownDistance, in: component)
        suspects.append(Int32(leaving))
        return true
      }
      // No cost falls for ever, so this is rounding: a basis chosen anew decides.
      guard let next else { return false }
      let event = events.remove(at: next)
      settle(Int(event.form), at: Int(event.breakpoint))
      if stops(event) {
        return enter(event, for: leaving, isRising: isRising, in: component)
      }
      // The cost falls on behind it, more slowly: the form takes the slope of its next segment.
      computeCoordinates(of: Int(event.form), in: component)
      moveMultiplier(of: Int(event.form), in: component)
      coordinates.clear()
      leaveLocation(of: Int(event.form), isRising: event.rate > 0)
      computeEdgeCost(of: leaving, isRising: isRising)
      addEvent(of: Int(event.form), rate: event.rate, stayLimit: .min)
    }
  }

  /// How the cost changes along the edge, level by level, into `edgeCost`: below zero, while the
  /// form's multiplier is out of bounds.
  ///
  /// - Returns: Whether it is finite.
  @discardableResult
  private mutating func computeEdgeCost(of leaving: Int, isRising: Bool) -> Bool {
    let infinity = computeSlope(of: leaving, isHigh: isRising)
    edgeCost.removeAll(keepingCapacity: true)
    for level in 0..<levels.count {
      let distance = slope[level] - multipliers[leaving * stride + level]
      edgeCost.append(isRising ? distance : -distance)
    }
    return infinity == .none
  }

  private var isEdgeCostNegative: Bool {
    for cost in edgeCost where cost.magnitude > Tolerance.multiplier { return cost < 0 }
    return false
  }

  /// Whether the cost would rise behind an event at whose breakpoint its form now is; otherwise the
  /// slope behind it is in `slope`.
  private mutating func stops(_ event: EdgeEvent) -> Bool {
    let form = Int(event.form)
    let infinity = computeSlope(of: form, isHigh: event.rate > 0)
    guard infinity == .none else { return true }
    for level in 0..<levels.count {
      let rise = event.rate * (slope[level] - multipliers[form * stride + level])
      let cost = edgeCost[level] + rise
      if cost.magnitude > Tolerance.multiplier * max(1, rise.magnitude) { return cost > 0 }
    }
    return true
  }

  /// Moves a form from the breakpoints of its location into the segment beside them.
  private mutating func leaveLocation(of form: Int, isRising: Bool) {
    settle(form, inSegmentLeftOf: boundary(besideLocationOf: form, isHigh: isRising))
  }

  /// Puts the form that ends the step into the row of the one that moved.
  private mutating func enter(
    _ event: EdgeEvent, for leaving: Int, isRising: Bool, in component: Int
  ) -> Bool {
    let entering = Int(event.form)
    let row = Int(forms[leaving].row)
    computeCoordinates(of: entering, in: component)
    let pivot = coordinates[row]
    let expected = isRising ? event.rate : -event.rate
    // Computed by rows and by columns: where the two differ, neither is a pivot to divide by.
    guard pivot.magnitude > pivotCutoff(),
      (pivot - expected).magnitude <= Tolerance.agreement * expected.magnitude
    else {
      coordinates.clear()
      return false
    }
    for level in 0..<levels.count where edgeCost[level] != 0 {
      let change = (isRising ? edgeCost[level] : -edgeCost[level]) / pivot
      multipliers[entering * stride + level] -= change
      let rows = components[component].rows
      coordinates.forEach { index, coordinate in
        multipliers[Int(rows[index]) * stride + level] += change * coordinate
      }
    }
    coordinates.forEach { index, _ in suspect(Int(components[component].rows[index])) }
    applyMoves(scaledBy: event.distance, in: component)
    let boundary = boundary(besideLocationOf: leaving, isHigh: isRising)
    exchange(entering, forRow: row, leaving: leaving, intoSegmentLeftOf: boundary, in: component)
    suspect(entering)
    coordinates.clear()
    return !components[component].factor.wantsRefactoring || refactor(component)
  }
}
