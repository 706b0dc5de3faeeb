/// An arrow as its outline needs it: two sides from the body's edge to a round or sharp tip.
///
/// A round tip is a circle whose far point is the arrow's tip, so that it still touches the target;
/// the sides are the tangents from the base's corners to that circle. The radius is not less than
/// the border's width, so that the border can follow it.
struct ArrowSpike {
  /// The edge that it stands on.
  let edge: BubbleEdge
  /// The side that the outline meets first, away from the body.
  private let rising: DirectedLine
  /// The side back to the body, away from it too.
  private let falling: DirectedLine
  /// The middle of the tip's circle.
  private let center: LayoutPoint
  /// The radius of the tip's circle, in points; 0 for a sharp tip.
  private let radius: Double
  /// Where the edge lies: y of a horizontal one, x of a vertical one.
  private let level: Double

  /// Makes a spike, or nothing when the tip does not lie outside the body.
  init?(_ arrow: ArrowPlacement, on frame: LayoutRect, style: BubbleStyle) {
    guard let edge = BubbleEdge(facing: arrow.tip, of: frame) else { return nil }
    self.edge = edge
    let isForwards = edge == .top || edge == .right
    let first = isForwards ? arrow.baseStart : arrow.baseEnd
    let last = isForwards ? arrow.baseEnd : arrow.baseStart
    level = edge.axis == .horizontal ? first.y : first.x
    let outwards = edge.outwards
    let length = (arrow.tip.x - first.x) * outwards.x + (arrow.tip.y - first.y) * outwards.y
    let width = (last.x - first.x).magnitude + (last.y - first.y).magnitude
    let wanted = style.arrow?.tipRadius ?? 0
    let followable = wanted > 0 ? max(wanted, style.border?.width ?? 0) : 0
    radius = max(0, min(followable, length / 2, width / 2))
    center = LayoutPoint(
      x: arrow.tip.x - outwards.x * radius, y: arrow.tip.y - outwards.y * radius)
    rising = DirectedLine(tangentFrom: first, center: center, radius: radius, isApproaching: true)
    falling = DirectedLine(tangentFrom: last, center: center, radius: radius, isApproaching: false)
  }

  /// Draws the arrow, moved inwards by a distance, into an outline that runs clockwise.
  func draw(into path: inout OutlinePath, inset: Double) {
    let inner = edge.inwards(level, by: inset)
    let (up, down) = (rising.moved(inwards: inset), falling.moved(inwards: inset))
    path.addLine(to: up.point(at: inner, axis: edge.axis))
    if radius > inset {
      path.addLine(to: up.foot(of: center))
      path.addArc(radius: radius - inset, to: down.foot(of: center))
    } else {
      path.addLine(to: up.crossing(with: down))
    }
    path.addLine(to: down.point(at: inner, axis: edge.axis))
  }
}

extension BubbleEdge {
  /// The edge beyond which a point lies; nothing for a point of the body.
  init?(facing point: LayoutPoint, of frame: LayoutRect) {
    if point.y < frame.minY {
      self = .top
    } else if point.y > frame.maxY {
      self = .bottom
    } else if point.x < frame.minX {
      self = .left
    } else if point.x > frame.maxX {
      self = .right
    } else {
      return nil
    }
  }

  /// The direction away from the body.
  fileprivate var outwards: LayoutPoint {
    switch self {
    case .top: LayoutPoint(x: 0, y: -1)
    case .right: LayoutPoint(x: 1, y: 0)
    case .bottom: LayoutPoint(x: 0, y: 1)
    case .left: LayoutPoint(x: -1, y: 0)
    }
  }

  /// The edge's position moved into the body.
  fileprivate func inwards(_ level: Double, by distance: Double) -> Double {
    switch self {
    case .top, .left: level + distance
    case .right, .bottom: level - distance
    }
  }
}
