extension CutoutPath {
  /// The most pairs of lines of a path that may cross or touch each other.
  ///
  /// A hole is drawn as the union of what its path runs around, which takes time for each crossing
  /// and each line together; of a picture that somebody drew, hardly any lines cross.
  static let maximumCrossings = 3_000

  /// Whether more pairs of lines that do not follow each other cross or touch than a path may have.
  ///
  /// How a path is placed over its target changes nothing about it.
  var crossesTooOften: Bool {
    let lines = unplaced.segments
    // From left to right, so that only lines above and below each other are compared.
    let order = lines.indices.sorted {
      (lines[$0].bounds.minX, $0) < (lines[$1].bounds.minX, $1)
    }
    var count = 0
    for (place, here) in order.enumerated() {
      for there in order[(place + 1)...] {
        if lines[there].bounds.minX > lines[here].bounds.maxX { break }
        guard (here - there).magnitude > 1, lines[here].meets(lines[there]) else { continue }
        count += 1
        if count > Self.maximumCrossings { return true }
      }
    }
    return false
  }
}

extension OutlineSegment {
  /// Whether two straight lines have a point in common.
  fileprivate func meets(_ other: OutlineSegment) -> Bool {
    bounds.minY <= other.bounds.maxY && other.bounds.minY <= bounds.maxY
      && !isAside(other.start, other.end) && !other.isAside(start, end)
  }

  /// Whether two points lie on the same side of the endless line.
  private func isAside(_ one: LayoutPoint, _ other: LayoutPoint) -> Bool {
    turn(to: one) * turn(to: other) > 0
  }

  /// Twice the area of the triangle with a point, negative on one side of the line.
  private func turn(to point: LayoutPoint) -> Double {
    (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
  }
}
