/// Where the tail of a bubble's picture is on a screen, and what it asks of the bubble's place.
struct TailPlacement: Hashable {
  /// The edge of the body that the tip touches.
  let edge: BubbleEdge
  /// The distance from the edge's left or top end to the tip, or from its right end, in points.
  let offset: Double
  /// Whether the distance counts from the right end.
  let isFromRight: Bool
  private let direction: UserInterfaceLayoutDirection

  /// Finds the tail of a style's picture; nothing when it has none.
  init?(_ style: BubbleStyle, direction: UserInterfaceLayoutDirection) {
    guard let tail = style.tail, let picture = style.picture else { return nil }
    let isMirrored = picture.isMirrored(in: direction)
    switch tail.edge {
    case .top: edge = .top
    case .bottom: edge = .bottom
    case .leading: edge = isMirrored ? .right : .left
    case .trailing: edge = isMirrored ? .left : .right
    }
    offset = tail.usableOffset
    isFromRight = isMirrored && edge.axis == .horizontal
    self.direction = direction
  }

  /// The side on which the tail points at the target.
  var side: BubbleSide {
    switch edge {
    case .top: .below
    case .bottom: .above
    case .left: direction == .leftToRight ? .trailing : .leading
    case .right: direction == .leftToRight ? .leading : .trailing
    }
  }

  /// Whether a candidate's cross axis counts along the edge from the end that the tail does not.
  var isFromCrossEnd: Bool {
    edge.axis == .horizontal && isFromRight != (direction == .rightToLeft)
  }

  /// The tip of the tail of a bubble, absolute, in points.
  func tip(of frame: LayoutRect) -> LayoutPoint {
    let x = isFromRight ? frame.maxX - offset : frame.minX + offset
    switch edge {
    case .top: return LayoutPoint(x: x, y: frame.minY)
    case .bottom: return LayoutPoint(x: x, y: frame.maxY)
    case .left: return LayoutPoint(x: frame.minX, y: frame.minY + offset)
    case .right: return LayoutPoint(x: frame.maxX, y: frame.minY + offset)
    }
  }

  /// By how many points the tip of a bubble on a side misses the target.
  ///
  /// On the side on which it points at the target, the tip lies within the target's span and as far
  /// from its edge as the gap says. On other sides it does not point there at all, and misses by the
  /// way to the target's nearest edge. A bubble over its target points at nothing.
  ///
  /// - Parameters:
  ///   - frame: The bubble's body, absolute, in points.
  ///   - side: Where it lies as seen from the target.
  ///   - target: What is seen of the target.
  ///   - gap: The distance that is wanted between the two, in points.
  /// - Returns: The points; 0 when the tail points where it should.
  func miss(of frame: LayoutRect, on side: PhysicalSide, target: TargetPart, gap: Double) -> Double
  {
    guard side != .over else { return 0 }
    let tip = tip(of: frame)
    let (seen, clear) = (target.frame, target.clearFrame)
    let (wide, high) = edge.axis == .horizontal ? (seen, clear) : (clear, seen)
    let across = max(wide.minX - tip.x, tip.x - wide.maxX)
    let down = max(high.minY - tip.y, tip.y - high.maxY)
    guard side == PhysicalSide(self.side, direction: direction) else {
      return max(across, down, 0)
    }
    let (beside, distance) = edge.axis == .horizontal ? (across, down) : (down, across)
    return max(0, beside, (distance - max(0, gap)).magnitude)
  }
}
