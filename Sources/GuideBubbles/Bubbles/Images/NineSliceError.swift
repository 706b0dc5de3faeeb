internal import GuideFormats

/// Why an image cannot be sliced.
public enum NineSliceError: Error, Hashable, Sendable {
  /// The number of pixels a point is no positive number.
  case badScale
  /// An inset is negative, or no number.
  case badInset
  /// The insets leave nothing of the image that could give, on that axis; both are in pixels.
  case insetsConsumeImage(LayoutAxis, insets: Double, length: Int)
  /// The rectangle leaves the unit square, or is none.
  case badUnitRect
  /// There are no insets for an image of that many pixels a point.
  case notSliced(scale: Double)
  /// Nothing gives on that axis.
  case withoutRun(LayoutAxis)
  /// A run of pixels is empty, comes before one that it follows, touches it or leaves the image.
  case badRun(LayoutAxis, Range<Int>, length: Int)
}

extension NineSliceError: CustomStringConvertible {
  /// What is wrong, in words that follow the image's name.
  public var description: String {
    switch self {
    case .badScale: "has no positive number of pixels a point"
    case .badInset: "has an inset that is negative or no number"
    case .insetsConsumeImage(let axis, let insets, let length):
      "has insets of \(NumberText.text(insets)) pixels together, which leave nothing to stretch of "
        + "its \(axis == .horizontal ? "width" : "height") of \(length)"
    case .badUnitRect: "is stretched in a rectangle that leaves the unit square"
    case .notSliced(let scale): "has no slices for \(NumberText.text(scale)) pixels a point"
    case .withoutRun(let axis):
      "has no \(axis == .horizontal ? "columns" : "rows") that stretch"
    case .badRun(let axis, let run, let length):
      "cannot stretch the \(axis == .horizontal ? "columns" : "rows") "
        + "\(run.lowerBound) to \(run.upperBound): there are \(length), and runs are in order, not "
        + "empty and apart"
    }
  }
}
