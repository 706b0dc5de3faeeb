/// An image, drawn piece by piece.
public struct DrawingImage: Hashable, Sendable {
  /// The image.
  public var image: PNGImage
  /// What it fills, absolute, in points.
  public var frame: LayoutRect
  /// Its pieces, which fill the frame.
  public var pieces: [NineSlicePiece]
  /// Whether left and right are exchanged within the frame, of the pieces and of what they show.
  public var isMirrored: Bool

  /// Makes a drawing of an image from its pieces.
  public init(
    _ image: PNGImage, frame: LayoutRect, pieces: [NineSlicePiece], isMirrored: Bool = false
  ) {
    self.image = image
    self.frame = frame
    self.pieces = pieces
    self.isMirrored = isMirrored
  }
}
