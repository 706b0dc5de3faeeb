/// The shape of a placed bubble: its body with the arrow, as one path.
public struct BubbleOutline: Hashable, Sendable {
  /// The outer edge: what is filled.
  public var path: OutlinePath
  /// The middle of the border, to be stroked with the border's width and mitred corners, so that
  /// the line lies wholly inside `path`; nothing without a border.
  public var borderPath: OutlinePath?
  /// The radius of the corners, in points: the style's, or less when the body is too small for it.
  public var cornerRadius: Double

  /// Makes the outline of a body with its arrow.
  ///
  /// - Parameters:
  ///   - frame: The body, absolute, in points.
  ///   - style: Its radius, border and tip radius.
  ///   - arrow: The arrow's corners; the base lies on the body's edge.
  package init(frame: LayoutRect, style: BubbleStyle, arrow: ArrowPlacement?) {
    let spike = arrow.flatMap { ArrowSpike($0, on: frame, style: style) }
    cornerRadius = style.cornerRadius(of: frame.size, arrowAlong: spike?.edge.axis)
    path = Self.path(frame: frame, radius: cornerRadius, spike: spike, inset: 0)
    guard let border = style.border, border.width > 0 else { return }
    borderPath = Self.path(
      frame: frame, radius: cornerRadius, spike: spike,
      inset: min(border.width, frame.width, frame.height) / 2)
  }

  /// The outline moved inwards by a distance.
  private static func path(
    frame: LayoutRect, radius: Double, spike: ArrowSpike?, inset: Double
  ) -> OutlinePath {
    let body = frame.inset(
      by: LayoutInsets(top: inset, left: inset, bottom: inset, right: inset))
    return OutlinePath(roundedRect: body, radius: max(0, radius - inset)) { edge, path in
      if let spike, spike.edge == edge { spike.draw(into: &path, inset: inset) }
    }
  }
}

extension BubbleStyle {
  /// The radius that the corners of a body have.
  ///
  /// The style's radius, unless it is more than half the shorter side: such a bubble is a capsule,
  /// whose ends flatten as far as an arrow on them needs.
  ///
  /// - Parameters:
  ///   - size: The body's size, in points.
  ///   - axis: The direction of the edge that carries an arrow; nothing without an arrow.
  /// - Returns: The radius, in points.
  func cornerRadius(of size: LayoutSize, arrowAlong axis: LayoutAxis?) -> Double {
    let half = max(0, min(size.width, size.height) / 2)
    guard cornerRadius > half else { return max(0, cornerRadius) }
    guard let axis, let arrow else { return half }
    let edge = axis == .horizontal ? size.width : size.height
    return max(0, min(half, (edge - arrow.width) / 2))
  }
}
