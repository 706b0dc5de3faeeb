#if canImport(Glibc)
  internal import Glibc  // links libm
#endif

/// A straight line through a point, with a direction of length 1; inside is on its right.
struct DirectedLine {
  /// A point of the line, absolute, in points.
  var point: LayoutPoint
  /// Where it runs, of length 1.
  var direction: LayoutPoint

  init(point: LayoutPoint, direction: LayoutPoint) {
    self.point = point
    self.direction = direction
  }

  /// The tangent that keeps a circle on its right, from a point to it or from it to a point.
  init(tangentFrom start: LayoutPoint, center: LayoutPoint, radius: Double, isApproaching: Bool) {
    let (dx, dy) = (center.x - start.x, center.y - start.y)
    let distance = max((dx * dx + dy * dy).squareRoot(), BubbleTolerance.vanishing)
    let sine = min(1, radius / distance)
    let cosine = (1 - sine * sine).squareRoot()
    let turn = isApproaching ? -sine : sine
    let along = LayoutPoint(
      x: (dx * cosine - dy * turn) / distance, y: (dx * turn + dy * cosine) / distance)
    point = start
    direction = isApproaching ? along : LayoutPoint(x: -along.x, y: -along.y)
  }

  /// The line moved to its right.
  func moved(inwards distance: Double) -> DirectedLine {
    DirectedLine(
      point: LayoutPoint(
        x: point.x - direction.y * distance, y: point.y + direction.x * distance),
      direction: direction)
  }

  /// Where the line meets a horizontal or vertical one.
  func point(at level: Double, axis: LayoutAxis) -> LayoutPoint {
    switch axis {
    case .horizontal:
      let steps = direction.y == 0 ? 0 : (level - point.y) / direction.y
      return LayoutPoint(x: point.x + direction.x * steps, y: level)
    case .vertical:
      let steps = direction.x == 0 ? 0 : (level - point.x) / direction.x
      return LayoutPoint(x: level, y: point.y + direction.y * steps)
    }
  }

  /// The point of the line that is nearest to another point.
  func foot(of other: LayoutPoint) -> LayoutPoint {
    let steps = (other.x - point.x) * direction.x + (other.y - point.y) * direction.y
    return LayoutPoint(x: point.x + direction.x * steps, y: point.y + direction.y * steps)
  }

  /// Where two lines meet; the line's own point when they are parallel.
  func crossing(with other: DirectedLine) -> LayoutPoint {
    let turn = direction.x * other.direction.y - direction.y * other.direction.x
    guard turn.magnitude > BubbleTolerance.parallel else { return point }
    let (dx, dy) = (other.point.x - point.x, other.point.y - point.y)
    let steps = (dx * other.direction.y - dy * other.direction.x) / turn
    return LayoutPoint(x: point.x + direction.x * steps, y: point.y + direction.y * steps)
  }
}
