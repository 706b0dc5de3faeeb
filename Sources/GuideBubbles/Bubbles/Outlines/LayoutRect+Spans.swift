extension LayoutRect {
  /// The stretch that the rectangle takes of an axis.
  func span(along axis: LayoutAxis) -> AxisSpan {
    switch axis {
    case .horizontal: AxisSpan(min: minX, max: maxX)
    case .vertical: AxisSpan(min: minY, max: maxY)
    }
  }

  /// Makes a rectangle from the stretches that it takes of an axis and of the other one.
  init(_ span: AxisSpan, along axis: LayoutAxis, other: AxisSpan) {
    let (horizontal, vertical) = axis == .horizontal ? (span, other) : (other, span)
    self.init(
      x: horizontal.min, y: vertical.min, width: horizontal.length, height: vertical.length)
  }

  /// The rectangle with what cannot be drawn made drawable: numbers that are not finite become 0,
  /// sizes are not negative, and nothing lies farther than a hundred million points away:
  /// beyond what a scene can say.
  var finite: LayoutRect {
    let far = 1e8
    func tame(_ number: Double) -> Double {
      number.isFinite ? max(-far, min(far, number)) : 0
    }
    if minX >= -far, minY >= -far, width >= 0, height >= 0, maxX <= far, maxY <= far { return self }
    // The edges are kept, not the sizes: what reaches far to both sides still holds what it held.
    let (left, top) = (tame(x), tame(y))
    return LayoutRect(
      left: left, top: top,
      right: max(left, tame(width.isFinite ? x + width : left)),
      bottom: max(top, tame(height.isFinite ? y + height : top)))
  }

  /// The part within another rectangle; an edge of it, or a corner, for a rectangle that lies apart.
  func clamped(to bounds: LayoutRect) -> LayoutRect {
    let (horizontal, vertical) = (
      bounds.span(along: .horizontal), bounds.span(along: .vertical)
    )
    return LayoutRect(
      left: horizontal.clamp(minX), top: vertical.clamp(minY),
      right: horizontal.clamp(maxX), bottom: vertical.clamp(maxY))
  }

  /// The part within another rectangle; of no size where there is none.
  package func clipped(to other: LayoutRect) -> LayoutRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return LayoutRect(
      left: left, top: top, right: max(left, min(maxX, other.maxX)),
      bottom: max(top, min(maxY, other.maxY)))
  }

  /// How far the rectangle would have to move at least to leave another one; 0 when they are apart
  /// or only touch.
  package func penetration(into other: LayoutRect) -> Double {
    guard overlaps(other) else { return 0 }
    return min(
      min(maxX - other.minX, other.maxX - minX), min(maxY - other.minY, other.maxY - minY))
  }

  /// How far the rectangle reaches beyond another one, at the edge where it is farthest.
  package func overflow(beyond bounds: LayoutRect) -> Double {
    max(
      0,
      max(
        max(bounds.minX - minX, maxX - bounds.maxX), max(bounds.minY - minY, maxY - bounds.maxY)))
  }
}

extension LayoutInsets {
  /// The insets with those that are not finite made 0.
  var finite: LayoutInsets {
    LayoutInsets(
      top: top.isFinite ? top : 0, left: left.isFinite ? left : 0,
      bottom: bottom.isFinite ? bottom : 0, right: right.isFinite ? right : 0)
  }
}
