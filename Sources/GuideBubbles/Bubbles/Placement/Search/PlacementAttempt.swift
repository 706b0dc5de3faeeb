/// What came of trying a side.
struct PlacementAttempt {
  let side: BubbleSide
  /// Which of the first target's lines the bubble stands beside.
  let line: Int
  let fit: BubbleFit
  let axes: PlacementAxes
  let problem: PlacementProblem
  let outcome: ObstacleSearch.Outcome
  var score: PlacementScore
  /// Whether there were more ways around obstacles than were tried.
  var isCutShort = false

  /// The frame, absolute, not rounded.
  var frame: LayoutRect { axes.absolute(outcome.frame) }

  /// How far the bubble is from the margin that it would meet when it moved away from its target.
  var room: Double { problem.inner.main.max - outcome.frame.main.max }

  /// The attempt as the report tells it.
  var candidate: PlacementCandidate {
    PlacementCandidate(
      side: side, frame: frame, rows: fit.content.rows, violations: score.violations,
      isSearchCutShort: isCutShort)
  }
}

extension PlacementHysteresis {
  /// Whether going to an attempt's side counts as a jump for too little.
  func refuses(_ attempt: PlacementAttempt) -> Bool {
    attempt.side != side && attempt.room < margin
  }
}
