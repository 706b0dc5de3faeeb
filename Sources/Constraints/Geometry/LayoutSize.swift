/// A width and a height in points.
public struct LayoutSize: Hashable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Makes a size from its width and height, in points.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}
