/// What was found for one step of a guide and holds for another that asks for the same: the place of a
/// bubble, the holes over a target.
///
/// The dictionaries are never iterated.
struct KnownPlacements {
  /// All that the place of a bubble depends on, besides what is the same for all steps of a guide.
  private struct Situation: Hashable {
    var bubble: Bubble
    var targets: [HighlightTarget]
    var obstacles: [LayoutRect]
    var controls: [LayoutRect]
  }

  private var placements: [Situation: BubblePlacement] = [:]
  private var cutouts: [HighlightTarget: [Cutout]] = [:]
  private var totals = SceneTotals()

  /// The place of a bubble.
  ///
  /// - Parameters:
  ///   - bubble: The bubble.
  ///   - targets: What it explains.
  ///   - step: The step that it belongs to, for messages.
  ///   - placer: Places it where nothing is known, in its container.
  /// - Throws: That bubbles look for a way around too many obstacles.
  /// - Returns: The place.
  mutating func placement(
    of bubble: Bubble, besides targets: [HighlightTarget], for step: SceneStep,
    with placer: inout BubblePlacer
  ) throws(SceneDiagnostics) -> BubblePlacement {
    let (obstacles, controls) = (placer.container.obstacles, placer.container.controls)
    let situation = Situation(
      bubble: bubble, targets: targets, obstacles: obstacles, controls: controls)
    if let placement = placements[situation] { return placement }
    try count(obstacles.count + controls.count, of: .obstacles, step)
    let placement = placer.place(bubble, besides: targets)
    placements[situation] = placement
    return placement
  }

  /// The holes over targets.
  ///
  /// - Parameters:
  ///   - targets: The targets.
  ///   - visible: Where the screen shows something, the same for all steps.
  ///   - step: The step that they belong to, for messages.
  /// - Throws: That paths draw too many holes.
  /// - Returns: The holes in the order of the targets.
  mutating func cutouts(
    over targets: [HighlightTarget], on visible: LayoutRect, for step: SceneStep
  ) throws(SceneDiagnostics) -> [Cutout] {
    var found: [Cutout] = []
    for target in targets {
      guard target.shape == .path else {
        found += target.cutouts(on: visible)
        continue
      }
      if let known = cutouts[target] {
        found += known
        continue
      }
      try count(target.frames.count, of: .pathHoles, step)
      let holes = target.cutouts(on: visible)
      cutouts[target] = holes
      found += holes
    }
    return found
  }

  private mutating func count(
    _ amount: Int, of limit: SceneLimit, _ step: SceneStep
  ) throws(SceneDiagnostics) {
    let (isWithin, error) = totals.count(amount, of: limit, at: step.range?.firstByte)
    if !isWithin, let error { throw SceneDiagnostics([error]) }
  }
}
