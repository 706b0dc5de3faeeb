#if canImport(Glibc)
  internal import Glibc  // links libm, which Double.rounded() needs
#endif

/// The ways in which design tools say what of an image gives.
extension NineSlice {
  /// Makes slices from cap insets, as `resizableImage(withCapInsets:)` does.
  ///
  /// - Parameters:
  ///   - pixelSize: The image's size, in pixels.
  ///   - scale: Pixels of the image a point.
  ///   - capInsets: What keeps its size at the image's edges, in points; rounded to whole pixels.
  ///   - filling: What becomes of what gives.
  /// - Throws: `NineSliceError` when an inset is negative or no number, or when the insets leave
  ///   nothing that could give.
  public init(
    _ pixelSize: PixelSize, scale: Double, capInsets: LayoutInsets, filling: Filling = .stretch
  ) throws(NineSliceError) {
    guard scale > 0, scale.isFinite else { throw .badScale }
    let insets = LayoutInsets(
      top: capInsets.top * scale, left: capInsets.left * scale,
      bottom: capInsets.bottom * scale, right: capInsets.right * scale)
    try self.init(pixelSize, scale: scale, pixelInsets: insets, filling: filling)
  }

  /// Makes slices from insets in pixels, as asset catalogues have them for each scale.
  ///
  /// - Parameters:
  ///   - pixelSize: The image's size, in pixels.
  ///   - scale: Pixels of the image a point.
  ///   - slicing: The insets in pixels for images of each scale.
  ///   - filling: What becomes of what gives.
  /// - Throws: `NineSliceError` when there are none for the image's scale, and as with cap insets.
  public init(
    _ pixelSize: PixelSize, scale: Double, slicing: [(scale: Double, insets: LayoutInsets)],
    filling: Filling = .stretch
  ) throws(NineSliceError) {
    guard let found = slicing.first(where: { $0.scale == scale }) else {
      throw .notSliced(scale: scale)
    }
    try self.init(pixelSize, scale: scale, pixelInsets: found.insets, filling: filling)
  }

  /// Makes slices from the part that gives as a part of the unit square, as a layer's
  /// `contentsCenter` has it.
  ///
  /// Its edges are rounded to whole pixels; a part thinner than a pixel is the pixel in which its
  /// middle lies.
  ///
  /// - Parameters:
  ///   - pixelSize: The image's size, in pixels.
  ///   - scale: Pixels of the image a point.
  ///   - contentsCenter: The part, 0 to 1 on both axes.
  ///   - filling: What becomes of what gives.
  /// - Throws: `NineSliceError` when the rectangle leaves the unit square.
  public init(
    _ pixelSize: PixelSize, scale: Double, contentsCenter: LayoutRect,
    filling: Filling = .stretch
  ) throws(NineSliceError) {
    try self.init(
      pixelSize, scale: scale,
      columns: [
        try Self.run(contentsCenter.minX, contentsCenter.maxX, of: pixelSize.width)
      ],
      rows: [try Self.run(contentsCenter.minY, contentsCenter.maxY, of: pixelSize.height)],
      filling: filling)
  }

  private static func run(
    _ start: Double, _ end: Double, of length: Int
  ) throws(NineSliceError) -> Range<Int> {
    // What adds up to 1 in decimals may miss it by a bit.
    guard start >= 0, end >= start, end <= 1 + BubbleTolerance.share, length > 0 else {
      throw .badUnitRect
    }
    let pixels = Double(length)
    let (first, last) = ((start * pixels).rounded(), min(pixels, (end * pixels).rounded()))
    if first < last { return Int(first)..<Int(last) }
    let middle = min(pixels - 1, ((start + end) / 2 * pixels).rounded(.down))
    return Int(middle)..<Int(middle) + 1
  }

  private init(
    _ pixelSize: PixelSize, scale: Double, pixelInsets: LayoutInsets, filling: Filling
  ) throws(NineSliceError) {
    try self.init(
      pixelSize, scale: scale,
      columns: [
        try Self.run(
          between: pixelInsets.left, and: pixelInsets.right, of: pixelSize.width, .horizontal)
      ],
      rows: [
        try Self.run(
          between: pixelInsets.top, and: pixelInsets.bottom, of: pixelSize.height, .vertical)
      ], filling: filling)
  }

  private static func run(
    between first: Double, and last: Double, of length: Int, _ axis: LayoutAxis
  ) throws(NineSliceError) -> Range<Int> {
    let (start, end) = (first.rounded(), last.rounded())
    guard start >= 0, end >= 0, start.isFinite, end.isFinite else { throw .badInset }
    guard start + end < Double(length) else {
      throw .insetsConsumeImage(axis, insets: start + end, length: length)
    }
    return Int(start)..<length - Int(end)
  }
}
