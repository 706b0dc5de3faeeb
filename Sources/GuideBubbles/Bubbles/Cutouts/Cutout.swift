/// The hole in the dimming over a target.
public struct Cutout: Hashable, Sendable {
  /// The outline of a hole.
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// Square corners.
    case rect
    /// Round corners: the target's own, as far out as the padding, unless a radius is given.
    case rounded
    /// Half-circles at the shorter sides.
    case capsule
    /// The smallest circle around the target's outline with its padding.
    case circle
    /// An outline of its own.
    case path
  }

  /// The shape that was asked for.
  public var shape: Shape
  /// The frame of what is seen of the hole, absolute, in points.
  public var frame: LayoutRect
  /// The corner radius, in points, at most half the shorter side of the whole hole.
  public var radius: Double
  /// The outline where it is not the frame with round corners: of a path, or of a hole whose
  /// corners the screen's edge cuts.
  public var ownOutline: OutlinePath?

  /// Makes a hole from its parts.
  public init(
    shape: Shape, frame: LayoutRect, radius: Double, ownOutline: OutlinePath? = nil
  ) {
    self.shape = shape
    self.frame = frame
    self.radius = radius
    self.ownOutline = ownOutline
  }

  /// The hole's outline, clockwise, absolute, in points.
  public var outline: OutlinePath {
    if let ownOutline { return ownOutline }
    let radius = max(0, min(radius, frame.width / 2, frame.height / 2))
    return OutlinePath(roundedRect: frame, radius: radius) { _, _ in }
  }

  /// Makes what a rectangle shows of a hole with round corners; nothing when it shows nothing.
  init?(shape: Shape, whole: LayoutRect, radius: Double, within visible: LayoutRect) {
    let isWhole =
      whole.minX >= visible.minX && whole.maxX <= visible.maxX
      && whole.minY >= visible.minY && whole.maxY <= visible.maxY
    guard let part = whole.intersection(visible) else { return nil }
    self.init(shape: shape, frame: isWhole ? whole : part, radius: radius)
    guard !isWhole, radius > 0 else { return }
    // The corners are cut where they lie beyond an edge, so that the hole keeps its place.
    let outline = Cutout(shape: shape, frame: whole, radius: radius).outline
    guard let clipped = outline.clipped(to: visible), let bounds = clipped.bounds else {
      return nil
    }
    self.frame = bounds
    ownOutline = clipped
  }
}
