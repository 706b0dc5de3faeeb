#if canImport(Glibc)
  internal import Glibc  // links libm, which Double.rounded() needs
#endif

/// Moves a solved frame to the screen's pixels without breaking what it keeps.
///
/// Sizes are whole pixels already unless something was clipped, so that only positions are rounded:
/// to the nearest pixel if that breaks no promise by more than before, else to the pixel before or
/// after on either axis, else not at all.
struct PlacementSnapping {
  /// Pixels a point.
  let scale: Double

  /// The first frame on pixels that is as good as the one given, or that one.
  ///
  /// - Parameters:
  ///   - frame: The solved frame.
  ///   - shortfalls: By how many points a frame breaks each promise.
  /// - Returns: A frame near the one given.
  func snap(_ frame: LayoutRect, shortfalls: (LayoutRect) -> [Double]) -> LayoutRect {
    let limits = shortfalls(frame)
    for horizontal in choices(frame.span(along: .horizontal)) {
      for vertical in choices(frame.span(along: .vertical)) {
        let snapped = LayoutRect(horizontal, along: .horizontal, other: vertical)
        let broken = shortfalls(snapped)
        if zip(broken, limits).allSatisfy({ $0 <= $1 + GeometryTolerance.length }) {
          return snapped
        }
      }
    }
    return frame
  }

  /// The ways to put a span on pixels, nearest first, and the span as it is.
  private func choices(_ span: AxisSpan) -> [AxisSpan] {
    let length = pixels(span.length, .down)
    let nearest = pixels(span.min, .toNearestOrAwayFromZero)
    let before = pixels(span.min, .down)
    let after = pixels(span.min, .up)
    let second = nearest == before ? after : before
    return [nearest, second].map { AxisSpan(min: $0, max: $0 + length) } + [span]
  }

  /// A length in points rounded to whole pixels, where it is not as good as whole.
  private func pixels(_ length: Double, _ rule: FloatingPointRoundingRule) -> Double {
    let exact = length * scale
    let near = exact.rounded()
    let chosen =
      (exact - near).magnitude <= GeometryTolerance.length * scale ? near : exact.rounded(rule)
    return chosen == 0 ? 0 : chosen / scale  // never -0
  }
}
