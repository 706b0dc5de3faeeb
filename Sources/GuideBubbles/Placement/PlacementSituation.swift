internal import Constraints

/// A bubble, its targets and its screen, with everything resolved that all candidates share.
struct PlacementSituation {
  let bubble: Bubble
  let sizing: BubbleSizing
  let sides: [BubbleSide]
  /// Where the bubble may be.
  let safe: LayoutRect
  /// Where the bubble should be.
  let inner: LayoutRect
  /// The visible parts of the targets' padded frames; the screen's edge for one that lies off it.
  let targets: [LayoutRect]
  private let obstacles: [LayoutRect]
  private let direction: UserInterfaceLayoutDirection
  private let scale: Double

  init(_ bubble: Bubble, targets: [HighlightTarget], container: BubbleContainer) {
    self.bubble = bubble
    scale = container.usableScale
    direction = container.layoutDirection
    sizing = BubbleSizing(style: bubble.style, direction: direction, scale: scale)
    safe = container.safeFrame
    inner = container.marginFrame
    obstacles = container.obstacles.map(\.finite)
    let screen = container.frame.finite
    if targets.isEmpty {
      self.targets = [LayoutRect(x: container.safeFrame.midX, y: container.safeFrame.midY)]
      sides = [.over]
    } else {
      self.targets = targets.map { $0.clearFrame.clamped(to: screen) }
      sides = bubble.sidesInOrder
    }
  }

  /// The widest that a bubble can be on a side.
  ///
  /// Beside a target that is the room between it and the bounds, but not less than the text's
  /// longest word takes; elsewhere the bounds' width.
  func widestBubble(
    on side: BubbleSide, within bounds: LayoutRect, measure: (Double) -> TextLayout
  ) -> Double {
    let widest = min(bounds.width, sizing.maximumWidth)
    let room: Double
    switch PhysicalSide(side, direction: direction) {
    case .above, .below, .over: return widest
    case .left: room = targets[0].minX - bubble.resolvedGap - bounds.minX
    case .right: room = bounds.maxX - targets[0].maxX - bubble.resolvedGap
    }
    guard room < widest else { return widest }
    let text = sizing.fit(widest: widest, measure: measure).layout
    let word = LayoutSize(width: text.narrowestWidth, height: text.size.height)
    return max(room, min(widest, sizing.bubbleSize(around: word).width))
  }

  /// The constraints of a bubble on a side.
  func problem(_ side: BubbleSide, textSize: LayoutSize) -> PlacementProblem {
    let physical = PhysicalSide(side, direction: direction)
    let crossAxis = physical.mainAxis.other
    let arrow = physical == .over ? nil : bubble.arrow
    let others = physical == .over ? [] : Array(targets.dropFirst())
    return PlacementProblem(
      side: physical, safe: safe, inner: inner, target: targets[0],
      avoided: others.map {
        AvoidedRect(frame: $0, priority: PlacementPriority.clearOfTarget)
      }
        + obstacles.map {
          AvoidedRect(frame: $0, priority: PlacementPriority.clearOfObstacles)
        },
      alignment: PhysicalAlignment(bubble.alignment, axis: crossAxis, direction: direction),
      gap: bubble.resolvedGap, textSize: textSize,
      arrow: arrow.map {
        ArrowNeeds(style: bubble.style, arrow: $0, axis: crossAxis, textSize: textSize)
      },
      direction: direction)
  }

  /// A bubble docked in the safe area, for numbers with which the solver cannot calculate.
  func fallback(measure: (Double) -> TextLayout) -> PlacementAttempt {
    let text = sizing.fit(widest: safe.width, measure: measure)
    let frame = LayoutRect(
      x: safe.minX, y: safe.minY, width: min(safe.width, text.bubbleSize.width),
      height: min(safe.height, text.bubbleSize.height))
    return PlacementAttempt(
      side: sides.first ?? .over, text: text, frame: frame, score: PlacementScore([]),
      isCutShort: false)
  }

  /// The chosen attempt on pixels, with its arrow and its promises.
  func finished(_ attempt: PlacementAttempt, candidates: [PlacementCandidate])
    -> BubblePlacement
  {
    let side = PhysicalSide(attempt.side, direction: direction)
    let promises = PlacementPromises(
      bubble: bubble, safe: safe, targets: targets, obstacles: obstacles, direction: direction,
      scale: scale)
    func arrow(_ frame: LayoutRect) -> ArrowPlacement? {
      ArrowFitting(bubble, frame: frame, side: side, target: targets[0], scale: scale).arrow
    }
    func reports(_ frame: LayoutRect) -> [PromiseReport] {
      promises.reports(
        frame: frame, text: attempt.text.layout, side: attempt.side, arrow: arrow(frame))
    }
    let frame = PlacementSnapping(scale: scale).snap(attempt.frame) { frame in
      reports(frame).map(\.shortfall) + [frame.overflow(beyond: inner)]
    }
    return BubblePlacement(
      frame: frame, textFrame: textFrame(in: frame, text: attempt.text.layout.size),
      text: attempt.text.layout, side: attempt.side, alignment: bubble.alignment,
      arrow: arrow(frame), promises: reports(frame), candidates: candidates)
  }

  /// Where the text stands: in the middle of the body less the insets.
  private func textFrame(in frame: LayoutRect, text: LayoutSize) -> LayoutRect {
    let room = frame.inset(by: sizing.insets)
    let (width, height) = (
      min(text.width, max(0, room.width)), min(text.height, max(0, room.height))
    )
    return LayoutRect(
      x: (room.midX - width / 2).snapped(toScale: scale),
      y: (room.midY - height / 2).snapped(toScale: scale), width: width, height: height)
  }
}
