extension BubblePlacer {
  func work(
    _ bubble: Bubble, saying content: BubbleContent, besides targets: [HighlightTarget],
    snapsToPixels: Bool
  ) -> PlacementWork {
    let situation = PlacementSituation(bubble, targets: targets, container: container)
    var content = content
    content.smallestSize = situation.smallestContent
    let fits = BubbleFits(
      style: bubble.style, insets: situation.insets, widest: situation.safe.width,
      scale: situation.scale, content: content)
    return PlacementWork(situation: situation, fits: fits, snapsToPixels: snapsToPixels)
  }

  /// The best bubble of each side, in order of preference.
  ///
  /// Sides are tried with the fewest rows first. Only where none of them keeps everything are more
  /// rows tried, and only where that keeps no arrow does a bubble do without.
  ///
  /// - Parameters:
  ///   - work: The bubble that is being placed.
  ///   - stay: Where the bubble was, if it should stay on that side rather than jump.
  ///   - triesAllSides: Whether sides are tried that cannot be better than one before.
  /// - Returns: An attempt for each side that was tried.
  mutating func attempts(
    _ work: inout PlacementWork, stayingOn stay: PlacementHysteresis?, triesAllSides: Bool
  ) -> [PlacementAttempt] {
    var race = SideRace(work.situation, stayingOn: stay)
    for _ in work.situation.sides where triesAllSides || !race.isSettled {
      race.tryNextSide(&work.fits, &prototypes)
    }
    if !race.isSettled { race.squeeze(&work.fits, &prototypes) }
    if !race.isSettled { race.doWithoutArrow(&work.fits, &prototypes) }
    return race.attempts
  }

  /// The placement of one of the attempts, reported with all of them.
  mutating func placement(
    _ attempt: PlacementAttempt, among attempts: [PlacementAttempt], _ work: PlacementWork
  ) -> BubblePlacement {
    let bindings =
      tellsBindings ? try? prototypes.bindings(of: attempt.problem, attempt.outcome) : nil
    return work.reporting.placement(
      attempt, candidates: attempts.map(\.candidate), bindings: bindings ?? [])
  }
}
