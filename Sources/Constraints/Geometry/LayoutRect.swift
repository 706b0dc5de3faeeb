/// A rectangle in points, absolute unless said otherwise; y grows downwards.
///
/// Sizes are never negative in results; arithmetic here does not clamp.
public struct LayoutRect: Hashable, Sendable {
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points.
  public var y: Double
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Makes a rectangle from its top-left corner and its size, in points.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes a rectangle from its four edges, in points.
  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The left edge.
  public var minX: Double { x }
  /// The top edge.
  public var minY: Double { y }
  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The horizontal middle.
  public var midX: Double { x + width / 2 }
  /// The vertical middle.
  public var midY: Double { y + height / 2 }
  /// The width and height.
  public var size: LayoutSize { LayoutSize(width: width, height: height) }

  /// The rectangle with each edge moved inwards by its inset; negative insets grow it.
  public func inset(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      x: x + insets.left, y: y + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// The rectangle moved by the distances given, in points.
  public func offset(x dx: Double, y dy: Double) -> LayoutRect {
    LayoutRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Whether the interiors of the two rectangles meet; touching edges do not count.
  public func overlaps(_ other: LayoutRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether the point lies inside, the left and top edges included, the others not.
  public func contains(_ point: LayoutPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The part that both rectangles cover, or `nil` when they are apart.
  ///
  /// Rectangles that touch share a part without area.
  public func intersection(_ other: LayoutRect) -> LayoutRect? {
    let left = max(minX, other.minX)
    let right = min(maxX, other.maxX)
    let top = max(minY, other.minY)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return nil }
    return LayoutRect(left: left, top: top, right: right, bottom: bottom)
  }

  /// The smallest rectangle around both.
  public func union(_ other: LayoutRect) -> LayoutRect {
    LayoutRect(
      left: min(minX, other.minX), top: min(minY, other.minY),
      right: max(maxX, other.maxX), bottom: max(maxY, other.maxY))
  }
}
