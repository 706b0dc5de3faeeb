/// An image, drawn piece by piece.
package struct DrawingImage: Hashable, Sendable {
  /// The image.
  package var image: PNGImage
  /// What it fills, absolute, in points.
  package var frame: LayoutRect
  /// Its pieces, which fill the frame.
  package var pieces: [NineSlicePiece]
  /// Whether left and right are exchanged within the frame, of the pieces and of what they show.
  package var isMirrored: Bool

  /// Makes a drawing of an image from its pieces.
  package init(
    _ image: PNGImage, frame: LayoutRect, pieces: [NineSlicePiece], isMirrored: Bool = false
  ) {
    self.image = image
    self.frame = frame
    self.pieces = pieces
    self.isMirrored = isMirrored
  }
}
