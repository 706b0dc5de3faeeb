/// Distances from the edges of something, which may grow with the screen.
public struct SceneInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: SceneLength
  /// The distance from the edge where text begins.
  public var leading: SceneLength
  /// The distance from the bottom edge.
  public var bottom: SceneLength
  /// The distance from the edge where text ends.
  public var trailing: SceneLength

  /// Makes insets from the four distances.
  public init(top: SceneLength, leading: SceneLength, bottom: SceneLength, trailing: SceneLength) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of the same distance on all sides.
  public init(_ distance: SceneLength) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  /// The insets on a screen of that size, in points.
  public func resolved(for screen: LayoutSize) -> DirectionalInsets {
    DirectionalInsets(
      top: top.resolved(for: screen), leading: leading.resolved(for: screen),
      bottom: bottom.resolved(for: screen), trailing: trailing.resolved(for: screen))
  }
}
