internal import Constraints

/// Checks a finished bubble against its promises, by arithmetic on its geometry alone.
struct PlacementPromises {
  /// The bubble that was placed.
  let bubble: Bubble
  /// Where the bubble may be.
  let safe: LayoutRect
  /// What the bubble keeps clear of: the visible parts of its targets' padded frames, the first one
  /// being that at which the arrow points.
  let targets: [LayoutRect]
  /// What the bubble must not cover besides.
  let obstacles: [LayoutRect]
  /// The direction in which leading comes before trailing.
  let direction: UserInterfaceLayoutDirection
  /// Pixels a point.
  let scale: Double

  /// Every promise in order, with the points by which it was broken.
  func reports(frame: LayoutRect, text: TextLayout, side: BubbleSide, arrow: ArrowPlacement?)
    -> [PromiseReport]
  {
    let physical = PhysicalSide(side, direction: direction)
    let (edge, tip) = arrowShortfalls(arrow, frame: frame, side: physical)
    let covered = side == .over ? 0 : deepest(frame, targets)
    return [
      report(.insideSafeArea, frame.overflow(beyond: safe)),
      report(.textUnclipped, clipped(text, frame: frame)),
      report(.clearOfTarget, covered),
      report(.arrowOnStraightEdge, edge),
      report(.arrowOnTarget, tip),
      report(.clearOfObstacles, deepest(frame, obstacles)),
    ]
  }

  private func report(_ promise: BubblePromise, _ shortfall: Double) -> PromiseReport {
    PromiseReport(
      promise: promise, shortfall: shortfall > PlacementScore.tolerance ? shortfall : 0)
  }

  /// By how much the deepest of some rectangles is covered.
  private func deepest(_ frame: LayoutRect, _ others: [LayoutRect]) -> Double {
    others.reduce(0) { max($0, frame.penetration(into: $1)) }
  }

  /// By how much the text with its insets is larger than the body, in the worse direction; a line
  /// limit that cuts text off takes the height that is missing.
  private func clipped(_ text: TextLayout, frame: LayoutRect) -> Double {
    let insets = bubble.style.textInsets
    return max(
      text.size.width + insets.leading + insets.trailing - frame.width,
      text.size.height + insets.top + insets.bottom - frame.height,
      text.isTruncated ? text.unlimitedHeight - text.size.height : 0)
  }

  /// By how much the arrow's base leaves the straight edge, and by how much its tip misses.
  private func arrowShortfalls(_ arrow: ArrowPlacement?, frame: LayoutRect, side: PhysicalSide)
    -> (edge: Double, tip: Double)
  {
    guard bubble.arrow != nil, side != .over, let target = targets.first else { return (0, 0) }
    guard let arrow else {
      let fitting = ArrowFitting(
        bubble, frame: frame, side: side, target: target, scale: scale)
      return (fitting.edgeShortfall, fitting.targetShortfall)
    }
    let axis = side.mainAxis
    let straight = BodyStraightEdge(frame: frame, style: bubble.style, axis: axis.other).span
    let body = frame.span(along: axis)
    let edge = side.isBefore ? body.max : body.min
    let (start, end) = (Position(arrow.baseStart, axis), Position(arrow.baseEnd, axis))
    let offEdge = max((start.main - edge).magnitude, (end.main - edge).magnitude)
    let offStraight = max(straight.min - start.cross, end.cross - straight.max)
    return (max(offEdge, offStraight), miss(Position(arrow.tip, axis), target, side))
  }

  /// By how much a tip misses the target's span, or the padded edge that it should touch.
  private func miss(_ tip: Position, _ target: LayoutRect, _ side: PhysicalSide) -> Double {
    let span = target.span(along: side.mainAxis.other)
    let depth = target.span(along: side.mainAxis)
    let wanted = max(0, bubble.resolvedGap - (bubble.arrow?.length ?? 0))
    let distance = side.isBefore ? depth.min - tip.main : tip.main - depth.max
    return max(
      (distance - wanted).magnitude, max(span.min - tip.cross, tip.cross - span.max))
  }
}

/// A point by main and cross axis.
private struct Position {
  let main: Double
  let cross: Double

  init(_ point: LayoutPoint, _ axis: LayoutAxis) {
    (main, cross) = axis == .horizontal ? (point.x, point.y) : (point.y, point.x)
  }
}
