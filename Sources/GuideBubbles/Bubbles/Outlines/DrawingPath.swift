/// One or more closed outlines that are painted together, in points.
package struct DrawingPath: Hashable, Sendable {
  /// What counts as inside where outlines overlap.
  package enum FillRule: Hashable, Sendable {
    /// Whatever an outline runs around.
    case nonZero
    /// What an odd number of outlines cover, so that one inside another is a hole.
    case evenOdd
  }

  /// The outlines.
  package var outlines: [OutlinePath]
  /// What counts as inside where outlines overlap.
  package var fillRule: FillRule

  /// Makes a path from its outlines.
  package init(_ outlines: [OutlinePath] = [], fillRule: FillRule = .nonZero) {
    self.outlines = outlines
    self.fillRule = fillRule
  }

  /// A rectangle with corners of that radius, in points.
  ///
  /// A radius above half the shorter side is taken as half the shorter side.
  package static func rect(_ rect: LayoutRect, radius: Double = 0) -> DrawingPath {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    return DrawingPath([OutlinePath(roundedRect: rect, radius: radius) { _, _ in }])
  }

  /// A circle from its centre and radius, in points.
  package static func circle(center: LayoutPoint, radius: Double) -> DrawingPath {
    let square = LayoutRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return rect(square, radius: radius)
  }

  /// A polygon through the points in order.
  package static func polygon(_ points: [LayoutPoint]) -> DrawingPath {
    var outline = OutlinePath()
    for point in points { outline.addLine(to: point) }
    if !points.isEmpty { outline.elements.append(.close) }
    return DrawingPath([outline])
  }
}
