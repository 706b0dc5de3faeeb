extension LayoutEngine {
  /// Says how large an item's content is.
  ///
  /// Along each axis that has a size the item wants to be no larger, at its hugging priority, and
  /// no smaller, at its compression resistance. At a priority that another constraint has too, the
  /// content's size wins. Items without a size of their own, such as guides, only note it.
  ///
  /// - Parameters:
  ///   - size: The new size, in points, never negative.
  ///   - item: The item.
  /// - Throws: `numberOutOfRange`, `unknownItem`, or `unsatisfiable` where a hugging or resistance
  ///   is required. The engine is unchanged.
  /// - Complexity: One solve: about what moves; with stacks around it that fill proportionally, their
  ///   shares too.
  public mutating func setIntrinsicContentSize(_ size: IntrinsicContentSize, of item: LayoutItem)
    throws(LayoutError)
  {
    try state.check(item)
    try check(size)
    try setContentSize(size, wrappingAt: nil, of: item)
  }

  /// Refuses a size that no content has.
  internal func check(_ size: IntrinsicContentSize) throws(LayoutError) {
    for axis in LayoutAxis.allCases {
      guard let extent = size[axis] else { continue }
      guard extent >= 0, extent.isFinite else { throw LayoutError.numberOutOfRange(extent) }
    }
  }

  /// The size of an item's content, as it was set.
  ///
  /// - Parameter item: An item of this engine.
  /// - Returns: The size; without one along an axis where none was set.
  public func intrinsicContentSize(of item: LayoutItem) -> IntrinsicContentSize {
    let record = state.record(item)
    return IntrinsicContentSize(width: record.horizontal.size, height: record.vertical.size)
  }

  /// Says how strongly an item refuses to be larger than its content; 250 unless set.
  ///
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - axis: The axis along which it counts.
  ///   - item: The item.
  /// - Throws: `unknownItem`, or `unsatisfiable` when required. The engine is unchanged.
  /// - Complexity: One solve: about what moves.
  public mutating func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutAxis, of item: LayoutItem
  ) throws(LayoutError) {
    try state.check(item)
    guard priority != state.record(item)[axis].hugging else { return }
    try change { (engine) throws(SolverError) in
      engine.state.edit(item) { $0[axis].hugging = priority }
      try engine.updateHugging(along: axis, of: item)
    }
  }

  /// Says how strongly an item refuses to be smaller than its content; 750 unless set.
  ///
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - axis: The axis along which it counts.
  ///   - item: The item.
  /// - Throws: `unknownItem`, or `unsatisfiable` when required. The engine is unchanged.
  /// - Complexity: One solve: about what moves.
  public mutating func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutAxis, of item: LayoutItem
  ) throws(LayoutError) {
    try state.check(item)
    guard priority != state.record(item)[axis].resistance else { return }
    try change { (engine) throws(SolverError) in
      if let id = engine.state.record(item)[axis].resistanceID {
        try engine.solver.setPriority(priority, of: id)
      }
      engine.state.edit(item) { $0[axis].resistance = priority }
    }
  }
}

extension LayoutEngine {
  /// Says how large an item's content is, and for which width it was broken into lines if it was; of
  /// sizes that were checked.
  internal mutating func setContentSize(
    _ size: IntrinsicContentSize, wrappingAt wrapWidth: Double?, of item: LayoutItem
  ) throws(LayoutError) {
    let former = state.record(item).horizontal.wrapExtent
    guard size != intrinsicContentSize(of: item) || wrapWidth != former else { return }
    try changeContent(of: item) { (engine) throws(LayoutError) in
      try engine.change { (engine) throws(SolverError) in
        engine.state.edit(item) { $0.horizontal.wrapExtent = wrapWidth }
        if (wrapWidth == nil) != (former == nil) {
          try engine.updateHugging(along: .horizontal, of: item)
        }
        for axis in LayoutAxis.allCases {
          try engine.setContentSize(size[axis], along: axis, of: item)
        }
      }
    }
  }

  /// Brings the condition "not larger" in line with how much it matters.
  private mutating func updateHugging(along axis: LayoutAxis, of item: LayoutItem)
    throws(SolverError)
  {
    let content = state.record(item)[axis]
    guard let id = content.huggingID else { return }
    try solver.setPriority(content.huggingInForce, of: id)
  }

  /// Brings the two conditions along one axis in line with a size.
  private mutating func setContentSize(
    _ size: Double?, along axis: LayoutAxis, of item: LayoutItem
  ) throws(SolverError) {
    let content = state.record(item)[axis]
    guard content.size != size else { return }
    if let extent = state.record(item).shape.extent(along: axis) {
      switch (size, content.huggingID, content.resistanceID) {
      case (let size?, let hugging?, let resistance?):
        try solver.setConstant(size, of: hugging)
        try solver.setConstant(size, of: resistance)
      case (let size?, _, _): try addConditions(extent - size, along: axis, of: item)
      case (nil, _, _): try removeConditions(along: axis, of: item)
      }
    }
    state.edit(item) { $0[axis].size = size }
  }

  private mutating func addConditions(
    _ excess: LinearExpression, along axis: LayoutAxis, of item: LayoutItem
  ) throws(SolverError) {
    let content = state.record(item)[axis]
    let hugging = try solver.addContentSize(
      Constraint(excess, .lessThanOrEqual, priority: content.huggingInForce))
    state.put(.contentHugging(axis, of: item), inForceAs: hugging)
    let resistance = try solver.addContentSize(
      Constraint(excess, .greaterThanOrEqual, priority: content.resistance))
    state.put(.compressionResistance(axis, of: item), inForceAs: resistance)
    state.edit(item) {
      $0[axis].huggingID = hugging
      $0[axis].resistanceID = resistance
    }
  }

  private mutating func removeConditions(along axis: LayoutAxis, of item: LayoutItem)
    throws(SolverError)
  {
    let content = state.record(item)[axis]
    for case let id? in [content.huggingID, content.resistanceID] { try retract(id) }
    state.edit(item) {
      $0[axis].huggingID = nil
      $0[axis].resistanceID = nil
    }
  }
}
