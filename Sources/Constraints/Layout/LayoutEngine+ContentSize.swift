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
  public mutating func setIntrinsicContentSize(_ size: IntrinsicContentSize, of item: LayoutItem)
    throws(LayoutError)
  {
    try state.check(item)
    for axis in LayoutAxis.allCases {
      guard let extent = size[axis] else { continue }
      guard extent >= 0, extent.isFinite else { throw LayoutError.numberOutOfRange(extent) }
    }
    guard size != intrinsicContentSize(of: item) else { return }
    try changeContent(of: item) { (engine) throws(LayoutError) in
      try engine.changeContentSize(size, of: item)
    }
  }

  private mutating func changeContentSize(_ size: IntrinsicContentSize, of item: LayoutItem)
    throws(LayoutError)
  {
    var record = state.record(item)
    try change { (solver, batch) throws(SolverError) in
      for axis in LayoutAxis.allCases {
        try record.setContentSize(size[axis], axis, of: item, &solver, &batch)
      }
    }
    state.items[Int(item.index)] = record
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
  public mutating func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutAxis, of item: LayoutItem
  ) throws(LayoutError) {
    try state.check(item)
    if let id = state.record(item)[axis].huggingID {
      try change { (solver, _) throws(SolverError) in try solver.setPriority(priority, of: id) }
    }
    state.items[Int(item.index)][axis].hugging = priority
  }

  /// Says how strongly an item refuses to be smaller than its content; 750 unless set.
  ///
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - axis: The axis along which it counts.
  ///   - item: The item.
  /// - Throws: `unknownItem`, or `unsatisfiable` when required. The engine is unchanged.
  public mutating func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutAxis, of item: LayoutItem
  ) throws(LayoutError) {
    try state.check(item)
    if let id = state.record(item)[axis].resistanceID {
      try change { (solver, _) throws(SolverError) in try solver.setPriority(priority, of: id) }
    }
    state.items[Int(item.index)][axis].resistance = priority
  }
}

extension ItemRecord {
  /// Brings the two conditions along one axis in line with a size.
  fileprivate mutating func setContentSize(
    _ size: Double?, _ axis: LayoutAxis, of item: LayoutItem, _ solver: inout Solver,
    _ batch: inout Batch
  ) throws(SolverError) {
    guard self[axis].size != size else { return }
    if let extent = shape.extent(along: axis) {
      switch (size, self[axis].huggingID, self[axis].resistanceID) {
      case (let size?, let hugging?, let resistance?):
        try solver.setConstant(-size, of: hugging)
        try solver.setConstant(-size, of: resistance)
      case (let size?, _, _):
        try addConditions(extent - size, axis, of: item, &solver, &batch)
      case (nil, _, _):
        try removeConditions(along: axis, &solver, &batch)
      }
    }
    self[axis].size = size
  }

  private mutating func addConditions(
    _ excess: LinearExpression, _ axis: LayoutAxis, of item: LayoutItem, _ solver: inout Solver,
    _ batch: inout Batch
  ) throws(SolverError) {
    let hugging = try solver.addContentSize(
      Constraint(excess, .lessThanOrEqual, priority: self[axis].hugging))
    batch.added.append(.init(id: hugging, source: .contentHugging(axis, of: item)))
    let resistance = try solver.addContentSize(
      Constraint(excess, .greaterThanOrEqual, priority: self[axis].resistance))
    batch.added.append(.init(id: resistance, source: .compressionResistance(axis, of: item)))
    self[axis].huggingID = hugging
    self[axis].resistanceID = resistance
  }

  private mutating func removeConditions(
    along axis: LayoutAxis, _ solver: inout Solver, _ batch: inout Batch
  ) throws(SolverError) {
    for id in [self[axis].huggingID, self[axis].resistanceID] {
      guard let id else { continue }
      try solver.remove(id)
      batch.removed.append(id)
    }
    self[axis].huggingID = nil
    self[axis].resistanceID = nil
  }
}
