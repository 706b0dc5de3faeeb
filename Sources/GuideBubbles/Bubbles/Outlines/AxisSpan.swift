/// A stretch of one axis, in points; `max` is not less than `min` unless said otherwise.
struct AxisSpan: Hashable {
  var min: Double
  var max: Double

  /// The middle.
  var mid: Double { (min + max) / 2 }
  /// The length.
  var length: Double { max - min }

  /// The position within the span that is nearest to another.
  func clamp(_ position: Double) -> Double { Swift.max(min, Swift.min(max, position)) }

  /// The part of both, which is negative in length when they are apart.
  func common(with other: AxisSpan) -> AxisSpan {
    AxisSpan(min: Swift.max(min, other.min), max: Swift.min(max, other.max))
  }

  /// The point of the span that is nearest to one that lies apart from it, as a span of no length.
  func end(towards other: AxisSpan) -> AxisSpan {
    let end = clamp(other.mid)
    return AxisSpan(min: end, max: end)
  }

  /// The span less a distance at both ends; negative in length when it is too short.
  func inset(by distance: Double) -> AxisSpan { AxisSpan(min: min + distance, max: max - distance) }
}

extension LayoutAxis {
  /// The other axis.
  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
