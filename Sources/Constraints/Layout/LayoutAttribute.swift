/// A number that describes an item's place or size, in points.
///
/// The raw values are the words of the notation and of scene files.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The edge at which text begins: left for left-to-right layouts.
  case leading
  /// The edge at which text ends: right for left-to-right layouts.
  case trailing
  /// The distance between the left and the right edge.
  case width
  /// The distance between the top and the bottom edge.
  case height
  /// The horizontal middle.
  case centerX
  /// The vertical middle.
  case centerY
  /// The baseline of the first line of text; the top edge of an item without text.
  case firstBaseline
  /// The baseline of the last line of text; the bottom edge of an item without text.
  case lastBaseline

  /// The axis along which the number is measured.
  public var axis: LayoutAxis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }

  /// Whether the number is a place, which moves with the item, and not an extent.
  public var isLocation: Bool { self != .width && self != .height }
}
