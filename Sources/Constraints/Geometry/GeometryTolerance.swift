/// The tolerances of lengths, one name a purpose.
package enum GeometryTolerance {
  /// Lengths that differ by no more, in points, are the same: as exact as answers are.
  package static let length = 1e-6
  /// A place so little short of half a pixel, in pixels, counts as one half.
  package static let halfPixel = 1e-3
}
