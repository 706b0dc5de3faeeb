/// What a bubble explains, and the holes left over it.
public struct HighlightTarget: Hashable, Sendable {
  /// The target's frame, absolute, in points; several for a text that runs over lines, at any of
  /// which the arrow may point.
  public var frames: [LayoutRect]
  /// How far a hole reaches beyond its frame on every side, in points.
  public var padding: Double
  /// The holes' outline; nothing for no hole.
  public var shape: Cutout.Shape?
  /// The holes' corner radius, in points; only a rounded hole asks for it.
  public var radius: Double
  /// The outline of holes of the shape `path`, which are rectangles without one.
  public var path: CutoutPath?

  /// Makes a target from its frames and the holes over them, in points.
  public init(
    frames: [LayoutRect], padding: Double = 4, shape: Cutout.Shape? = .rounded,
    radius: Double = 8, path: CutoutPath? = nil
  ) {
    self.frames = frames
    self.padding = padding
    self.shape = shape
    self.radius = radius
    self.path = path
  }

  /// Makes a target from its frame and the hole over it, in points.
  public init(
    frame: LayoutRect, padding: Double = 4, shape: Cutout.Shape? = .rounded, radius: Double = 8,
    path: CutoutPath? = nil
  ) {
    self.init(frames: [frame], padding: padding, shape: shape, radius: radius, path: path)
  }
}
