public import Constraints

/// What a bubble explains, and the hole left over it.
public struct HighlightTarget: Hashable, Sendable {
  /// The target's frame, absolute, in points.
  public var frame: LayoutRect
  /// How far the hole reaches beyond the frame on every side, in points.
  public var padding: Double

  /// Makes a target from its frame and padding, in points.
  public init(frame: LayoutRect, padding: Double = 4) {
    self.frame = frame
    self.padding = padding
  }

  /// The frame grown by the padding: what the bubble keeps clear of and the arrow's tip touches.
  public var paddedFrame: LayoutRect {
    frame.inset(by: LayoutInsets(top: -padding, left: -padding, bottom: -padding, right: -padding))
  }
}

/// The hole in the dimming over a target.
public struct Cutout: Hashable, Sendable {
  /// The outline of a hole.
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// Square corners.
    case rect
    /// Round corners with the radius given.
    case rounded
    /// Half-circles at the shorter sides.
    case capsule
    /// A circle around the padded frame's middle that encloses the padded frame.
    case circle
  }

  /// The outline.
  public var shape: Shape
  /// The hole's frame, absolute, in points.
  public var frame: LayoutRect
  /// The corner radius, in points, at most half the shorter side.
  public var radius: Double

  /// Makes a hole from its parts.
  public init(shape: Shape, frame: LayoutRect, radius: Double) {
    self.shape = shape
    self.frame = frame
    self.radius = radius
  }
}
