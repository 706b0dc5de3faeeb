/// A position in points; y grows downwards.
public struct LayoutPoint: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// Makes a point from its coordinates, in points.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }
}
