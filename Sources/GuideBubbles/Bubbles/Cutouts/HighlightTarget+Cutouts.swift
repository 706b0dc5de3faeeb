extension HighlightTarget {
  /// The corner radius of a rounded hole where the target has square corners, in points.
  private static var usualRadius: Double { 8 }

  /// The frame of the hole over a frame, were all of it seen: the padded frame, the square around the
  /// circle, or the frame together with the path.
  package func clearFrame(of frame: LayoutRect) -> LayoutRect {
    switch shape {
    case .circle:
      let padded = padded(frame)
      let radius = outlineRadius(of: frame)
      let (across, down) = (padded.width / 2 - radius, padded.height / 2 - radius)
      let reach = (across * across + down * down).squareRoot() + radius
      return LayoutRect(
        x: padded.midX - reach, y: padded.midY - reach, width: 2 * reach, height: 2 * reach)
    case .path:
      guard let path else { return padded(frame) }
      let bounds = path.outline(over: frame.finite, padding: padding)?.bounds
      return bounds.map { $0.union(frame.finite) } ?? frame.finite
    default: return padded(frame)
    }
  }

  private func padded(_ frame: LayoutRect) -> LayoutRect {
    frame.inset(
      by: LayoutInsets(
        top: -padding.top, left: -padding.left, bottom: -padding.bottom, right: -padding.right)
    ).finite
  }

  /// The corner radius of the target's outline with the padding around it.
  private func outlineRadius(of frame: LayoutRect) -> Double {
    let own = max(0, min(cornerRadius, frame.width / 2, frame.height / 2))
    let least = min(padding.top, padding.left, padding.bottom, padding.right)
    return max(0, own + (least.isFinite ? least : 0))
  }

  /// The corner radius of a hole over a frame, in points, at most half its shorter side.
  private func holeRadius(over frame: LayoutRect, whole: LayoutRect) -> Double {
    let half = min(whole.width, whole.height) / 2
    switch shape {
    case .rect, .path, nil: return 0
    case .capsule, .circle: return half
    case .rounded:
      let followed = cornerRadius > 0 ? outlineRadius(of: frame) : Self.usualRadius
      return max(0, min(radius ?? followed, half))
    }
  }

  /// Along each edge, where a hole's outline faces what is beside it, up to an angle of 45 degrees.
  func facingFrame(of frame: LayoutRect, whole: LayoutRect) -> LayoutRect {
    let turned = holeRadius(over: frame, whole: whole) * (1 - 0.5.squareRoot())
    return whole.inset(
      by: LayoutInsets(top: turned, left: turned, bottom: turned, right: turned))
  }

  /// The holes as far as the target can be seen, none over frames that are hidden.
  ///
  /// What the screen, the keyboard, a container or something over the target cuts off is gone, and the
  /// rest keeps its place: a circle becomes a part of a circle. The frame of such a hole is that of
  /// the part.
  ///
  /// - Parameter visible: Where the screen shows something: above the keyboard; absolute, in points.
  /// - Returns: The holes in the order of the frames, absolute, in points.
  public func cutouts(on visible: LayoutRect) -> [Cutout] {
    guard let shape else { return [] }
    let visibility = visibility(on: visible.finite)
    return zip(frames.map(\.finite), visibility.parts).compactMap { frame, parts in
      let whole = clearFrame(of: frame)
      let windows = parts.flatMap { litParts(of: $0) }
      if shape == .path, let path {
        return path.outline(over: frame, padding: padding).flatMap { outline in
          Cutout(shape: shape, outline: outline, radius: 0, within: windows)
        }
      }
      let radius = holeRadius(over: frame, whole: whole)
      if windows.count == 1 {
        return Cutout(shape: shape, whole: whole, radius: radius, within: windows[0])
      }
      let outline = Cutout(shape: shape, frame: whole, radius: radius).outline
      return Cutout(shape: shape, outline: outline, radius: radius, within: windows)
    }
  }

  /// What is seen of a part with its padding under what lies over that.
  private func litParts(of part: TargetPart) -> [LayoutRect] {
    var region = RectRegion(part.clearFrame)
    for cover in covers { region.subtract(cover.finite) }
    return region.parts
  }
}

extension Cutout {
  /// Makes what several windows, which do not overlap, show of an outline; `nil` when they show
  /// nothing.
  fileprivate init?(
    shape: Shape, outline: OutlinePath, radius: Double, within windows: [LayoutRect]
  ) {
    let pieces = windows.compactMap { outline.clipped(to: $0) }
    // A path may cross itself, and cutting leaves edges that hold nothing.
    let simple = OutlinePath(elements: OutlineUnion.outlines(of: pieces).flatMap(\.elements))
    guard let bounds = simple.bounds else { return nil }
    self.init(shape: shape, frame: bounds, radius: radius, ownOutline: simple)
  }
}
