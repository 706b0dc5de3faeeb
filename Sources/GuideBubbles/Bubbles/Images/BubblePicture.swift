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
  package func contentInsets(in direction: UserInterfaceLayoutDirection) -> DirectionalInsets? {
    guard let insets = slices.contentInsets else { return nil }
    // Drawn the other way round, left is where text begins again.
    let isLeftLeading = direction == .leftToRight || isMirrored(in: direction)
    return DirectionalInsets(
      top: insets.top, leading: isLeftLeading ? insets.left : insets.right,
      bottom: insets.bottom, trailing: isLeftLeading ? insets.right : insets.left)
  }
}
