/// The size that suits a container, and how the content in it was sized for that.
public struct FittingSize: Hashable, Sendable {
  /// The size of the container's frame, in points, not rounded to pixels.
  public var size: LayoutSize
  /// How the sizing of what was measured went.
  public var sizing: ContentSizing

  /// Makes a result from its parts.
  package init(size: LayoutSize, sizing: ContentSizing = ContentSizing()) {
    self.size = size
    self.sizing = sizing
  }
}

extension LayoutSize {
  /// The target of a container that is to be as small as its content lets it be.
  public static let layoutFittingCompressed = LayoutSize()

  /// The target of a container that is to be as large as its content lets it be: 10,000 points both
  /// ways.
  public static let layoutFittingExpanded = LayoutSize(width: 10_000, height: 10_000)
}
