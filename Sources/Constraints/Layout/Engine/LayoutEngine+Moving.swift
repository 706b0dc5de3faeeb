extension LayoutEngine {
  /// Moves a rectangle that was added with a frame.
  ///
  /// - Parameters:
  ///   - frame: The new place and size, absolute, in points.
  ///   - item: The item.
  /// - Throws: `wrongKind` when it has no fixed frame; `unsatisfiable`, `numberOutOfRange`. The
  ///   engine is unchanged.
  /// - Complexity: One solve: the constraints that name the item or what is placed by it, and what
  ///   moves.
  public mutating func setFrame(_ frame: LayoutRect, of item: LayoutItem) throws(LayoutError) {
    try state.check(item)
    try state.checkFinite([frame.x, frame.y, frame.width, frame.height])
    guard case .fixed = state.record(item).shape else { throw LayoutError.wrongKind(item) }
    try update(item) { $0.shape = .fixed(frame) }
  }

  /// Changes how far the edges of a guide lie inside its owner.
  ///
  /// - Parameters:
  ///   - insets: The new distances, in points.
  ///   - guide: The guide.
  /// - Throws: `wrongKind` when it is no guide with insets of its own; `unsatisfiable`,
  ///   `numberOutOfRange`. The engine is unchanged.
  /// - Complexity: One solve: the constraints that name the item or what is placed by it, and what
  ///   moves.
  public mutating func setInsets(_ insets: LayoutInsets, of guide: LayoutItem) throws(LayoutError) {
    try state.check(guide)
    try state.checkFinite([insets.top, insets.left, insets.bottom, insets.right])
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
  /// - Complexity: One solve: the constraints that name the item or what is placed by it, and what
  ///   moves.
  public mutating func setBaselines(
    firstFromTop first: Double, lastFromBottom last: Double, of item: LayoutItem
  ) throws(LayoutError) {
    try state.check(item)
    try state.checkFinite([first, last])
    try update(item) {
      $0.firstBaseline = first
      $0.lastBaseline = last
    }
  }
}
