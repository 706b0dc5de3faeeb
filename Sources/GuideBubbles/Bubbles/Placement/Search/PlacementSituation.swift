/// A bubble, its targets and its screen, with everything resolved that all candidates share.
struct PlacementSituation {
  let bubble: Bubble
  let insets: LayoutInsets
  /// The sides that may be tried, best first.
  let sides: [BubbleSide]
  /// Where the bubble may be.
  let safe: LayoutRect
  /// Where the bubble should be.
  let inner: LayoutRect
  /// Where something can be seen.
  let visible: LayoutRect
  /// The frame around the first target's lines, without padding; nothing without a target.
  let firstTarget: LayoutRect?
  /// The visible parts of the first target's padded lines, each of which the bubble may stand
  /// beside; the screen's edge for one that lies off it.
  let lines: [LayoutRect]
  /// The visible parts of the other targets' padded frames.
  let otherTargets: [LayoutRect]
  let obstacles: [LayoutRect]
  /// The tail of the bubble's picture; nothing when there is none.
  let tail: TailPlacement?
  let direction: UserInterfaceLayoutDirection
  let scale: Double

  init(_ bubble: Bubble, targets: [HighlightTarget], container: BubbleContainer) {
    self.bubble = bubble
    scale = container.usableScale
    direction = container.layoutDirection
    tail = TailPlacement(bubble.style, direction: direction)
    insets = bubble.style.textInsets.resolved(for: direction)
    safe = container.safeFrame
    inner = container.marginFrame
    obstacles = container.obstacles.map(\.finite)
    visible = container.visibleFrame
    firstTarget = targets.first.flatMap { $0.frames.map(\.finite).bounding }
    guard let first = targets.first, !first.frames.isEmpty else {
      lines = [LayoutRect(x: safe.midX, y: safe.midY)]
      otherTargets = []
      sides = [.over]
      return
    }
    let bounds = visible
    lines = first.clearFrames.map { $0.clamped(to: bounds) }
    otherTargets = targets.dropFirst().flatMap(\.clearFrames).map { $0.clamped(to: bounds) }
    sides = bubble.sidesInOrder(for: direction)
  }

  /// The least size of the bubble's content, in whole pixels, in points: what the insets leave of the
  /// smallest bubble.
  var smallestContent: LayoutSize {
    let size = bubble.style.smallestSize
    return LayoutSize(
      width: max(0, size.width - insets.left - insets.right).ceiled(toScale: scale),
      height: max(0, size.height - insets.top - insets.bottom).ceiled(toScale: scale))
  }

  /// All that the bubble must not cover of its targets.
  var targets: [LayoutRect] { lines + otherTargets }

  /// The first target's lines in the order in which a bubble on a side would rather stand beside
  /// them: the one that lies nearest.
  func lineOrder(for side: BubbleSide) -> [Int] {
    side == .below ? lines.indices.reversed() : Array(lines.indices)
  }

  /// The axes of a candidate.
  func axes(_ side: BubbleSide, line: Int) -> PlacementAxes {
    PlacementAxes(
      PhysicalSide(side, direction: direction), of: lines[line], direction: direction)
  }

  /// The constraints of a bubble beside one of the first target's lines.
  func problem(_ axes: PlacementAxes, line: Int, contentSize: LayoutSize) -> PlacementProblem {
    let isOver = axes.side == .over
    let isVertical = axes.side.mainAxis == .vertical
    let arrow = isOver ? nil : bubble.arrow
    let attachment = isOver ? nil : bubble.attachment
    let tail = self.tail.flatMap {
      axes.side == PhysicalSide($0.side, direction: direction) ? $0 : nil
    }
    let halfTarget = lines[line].span(along: axes.side.mainAxis.other).length / 2
    return PlacementProblem(
      kind: PlacementKind(
        isOver: isOver, hasArrow: arrow != nil,
        tail: tail.map { $0.isFromCrossEnd ? .end : .start }, isAttached: attachment != nil,
        alignment: bubble.alignment),
      safe: axes.relative(safe), inner: axes.relative(inner),
      halfTarget: halfTarget, gap: bubble.resolvedGap, attachment: attachment ?? 0,
      length: isVertical ? contentSize.height : contentSize.width,
      breadth: isVertical ? contentSize.width : contentSize.height,
      arrow: arrow.map {
        ArrowNeeds(
          style: bubble.style, arrow: $0, axis: axes.side.mainAxis.other,
          contentSize: contentSize)
      },
      tailOffset: tail?.offset, avoided: avoided(axes, line: line))
  }

  /// By how many points the tail of a bubble's picture misses a line; 0 without a tail.
  func tailMiss(_ frame: LayoutRect, _ side: PhysicalSide, line: Int) -> Double {
    tail?.miss(of: frame, on: side, target: lines[line], gap: bubble.resolvedGap) ?? 0
  }

  /// What a bubble on a side of a line keeps clear of: the line less what a negative gap covers.
  func cleared(_ side: BubbleSide, line: Int) -> LayoutRect {
    let axes = axes(side, line: line)
    guard bubble.resolvedGap < 0, axes.side != .over else { return lines[line] }
    var rect = axes.relative(lines[line])
    rect.main.max = max(rect.main.min, bubble.resolvedGap)
    return axes.absolute(rect)
  }

  private func avoided(_ axes: PlacementAxes, line: Int) -> [AvoidedRect] {
    var avoided: [AvoidedRect] = []
    if axes.side != .over {
      for (index, target) in targets.enumerated() where index != line {
        avoided.append(AvoidedRect(source: .target(index), frame: axes.relative(target)))
      }
    }
    for (index, obstacle) in obstacles.enumerated() {
      avoided.append(AvoidedRect(source: .obstacle(index), frame: axes.relative(obstacle)))
    }
    return avoided
  }

  /// The widest that a bubble beside a line can be within bounds, in points.
  func room(_ side: BubbleSide, line: Int, within bounds: LayoutRect) -> Double {
    switch PhysicalSide(side, direction: direction) {
    case .above, .below, .over: bounds.width
    case .left: lines[line].minX - bubble.resolvedGap - bounds.minX
    case .right: bounds.maxX - lines[line].maxX - bubble.resolvedGap
    }
  }
}

extension [LayoutRect] {
  /// The smallest rectangle around all of them; nothing for none.
  fileprivate var bounding: LayoutRect? {
    first.map { dropFirst().reduce($0) { $0.union($1) } }
  }
}
