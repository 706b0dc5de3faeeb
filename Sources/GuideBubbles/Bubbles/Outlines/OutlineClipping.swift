extension OutlinePath {
  /// The part within a rectangle; nothing when no area is left.
  ///
  /// Cuts at one edge after the other (I. Sutherland and G. Hodgman, "Reentrant polygon clipping",
  /// 1974), lines and arcs alike. Arcs of a quarter turn between extremes of their circle, which is
  /// what holes are drawn with, meet an edge once at most; others must not be given. An outline that
  /// the rectangle cuts into several parts keeps them joined along the edge, without any area.
  func clipped(to rect: LayoutRect) -> OutlinePath? {
    var loops = loops
    for edge in ClippingEdge.edges(of: rect) {
      loops = loops.map { edge.clip($0) }
    }
    var clipped = OutlinePath()
    for loop in loops {
      let sources = loop.enumerated().map { ($0.element, $0.offset) }
      guard let bounds = loop.bounds, bounds.width > 0, bounds.height > 0,
        let outline = OutlinePath(joining: sources)
      else { continue }
      clipped.elements += outline.elements
    }
    return clipped.elements.isEmpty ? nil : clipped
  }

  /// The smallest upright rectangle around the outline; nothing for an empty one.
  var bounds: LayoutRect? { segments.bounds }

  /// The segments of each closed part.
  private var loops: [[OutlineSegment]] {
    var loops: [[OutlineSegment]] = []
    var part = OutlinePath()
    for element in elements {
      if case .move = element, !part.elements.isEmpty {
        loops.append(part.segments)
        part = OutlinePath()
      }
      part.elements.append(element)
    }
    return loops + [part.segments]
  }
}

extension [OutlineSegment] {
  /// The smallest upright rectangle around the segments; nothing for none.
  var bounds: LayoutRect? {
    first.map { first in dropFirst().reduce(first.bounds) { $0.union($1.bounds) } }
  }
}

/// A half-plane: what lies on the inner side of a rectangle's edge.
private struct ClippingEdge {
  let axis: LayoutAxis
  let place: Double
  /// 1 when larger coordinates are inside, -1 when smaller ones are.
  let sign: Double

  static func edges(of rect: LayoutRect) -> [ClippingEdge] {
    [
      ClippingEdge(axis: .horizontal, place: rect.minX, sign: 1),
      ClippingEdge(axis: .vertical, place: rect.minY, sign: 1),
      ClippingEdge(axis: .horizontal, place: rect.maxX, sign: -1),
      ClippingEdge(axis: .vertical, place: rect.maxY, sign: -1),
    ]
  }

  /// The part of a closed loop inside; the ends of what is cut off are joined along the edge.
  func clip(_ loop: [OutlineSegment]) -> [OutlineSegment] {
    var kept: [OutlineSegment] = []
    for segment in loop {
      guard let part = clip(segment) else { continue }
      if let pen = kept.last?.end, pen != part.start {
        kept.append(OutlineSegment(from: pen, to: part.start))
      }
      kept.append(part)
    }
    if let pen = kept.last?.end, let first = kept.first?.start, pen != first {
      kept.append(OutlineSegment(from: pen, to: first))
    }
    return kept
  }

  private func clip(_ segment: OutlineSegment) -> OutlineSegment? {
    let (start, end) = (depth(of: segment.start), depth(of: segment.end))
    if start >= 0, end >= 0 { return segment }
    guard start > 0 || end > 0 else { return nil }
    let crossing = crossing(of: segment)
    var part = segment
    if start < 0 { part.start = crossing } else { part.end = crossing }
    return part.start == part.end ? nil : part
  }

  /// How far inside a point lies.
  private func depth(of point: LayoutPoint) -> Double {
    sign * ((axis == .horizontal ? point.x : point.y) - place)
  }

  /// Where a segment with its ends on either side crosses the edge.
  private func crossing(of segment: OutlineSegment) -> LayoutPoint {
    let isHorizontal = axis == .horizontal
    func point(_ other: Double) -> LayoutPoint {
      isHorizontal ? LayoutPoint(x: place, y: other) : LayoutPoint(x: other, y: place)
    }
    let (from, to) =
      isHorizontal
      ? (segment.start, segment.end)
      : (
        LayoutPoint(x: segment.start.y, y: segment.start.x),
        LayoutPoint(x: segment.end.y, y: segment.end.x)
      )
    guard let circle = segment.circle else {
      return point(from.y + (place - from.x) / (to.x - from.x) * (to.y - from.y))
    }
    let center =
      isHorizontal ? circle.center : LayoutPoint(x: circle.center.y, y: circle.center.x)
    let distance = place - center.x
    let height =
      max(0, (circle.radius - distance) * (circle.radius + distance)).squareRoot()
    // A quarter lies on one side of the centre: that of its end farther from the centre.
    let farther =
      (from.y - center.y).magnitude > (to.y - center.y).magnitude ? from.y : to.y
    return point(farther < center.y ? center.y - height : center.y + height)
  }
}
