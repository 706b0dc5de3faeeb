extension LayoutEngine {
  /// Arranges an item behind the others in a stack.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - stack: The stack.
  /// - Throws: As for inserting. The engine is unchanged.
  /// - Complexity: As for inserting.
  public mutating func addArrangedItem(_ item: LayoutItem, to stack: LayoutItem)
    throws(LayoutError)
  {
    try insertArrangedItem(item, at: try state.stackRecord(stack).slots.count, in: stack)
  }

  /// Arranges an item between others in a stack.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - index: How many items come before it, hidden ones included.
  ///   - stack: The stack.
  /// - Throws: `wrongKind` when it is no stack or when the stack is in the item; `alreadyArranged`,
  ///   `unknownItem`, `unsatisfiable`, or `numberOutOfRange` when there are fewer items than
  ///   `index`. The engine is unchanged.
  /// - Complexity: The constraints of the item and of at most three neighbours change, in one solve;
  ///   with `fillProportionally` those of all items.
  public mutating func insertArrangedItem(
    _ item: LayoutItem, at index: Int, in stack: LayoutItem
  ) throws(LayoutError) {
    let count = try state.stackRecord(stack).slots.count
    guard (0...count).contains(index) else { throw LayoutError.numberOutOfRange(Double(index)) }
    try state.checkArrangeable(item, in: stack)
    try changeContent(of: stack) { (engine) throws(LayoutError) in
      try engine.change(stack, by: .insert(StackSlot(item), at: index))
      engine.state.edit(item) { $0.arrangedIn = stack }
    }
  }

  /// Takes an item out of its stack; it stays an item of the engine.
  ///
  /// - Parameter item: The item.
  /// - Throws: `notArranged` when no stack arranges it; `unknownItem`, or `unsatisfiable` when its
  ///   neighbours cannot follow each other. The engine is unchanged.
  /// - Complexity: As for inserting; the item is searched for in its stack.
  public mutating func removeArrangedItem(_ item: LayoutItem) throws(LayoutError) {
    let (stack, index) = try state.slot(of: item)
    try changeContent(of: stack) { (engine) throws(LayoutError) in
      try engine.change(stack, by: .remove(at: index))
      engine.state.edit(item) { $0.arrangedIn = nil }
    }
  }

  /// Hides an item of a stack or shows it again.
  ///
  /// A hidden item keeps its place in the order and takes no room, and there is no spacing behind
  /// it. It lies where it would follow and has no extent unless its own constraints require one.
  ///
  /// - Parameters:
  ///   - isHidden: Whether it is to be hidden.
  ///   - item: An item that a stack arranges.
  /// - Throws: `notArranged`, `unknownItem`, `unsatisfiable`. The engine is unchanged.
  /// - Complexity: As for inserting; the item is searched for in its stack.
  public mutating func setHidden(_ isHidden: Bool, ofArrangedItem item: LayoutItem)
    throws(LayoutError)
  {
    try changeSlot(of: item) { $0.isHidden = isHidden }
  }

  /// Whether an item is hidden in its stack.
  ///
  /// - Parameter item: An item of this engine.
  /// - Returns: Whether; false where no stack arranges it.
  public func isHidden(arrangedItem item: LayoutItem) -> Bool { slot(of: item)?.isHidden ?? false }

  /// Changes the distance from an item of a stack to the next one.
  ///
  /// - Parameters:
  ///   - spacing: The distance in points, or `nil` for the stack's.
  ///   - item: An item that a stack arranges.
  /// - Throws: `notArranged`, `unknownItem`, `numberOutOfRange`, `unsatisfiable`. The engine is
  ///   unchanged.
  /// - Complexity: As for inserting; the item is searched for in its stack.
  public mutating func setCustomSpacing(_ spacing: Double?, afterArrangedItem item: LayoutItem)
    throws(LayoutError)
  {
    if let spacing { try state.check(spacing: spacing) }
    try changeSlot(of: item) { $0.customSpacing = spacing }
  }

  /// The distance from an item of a stack to the next one, where it is not the stack's.
  ///
  /// - Parameter item: An item of this engine.
  /// - Returns: The distance in points, or `nil`.
  public func customSpacing(afterArrangedItem item: LayoutItem) -> Double? {
    slot(of: item)?.customSpacing
  }

  private func slot(of item: LayoutItem) -> StackSlot? {
    guard let stack = state.record(item).arrangedIn else { return nil }
    return state.stacks[stack]?.slots.first { $0.item == item }
  }

  private mutating func changeSlot(of item: LayoutItem, _ edit: (inout StackSlot) -> Void)
    throws(LayoutError)
  {
    let (stack, index) = try state.slot(of: item)
    guard var slot = state.stacks[stack]?.slots[index] else { return }
    edit(&slot)
    try changeContent(of: stack) { (engine) throws(LayoutError) in
      try engine.change(stack, by: .replace(slot, at: index))
    }
  }
}
