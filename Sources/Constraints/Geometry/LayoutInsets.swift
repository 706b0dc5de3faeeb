/// Distances from the four physical edges, in points; positive is inwards.
public struct LayoutInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Makes insets from the four distances, in points.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances from the four logical edges, in points; positive is inwards.
public struct DirectionalInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge where text begins.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge where text ends.
  public var trailing: Double

  /// Makes insets from the four distances, in points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The physical insets under a layout direction.
  public func resolved(for direction: UserInterfaceLayoutDirection) -> LayoutInsets {
    switch direction {
    case .leftToRight: LayoutInsets(top: top, left: leading, bottom: bottom, right: trailing)
    case .rightToLeft: LayoutInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
  }
}
