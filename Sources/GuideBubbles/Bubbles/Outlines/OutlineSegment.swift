/// One straight line or one clockwise circular arc of at most half a turn, with a direction.
package struct OutlineSegment: Hashable {
  package var start: LayoutPoint
  package var end: LayoutPoint
  /// The circle that an arc is a part of; nothing for a line.
  package var circle: Circle?

  package struct Circle: Hashable {
    package var center: LayoutPoint
    package var radius: Double
  }

  init(from start: LayoutPoint, to end: LayoutPoint, circle: Circle? = nil) {
    self.start = start
    self.end = end
    self.circle = circle
  }

  /// An arc from its radius, the way an outline stores it; a line where the radius makes no arc.
  init(from start: LayoutPoint, to end: LayoutPoint, radius: Double) {
    let chord = start.vector(to: end)
    let half = chord.length / 2
    guard half > 0, radius > 0, radius.isFinite else {
      self.init(from: start, to: end)
      return
    }
    // Like SVG: a radius too small for the chord means half a turn.
    let radius = max(radius, half)
    let height = ((radius - half) * (radius + half)).squareRoot()
    let middle = start.middle(to: end)
    // The centre of a clockwise arc lies to the right of its chord, which is y-down (-y, x).
    let center = LayoutPoint(
      x: middle.x - chord.y / (2 * half) * height, y: middle.y + chord.x / (2 * half) * height)
    self.init(from: start, to: end, circle: Circle(center: center, radius: radius))
  }

  /// The smallest upright rectangle around the segment.
  var bounds: LayoutRect {
    let line = LayoutRect(
      left: min(start.x, end.x), top: min(start.y, end.y), right: max(start.x, end.x),
      bottom: max(start.y, end.y))
    guard let circle else { return line }
    let (center, radius) = (circle.center, circle.radius)
    let extremes = [
      LayoutPoint(x: center.x, y: center.y - radius),
      LayoutPoint(x: center.x + radius, y: center.y),
      LayoutPoint(x: center.x, y: center.y + radius),
      LayoutPoint(x: center.x - radius, y: center.y),
    ]
    return extremes.filter(isOnArcSide).reduce(line) { bounds, point in
      bounds.union(LayoutRect(x: point.x, y: point.y))
    }
  }

  /// The point halfway along.
  var middle: LayoutPoint {
    let middle = start.middle(to: end)
    guard let circle else { return middle }
    let chord = start.vector(to: end)
    guard chord.length > 0 else { return start }
    // From the centre to the left of the chord; the arc's bulge.
    return LayoutPoint(
      x: circle.center.x + chord.y / chord.length * circle.radius,
      y: circle.center.y - chord.x / chord.length * circle.radius)
  }

  /// The direction at the point halfway along, which is the chord's, with length 1; no length for a
  /// segment without one.
  var direction: LayoutPoint {
    let chord = start.vector(to: end)
    let length = chord.length
    guard length > 0 else { return LayoutPoint() }
    return LayoutPoint(x: chord.x / length, y: chord.y / length)
  }

  /// The point beside the middle, so far to the right, in points.
  func point(aside distance: Double) -> LayoutPoint {
    let (middle, direction) = (middle, direction)
    return LayoutPoint(
      x: middle.x - direction.y * distance, y: middle.y + direction.x * distance)
  }

  /// How far along its chord a point lies: 0 at the start, 1 at the end; grows along an arc too, as
  /// far as it is at most half a turn.
  func progress(of point: LayoutPoint) -> Double {
    let chord = start.vector(to: end)
    let length = chord.dot(chord)
    return length > 0 ? start.vector(to: point).dot(chord) / length : 0
  }

  /// Whether a point on an arc's circle lies on the arc's side of the chord, which is the left.
  func isOnArcSide(_ point: LayoutPoint) -> Bool {
    start.vector(to: end).cross(start.vector(to: point)) < 0
  }

  /// Whether a point lies on the segment, give or take a tolerance in points.
  func contains(_ point: LayoutPoint, tolerance: Double) -> Bool {
    if start.vector(to: point).length <= tolerance || end.vector(to: point).length <= tolerance {
      return true
    }
    if let circle {
      let distance = circle.center.vector(to: point).length
      return (distance - circle.radius).magnitude <= tolerance && isOnArcSide(point)
    }
    let chord = start.vector(to: end)
    let length = chord.length
    guard length > 0 else { return false }
    let across = chord.cross(start.vector(to: point)) / length
    let along = chord.dot(start.vector(to: point)) / length
    return across.magnitude <= tolerance && along >= 0 && along <= length
  }

  /// The segment with its ends and its radius moved to multiples of a number.
  func snapped(to grid: Double) -> OutlineSegment {
    func snapped(_ number: Double) -> Double { (number / grid).rounded() * grid }
    let (start, end) = (
      LayoutPoint(x: snapped(start.x), y: snapped(start.y)),
      LayoutPoint(x: snapped(end.x), y: snapped(end.y))
    )
    guard let circle else { return OutlineSegment(from: start, to: end) }
    return OutlineSegment(from: start, to: end, radius: snapped(circle.radius))
  }

  /// The other way round; a clockwise arc has none.
  var reversed: OutlineSegment? {
    circle == nil ? OutlineSegment(from: end, to: start) : nil
  }
}
