/// What an engine knows of an item.
internal struct ItemRecord: Sendable {
  internal var generation: Int32
  internal var isLive = true
  internal var name: String?
  internal var shape: ItemShape
  internal var horizontal = AxisContent()
  internal var vertical = AxisContent()
  /// The widest that its content wants to be, in points.
  internal var preferredMaxLayoutWidth: Double?
  /// From the top edge down to the first baseline, in points.
  internal var firstBaseline = 0.0
  /// From the bottom edge up to the last baseline, in points.
  internal var lastBaseline = 0.0
  /// How far the item's frame reaches beyond the rectangle that constraints act on.
  internal var alignmentRectInsets = LayoutInsets()
  /// The stack that arranges the item.
  internal var arrangedIn: LayoutItem?
  /// Whether its sizes are kept from being negative.
  internal var isGuarded = false
  /// Its place in the tree.
  internal var tree = TreeLinks()

  internal init(generation: Int32, name: String?, shape: ItemShape) {
    self.generation = generation
    self.name = name
    self.shape = shape
  }

  internal subscript(axis: LayoutAxis) -> AxisContent {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// What an item's place and size are made of.
internal enum ItemShape: Sendable {
  /// Four unknowns.
  case free(left: Variable, width: Variable, top: Variable, height: Variable)
  /// Known numbers: constraints see constants, so that items on one screen stay independent.
  case fixed(LayoutRect)
  /// The frame of another item moved inwards: no unknowns of its own.
  case inset(LayoutItem, GuideInsets)
  /// The origin of another item, moved back by an offset, with a size of its own.
  case content(of: LayoutItem, width: Variable, height: Variable, offset: LayoutPoint)

  /// The unknown extent along an axis, where there is one.
  internal func extent(along axis: LayoutAxis) -> Variable? {
    switch self {
    case .free(_, let width, _, let height), .content(_, let width, let height, _):
      axis == .horizontal ? width : height
    case .fixed, .inset: nil
    }
  }

  /// The item that this one is placed by.
  internal var base: LayoutItem? {
    switch self {
    case .inset(let base, _), .content(let base, _, _, _): base
    case .free, .fixed: nil
    }
  }

  /// The unknowns that belong to the item, in the order of their declaration.
  internal var variables: [Variable] {
    switch self {
    case .free(let left, let width, let top, let height): [left, width, top, height]
    case .content(_, let width, let height, _): [width, height]
    case .fixed, .inset: []
    }
  }
}

/// How far the edges of a guide lie inside its owner.
internal enum GuideInsets: Sendable {
  case fixed(LayoutInsets)
  /// As the owner's layout margins say.
  case layoutMargins
  /// As the owner's safe area says.
  case safeArea
}

/// What an item's content asks for along one axis.
internal struct AxisContent: Sendable {
  internal var size: Double?
  internal var hugging = LayoutPriority.defaultLow
  internal var resistance = LayoutPriority.defaultHigh
  /// The extent for which the content was broken into lines, where that is less than it would like.
  internal var wrapExtent: Double?
  /// The constraint "not larger", while there is a size and an unknown extent.
  internal var huggingID: ConstraintID?
  /// The constraint "not smaller", likewise.
  internal var resistanceID: ConstraintID?

  /// The hugging that is in force: lines that wrap fill the room for which they were broken as well as
  /// less, so that theirs decides only where no other content would be stretched for it.
  internal var huggingInForce: LayoutPriority { wrapExtent == nil ? hugging : hugging.justBelow }
}
