extension LayoutEngine {
  /// Makes an item a stack: it arranges others in a row or column, by constraints and nothing else.
  ///
  /// The constraints are `UIStackView`'s and named in messages by identifiers that begin with
  /// `stack-`. Edges, spacing, alignment and equal extents are required. Where they leave a choice,
  /// hugging and compression resistance of the items decide, and equal ones leave the layout
  /// ambiguous. Weaker ones keep a stack from being larger than it must: just above 999 for a hidden
  /// item's extent, 999 and less for proportional shares, 149 for equal centres, 51 and 49 for its
  /// own extents, 25 and less for its items across the axis.
  ///
  /// An arranged item is an item like any other, a stack too; an item is in one stack at most.
  ///
  /// - Parameters:
  ///   - items: What it arranges, in order.
  ///   - stack: The item that becomes a stack.
  ///   - arrangement: How.
  /// - Throws: `wrongKind` when the item is a stack already or when it is in one of the items;
  ///   `alreadyArranged`, `unknownItem`, `numberOutOfRange`, `unsatisfiable`. The engine is
  ///   unchanged.
  /// - Complexity: About 5 constraints an item, one solve.
  public mutating func arrange(
    _ items: [LayoutItem], in stack: LayoutItem, _ arrangement: StackArrangement
  ) throws(LayoutError) {
    try state.check(stack)
    guard state.stacks[stack] == nil else { throw LayoutError.wrongKind(stack) }
    try state.check(arrangement)
    var seen: Set<LayoutItem> = []
    for item in items {
      try state.checkArrangeable(item, in: stack)
      guard seen.insert(item).inserted else { throw LayoutError.alreadyArranged(item) }
    }
    var record = StackRecord(arrangement)
    record.slots = ContiguousArray(items.map { StackSlot($0) })
    try transaction { (engine) throws(LayoutError) in
      engine.state.setStack(record, of: stack)
      for item in items { engine.state.edit(item) { $0.arrangedIn = stack } }
      try engine.changeContent(of: stack) { (engine) throws(LayoutError) in
        try engine.change(stack, by: .arrange(arrangement))
      }
    }
  }

  /// Makes a stack an item like any other again, and what it arranged free.
  ///
  /// - Parameter stack: The stack.
  /// - Throws: `wrongKind` when it is no stack, `unknownItem`. The engine is unchanged.
  /// - Complexity: The constraints of the stack are removed, one solve.
  public mutating func dissolveStack(_ stack: LayoutItem) throws(LayoutError) {
    let record = try state.stackRecord(stack)
    try changeContent(of: stack) { (engine) throws(LayoutError) in
      let ids = record.fitIDs + record.slots.flatMap { $0.ids }
      try engine.change { (engine) throws(SolverError) in
        for id in ids where engine.solver.contains(id) { try engine.retract(id) }
        for slot in record.slots { engine.state.edit(slot.item) { $0.arrangedIn = nil } }
        engine.state.setStack(nil, of: stack)
      }
    }
  }

  /// How a stack arranges its items; `nil` for an item that is no stack.
  ///
  /// - Parameter stack: An item of this engine.
  /// - Returns: The arrangement as it was set.
  public func arrangement(of stack: LayoutItem) -> StackArrangement? {
    state.stacks[stack]?.arrangement
  }

  /// Changes how a stack arranges its items.
  ///
  /// - Parameters:
  ///   - arrangement: The new arrangement.
  ///   - stack: The stack.
  /// - Throws: `wrongKind` when it is no stack; `unknownItem`, `numberOutOfRange`, `unsatisfiable`.
  ///   The engine is unchanged.
  /// - Complexity: Linear in the number of arranged items, and one solve in which only constraints
  ///   that differ change.
  public mutating func setArrangement(_ arrangement: StackArrangement, of stack: LayoutItem)
    throws(LayoutError)
  {
    try state.check(stack)
    try state.check(arrangement)
    try changeContent(of: stack) { (engine) throws(LayoutError) in
      try engine.change(stack, by: .arrange(arrangement))
    }
  }

  /// The items that a stack arranges, hidden ones included, in order; none if it is no stack.
  ///
  /// - Parameter stack: An item of this engine.
  /// - Returns: The items.
  public func arrangedItems(of stack: LayoutItem) -> [LayoutItem] {
    state.stacks[stack]?.slots.map { $0.item } ?? []
  }

  /// The stack that arranges an item; `nil` where none does.
  ///
  /// - Parameter item: An item of this engine.
  /// - Returns: The stack.
  public func stack(arranging item: LayoutItem) -> LayoutItem? { state.record(item).arrangedIn }
}
