/// Finds the arrow of a bubble whose frame is known, or by how much there is no room for one.
///
/// The base stands on the straight part of the edge that faces the target. The tip lies on the
/// target's padded edge, or off it by as much as a wanted gap exceeds the arrow's length, within the
/// span of what is seen of the target itself, as near to its middle as the base allows. Where an upright arrow would miss the target, the arrow
/// leans, by at most half its width.
struct ArrowFitting {
  /// The arrow; `nil` when there is no room for it.
  private(set) var arrow: ArrowPlacement?
  /// By how many points the edge is too short.
  private(set) var edgeShortfall = 0.0
  /// By how many points the tip would miss the target.
  private(set) var targetShortfall = 0.0

  /// Fits the arrow of a bubble.
  ///
  /// - Parameters:
  ///   - bubble: The bubble, for its arrow, radius, border and gap.
  ///   - frame: Where its body is, absolute, in points.
  ///   - side: Where the body lies as seen from the target; no arrow for `over`.
  ///   - target: What is seen of the target.
  ///   - scale: Pixels a point.
  init(
    _ bubble: Bubble, frame: LayoutRect, side: PhysicalSide, target: TargetPart, scale: Double
  ) {
    guard let arrow = bubble.arrow, side != .over else { return }
    let axis = side.mainAxis.other
    let edge = BodyStraightEdge(frame: frame, style: bubble.style, axis: axis)
    edgeShortfall = shortfall(arrow.width - edge.span.length)
    let aim = TipAim(target: target, along: axis, edge: edge.span, width: arrow.width)
    let reach = TipReach(
      frame: frame, side: side, target: target.clearFrame, gap: bubble.resolvedGap,
      length: arrow.length)
    targetShortfall = max(
      shortfall(aim.miss),
      max(shortfall(reach.miss - 1 / scale), reach.length > 0 ? 0 : reach.missing))
    guard edgeShortfall == 0, targetShortfall == 0 else { return }
    self.arrow = placement(aim.snapped(toScale: scale), reach, axis: axis, width: arrow.width)
  }

  private func shortfall(_ distance: Double) -> Double {
    distance > GeometryTolerance.length ? distance : 0
  }

  private func placement(
    _ aim: TipAim, _ reach: TipReach, axis: LayoutAxis, width: Double
  ) -> ArrowPlacement {
    func point(_ along: Double, _ level: Double) -> LayoutPoint {
      axis == .horizontal ? LayoutPoint(x: along, y: level) : LayoutPoint(x: level, y: along)
    }
    return ArrowPlacement(
      tip: point(aim.tip, reach.tipLevel),
      baseStart: point(aim.base - width / 2, reach.edgeLevel),
      baseEnd: point(aim.base + width / 2, reach.edgeLevel))
  }
}

/// The straight part of a body's horizontal or vertical edges.
struct BodyStraightEdge {
  /// From the end of one corner to the start of the other; negative in length when there is none.
  let span: AxisSpan

  init(frame: LayoutRect, style: BubbleStyle, axis: LayoutAxis) {
    let radius = style.cornerRadius(of: frame.size, arrowAlong: axis)
    span = frame.span(along: axis).inset(by: max(radius, style.border?.width ?? 0))
  }
}

/// Where the tip and the base's middle stand along the edge.
private struct TipAim {
  var tip: Double
  var base: Double
  /// By how many points the tip misses the target's span; negative when it does not.
  let miss: Double
  private let tips: AxisSpan
  private let bases: AxisSpan

  init(target: TargetPart, along axis: LayoutAxis, edge: AxisSpan, width: Double) {
    bases = edge.inset(by: width / 2)
    let own = target.frame.span(along: axis)
    let facing = target.facingFrame.span(along: axis)
    // What faces the bubble is worth leaning for, and so is coming near to it.
    let ranges = [facing.common(with: bases), facing.common(with: edge)]
    let inReach = own.common(with: edge)
    tips =
      ranges.first { $0.length >= 0 }
      ?? (inReach.length >= 0 ? inReach.end(towards: facing) : inReach)
    miss = -tips.length
    let isUpright = tips.common(with: bases).length >= 0
    let goal = isUpright ? own.mid : bases.clamp(tips.mid)
    tip = tips.clamp(goal)
    base = bases.clamp(tip)
  }

  /// The tip on a pixel, if one is in reach.
  func snapped(toScale scale: Double) -> TipAim {
    let pixel = tip.snapped(toScale: scale)
    guard pixel >= tips.min, pixel <= tips.max else { return self }
    var aim = self
    aim.tip = pixel
    aim.base = bases.clamp(pixel)
    return aim
  }
}

/// Where the edge and the tip lie on the axis between bubble and target.
private struct TipReach {
  /// The position of the bubble's edge.
  let edgeLevel: Double
  /// The position of the tip.
  let tipLevel: Double
  /// The distance between the two; not positive when there is no room.
  let length: Double
  /// By how many points the distance between bubble and target is not the wanted gap.
  let miss: Double
  /// By how many points the arrow is too short to be drawn at its full length.
  let missing: Double

  init(frame: LayoutRect, side: PhysicalSide, target: LayoutRect, gap: Double, length: Double) {
    let body = frame.span(along: side.mainAxis)
    let goal = target.span(along: side.mainAxis)
    let outwards = side.isBefore ? 1.0 : -1.0
    edgeLevel = side.isBefore ? body.max : body.min
    let targetLevel = side.isBefore ? goal.min : goal.max
    let distance = (targetLevel - edgeLevel) * outwards
    tipLevel = targetLevel - outwards * max(0, gap - length)
    self.length = (tipLevel - edgeLevel) * outwards
    miss = (distance - gap).magnitude
    missing = length - self.length
  }
}
