public import Constraints

/// What a bubble explains, and the hole left over it.
public struct HighlightTarget: Hashable, Sendable {
  /// The target's frame, absolute, in points.
  public var frame: LayoutRect
  /// How far the hole reaches beyond the frame on every side, in points.
  public var padding: Double
  /// The hole's outline; nothing for no hole.
  public var shape: Cutout.Shape?
  /// The hole's corner radius, in points; only a rounded hole asks for it.
  public var radius: Double

  /// Makes a target from its frame and the hole over it, in points.
  public init(
    frame: LayoutRect, padding: Double = 4, shape: Cutout.Shape? = .rounded, radius: Double = 8
  ) {
    self.frame = frame
    self.padding = padding
    self.shape = shape
    self.radius = radius
  }

  /// The frame grown by the padding.
  public var paddedFrame: LayoutRect {
    frame.inset(by: LayoutInsets(top: -padding, left: -padding, bottom: -padding, right: -padding))
  }

  /// What the bubble keeps clear of and the arrow's tip touches: the padded frame, or the square
  /// around the circle when the hole is one.
  public var clearFrame: LayoutRect {
    let padded = paddedFrame.finite
    guard shape == .circle else { return padded }
    let diameter =
      (padded.width * padded.width + padded.height * padded.height).squareRoot()
    return LayoutRect(
      x: padded.midX - diameter / 2, y: padded.midY - diameter / 2,
      width: diameter, height: diameter)
  }

  /// The hole, or nothing when there is none or it lies wholly off the screen.
  ///
  /// Holes are clipped to the screen; only a circle is left whole, because a part of one is none.
  ///
  /// - Parameter screen: The screen, absolute, in points.
  /// - Returns: The hole, absolute, in points.
  public func cutout(on screen: LayoutRect) -> Cutout? {
    guard let shape, let visible = clearFrame.intersection(screen) else { return nil }
    let half = min(visible.width, visible.height) / 2
    switch shape {
    case .rect: return Cutout(shape: shape, frame: visible, radius: 0)
    case .rounded:
      return Cutout(shape: shape, frame: visible, radius: max(0, min(radius, half)))
    case .capsule: return Cutout(shape: shape, frame: visible, radius: half)
    case .circle: return Cutout(shape: shape, frame: clearFrame, radius: clearFrame.width / 2)
    }
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
