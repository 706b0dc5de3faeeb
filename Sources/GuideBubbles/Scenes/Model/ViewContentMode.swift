/// How an image stands in the frame of its view, in the words of `UIView.ContentMode`.
///
/// Whatever reaches out of the frame is cut off. The modes that do not scale show the image at its
/// own size, pixels by its scale; left and right are the same in either direction of reading.
public enum ViewContentMode: String, Hashable, Sendable, CaseIterable {
  /// It fills the frame, its aspect changed where need be.
  case scaleToFill
  /// It is as large as it can be and still be seen whole, its aspect kept, in the middle.
  case scaleAspectFit
  /// It is as small as it can be and still fill the frame, its aspect kept, in the middle.
  case scaleAspectFill
  /// In the middle.
  case center
  /// In the middle of the upper edge.
  case top
  /// In the middle of the lower edge.
  case bottom
  /// In the middle of the left edge.
  case left
  /// In the middle of the right edge.
  case right
  /// In the upper left corner.
  case topLeft
  /// In the upper right corner.
  case topRight
  /// In the lower left corner.
  case bottomLeft
  /// In the lower right corner.
  case bottomRight
}
