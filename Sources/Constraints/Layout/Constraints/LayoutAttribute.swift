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
  /// The left edge moved inwards by the item's left layout margin.
  case leftMargin
  /// The right edge moved inwards by the item's right layout margin.
  case rightMargin
  /// The top edge moved inwards by the item's top layout margin.
  case topMargin
  /// The bottom edge moved inwards by the item's bottom layout margin.
  case bottomMargin
  /// The leading edge moved inwards by the item's margin on that side.
  case leadingMargin
  /// The trailing edge moved inwards by the item's margin on that side.
  case trailingMargin
  /// The horizontal middle between the item's left and right layout margins.
  case centerXWithinMargins
  /// The vertical middle between the item's top and bottom layout margins.
  case centerYWithinMargins

  /// The axis along which the number is measured.
  public var axis: LayoutAxis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the number is a place, which moves with the item, and not an extent.
  public var isLocation: Bool { self != .width && self != .height }

  /// Whether the number depends on the item's layout margins.
  public var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .firstBaseline, .lastBaseline:
      false
    }
  }

  /// The margin inside an edge, or the edge outside a margin;
  /// `nil` for what is neither.
  package var counterpart: LayoutAttribute? {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline,
      .centerXWithinMargins, .centerYWithinMargins:
      nil
    }
  }

  /// Whether it depends on the reading direction which edge is meant.
  internal var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the number is at, or measured from, the left or right edge whatever the direction.
  internal var isLeftOrRight: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the number is a place at, or measured from, one of the edges.
  internal var isEdge: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline,
      .centerXWithinMargins, .centerYWithinMargins:
      false
    default: true
    }
  }
}
