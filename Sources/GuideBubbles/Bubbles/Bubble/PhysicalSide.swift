/// Where a bubble lies as seen from its target, whatever the layout direction.
enum PhysicalSide: Hashable {
  case above, below, left, right, over

  init(_ side: BubbleSide, direction: UserInterfaceLayoutDirection) {
    switch side {
    case .above: self = .above
    case .below: self = .below
    case .over: self = .over
    case .leading: self = direction == .leftToRight ? .left : .right
    case .trailing: self = direction == .leftToRight ? .right : .left
    }
  }

  /// The axis on which bubble and target follow each other; vertical for `over`.
  var mainAxis: LayoutAxis {
    switch self {
    case .above, .below, .over: .vertical
    case .left, .right: .horizontal
    }
  }

  /// Whether the bubble comes before the target on that axis.
  var isBefore: Bool { self == .above || self == .left }
}
