extension OutlinePath {
  /// Whether a point lies inside: whether the outline runs around it (the non-zero rule).
  ///
  /// Points on the outline itself may count as either.
  ///
  /// - Parameter point: The point, absolute, in points.
  /// - Returns: True for points inside.
  /// - Complexity: O(*n*) for *n* strokes.
  public func contains(_ point: LayoutPoint) -> Bool { segments.winding(around: point) != 0 }

  /// The lines and arcs, those that close a part of the outline included.
  package var segments: [OutlineSegment] {
    var segments: [OutlineSegment] = []
    var (first, pen) = (LayoutPoint(), LayoutPoint())
    func close() {
      if pen != first { segments.append(OutlineSegment(from: pen, to: first)) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        close()
        (first, pen) = (point, point)
      case .line(let point):
        segments.append(OutlineSegment(from: pen, to: point))
        pen = point
      case .arc(let radius, let point):
        segments.append(OutlineSegment(from: pen, to: point, radius: radius))
        pen = point
      case .close:
        close()
        pen = first
      }
    }
    close()
    return segments
  }
}

extension Sequence<OutlineSegment> {
  /// How often closed segments run clockwise around a point.
  ///
  /// They run around it as the chords do, and once more where it lies between an arc and its chord.
  func winding(around point: LayoutPoint) -> Int {
    var winding = 0
    for segment in self {
      let (start, end) = (segment.start, segment.end)
      let side = start.vector(to: end).cross(start.vector(to: point))
      // A ray to the right crosses chords that go down on their right side, and others on their left.
      if start.y <= point.y, end.y > point.y, side > 0 { winding += 1 }
      if end.y <= point.y, start.y > point.y, side < 0 { winding -= 1 }
      guard let circle = segment.circle, side < 0 || side == 0 && segment.isRightEdge else {
        continue
      }
      let way = circle.center.vector(to: point)
      if way.dot(way) < circle.radius * circle.radius { winding += 1 }
    }
    return winding
  }
}

extension OutlineSegment {
  /// Whether points on the chord are outside of what it borders, the way the ray counts them.
  fileprivate var isRightEdge: Bool {
    start.y < end.y || start.y == end.y && start.x > end.x
  }
}
