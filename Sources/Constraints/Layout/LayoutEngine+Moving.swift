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
  /// - Throws: `wrongKind` when it is no guide; `unsatisfiable`, `numberOutOfRange`. The engine is
  ///   unchanged.
  public mutating func setInsets(_ insets: LayoutInsets, of guide: LayoutItem) throws(LayoutError) {
    try state.check(guide)
    try checkFinite([insets.top, insets.left, insets.bottom, insets.right])
    guard case .inset(let owner, _) = state.record(guide).shape else {
      throw LayoutError.wrongKind(guide)
    }
    try update(guide) { $0.shape = .inset(owner, insets) }
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

  private func checkFinite(_ numbers: [Double]) throws(LayoutError) {
    for number in numbers where !number.isFinite { throw LayoutError.numberOutOfRange(number) }
  }

  /// Changes the numbers that an item's record puts into constraints, and these constraints.
  private mutating func update(_ item: LayoutItem, _ edit: (inout ItemRecord) -> Void)
    throws(LayoutError)
  {
    let before = state.items[Int(item.index)]
    edit(&state.items[Int(item.index)])
    do throws(LayoutError) {
      let constants = try state.constants(of: state.itemsPlaced(by: item))
      try change { (solver, _) throws(SolverError) in
        for (id, constant) in constants { try solver.setConstant(constant, of: id) }
      }
    } catch {
      state.items[Int(item.index)] = before
      throw error
    }
  }
}

extension LayoutState {
  /// The constants, as the solver sees them, of the activated constraints that name some items.
  fileprivate func constants(of items: [LayoutItem]) throws(LayoutError)
    -> [(id: ConstraintID, constant: Double)]
  {
    var constants: [(id: ConstraintID, constant: Double)] = []
    for case .some(let entry) in active {
      guard case .constraint(let constraint) = entry.source, names(entry.source, anyOf: items)
      else { continue }
      constants.append((entry.id, try expression(of: constraint).constant))
    }
    return constants
  }
}
