extension BubblePlacer {
  func work(
    _ bubble: Bubble, saying content: BubbleContent, besides targets: [HighlightTarget],
    snapsToPixels: Bool
  ) -> PlacementWork {
    let situation = PlacementSituation(bubble, targets: targets, container: container)
    var content = content
    content.smallestSize = situation.smallestContent
    let shapes = BubbleShapes(
      style: bubble.style, insets: situation.insets, widest: situation.safe.width,
      scale: situation.scale, content: content)
    return PlacementWork(situation: situation, shapes: shapes, snapsToPixels: snapsToPixels)
  }

  /// The best bubble of each side, in order of preference.
  ///
  /// - Parameters:
  ///   - work: The bubble that is being placed.
  ///   - stay: Where the bubble was, if it should stay on that side rather than jump.
  ///   - triesAllSides: Whether sides are tried that cannot be better than one before.
  /// - Returns: An attempt for each side that was tried.
  mutating func attempts(
    _ work: inout PlacementWork, stayingOn stay: PlacementHysteresis?, triesAllSides: Bool
  ) -> [PlacementAttempt] {
    var attempts: [PlacementAttempt] = []
    let sides = work.situation.sides
    for (index, side) in sides.enumerated() {
      var search = SideSearch(work.situation, side: side)
      guard var attempt = search.run(&work.shapes, &prototypes) else { continue }
      let isJump = stay?.refuses(attempt) ?? false
      let rank = isJump ? index + sides.count : index
      attempt.score = attempt.score.adding(Double(rank), at: PlacementPriority.wantedSide)
      attempts.append(attempt)
      // Later sides are wanted less, so that they cannot be better than one that keeps the rest.
      let isSettled = !isJump && attempt.score.keepsAll(from: PlacementPriority.margins)
      if isSettled, !triesAllSides { break }
    }
    return attempts
  }

  /// The placement of one of the attempts, reported with all of them.
  mutating func placement(
    _ attempt: PlacementAttempt, among attempts: [PlacementAttempt], _ work: PlacementWork
  ) -> BubblePlacement {
    let bindings =
      (try? prototypes.bindings(of: attempt.problem, ways: attempt.outcome.ways)) ?? []
    return work.reporting.placement(
      attempt, candidates: attempts.map(\.candidate), bindings: bindings)
  }
}

extension [PlacementAttempt] {
  /// The attempt with the best score, and of equals the first.
  var best: PlacementAttempt? {
    reduce(nil) { best, next in
      guard let best else { return next }
      return next.score.isBetter(than: best.score) ? next : best
    }
  }
}
