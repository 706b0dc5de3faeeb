import Constraints

@testable import GuideBubbles
@testable import GuideScenes

/// By how many points a step's bubble breaks each promise, worked out from the frames of the solution:
/// between which numbers, where what is seen is no plain rectangle.
struct ReferencePromises {
  let step: SolvedStep
  let screen: SolvedScreen
  /// The targets that are seen.
  let targets: [ReferenceTarget]
  let obstacles: [LayoutRect]
  let gap: Double

  private var bubble: LayoutRect { step.bubble.frame }
  private var isOver: Bool { step.bubble.side == .over }

  /// Where the bubble may be, its edges crossed where insets leave nothing.
  var safe: LayoutRect {
    let insets = screen.safeArea
    return LayoutRect(
      left: insets.left, top: insets.top, right: screen.size.width - insets.right,
      bottom: screen.size.height - max(insets.bottom, screen.keyboard))
  }

  /// What each promise may report.
  func expected() -> [(promise: BubblePromise, points: ClosedRange<Double>)] {
    let arrow = self.arrow()
    let outside = bubble.reach(beyond: safe)
    let covered = obstacles.map { bubble.way(outOf: $0) }.max() ?? 0
    return [
      (.insideSafeArea, outside...outside), (.textUnclipped, clipped()),
      (.clearOfTarget, isOver ? 0...0 : depth()), (.arrowOnStraightEdge, arrow.edge),
      (.arrowOnTarget, arrow.tip), (.clearOfObstacles, covered...covered),
      (.targetVisible, hidden()),
    ]
  }

  private func clipped() -> ClosedRange<Double> {
    let (text, insets) = (step.bubble.text, step.style.textInsets)
    let missing = max(
      0, text.size.width + insets.leading + insets.trailing - bubble.width,
      text.size.height + insets.top + insets.bottom - bubble.height)
    // Lines that are left out take room of their own.
    return text.isTruncated ? max(missing, 1e-3)...(.infinity) : missing...missing
  }

  private func depth() -> ClosedRange<Double> {
    var (low, high) = (0.0, 0.0)
    for target in targets {
      if let clear = target.clear {
        let depth = clear.map { bubble.way(outOf: $0.padded) }.max() ?? 0
        (low, high) = (max(low, depth), max(high, depth))
        continue
      }
      for (sight, hole) in zip(target.sights, target.holes) {
        let isOnIt = sight.least.cells.contains { bubble.way(outOf: $0) > 1e-6 }
        low = max(low, isOnIt ? 1e-6 : 0)
        high = max(high, bubble.way(outOf: hole.outline.union(sight.frame).cut(to: sight.screen)))
        if !hole.isKnown { high = .infinity }
      }
    }
    return low...max(low, high)
  }

  private func hidden() -> ClosedRange<Double> {
    let all = targets.flatMap(\.sights).map(\.hidden)
    return (all.map(\.lowerBound).max() ?? 0)...(all.map(\.upperBound).max() ?? 0)
  }

  // MARK: Arrow

  /// Whether the bubble lies above or below its target, and whether it comes before it on that axis.
  private var isVertical: Bool { step.bubble.side == .above || step.bubble.side == .below }
  private var isBefore: Bool {
    switch step.bubble.side {
    case .above: true
    case .leading: screen.direction == .leftToRight
    case .trailing: screen.direction == .rightToLeft
    default: false
    }
  }

  private func span(_ rect: LayoutRect, along: Bool) -> ClosedRange<Double> {
    let (low, high) =
      along == isVertical ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    return low...max(low, high)
  }

  /// The straight part of the edge that faces the target; negative in length where there is none.
  private var straight: (from: Double, to: Double) {
    let edge = span(bubble, along: true)
    let length = edge.upperBound - edge.lowerBound
    let half = min(bubble.width, bubble.height) / 2
    var radius = step.style.cornerRadius
    if radius > half {
      // A body too small for its corners is a capsule, whose ends flatten as far as an arrow needs.
      radius = max(0, min(half, (length - (step.style.arrow?.width ?? 0)) / 2))
    }
    return (edge.lowerBound + radius, edge.upperBound - radius)
  }

  private func arrow() -> (edge: ClosedRange<Double>, tip: ClosedRange<Double>) {
    guard let style = step.style.arrow, !isOver, let first = targets.first else {
      return (0...0, 0...0)
    }
    let (from, to) = straight
    guard let arrow = step.bubble.arrow else {
      let short = max(0, style.width - (to - from))
      let edge = short > 1e-6 ? short : 0
      // Without an arrow one of the two is broken.
      return (edge...edge, (edge > 0 ? 0 : 1e-6)...(.infinity))
    }
    func main(_ point: LayoutPoint) -> Double { isVertical ? point.y : point.x }
    func cross(_ point: LayoutPoint) -> Double { isVertical ? point.x : point.y }
    let level =
      isBefore ? span(bubble, along: false).upperBound : span(bubble, along: false).lowerBound
    let edge =
      [
        (main(arrow.baseStart) - level).magnitude, (main(arrow.baseEnd) - level).magnitude,
        from - cross(arrow.baseStart), cross(arrow.baseEnd) - to,
        (cross(arrow.baseEnd) - cross(arrow.baseStart) - style.width).magnitude,
      ].max() ?? 0
    // Nobody says where the outline of a path over a point is.
    guard first.holes.allSatisfy(\.isKnown) else {
      return (max(0, edge)...max(0, edge), 0...(.infinity))
    }
    let tip =
      parts(of: first).map { own, padded -> Double in
        let (across, depth) = (span(own, along: true), span(padded, along: false))
        let distance =
          isBefore ? depth.lowerBound - main(arrow.tip) : main(arrow.tip) - depth.upperBound
        return [
          (distance - max(0, gap - style.length)).magnitude,
          across.lowerBound - cross(arrow.tip), cross(arrow.tip) - across.upperBound,
        ].max() ?? 0
      }.min() ?? .infinity
    let (off, miss) = (max(0, edge), max(0, tip))
    return (off...off, miss...miss)
  }

  /// The rectangles at which the arrow may point, with the padding around them.
  private func parts(of target: ReferenceTarget) -> [(LayoutRect, LayoutRect)] {
    if let clear = target.clear { return clear.map { ($0.own, $0.padded) } }
    let reported = step.targets.first?.visibleParts ?? []
    return zip(target.sights, target.holes).flatMap { sight, hole in
      reported.filter { $0.reach(beyond: sight.frame) < 1e-6 }.map { own in
        let (frame, outline) = (sight.frame, hole.outline)
        let padded = LayoutRect(
          left: own.minX <= frame.minX ? outline.minX : own.minX,
          top: own.minY <= frame.minY ? outline.minY : own.minY,
          right: own.maxX >= frame.maxX ? outline.maxX : own.maxX,
          bottom: own.maxY >= frame.maxY ? outline.maxY : own.maxY)
        return (own, padded.cut(to: sight.screen))
      }
    }
  }
}
