extension LayoutEngine {
  /// Adds a rectangle whose place and size are unknown; its size is never negative.
  ///
  /// - Parameter name: What messages call it.
  /// - Returns: Its handle.
  /// - Complexity: Constant; nothing is solved.
  public mutating func addItem(named name: String? = nil) -> LayoutItem {
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    let top = solver.makeVariable()
    let height = solver.makeVariable()
    let item = add(name, .free(left: left, width: width, top: top, height: height))
    state.guardLater(item)
    return item
  }

  /// Adds a rectangle that is where it is told to be, such as a screen.
  ///
  /// Its edges are constants to the constraints that name it: items on one screen do not depend on
  /// each other through it.
  ///
  /// - Parameters:
  ///   - name: What messages call it.
  ///   - frame: Its place and size, absolute, in points; finite.
  /// - Returns: Its handle.
  /// - Complexity: Constant; nothing is solved.
  public mutating func addItem(named name: String? = nil, frame: LayoutRect) -> LayoutItem {
    add(name, .fixed(frame))
  }

  /// Adds a rectangle in another item, in front of those that are there.
  ///
  /// Being in an item moves nothing: constraints do. It says from whose origin multipliers are
  /// measured, what a scrolling item's edges mean, whose margins are inherited and what goes when
  /// the item is removed.
  ///
  /// - Parameters:
  ///   - name: What messages call it.
  ///   - superview: The item around it; for what scrolls, the scrolling item.
  ///   - frame: Where it is, absolute, in points, if it is told so; finite.
  /// - Returns: Its handle.
  /// - Throws: `LayoutError.unknownItem` when the item around it was removed, `wrongKind` when that
  ///   is a guide, `numberOutOfRange` for a frame that is not finite.
  /// - Complexity: Constant; nothing is solved.
  public mutating func addItem(
    named name: String? = nil, in superview: LayoutItem, frame: LayoutRect? = nil
  ) throws(LayoutError) -> LayoutItem {
    try state.check(superview)
    guard state.record(superview).shape.base == nil else { throw LayoutError.wrongKind(superview) }
    if let frame { try state.checkFinite([frame.x, frame.y, frame.width, frame.height]) }
    let item = frame.map { addItem(named: name, frame: $0) } ?? addItem(named: name)
    state.link(item, into: superview)
    return item
  }

  /// Adds a guide: the frame of another item moved inwards.
  ///
  /// - Parameters:
  ///   - name: What messages call it.
  ///   - owner: The item whose alignment rectangle it follows.
  ///   - insets: How far its edges lie inside, in points. Where they exceed the owner's size, the
  ///     guide's size is negative.
  /// - Returns: Its handle.
  /// - Throws: `LayoutError.unknownItem` when the owner was removed, `numberOutOfRange` for insets
  ///   that are not finite.
  /// - Complexity: Constant; nothing is solved.
  public mutating func addGuide(
    named name: String? = nil, in owner: LayoutItem, insets: LayoutInsets = LayoutInsets()
  ) throws(LayoutError) -> LayoutItem {
    try state.checkFinite([insets.top, insets.left, insets.bottom, insets.right])
    return try addGuide(named: name, in: owner, .fixed(insets))
  }

  internal mutating func addGuide(named name: String?, in owner: LayoutItem, _ insets: GuideInsets)
    throws(LayoutError) -> LayoutItem
  {
    try state.check(owner)
    let guide = add(name, .inset(owner, insets))
    state.linkGuide(guide, to: owner)
    return guide
  }

  /// Adds a free unknown, for constraints only.
  ///
  /// - Returns: Its handle, for `LayoutQuantity.variable`.
  /// - Complexity: Constant; nothing is solved.
  public mutating func makeVariable() -> Variable { solver.makeVariable() }

  /// Whether an item is there.
  ///
  /// - Parameter item: A handle.
  /// - Returns: Whether this engine issued it and it was not removed.
  public func contains(_ item: LayoutItem) -> Bool { state.isLive(item) }

  /// The name that an item was given.
  ///
  /// - Parameter item: An item of this engine.
  /// - Returns: The name, or `nil` if it has none.
  public func name(of item: LayoutItem) -> String? { state.record(item).name }

  internal mutating func add(_ name: String?, _ shape: ItemShape) -> LayoutItem {
    let record = ItemRecord(generation: state.nextGeneration, name: name, shape: shape)
    state.nextGeneration &+= 1  // wraps after four thousand million items
    return state.append(record)
  }
}
