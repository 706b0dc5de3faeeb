extension LayoutEngine {
  /// Moves a rectangle that was added with a frame.
  ///
  /// - Parameters:
  ///   - frame: The new place and size, absolute, in points.
  ///   - item: The item.
  /// - Throws: `wrongKind` when it has no fixed frame; `unsatisfiable`, `numberOutOfRange`. The
  ///   engine is unchanged.
  public mutating func setFrame(_ frame: LayoutRect, of item: LayoutItem) throws(LayoutError) {
    try state.check(item)
    try checkFinite([frame.x, frame.y, frame.width, frame.height])
    guard case .fixed = state.record(item).shape else { throw LayoutError.wrongKind(item) }
    try update(item) { $0.shape = .fixed(frame) }
  }

  /// Changes how far the edges of a guide lie inside its owner.
  ///
  /// - Parameters:
  ///   - insets: The new distances, in points.
  ///   - guide: The guide.
  /// - Throws: `wrongKind` when it is no guide with insets of its own; `unsatisfiable`, `numberOutOfRange`. The engine is
  ///   unchanged.
  public mutating func setInsets(_ insets: LayoutInsets, of guide: LayoutItem) throws(LayoutError) {
    try state.check(guide)
    try checkFinite([insets.top, insets.left, insets.bottom, insets.right])
    guard case .inset(let owner, .fixed) = state.record(guide).shape else {
      throw LayoutError.wrongKind(guide)
    }
    try update(guide) { $0.shape = .inset(owner, .fixed(insets)) }
  }

  /// Says where the baselines of an item's text are.
  ///
  /// - Parameters:
  ///   - first: From its top edge down to the first baseline, in points.
  ///   - last: From its bottom edge up to the last baseline, in points.
  ///   - item: The item.
  /// - Throws: `unsatisfiable`, `numberOutOfRange` or `unknownItem`. The engine is unchanged.
  public mutating func setBaselines(
    firstFromTop first: Double, lastFromBottom last: Double, of item: LayoutItem
  ) throws(LayoutError) {
    try state.check(item)
    try checkFinite([first, last])
    try update(item) {
      $0.firstBaseline = first
      $0.lastBaseline = last
    }
  }

  /// Says how far an item's frame reaches beyond the rectangle that constraints act on.
  ///
  /// Constraints, guides and content sizes speak of the alignment rectangle; the frame is that
  /// rectangle grown by the insets, for a shadow or a badge.
  ///
  /// - Parameters:
  ///   - insets: How far the alignment rectangle lies inside the frame, in points.
  ///   - item: The item.
  /// - Throws: `numberOutOfRange` or `unknownItem`. The engine is unchanged.
  /// - Complexity: Constant; nothing is solved.
  public mutating func setAlignmentRectInsets(_ insets: LayoutInsets, of item: LayoutItem)
    throws(LayoutError)
  {
    try state.check(item)
    try checkFinite([insets.top, insets.left, insets.bottom, insets.right])
    state.edit(item) { $0.alignmentRectInsets = insets }
  }

  /// How far an item's frame reaches beyond the rectangle that constraints act on.
  ///
  /// - Parameter item: An item of this engine.
  /// - Returns: The insets as they were set, in points.
  public func alignmentRectInsets(of item: LayoutItem) -> LayoutInsets {
    state.record(item).alignmentRectInsets
  }

  internal func checkFinite(_ numbers: [Double]) throws(LayoutError) {
    for number in numbers where !number.isFinite { throw LayoutError.numberOutOfRange(number) }
  }

  /// Changes the numbers that an item's record puts into constraints, and these constraints.
  internal mutating func update(_ item: LayoutItem, _ edit: (inout ItemRecord) -> Void)
    throws(LayoutError)
  {
    try transaction { (engine) throws(LayoutError) in
      engine.state.edit(item, edit)
      try engine.updateConstraints(naming: engine.state.itemsPlaced(by: item))
    }
  }
}
