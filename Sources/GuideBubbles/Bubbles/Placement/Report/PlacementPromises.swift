/// Checks a finished bubble against its promises, by arithmetic on its geometry alone.
struct PlacementPromises {
  private let bubble: Bubble
  private let insets: LayoutInsets
  /// Between which edges the bubble may be, which are crossed where insets leave nothing of the screen.
  private let safe: LayoutRect
  /// At which of its targets' visible parts the bubble's arrow points.
  private let target: TargetPart
  /// What the bubble keeps clear of: the visible parts of all its targets' padded frames, less what
  /// a negative gap lets it cover.
  private let targets: [LayoutRect]
  private let obstacles: [LayoutRect]
  private let side: PhysicalSide
  private let scale: Double
  private let tail: TailPlacement?
  private let visibilities: [TargetVisibility]
  private let scrollContainers: [String?]

  /// Makes the promises of a bubble on a side of one of its first target's lines.
  init(_ situation: PlacementSituation, side: BubbleSide, line: Int) {
    bubble = situation.bubble
    insets = situation.insets
    safe = situation.safeEdges
    target = situation.lines[line]
    var targets = situation.targets
    targets[line] = situation.cleared(side, line: line)
    self.targets = targets
    // What has no area is in nobody's way.
    obstacles = situation.obstacles.filter { $0.width > 0 && $0.height > 0 }
    self.side = PhysicalSide(side, direction: situation.direction)
    scale = situation.scale
    tail = situation.tail
    visibilities = situation.visibilities
    scrollContainers = situation.scrollContainers
  }

  /// The tip of a picture's tail, unless the bubble stands over its target.
  func tailTip(_ frame: LayoutRect) -> LayoutPoint? {
    side == .over ? nil : tail?.tip(of: frame)
  }

  /// The arrow of a bubble, if there is room for one.
  func arrow(_ frame: LayoutRect) -> ArrowPlacement? { fitting(frame).arrow }

  private func fitting(_ frame: LayoutRect) -> ArrowFitting {
    ArrowFitting(bubble, frame: frame, side: side, target: target, scale: scale)
  }

  /// Every promise in order, with the points by which it was broken.
  func reports(frame: LayoutRect, content: BubbleContentLayout) -> [PromiseReport] {
    let fitting = fitting(frame)
    var (edge, tip) =
      fitting.arrow.map { shortfalls(of: $0, frame: frame) }
      ?? (fitting.edgeShortfall, fitting.targetShortfall)
    if let tail {
      tip = tail.miss(of: frame, on: side, target: target, gap: bubble.resolvedGap)
    }
    return [
      report(.insideSafeArea, frame.overflow(beyond: safe)),
      report(.textUnclipped, clipped(content, frame: frame)),
      report(.clearOfTarget, side == .over ? 0 : deepest(frame, targets)),
      report(.arrowOnStraightEdge, edge),
      report(.arrowOnTarget, tip),
      report(.clearOfObstacles, deepest(frame, obstacles)),
      visibilityReport,
    ]
  }

  /// By how much the most hidden target is hidden, whatever the bubble does.
  private var visibilityReport: PromiseReport {
    var report = PromiseReport(promise: .targetVisible)
    for (visibility, container) in zip(visibilities, scrollContainers)
    where visibility.hidden > report.shortfall {
      report.shortfall = visibility.hidden
      report.scroll = visibility.scroll.map { TargetScroll(by: $0, in: container) }
    }
    return report
  }

  private func report(_ promise: BubblePromise, _ shortfall: Double) -> PromiseReport {
    PromiseReport(
      promise: promise, shortfall: shortfall > GeometryTolerance.length ? shortfall : 0)
  }

  /// By how much the deepest of some rectangles is covered.
  private func deepest(_ frame: LayoutRect, _ others: [LayoutRect]) -> Double {
    others.reduce(0) { max($0, frame.penetration(into: $1)) }
  }

  /// By how much the content with its insets is larger than the body, in the worse direction; a line
  /// limit that cuts text off takes the height that is missing.
  private func clipped(_ content: BubbleContentLayout, frame: LayoutRect) -> Double {
    let size = content.size
    return max(
      size.width + insets.left + insets.right - frame.width,
      size.height + insets.top + insets.bottom - frame.height, content.cutOff)
  }

  /// By how much an arrow's base leaves the straight edge, and by how much its tip misses.
  private func shortfalls(of arrow: ArrowPlacement, frame: LayoutRect)
    -> (edge: Double, tip: Double)
  {
    let axis = side.mainAxis
    let straight = BodyStraightEdge(frame: frame, style: bubble.style, axis: axis.other).span
    let body = frame.span(along: axis)
    let edge = side.isBefore ? body.max : body.min
    let (start, end) = (Position(arrow.baseStart, axis), Position(arrow.baseEnd, axis))
    let offEdge = max((start.main - edge).magnitude, (end.main - edge).magnitude)
    let offStraight = max(straight.min - start.cross, end.cross - straight.max)
    return (max(offEdge, offStraight), miss(Position(arrow.tip, axis)))
  }

  /// By how much a tip misses the target's span, or the padded edge that it should touch.
  private func miss(_ tip: Position) -> Double {
    let span = target.frame.span(along: side.mainAxis.other)
    let depth = target.clearFrame.span(along: side.mainAxis)
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
