internal import Constraints

/// The best place of a bubble that need not give up anything but being lined up: in closed form.
///
/// With an arrow, the distance to the target is fixed, and with the content the size. What is left are the
/// starts at which the margins are kept and an upright arrow reaches what faces it. Where there are any,
/// the constraints' solution is the one that lines the bubble up best and then aims best. Most bubbles are
/// such; the others are left to the solver.
struct UnhinderedPlace {
  private let problem: PlacementProblem
  private let arrow: ArrowNeeds
  private let breadth: Double
  /// Where the tip may be.
  private let tips: AxisSpan
  /// Where the bubble may start.
  private let starts: AxisSpan

  /// Makes the place of a candidate, or `nil` where something has to give way.
  init?(_ problem: PlacementProblem) {
    let kind = problem.kind
    guard let arrow = problem.arrow, !kind.isOver, kind.tail == nil, !kind.isAttached,
      problem.gap >= 0, problem.length >= 0, problem.breadth >= 0
    else { return nil }
    let (inner, safe) = (problem.inner, problem.safe)
    guard problem.gap >= max(inner.main.min, safe.main.min),
      problem.gap + problem.length <= min(inner.main.max, safe.main.max)
    else { return nil }
    self.problem = problem
    self.arrow = arrow
    breadth = max(problem.breadth, arrow.edgeLength)
    tips = kind.isRound ? problem.tips.common(with: problem.facing) : problem.tips
    let upright = arrow.inset + arrow.width / 2
    starts = AxisSpan(
      min: max(inner.cross.min, safe.cross.min, tips.min - breadth + upright),
      max: min(min(inner.cross.max, safe.cross.max) - breadth, tips.max - upright))
    guard tips.length >= 0, starts.length >= 0 else { return nil }
  }

  /// The best place.
  var outcome: ObstacleSearch.Outcome { place(at: starts.clamp(alignedStart)) }

  /// The best place at a start, or `nil` where something has to give way for it.
  func outcome(at start: Double) -> ObstacleSearch.Outcome? {
    start >= starts.min && start <= starts.max ? place(at: start) : nil
  }

  /// What is known without a solver.
  struct Answer {
    /// The best place; `nil` where it does not beat the rival.
    let outcome: ObstacleSearch.Outcome?
  }

  /// The best place around what the bubble must not cover.
  ///
  /// - Parameter rival: A score that the place must beat to be of interest.
  /// - Returns: The answer; `nil` where something has to give way, so that the solver is asked.
  func answer(betterThan rival: PlacementScore?) -> Answer? {
    let root = outcome
    if let rival, !root.score.isBetter(than: rival) { return Answer(outcome: nil) }
    guard !problem.avoided.isEmpty else { return Answer(outcome: root) }
    guard let slide = EdgeSearch(problem, root: root), let starts = slide.starts() else {
      return nil
    }
    var best: ObstacleSearch.Outcome?
    for start in starts {
      guard var place = outcome(at: start) else { return nil }
      place.ways = slide.ways(at: start)
      place.countCovered(of: problem)
      if let known = best?.score ?? rival, !place.score.isBetter(than: known) { continue }
      best = place
    }
    return Answer(outcome: best)
  }

  private var alignedStart: Double {
    switch problem.kind.alignment {
    case .start: problem.edge.min
    case .center: -breadth / 2
    case .end: problem.edge.max - breadth
    }
  }

  private func place(at start: Double) -> ObstacleSearch.Outcome {
    let upright = arrow.inset + arrow.width / 2
    let reach = AxisSpan(min: start + upright, max: start + breadth - upright)
    let tip = tips.common(with: reach).clamp(0)
    let deviation =
      problem.kind.alignment == .center
      ? start + breadth / 2 : start - alignedStart
    let score = PlacementScore([
      (PlacementPriority.alignment, deviation.magnitude),
      (PlacementPriority.aim, tip.magnitude),
      (PlacementPriority.hugging, breadth - problem.breadth),
    ])
    let frame = RelativeRect(
      main: AxisSpan(min: problem.gap, max: problem.gap + problem.length),
      cross: AxisSpan(min: start, max: start + breadth))
    return ObstacleSearch.Outcome(frame: frame, score: score)
  }
}
