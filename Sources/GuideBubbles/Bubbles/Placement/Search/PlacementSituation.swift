/// A bubble, its targets and its screen, with everything resolved that all candidates share.
struct PlacementSituation {
  let bubble: Bubble
  let insets: LayoutInsets
  /// The sides that may be tried, best first.
  let sides: [BubbleSide]
  /// How many of them the bubble asks for.
  let wantedSideCount: Int
  /// Where the bubble may be.
  let safe: LayoutRect
  /// The same with edges that crossed each other left so.
  let safeEdges: LayoutRect
  /// Where the bubble should be.
  let inner: LayoutRect
  /// Where something can be seen.
  let visible: LayoutRect
  /// The frame around the first target's lines, without padding; `nil` without a target.
  let firstTarget: LayoutRect?
  /// What can be seen of the first target, each part of which the bubble may stand beside; where it
  /// disappeared when nothing can be.
  let lines: [TargetPart]
  /// What the bubble keeps clear of besides: what can be seen of the other targets with their padding.
  let otherTargets: [LayoutRect]
  /// What can be seen of each target.
  let visibilities: [TargetVisibility]
  /// What scrolls each target.
  let scrollContainers: [String?]
  let obstacles: [LayoutRect]
  /// What the bubble would rather not cover on a side that it does not ask for.
  let controls: [LayoutRect]
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
    safeEdges = container.safeEdges
    inner = container.marginFrame
    obstacles = container.obstacles.map(\.finite)
    controls = container.controls.map(\.finite)
    visible = container.visibleFrame
    firstTarget = targets.first.flatMap { $0.frames.map(\.finite).bounding }
    let visible = visible
    visibilities = targets.map { $0.visibility(on: visible) }
    scrollContainers = targets.map(\.scrollContainer)
    guard let first = targets.first, !first.frames.isEmpty else {
      let middle = LayoutRect(x: safe.midX, y: safe.midY)
      lines = [TargetPart(frame: middle, clearFrame: middle, facingFrame: middle)]
      otherTargets = []
      sides = [.over]
      wantedSideCount = 0
      return
    }
    let (lines, crumbs) = first.lines(visibilities[0], on: visible, direction)
    self.lines = lines
    otherTargets =
      crumbs + visibilities.dropFirst().flatMap(\.parts).flatMap { $0.map(\.clearFrame) }
    sides = bubble.sidesInOrder(for: direction)
    wantedSideCount = Set(bubble.preferredSides).count
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
  var targets: [LayoutRect] { lines.map(\.clearFrame) + otherTargets }

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
  ///
  /// - Parameters:
  ///   - axes: The candidate's axes.
  ///   - line: The line.
  ///   - contentSize: What the content takes, in points.
  ///   - hasArrow: Whether there is to be an arrow, if the bubble has one.
  /// - Returns: The candidate.
  func problem(
    _ axes: PlacementAxes, line: Int, contentSize: LayoutSize, hasArrow: Bool
  ) -> PlacementProblem {
    let isOver = axes.side == .over
    let isVertical = axes.side.mainAxis == .vertical
    let arrow = isOver || !hasArrow ? nil : bubble.arrow
    let attachment = isOver ? nil : bubble.attachment
    let tail = self.tail.flatMap {
      axes.side == PhysicalSide($0.side, direction: direction) ? $0 : nil
    }
    let tips = axes.relative(lines[line].frame).cross
    let facing = axes.relative(lines[line].facingFrame).cross
    let isRound = tips.length - facing.length > GeometryTolerance.length
    return PlacementProblem(
      kind: PlacementKind(
        isOver: isOver, hasArrow: arrow != nil,
        tail: tail.map { $0.isFromCrossEnd ? .end : .start }, isRound: isRound && arrow != nil,
        isAttached: attachment != nil, alignment: bubble.alignment),
      safe: axes.relative(safe), inner: axes.relative(inner),
      tips: tips, facing: facing, edge: axes.relative(lines[line].clearFrame).cross,
      gap: bubble.resolvedGap,
      attachment: attachment ?? 0,
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
    let clear = lines[line].clearFrame
    guard bubble.resolvedGap < 0, axes.side != .over else { return clear }
    var rect = axes.relative(clear)
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
    // No way around an obstacle leads past an edge so far away, and small numbers are solved exactly.
    let far = LayoutInsets(top: -1e6, left: -1e6, bottom: -1e6, right: -1e6)
    for (index, obstacle) in obstacles.enumerated() {
      let near = obstacle.clamped(to: visible.inset(by: far))
      avoided.append(AvoidedRect(source: .obstacle(index), frame: axes.relative(near)))
    }
    return avoided
  }

  /// The widest that a bubble beside a line can be within bounds, in points.
  func room(_ side: BubbleSide, line: Int, within bounds: LayoutRect) -> Double {
    switch PhysicalSide(side, direction: direction) {
    case .above, .below, .over: bounds.width
    case .left: lines[line].clearFrame.minX - bubble.resolvedGap - bounds.minX
    case .right: bounds.maxX - lines[line].clearFrame.maxX - bubble.resolvedGap
    }
  }
}

extension PlacementSituation {
  /// How many controls a frame covers.
  func coveredControls(by frame: LayoutRect) -> [Int] {
    controls.indices.filter {
      frame.penetration(into: controls[$0]) > GeometryTolerance.length
    }
  }
}

extension [LayoutRect] {
  /// The smallest rectangle around all of them; nothing for none.
  fileprivate var bounding: LayoutRect? {
    first.map { dropFirst().reduce($0) { $0.union($1) } }
  }
}
