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
    try transaction { (engine) throws(LayoutError) in
      for axis in LayoutAxis.allCases { try engine.setContent(size[axis], axis, of: item) }
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

  /// Brings the two conditions along one axis in line with a size.
  internal mutating func setContent(_ size: Double?, _ axis: LayoutAxis, of item: LayoutItem)
    throws(LayoutError)
  {
    var content = state.record(item)[axis]
    guard content.size != size else { return }
    content.size = size
    if let extent = state.record(item).shape.extent(along: axis) {
      try constrain(extent, to: &content, axis, of: item)
    }
    state.items[Int(item.index)][axis] = content
  }

  private mutating func constrain(
    _ extent: Variable, to content: inout AxisContent, _ axis: LayoutAxis, of item: LayoutItem
  ) throws(LayoutError) {
    var changed = content
    try change { (solver, batch) throws(SolverError) in
      switch (changed.size, changed.huggingID, changed.resistanceID) {
      case (let size?, let hugging?, let resistance?):
        try solver.setConstant(-size, of: hugging)
        try solver.setConstant(-size, of: resistance)
      case (let size?, _, _):
        let hugging = try solver.addContentSize(
          Constraint(extent - size, .lessThanOrEqual, priority: changed.hugging))
        batch.added.append(.init(id: hugging, source: .contentHugging(axis, of: item)))
        let resistance = try solver.addContentSize(
          Constraint(extent - size, .greaterThanOrEqual, priority: changed.resistance))
        batch.added.append(.init(id: resistance, source: .compressionResistance(axis, of: item)))
        (changed.huggingID, changed.resistanceID) = (hugging, resistance)
      case (nil, _, _):
        for id in [changed.huggingID, changed.resistanceID] {
          guard let id else { continue }
          try solver.remove(id)
          batch.removed.append(id)
        }
        (changed.huggingID, changed.resistanceID) = (nil, nil)
      }
    }
    content = changed
  }
}
