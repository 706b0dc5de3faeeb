/// One of the four edges of a bubble's body or of a screen, in the order in which an outline passes
/// them.
public enum BubbleEdge: String, Hashable, Sendable, CaseIterable {
  /// The edge of least y.
  case top
  /// The edge of greatest x.
  case right
  /// The edge of greatest y.
  case bottom
  /// The edge of least x.
  case left
}

extension BubbleEdge {
  /// The direction in which the edge runs.
  var axis: LayoutAxis {
    switch self {
    case .top, .bottom: .horizontal
    case .left, .right: .vertical
    }
  }

  /// The edge of least or greatest coordinate on an axis.
  init(_ axis: LayoutAxis, isMax: Bool) {
    switch axis {
    case .horizontal: self = isMax ? .right : .left
    case .vertical: self = isMax ? .bottom : .top
    }
  }
}
