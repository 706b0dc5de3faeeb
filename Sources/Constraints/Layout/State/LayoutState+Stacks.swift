/// What stacks need to know of the items in them.
extension LayoutState {
  /// The record of an item that must be a stack.
  internal func stackRecord(_ stack: LayoutItem) throws(LayoutError) -> StackRecord {
    try check(stack)
    guard let record = stacks[stack] else { throw LayoutError.wrongKind(stack) }
    return record
  }

  /// The stack of an arranged item, and the index of the item's slot in it.
  internal func slot(of item: LayoutItem) throws(LayoutError) -> (stack: LayoutItem, index: Int) {
    try check(item)
    guard let stack = record(item).arrangedIn,
      let index = stacks[stack]?.slots.firstIndex(where: { $0.item == item })
    else { throw LayoutError.notArranged(item) }
    return (stack, index)
  }

  /// Refuses an item that a stack cannot arrange: one that another one arranges, or one that the
  /// stack is in.
  internal func checkArrangeable(_ item: LayoutItem, in stack: LayoutItem) throws(LayoutError) {
    try check(item)
    guard record(item).arrangedIn == nil else { throw LayoutError.alreadyArranged(item) }
    var outer: LayoutItem? = stack
    while let holder = outer {  // ends: no stack is in itself
      guard holder != item else { throw LayoutError.wrongKind(item) }
      outer = record(holder).arrangedIn
    }
  }

  /// Refuses numbers that no solver takes.
  internal func check(_ arrangement: StackArrangement) throws(LayoutError) {
    let margins = arrangement.margins
    for number in [
      arrangement.spacing, margins.top, margins.left, margins.bottom, margins.right,
    ] {
      try check(spacing: number)
    }
  }

  internal func check(spacing: Double) throws(LayoutError) {
    guard spacing.magnitude <= Solver.range / 4 else {
      throw LayoutError.numberOutOfRange(spacing)
    }
  }

  /// The stacks, from the inside out, whose shares depend on how large the content of an item is.
  internal func proportionalStacks(around item: LayoutItem) -> [LayoutItem] {
    var found: [LayoutItem] = []
    var next = record(item).arrangedIn
    while let stack = next {
      if stacks[stack]?.arrangement.distribution == .fillProportionally { found.append(stack) }
      next = record(stack).arrangedIn
    }
    return found
  }

  /// What part of a proportional stack each slot takes; `nil` when no content has an extent.
  ///
  /// Spacing counts as content that no item has, so that without margins everything fits at the
  /// content's own size. Of the whole stack these are the multipliers that `UIStackView` has, by the
  /// constraints that it puts into logs. What a larger or smaller stack, or margins, leave goes to
  /// the last item, whose share counts least.
  ///
  /// - Parameters:
  ///   - record: The stack.
  ///   - contents: What is known of contents, which grows.
  /// - Returns: A share for each slot.
  internal func shares(of record: StackRecord, knowing contents: inout ContentExtents) -> [Double]?
  {
    guard record.arrangement.distribution == .fillProportionally else { return nil }
    let axis = record.arrangement.axis
    let extents = record.slots.map { slot in
      slot.isHidden ? 0 : contents.extent(of: slot.item, along: axis, in: self) ?? 0
    }
    let content = extents.reduce(0, +)
    let total = content + record.spacings
    guard content > 0, total > 0 else { return nil }
    return extents.map { min($0 / total, 1) }
  }
}
