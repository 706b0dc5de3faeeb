extension OutlineSegment {
  /// The points at which two segments meet, give or take a tolerance in points.
  ///
  /// Segments that run along each other meet where one of them ends. A point that is near to an end
  /// may be found twice; whoever asks merges such points anyhow.
  func crossings(with other: OutlineSegment, tolerance: Double) -> [LayoutPoint] {
    let ends =
      [start, end].filter { other.contains($0, tolerance: tolerance) }
      + [other.start, other.end].filter { contains($0, tolerance: tolerance) }
    return ends
      + curveCrossings(with: other, tolerance: tolerance).filter { point in
        contains(point, tolerance: tolerance) && other.contains(point, tolerance: tolerance)
      }
  }

  /// The points that the endless lines and whole circles have in common.
  private func curveCrossings(with other: OutlineSegment, tolerance: Double) -> [LayoutPoint] {
    switch (circle, other.circle) {
    case (nil, nil): lineCrossing(with: other).map { [$0] } ?? []
    case (let circle?, nil): other.lineCrossings(with: circle, tolerance: tolerance)
    case (nil, let circle?): lineCrossings(with: circle, tolerance: tolerance)
    case (let circle?, let other?): circle.crossings(with: other, tolerance: tolerance)
    }
  }

  private func lineCrossing(with other: OutlineSegment) -> LayoutPoint? {
    let (here, there) = (start.vector(to: end), other.start.vector(to: other.end))
    let turn = here.cross(there)
    guard turn.magnitude > BubbleTolerance.parallel * here.length * there.length else { return nil }
    let part = start.vector(to: other.start).cross(there) / turn
    return LayoutPoint(x: start.x + part * here.x, y: start.y + part * here.y)
  }

  private func lineCrossings(with circle: Circle, tolerance: Double) -> [LayoutPoint] {
    let direction = direction
    let toCenter = start.vector(to: circle.center)
    let distance = direction.cross(toCenter)
    guard direction != LayoutPoint(), distance.magnitude <= circle.radius + tolerance
    else { return [] }
    let along = direction.dot(toCenter)
    let half = max(0, (circle.radius - distance) * (circle.radius + distance)).squareRoot()
    return [along - half, along + half].map {
      LayoutPoint(x: start.x + $0 * direction.x, y: start.y + $0 * direction.y)
    }
  }
}

extension OutlineSegment.Circle {
  /// The points that two circles have in common; none for the same circle.
  fileprivate func crossings(
    with other: OutlineSegment.Circle, tolerance: Double
  ) -> [LayoutPoint] {
    let way = center.vector(to: other.center)
    let distance = way.length
    guard distance > tolerance, distance <= radius + other.radius + tolerance,
      distance >= (radius - other.radius).magnitude - tolerance
    else { return [] }
    let along =
      (distance + (radius - other.radius) * (radius + other.radius) / distance) / 2
    let half = max(0, (radius - along) * (radius + along)).squareRoot()
    let unit = LayoutPoint(x: way.x / distance, y: way.y / distance)
    return [-half, half].map {
      LayoutPoint(
        x: center.x + along * unit.x - $0 * unit.y, y: center.y + along * unit.y + $0 * unit.x)
    }
  }
}
