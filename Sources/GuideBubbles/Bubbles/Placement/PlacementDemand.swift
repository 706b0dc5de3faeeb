/// What a place is asked for, from strong to weak: the promises, and what is weaker than any of them.
package enum PlacementDemand: String, Hashable, Sendable, CaseIterable {
  /// That the bubble lies inside the safe area.
  case insideSafeArea
  /// That no text is clipped.
  case textUnclipped
  /// That it covers neither its targets nor their cut-outs.
  case clearOfTarget
  /// That its arrow stands on a straight edge and meets the target; 1 for an arrow that is left out.
  case arrow
  /// That it covers no obstacle.
  case clearOfObstacles
  /// That no word is cut: 1 where one is.
  case wholeWords
  /// That it keeps its margins from the safe area's edges.
  case margins
  /// That it lies on the side that the step asks for: 1 where it does not.
  case wantedSide
  /// That its content takes no more rows than by itself; counted in rows.
  case fewestRows
  /// That it covers no control; counted in controls.
  case clearOfControls
  /// That its tip is where the hole's outline faces it.
  case facing
  /// The order of the sides: how many come before.
  case sideOrder
  /// That its arrow stands straight.
  case uprightArrow
  /// That it is as far from its targets as the gap.
  case gap
  /// That it is no farther.
  case nearness
  /// That it stands beside its target at least in part.
  case attachment
  /// That it is lined up with its target.
  case alignment
  /// That its arrow aims at the target's middle.
  case aim
  /// That it is no larger than its content.
  case hugging
}

/// By how much a candidate misses what a place is asked for.
package struct PlacementBreach: Hashable, Sendable {
  /// What it is asked for.
  package var demand: PlacementDemand
  /// By how many points, or what else is counted.
  package var amount: Double

  /// Makes a breach from its parts.
  package init(_ demand: PlacementDemand, by amount: Double) {
    self.demand = demand
    self.amount = amount
  }
}
