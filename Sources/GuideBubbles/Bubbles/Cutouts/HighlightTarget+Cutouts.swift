extension HighlightTarget {
  /// What the bubble keeps clear of and the arrow's tip touches: the padded frames, the squares
  /// around the circles, or the frames together with the paths when the holes are such.
  package var clearFrames: [LayoutRect] { frames.map(clearFrame) }

  private func clearFrame(of frame: LayoutRect) -> LayoutRect {
    switch shape {
    case .circle:
      let padded = padded(frame)
      let diameter =
        (padded.width * padded.width + padded.height * padded.height).squareRoot()
      return LayoutRect(
        x: padded.midX - diameter / 2, y: padded.midY - diameter / 2,
        width: diameter, height: diameter)
    case .path:
      guard let path else { return padded(frame) }
      let bounds = path.outline(over: frame.finite, padding: padding)?.bounds
      return bounds.map { $0.union(frame.finite) } ?? frame.finite
    default: return padded(frame)
    }
  }

  private func padded(_ frame: LayoutRect) -> LayoutRect {
    frame.inset(
      by: LayoutInsets(top: -padding, left: -padding, bottom: -padding, right: -padding)
    ).finite
  }

  /// The holes as far as the screen shows them, without those that lie wholly off it.
  ///
  /// What the screen's edge cuts off is gone and the rest keeps its place: a circle becomes a part of
  /// a circle. The frame of such a hole is that of the part.
  ///
  /// - Parameter screen: The screen, absolute, in points.
  /// - Returns: The holes in the order of the frames, absolute, in points.
  public func cutouts(on screen: LayoutRect) -> [Cutout] {
    guard let shape else { return [] }
    return frames.compactMap { frame in
      if shape == .path, let path { return self.path(path, over: frame.finite, on: screen) }
      let whole = clearFrame(of: frame)
      let half = min(whole.width, whole.height) / 2
      let radius =
        switch shape {
        case .rect, .path: 0.0
        case .rounded: max(0, min(radius, half))
        case .capsule, .circle: half
        }
      return Cutout(shape: shape, whole: whole, radius: radius, within: screen)
    }
  }

  private func path(_ path: CutoutPath, over frame: LayoutRect, on screen: LayoutRect) -> Cutout? {
    guard let outline = path.outline(over: frame, padding: padding)?.clipped(to: screen) else {
      return nil
    }
    // A path may cross itself, and cutting leaves edges that hold nothing.
    let simple = OutlinePath(elements: OutlineUnion.outlines(of: [outline]).flatMap(\.elements))
    guard let bounds = simple.bounds else { return nil }
    return Cutout(shape: .path, frame: bounds, radius: 0, ownOutline: simple)
  }
}
