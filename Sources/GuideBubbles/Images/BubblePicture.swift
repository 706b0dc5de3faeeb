public import Constraints

/// An image that a bubble's body is drawn with, in place of a fill.
public struct BubblePicture: Hashable, Sendable {
  /// The image.
  public var image: PNGImage
  /// How it grows with the bubble.
  public var slices: NineSlice
  /// The tail that the image shows; nothing for none.
  public var tail: BubbleTail?
  /// Whether the image is drawn the other way round where text is read from right to left.
  public var mirrors: Bool

  /// Makes a picture from its parts.
  public init(
    image: PNGImage, slices: NineSlice, tail: BubbleTail? = nil, mirrors: Bool = false
  ) {
    self.image = image
    self.slices = slices
    self.tail = tail
    self.mirrors = mirrors
  }

  /// Whether the image is drawn the other way round in a layout direction.
  public func isMirrored(in direction: UserInterfaceLayoutDirection) -> Bool {
    mirrors && direction == .rightToLeft
  }

  /// The distances from the edges to what the image frames, as it is drawn in a layout direction, in
  /// points; nothing where they are not declared.
  public func contentInsets(in direction: UserInterfaceLayoutDirection) -> DirectionalInsets? {
    guard let insets = slices.contentInsets else { return nil }
    // Drawn the other way round, left is where text begins again.
    let isLeftLeading = direction == .leftToRight || isMirrored(in: direction)
    return DirectionalInsets(
      top: insets.top, leading: isLeftLeading ? insets.left : insets.right,
      bottom: insets.bottom, trailing: isLeftLeading ? insets.right : insets.left)
  }
}

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
