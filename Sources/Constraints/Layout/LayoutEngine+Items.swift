extension LayoutEngine {
  /// Adds a rectangle whose place and size are unknown; its size is never negative.
  ///
  /// - Parameter name: What messages call it.
  /// - Returns: Its handle.
  public mutating func addItem(named name: String? = nil) -> LayoutItem {
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    let top = solver.makeVariable()
    let height = solver.makeVariable()
    let item = add(name, .free(left: left, width: width, top: top, height: height))
    state.unguarded.append(item)
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
  public mutating func addItem(named name: String? = nil, frame: LayoutRect) -> LayoutItem {
    add(name, .fixed(frame))
  }

  /// Adds a guide: the frame of another item moved inwards, such as a safe area or margins.
  ///
  /// - Parameters:
  ///   - name: What messages call it.
  ///   - owner: The item whose frame it follows.
  ///   - insets: How far its edges lie inside, in points. Where they exceed the owner's size, the
  ///     guide's size is negative.
  /// - Returns: Its handle.
  /// - Throws: `LayoutError.unknownItem` when the owner was removed.
  public mutating func addGuide(
    named name: String? = nil, in owner: LayoutItem, insets: LayoutInsets = LayoutInsets()
  ) throws(LayoutError) -> LayoutItem {
    try state.check(owner)
    return add(name, .inset(owner, insets))
  }

  /// Adds the content of a scrolling item: it begins where its owner does and has its own size.
  ///
  /// - Parameters:
  ///   - name: What messages call it.
  ///   - owner: The item in which it scrolls.
  /// - Returns: Its handle.
  /// - Throws: `LayoutError.unknownItem` when the owner was removed.
  public mutating func addScrollContent(named name: String? = nil, in owner: LayoutItem)
    throws(LayoutError) -> LayoutItem
  {
    try state.check(owner)
    let width = solver.makeVariable()
    let height = solver.makeVariable()
    let item = add(name, .content(of: owner, width: width, height: height))
    state.unguarded.append(item)
    return item
  }

  /// Adds a free unknown, for constraints only.
  ///
  /// - Returns: Its handle, for `LayoutQuantity.variable`.
  public mutating func makeVariable() -> Variable { solver.makeVariable() }

  /// The name that an item was given.
  ///
  /// - Parameter item: An item of this engine.
  /// - Returns: The name, or nothing.
  public func name(of item: LayoutItem) -> String? { state.record(item).name }

  private mutating func add(_ name: String?, _ shape: ItemShape) -> LayoutItem {
    let record = ItemRecord(generation: state.nextGeneration, name: name, shape: shape)
    state.nextGeneration &+= 1  // wraps after four thousand million items
    guard let index = state.freeIndices.popLast() else {
      state.items.append(record)
      return LayoutItem(index: Int32(state.items.count - 1), generation: record.generation)
    }
    state.items[Int(index)] = record
    return LayoutItem(index: index, generation: record.generation)
  }
}
