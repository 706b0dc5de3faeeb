public import Constraints

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

  /// Makes a target from its frames and the holes over them, in points.
  public init(
    frames: [LayoutRect], padding: Double = 4, shape: Cutout.Shape? = .rounded,
    radius: Double = 8
  ) {
    self.frames = frames
    self.padding = padding
    self.shape = shape
    self.radius = radius
  }

  /// Makes a target from its frame and the hole over it, in points.
  public init(
    frame: LayoutRect, padding: Double = 4, shape: Cutout.Shape? = .rounded, radius: Double = 8
  ) {
    self.init(frames: [frame], padding: padding, shape: shape, radius: radius)
  }

  /// What the bubble keeps clear of and the arrow's tip touches: the padded frames, or the squares
  /// around the circles when the holes are such.
  public var clearFrames: [LayoutRect] { frames.map(clearFrame) }

  private func clearFrame(of frame: LayoutRect) -> LayoutRect {
    let padded = frame.inset(
      by: LayoutInsets(top: -padding, left: -padding, bottom: -padding, right: -padding)
    ).finite
    guard shape == .circle else { return padded }
    let diameter =
      (padded.width * padded.width + padded.height * padded.height).squareRoot()
    return LayoutRect(
      x: padded.midX - diameter / 2, y: padded.midY - diameter / 2,
      width: diameter, height: diameter)
  }

  /// The holes, without those that lie wholly off the screen.
  ///
  /// Holes are clipped to the screen; only a circle is left whole, because a part of one is none.
  ///
  /// - Parameter screen: The screen, absolute, in points.
  /// - Returns: The holes in the order of the frames, absolute, in points.
  public func cutouts(on screen: LayoutRect) -> [Cutout] {
    guard let shape else { return [] }
    return clearFrames.compactMap { whole in
      guard let visible = whole.intersection(screen) else { return nil }
      let half = min(visible.width, visible.height) / 2
      switch shape {
      case .rect: return Cutout(shape: shape, frame: visible, radius: 0)
      case .rounded:
        return Cutout(shape: shape, frame: visible, radius: max(0, min(radius, half)))
      case .capsule: return Cutout(shape: shape, frame: visible, radius: half)
      case .circle: return Cutout(shape: shape, frame: whole, radius: whole.width / 2)
      }
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
