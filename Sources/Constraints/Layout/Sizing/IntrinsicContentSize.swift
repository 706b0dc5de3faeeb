/// The size at which an item's content fits exactly, in points; `nil` where it has none.
public struct IntrinsicContentSize: Hashable, Sendable {
  /// The width that the content takes.
  public var width: Double?
  /// The height that the content takes.
  public var height: Double?

  /// Makes a size; without arguments the one of an item without content.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The extent along an axis.
  public subscript(axis: LayoutAxis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
