/// The tail of a bubble that its image shows: where on the bubble's edge its tip is.
public struct BubbleTail: Hashable, Sendable {
  /// An edge of an image as it is drawn where text is read from left to right.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// The upper edge.
    case top
    /// The left edge, or the right one of an image that is drawn the other way round.
    case leading
    /// The lower edge.
    case bottom
    /// The right edge, or the left one of an image that is drawn the other way round.
    case trailing
  }

  /// The edge that the tip touches.
  public var edge: Edge
  /// The distance from the edge's start, its top or leading end, to the tip, in points.
  public var offset: Double

  /// Makes a tail from the edge and the distance along it in points.
  public init(edge: Edge, at offset: Double) {
    self.edge = edge
    self.offset = offset
  }

  /// The offset, not negative and finite.
  var usableOffset: Double { offset.isFinite ? max(0, offset) : 0 }
}
