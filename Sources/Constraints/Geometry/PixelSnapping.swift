#if canImport(Glibc)
  internal import Glibc  // links libm, which Double.rounded() needs
#endif

/// The only place that rounds.
///
/// An edge goes to the nearest pixel, and one that is halfway to the next one right or down. That is
/// the same wherever the edge is, so rounding neither depends on where a screen begins nor turns
/// neighbours round:
/// - edges that coincide still do, and edges in order stay in order;
/// - an edge that is a whole number of pixels from another one stays so;
/// - hence what is at least so many whole pixels long still is.
///
/// The last line is why snapping cuts no text: sizes of text are whole pixels (`ceiled`), the width
/// at which it is measured is the whole pixels that the item has (`floored`), and an item that is
/// at least that large remains so.
extension Double {
  /// The nearest whole number of pixels, in points; halves go up.
  ///
  /// A number that is less than a thousandth of a pixel short of a half counts as one, for edges
  /// that coincide may differ by rounding errors, and halves are where edges often lie.
  ///
  /// - Parameter scale: Pixels a point, positive: 1, 2 or 3 on common screens.
  /// - Returns: A multiple of 1 / scale, in points; never −0. Numbers too large to have fractions
  ///   of pixels, infinities and NaN stay what they are.
  public func snapped(toScale scale: Double) -> Double {
    let pixels = nearestPixel(scale)
    guard pixels.isFinite else { return self }
    return pixels == 0 ? 0 : pixels / scale  // never -0
  }

  /// The smallest whole number of pixels, in points, that is not less by more than 1e-6 points.
  ///
  /// - Parameter scale: Pixels a point, positive.
  /// - Returns: A multiple of 1 / scale, in points; never −0.
  public func ceiled(toScale scale: Double) -> Double {
    let pixels = ((self - GeometryTolerance.length) * scale).rounded(.up)
    return pixels == 0 ? 0 : pixels / scale
  }

  /// The largest whole number of pixels, in points, that is not greater by more than 1e-6 points.
  ///
  /// - Parameter scale: Pixels a point, positive.
  /// - Returns: A multiple of 1 / scale, in points; never −0.
  public func floored(toScale scale: Double) -> Double {
    let pixels = ((self + GeometryTolerance.length) * scale).rounded(.down)
    return pixels == 0 ? 0 : pixels / scale
  }

  /// The number of the nearest pixel.
  fileprivate func nearestPixel(_ scale: Double) -> Double {
    let pixels = self * scale
    // Doubles from here on are whole numbers; adding a half would round them.
    guard pixels.magnitude < 0x1p52 else { return pixels }
    return (pixels + (0.5 + GeometryTolerance.halfPixel)).rounded(.down)
  }
}

extension LayoutRect {
  /// The rectangle whose edges lie on pixels.
  ///
  /// Edges are rounded, never sizes, so that neighbours that share an edge still share it: no gap
  /// opens and nothing overlaps that did not. Sizes change by less than a pixel.
  ///
  /// - Parameter scale: Pixels a point, positive.
  /// - Returns: A rectangle with each edge on the nearest pixel, in points.
  public func snapped(toScale scale: Double) -> LayoutRect {
    let (x, width) = Self.snapped(minX, maxX, scale)
    let (y, height) = Self.snapped(minY, maxY, scale)
    return LayoutRect(x: x, y: y, width: width, height: height)
  }

  /// The rectangle whose edges lie on pixels, measured from another one whose edges do.
  ///
  /// This is the frame of a view in its superview when both lie on pixels. Both are absolute here:
  /// rounding a place within the superview would move edges that coincide on the screen apart.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point, positive.
  ///   - container: The rectangle around this one, absolute, in points, not rounded.
  /// - Returns: The rectangle with its origin measured from the container's, in points.
  public func snapped(toScale scale: Double, in container: LayoutRect) -> LayoutRect {
    var frame = snapped(toScale: scale)
    frame.x = Self.snapped(container.minX, minX, scale).length
    frame.y = Self.snapped(container.minY, minY, scale).length
    return frame
  }

  /// The place of one rounded edge, and how far behind it another one is.
  private static func snapped(_ start: Double, _ end: Double, _ scale: Double)
    -> (start: Double, length: Double)
  {
    let place = start.snapped(toScale: scale)
    let pixels = end.nearestPixel(scale) - start.nearestPixel(scale)
    // Counted in pixels, so that as many pixels are always the same number of points.
    guard pixels.isFinite else { return (place, end.snapped(toScale: scale) - place) }
    return (place, pixels == 0 ? 0 : pixels / scale)
  }
}
