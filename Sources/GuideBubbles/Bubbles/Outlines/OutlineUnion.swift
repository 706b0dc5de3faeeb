/// The union of outlines, exact but for rounding, as closed outlines around what any of them holds.
///
/// All lines and arcs are split where they meet, and a piece stays when exactly one of its sides is
/// inside (M. Leonov and A. Nikitin, "An efficient algorithm for a closed set of boolean operations
/// on polygonal regions in the plane", 1997, is the model; arcs and the treatment of shared edges
/// are ours). So a piece that two outlines share stays once if both lie on the same side of it, and
/// goes if they lie on either side. The result has no piece inside it and no two that overlap: it is
/// the same area under the even-odd and the non-zero rule, clockwise around what is inside.
///
/// Ends nearer than ``tolerance`` are one point, and lines or arcs nearer than that are one piece.
/// What is less than twice ``sideDistance`` thick may be lost, which is far below what is drawn. Where
/// that leaves a chain open, because something is just as thick, all ends are moved to a grid first.
package struct OutlineUnion {
  /// How near two points are one, in points.
  private let tolerance: Double
  /// How far beside a piece it is asked what lies there, in points.
  private let sideDistance: Double
  private let regions: [OutlineRegion]
  /// What the regions are bounded by, each line and arc once.
  private let segments: [OutlineSegment]

  private init(_ outlines: [OutlinePath], tolerance: Double, grid: Double? = nil) {
    self.tolerance = tolerance
    sideDistance = 100 * tolerance
    regions = outlines.map { outline in
      OutlineRegion(outline.segments.map { segment in grid.map(segment.snapped) ?? segment })
    }
    // The same hole given n times would be split n times at each of n times as many points.
    var said: Set<OutlineSegment> = []
    segments = regions.flatMap(\.segments).filter { said.insert($0).inserted }
  }

  /// Unites outlines, each of which holds what it runs around (the non-zero rule).
  ///
  /// - Parameter outlines: Closed outlines; their arcs are those of outlines drawn clockwise.
  /// - Returns: The closed outlines of the union, each in one path, in an order that the order of
  ///   `outlines` decides.
  /// - Complexity: O(*n* log *n* + *k* *m*) for *n* segments with *k* pieces, each beside *m* others.
  package static func outlines(of outlines: [OutlinePath]) -> [OutlinePath] {
    loops(of: outlines).outlines
  }

  /// The union with what is known of its chains.
  static func loops(of outlines: [OutlinePath]) -> OutlineLoops {
    // Where something is about as thick as the distances, pieces may be missing or doubled. Other
    // distances help, or a grid, on which that hardly ever is so; the coarsest one is a sixteenth of a point.
    var best = OutlineUnion(outlines, tolerance: BubbleTolerance.joint).loops
    for (tolerance, grid) in attempts where best.faultCount > 0 {
      let loops = OutlineUnion(outlines, tolerance: tolerance, grid: grid).loops
      if loops.faultCount < best.faultCount { best = loops }
    }
    return best
  }

  private static let attempts: [(tolerance: Double, grid: Double?)] =
    BubbleTolerance.otherJoints.map { ($0, nil) }
    + BubbleTolerance.grids.map { (BubbleTolerance.joint, $0) }

  private var loops: OutlineLoops {
    let kept = pieces(split: splits()).compactMap { self.kept($0) }
    var loops = OutlineLoops(kept)
    let segments = kept.map(\.segment)
    // The outlines have to run around what is beside a piece on its right, once, and not on its left.
    loops.faultCount += kept.count { piece in
      let right = segments.winding(around: piece.segment.point(aside: sideDistance))
      return right != 1 || segments.winding(around: piece.segment.point(aside: -sideDistance)) != 0
    }
    return loops
  }

  /// For each segment, where others meet it.
  private func splits() -> [[LayoutPoint]] {
    var splits = segments.map { [$0.start, $0.end] }
    let bounds = segments.map { segment in
      let bounds = segment.bounds
      return LayoutRect(
        left: bounds.minX - tolerance, top: bounds.minY - tolerance,
        right: bounds.maxX + tolerance, bottom: bounds.maxY + tolerance)
    }
    // From left to right, so that only segments above and below each other are compared.
    let order = segments.indices.sorted { (bounds[$0].minX, $0) < (bounds[$1].minX, $1) }
    for (place, here) in order.enumerated() {
      for there in order[(place + 1)...] {
        if bounds[there].minX > bounds[here].maxX { break }
        guard bounds[here].overlaps(bounds[there]) else { continue }
        let points = segments[here].crossings(with: segments[there], tolerance: tolerance)
        splits[here] += points
        splits[there] += points
      }
    }
    return splits
  }

  /// All pieces between two neighbouring splits, one for those that lie on each other.
  private func pieces(split splits: [[LayoutPoint]]) -> [OutlinePiece] {
    let vertices = OutlineVertices(splits.flatMap { $0 }, tolerance: tolerance)
    var pieces: [OutlinePiece] = []
    var first = 0
    for (source, segment) in segments.enumerated() {
      let ends = first..<first + splits[source].count
      first = ends.upperBound
      let stops = ends.map { vertices.vertex(at: $0) }
        .sorted {
          (segment.progress(of: $0.point), $0.index) < (segment.progress(of: $1.point), $1.index)
        }
      for (start, end) in zip(stops, stops.dropFirst()) where start.index != end.index {
        pieces.append(
          OutlinePiece(
            segment: OutlineSegment(from: start.point, to: end.point, circle: segment.circle),
            start: start.index, end: end.index, source: source))
      }
    }
    return pieces.withoutRepetitions(tolerance: tolerance)
  }

  /// The piece with what is inside to its right; nothing when both sides are alike.
  private func kept(_ piece: OutlinePiece) -> OutlinePiece? {
    func isInside(_ distance: Double) -> Bool {
      let point = piece.segment.point(aside: distance)
      return regions.contains { $0.contains(point) }
    }
    let isInsideRight = isInside(sideDistance)
    guard isInsideRight != isInside(-sideDistance) else { return nil }
    return isInsideRight ? piece : piece.reversed
  }
}

/// What one outline holds.
private struct OutlineRegion {
  let segments: [OutlineSegment]
  private let bounds: LayoutRect?

  init(_ segments: [OutlineSegment]) {
    self.segments = segments
    bounds = segments.bounds
  }

  func contains(_ point: LayoutPoint) -> Bool {
    guard let bounds, bounds.contains(point) else { return false }
    return segments.winding(around: point) != 0
  }
}
