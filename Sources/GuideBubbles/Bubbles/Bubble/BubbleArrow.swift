/// The triangle that points from a bubble at its target.
public struct BubbleArrow: Hashable, Sendable {
  /// The distance from the bubble's edge to the tip, in points.
  public var length: Double
  /// The width at the bubble's edge, in points.
  public var width: Double
  /// The radius of the rounded tip, in points; 0 for a sharp one.
  public var tipRadius: Double

  /// Makes an arrow, by default 8 points long and 16 wide.
  public init(length: Double = 8, width: Double = 16, tipRadius: Double = 0) {
    self.length = length
    self.width = width
    self.tipRadius = tipRadius
  }
}
