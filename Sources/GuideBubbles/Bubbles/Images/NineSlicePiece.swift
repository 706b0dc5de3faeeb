/// A piece of a sliced image, and where it is drawn.
package struct NineSlicePiece: Hashable, Sendable {
  /// Which pixels of the image, from its top left corner.
  package var source: LayoutRect
  /// Where they are drawn, absolute, in points.
  package var destination: LayoutRect
  /// How large they are each time they are repeated, from the destination's top left corner, in
  /// points; nothing when they fill the destination once.
  package var tileSize: LayoutSize?

  /// Makes a piece from its parts.
  package init(source: LayoutRect, destination: LayoutRect, tileSize: LayoutSize? = nil) {
    self.source = source
    self.destination = destination
    self.tileSize = tileSize
  }
}

extension NineSlice {
  /// The pieces that fill a frame: all of it, none over another.
  ///
  /// Edges between pieces lie on the screen's pixels. Where the frame is smaller than the pieces that
  /// keep their size, all of these are drawn smaller by the same factor on both axes, as border
  /// images of CSS are, and what gives takes the rest.
  ///
  /// - Parameters:
  ///   - frame: What to fill, absolute, in points, its edges on pixels.
  ///   - screenScale: Pixels of the screen a point, positive.
  /// - Returns: The pieces row by row from the top left, without those that take no room.
  /// - Complexity: O(*c* · *r*) for *c* columns and *r* rows of pieces.
  package func pieces(in frame: LayoutRect, toScale screenScale: Double) -> [NineSlicePiece] {
    let factor = min(
      1,
      min(
        Self.ratio(frame.width, smallestSize.width), Self.ratio(frame.height, smallestSize.height)))
    let columns = Self.segments(
      columns, of: pixelSize.width, scale: scale / factor,
      filling: frame.span(along: .horizontal), toScale: screenScale)
    let rows = Self.segments(
      rows, of: pixelSize.height, scale: scale / factor, filling: frame.span(along: .vertical),
      toScale: screenScale)
    var pieces: [NineSlicePiece] = []
    for row in rows where row.place.length > 0 {
      for column in columns where column.place.length > 0 {
        pieces.append(piece(column, row, scale: scale / factor))
      }
    }
    return pieces
  }

  /// How much of a length there is room for; a zero length fits anywhere.
  private static func ratio(_ room: Double, _ length: Double) -> Double {
    // What is left at the least factor are pieces without room.
    length > 0 ? max(BubbleTolerance.leastFactor, room / length) : 1
  }

  private func piece(_ column: Segment, _ row: Segment, scale: Double) -> NineSlicePiece {
    var piece = NineSlicePiece(
      source: LayoutRect(column.pixels, along: .horizontal, other: row.pixels),
      destination: LayoutRect(column.place, along: .horizontal, other: row.place))
    // Repeating a single pixel looks as stretching it does, which is faster.
    let (tilesAcross, tilesDown) = (
      filling == .tile && column.gives && column.pixels.length > 1,
      filling == .tile && row.gives && row.pixels.length > 1
    )
    if tilesAcross || tilesDown {
      piece.tileSize = LayoutSize(
        width: tilesAcross ? column.pixels.length / scale : column.place.length,
        height: tilesDown ? row.pixels.length / scale : row.place.length)
    }
    return piece
  }

  /// A run of pixels on one axis and the stretch of the screen that it takes.
  private struct Segment {
    var pixels: AxisSpan
    var place: AxisSpan
    var gives: Bool
  }

  /// The runs of an axis that give and those between them, each with its place.
  private static func segments(
    _ runs: [Range<Int>], of length: Int, scale: Double, filling span: AxisSpan,
    toScale screenScale: Double
  ) -> [Segment] {
    let givingPixels = Double(Self.length(of: runs))
    let free = max(0, span.length - (Double(length) - givingPixels) / scale)
    /// The place of an edge between two pixels, with what gives before it already counted.
    func place(_ pixel: Int, givenBefore: Int) -> Double {
      guard pixel > 0 else { return span.min }
      guard pixel < length else { return span.max }
      let exact =
        span.min + Double(pixel - givenBefore) / scale + free * Double(givenBefore) / givingPixels
      return span.clamp(exact.snapped(toScale: screenScale))
    }
    var (segments, start, given) = ([Segment](), 0, 0)
    func add(to end: Int, gives: Bool) {
      guard end > start else { return }
      let first = place(start, givenBefore: given)
      if gives { given += end - start }
      segments.append(
        Segment(
          pixels: AxisSpan(min: Double(start), max: Double(end)),
          place: AxisSpan(min: first, max: place(end, givenBefore: given)), gives: gives))
      start = end
    }
    for run in runs {
      add(to: run.lowerBound, gives: false)
      add(to: run.upperBound, gives: true)
    }
    add(to: length, gives: false)
    return segments
  }
}
