extension BubblePlacer {
  /// Places the bubbles of a tour so that they jump as little as they can from step to step.
  ///
  /// Each step still has the best place that it can have: only where several sides are equally good,
  /// because the bubble asks for none and they keep everything, the side is chosen for the sake of
  /// its neighbours, as `TourPlan` says. Placed one by one, such a bubble goes to the first side in
  /// order.
  ///
  /// - Parameter steps: The bubbles of the tour with their targets, in order.
  /// - Returns: A place for each.
  /// - Complexity: As for placing each of them on all its sides.
  public mutating func placeTour(_ steps: [BubbleRequest]) -> [BubblePlacement] {
    var choices: [[BubblePlacement]] = []
    for step in steps { choices.append(equallyGoodPlacements(step)) }
    let plan = TourPlan(
      choices.map { placements in placements.map { TourPlan.Candidate(frame: $0.frame) } })
    return zip(choices, plan.choices).map { placements, choice in placements[choice ?? 0] }
  }

  /// The places among which nothing that was asked for decides, the preferred one first; at least one.
  private mutating func equallyGoodPlacements(_ step: BubbleRequest) -> [BubblePlacement] {
    var work = work(
      step.bubble, saying: content(of: step.bubble), besides: step.targets, snapsToPixels: true)
    let isFree = step.bubble.preferredSides.isEmpty
    let attempts = attempts(&work, stayingOn: nil, triesAllSides: isFree)
    guard let best = attempts.best else { return [work.fallback()] }
    let equals = attempts.filter {
      $0.side == best.side
        || isFree && $0.score.keepsAll(from: PlacementPriority.clearOfControls)
    }
    return equals.map { placement($0, among: attempts, work) }
  }
}
