internal import Constraints

/// Finds the best place of a bubble around what it must not cover when it can only slide along its
/// target's edge.
///
/// An arrow fixes the distance to the target, and the content the size, as long as nothing stronger
/// gives way. What is left is one unknown, the bubble's start on the cross axis. How deeply all obstacles
/// are covered is a piecewise linear function of it, least at one of its breakpoints; what is weaker only
/// gets worse with the distance from where the bubble would stand without obstacles. So the best place
/// is the nearest of the least ones on either side: no search is needed, and it is exact.
struct EdgeSearch {
  /// Something that the bubble would cover at some starts.
  private struct Hurdle {
    /// Which of the avoided rectangles it is.
    let index: Int
    let isTarget: Bool
    /// The rectangle's extent on the cross axis.
    let span: AxisSpan
    /// How deeply the bubble reaches into it on the main axis.
    let depth: Double

    /// How deeply a bubble at a start covers it.
    func penetration(at start: Double, breadth: Double) -> Double {
      max(0, min(depth, min(span.max - start, start + breadth - span.min)))
    }

    /// The starts at which the penetration changes its slope.
    func breakpoints(breadth: Double) -> [Double] {
      let (before, behind) = (span.min - breadth, span.max)
      return [before, before + depth, (before + behind) / 2, behind - depth, behind]
    }
  }

  private let hurdles: [Hurdle]
  private let range: AxisSpan
  private let breadth: Double
  private let wanted: Double

  /// Makes the search of a candidate, or `nil` where the bubble is not held by an arrow or does not keep
  /// everything down to it even without obstacles.
  init?(_ problem: PlacementProblem, root: ObstacleSearch.Outcome) {
    guard let arrow = problem.arrow, root.score.keepsAll(from: PlacementPriority.arrow) else {
      return nil
    }
    let frame = root.frame
    breadth = frame.cross.length
    wanted = frame.cross.min
    let least = max(problem.safe.cross.min, problem.tips.min + arrow.inset - breadth)
    let most = min(problem.safe.cross.max - breadth, problem.tips.max - arrow.inset)
    range = AxisSpan(min: min(least, wanted), max: max(most, wanted))
    hurdles = problem.avoided.indices.compactMap { index in
      let avoided = problem.avoided[index]
      let depth = min(
        frame.main.max - avoided.frame.main.min, avoided.frame.main.max - frame.main.min)
      guard depth > GeometryTolerance.length, avoided.frame.main.length > 0,
        avoided.frame.cross.length > 0
      else { return nil }
      return Hurdle(
        index: index, isTarget: avoided.priority == PlacementPriority.clearOfTarget,
        span: avoided.frame.cross, depth: depth)
    }
  }

  /// The starts at which the least is covered, nearest to the wanted one on either side of it, the one
  /// towards the end first; `nil` where every start covers a target.
  func starts() -> [Double]? {
    if covered(at: wanted) == Cover() { return [wanted] }
    var candidates = hurdles.flatMap { $0.breakpoints(breadth: breadth) }
    candidates = candidates.filter { $0 > range.min && $0 < range.max }
    candidates += [range.min, range.max, wanted]
    let covers = candidates.map { covered(at: $0) }
    guard let least = covers.min(), least.targets <= GeometryTolerance.length else { return nil }
    var (next, last) = (Double.infinity, -Double.infinity)
    for (start, cover) in zip(candidates, covers) where !(least < cover) {
      if start >= wanted { next = min(next, start) }
      if start <= wanted { last = max(last, start) }
    }
    return (next == last ? [next] : [next, last]).filter(\.isFinite)
  }

  /// The ways around the rectangles that a bubble at a start touches.
  func ways(at start: Double) -> [(avoided: Int, way: WayAround)] {
    hurdles.compactMap { hurdle in
      if (start - hurdle.span.max).magnitude <= GeometryTolerance.length, start > wanted {
        return (hurdle.index, .end)
      }
      if (start + breadth - hurdle.span.min).magnitude <= GeometryTolerance.length, start < wanted {
        return (hurdle.index, .start)
      }
      return nil
    }
  }

  /// What is covered, targets before obstacles.
  private struct Cover: Comparable {
    var targets = 0.0
    var obstacles = 0.0

    static func < (left: Cover, right: Cover) -> Bool {
      if (left.targets - right.targets).magnitude > GeometryTolerance.length {
        return left.targets < right.targets
      }
      return left.obstacles < right.obstacles - GeometryTolerance.length
    }
  }

  private func covered(at start: Double) -> Cover {
    var cover = Cover()
    for hurdle in hurdles {
      let depth = hurdle.penetration(at: start, breadth: breadth)
      if hurdle.isTarget { cover.targets += depth } else { cover.obstacles += depth }
    }
    return cover
  }
}
