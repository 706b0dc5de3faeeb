internal import Constraints

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

/// Which parts of bubble and target are in line on the axis that they share.
enum PhysicalAlignment: Hashable {
  case min, mid, max

  init(
    _ alignment: BubbleAlignment, axis: LayoutAxis, direction: UserInterfaceLayoutDirection
  ) {
    let isMirrored = axis == .horizontal && direction == .rightToLeft
    switch alignment {
    case .start: self = isMirrored ? .max : .min
    case .center: self = .mid
    case .end: self = isMirrored ? .min : .max
    }
  }
}
