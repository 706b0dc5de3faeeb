#if canImport(Glibc)
  internal import Glibc  // links libm, which Double.rounded() needs
#endif

/// How an image grows: which of its columns and rows of pixels give, while the others keep their
/// size.
///
/// One run of columns and one of rows cut it into nine pieces: four corners that never change, four
/// edges that give one way, a middle that gives both ways. There may be several runs on an axis,
/// which then share what there is in proportion to their lengths.
public struct NineSlice: Hashable, Sendable {
  /// What becomes of the pixels that give.
  public enum Filling: String, Hashable, Sendable, CaseIterable {
    /// They are drawn larger.
    case stretch
    /// They are repeated, the last repetition cut off; a run of a single pixel is stretched, which
    /// looks the same.
    case tile
  }

  /// The image's size, in pixels.
  public let pixelSize: PixelSize
  /// Pixels of the image a point.
  public let scale: Double
  /// The columns that give, in pixels from the left, in order and apart from each other; at least
  /// one.
  public let columns: [Range<Int>]
  /// The rows that give, in pixels from the top, likewise.
  public let rows: [Range<Int>]
  /// What becomes of what gives.
  public let filling: Filling
  /// The distances from the image's edges to what it frames, in points; nothing where they are not
  /// declared.
  public var contentInsets: LayoutInsets?

  /// Makes slices from the runs that give, as Android's stretchable images have them.
  ///
  /// - Parameters:
  ///   - pixelSize: The image's size, in pixels.
  ///   - scale: Pixels of the image a point.
  ///   - columns: The columns that give, in pixels from the left.
  ///   - rows: The rows that give, in pixels from the top.
  ///   - filling: What becomes of what gives.
  /// - Throws: `NineSliceError` when the scale is no positive number, when an axis has no run, or
  ///   when runs are empty, out of order, touch each other or leave the image.
  public init(
    _ pixelSize: PixelSize, scale: Double, columns: [Range<Int>], rows: [Range<Int>],
    filling: Filling = .stretch
  ) throws(NineSliceError) {
    guard scale > 0, scale.isFinite else { throw .badScale }
    try Self.check(columns, in: pixelSize.width, .horizontal)
    try Self.check(rows, in: pixelSize.height, .vertical)
    self.pixelSize = pixelSize
    self.scale = scale
    self.columns = columns
    self.rows = rows
    self.filling = filling
  }

  private static func check(
    _ runs: [Range<Int>], in length: Int, _ axis: LayoutAxis
  ) throws(NineSliceError) {
    guard !runs.isEmpty else { throw .withoutRun(axis) }
    var end = -1
    for run in runs {
      guard run.lowerBound > end, !run.isEmpty, run.upperBound <= length else {
        throw .badRun(axis, run, length: length)
      }
      end = run.upperBound
    }
  }

  /// The size below which the pieces that keep their size would have to be drawn smaller, in points.
  public var smallestSize: LayoutSize {
    LayoutSize(
      width: Double(pixelSize.width - Self.length(of: columns)) / scale,
      height: Double(pixelSize.height - Self.length(of: rows)) / scale)
  }

  /// Whether each run is a single pixel: drawn larger, it looks as a longer run of the same pixels
  /// does, and is the fastest to draw.
  package var hasSmallestMiddle: Bool {
    (columns + rows).allSatisfy { $0.count == 1 }
  }

  /// The pixels that runs have together.
  static func length(of runs: [Range<Int>]) -> Int { runs.reduce(0) { $0 + $1.count } }
}
