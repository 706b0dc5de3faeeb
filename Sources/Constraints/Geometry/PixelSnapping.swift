#if canImport(Glibc)
  internal import Glibc  // links libm, which Double.rounded() needs
#endif

extension Double {
  /// The nearest whole number of pixels, in points; halves go away from zero.
  ///
  /// - Parameter scale: Pixels a point, positive: 1, 2 or 3 on common screens.
  /// - Returns: A multiple of 1 / scale, in points; never −0.
  public func snapped(toScale scale: Double) -> Double {
    let pixels = (self * scale).rounded()
    return pixels == 0 ? 0 : pixels / scale  // never -0
  }

  /// The smallest whole number of pixels, in points, that is not less by more than 1e-6 points.
  ///
  /// - Parameter scale: Pixels a point, positive.
  /// - Returns: A multiple of 1 / scale, in points; never −0.
  public func ceiled(toScale scale: Double) -> Double {
    let pixels = ((self - 1e-6) * scale).rounded(.up)
    return pixels == 0 ? 0 : pixels / scale
  }
}

extension LayoutRect {
  /// The rectangle whose edges lie on pixels.
  ///
  /// Edges are rounded, never sizes, so that neighbours that share an edge still share it.
  ///
  /// - Parameter scale: Pixels a point, positive.
  /// - Returns: A rectangle with each edge on the nearest pixel, in points.
  public func snapped(toScale scale: Double) -> LayoutRect {
    LayoutRect(
      left: minX.snapped(toScale: scale), top: minY.snapped(toScale: scale),
      right: maxX.snapped(toScale: scale), bottom: maxY.snapped(toScale: scale))
  }
}
