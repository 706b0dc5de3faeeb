/// What a tap at any point of the screen does while a step is shown.
///
/// The areas lie over each other, topmost first: the buttons, the bubble's body, the holes over the
/// targets, the targets themselves. What no area covers is ``rest``, so that every point has an
/// answer, also one off the screen or without coordinates. The arrow belongs to the rest.
package struct HitMap: Hashable, Sendable {
  /// A part of the screen where every tap does the same.
  package struct Area: Hashable, Sendable {
    /// The frame, absolute, in points; left and top edges are inside, the others are not.
    package var frame: LayoutRect
    /// The radius of the frame's corners, in points; taps beyond them are outside.
    package var cornerRadius: Double
    /// The outline within the frame where round corners do not say it; nothing where they do.
    package var outline: OutlinePath?
    /// What a tap does.
    package var outcome: TapOutcome

    /// Makes an area from its outline and what a tap does.
    package init(
      frame: LayoutRect, cornerRadius: Double = 0, outline: OutlinePath? = nil, outcome: TapOutcome
    ) {
      self.frame = frame
      self.cornerRadius = cornerRadius
      self.outline = outline
      self.outcome = outcome
    }

    /// Whether a point lies inside, corners and outline respected.
    package func contains(_ point: LayoutPoint) -> Bool {
      guard frame.contains(point) else { return false }
      if let outline { return outline.contains(point) }
      let radius = min(cornerRadius, frame.width / 2, frame.height / 2)
      guard radius > 0 else { return true }
      // How far the point is into the square around the nearest corner, from the arc's centre.
      let dx = max(frame.minX + radius - point.x, point.x - (frame.maxX - radius), 0)
      let dy = max(frame.minY + radius - point.y, point.y - (frame.maxY - radius), 0)
      return dx * dx + dy * dy <= radius * radius
    }
  }

  /// The areas, topmost first.
  package var areas: [Area]
  /// What a tap beside all areas does.
  package var rest: TapOutcome

  /// Makes a map from its areas, topmost first, and what taps beside them do.
  package init(areas: [Area], rest: TapOutcome) {
    self.areas = areas
    self.rest = rest
  }

  /// What a tap at a point does.
  ///
  /// - Parameter point: Where the tap is, absolute, in points.
  /// - Returns: The outcome of the topmost area at the point.
  /// - Complexity: O(*n*) for *n* areas.
  package func outcome(at point: LayoutPoint) -> TapOutcome {
    areas.first { $0.contains(point) }?.outcome ?? rest
  }
}
