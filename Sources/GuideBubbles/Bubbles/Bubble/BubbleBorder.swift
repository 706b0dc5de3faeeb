public import GuideFormats

/// A line around a bubble, inside its frame.
public struct BubbleBorder: Hashable, Sendable {
  /// The line's width, in points.
  public var width: Double
  /// The line's colour.
  public var color: DrawingColor

  /// Makes a border from its width in points and its colour.
  public init(width: Double, color: DrawingColor) {
    self.width = width
    self.color = color
  }
}
