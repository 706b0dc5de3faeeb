/// What a bubble explains, what of it can be seen, and the holes left over it.
public struct HighlightTarget: Hashable, Sendable {
  /// The target's frame, absolute, in points; several for a text that runs over lines, at any of
  /// which the arrow may point.
  public var frames: [LayoutRect]
  /// The radius of the target's own corners, in points, which its holes follow.
  public var cornerRadius: Double
  /// What the containers that hold the target, such as a list, show of the screen, absolute, in
  /// points; `nil` where nothing holds it.
  public var clip: LayoutRect?
  /// What lies over the target so that nothing is seen through it, such as a bar, absolute, in points.
  public var covers: [LayoutRect]
  /// The name of what scrolls the target; `nil` where that has none, or nothing scrolls it.
  public var scrollContainer: String?
  /// How far a hole reaches beyond its frame on each side, in points.
  public var padding: LayoutInsets
  /// The holes' outline; `nil` for no hole.
  public var shape: Cutout.Shape?
  /// The corner radius of a rounded hole, in points; `nil` to follow the target: its own radius and
  /// the smallest padding, or 8 where it has square corners.
  public var radius: Double?
  /// The outline of holes of the shape `path`, which are rectangles without one.
  public var path: CutoutPath?

  /// Makes a target from its frames and the holes over them, in points.
  public init(
    frames: [LayoutRect], padding: Double = 4, shape: Cutout.Shape? = .rounded,
    radius: Double? = nil, path: CutoutPath? = nil
  ) {
    self.frames = frames
    self.padding = LayoutInsets(top: padding, left: padding, bottom: padding, right: padding)
    self.shape = shape
    self.radius = radius
    self.path = path
    cornerRadius = 0
    covers = []
  }

  /// Makes a target from its frame and the hole over it, in points.
  public init(
    frame: LayoutRect, padding: Double = 4, shape: Cutout.Shape? = .rounded,
    radius: Double? = nil, path: CutoutPath? = nil
  ) {
    self.init(frames: [frame], padding: padding, shape: shape, radius: radius, path: path)
  }
}
