/// How large contents are: as they were set, or for stacks what their items come to.
///
/// What one stack comes to is computed once, so that all stacks around an item take no longer than
/// their items are many. Valid until a content or a stack changes.
internal struct ContentExtents {
  /// Of stacks without a size of their own; only ever looked up.
  private var horizontal: [LayoutItem: Double?] = [:]
  private var vertical: [LayoutItem: Double?] = [:]

  internal init() {}

  /// The extent of an item's content along an axis; `nil` where it has none.
  ///
  /// - Complexity: Linear in the number of items in the stack and the stacks in it that are not yet
  ///   known.
  internal mutating func extent(
    of item: LayoutItem, along axis: LayoutAxis, in state: borrowing LayoutState
  ) -> Double? {
    // A list and no recursion: stacks are as deep as somebody makes them.
    var pending = isUnknown(item, along: axis, in: state) ? [item] : []
    while let stack = pending.last, let record = state.stacks[stack] {
      var isComplete = true
      for slot in record.slots
      where !slot.isHidden && isUnknown(slot.item, along: axis, in: state) {
        pending.append(slot.item)
        isComplete = false
      }
      guard isComplete else { continue }
      pending.removeLast()
      self[stack, axis] = .some(extent(of: record, along: axis, in: state))
    }
    return knownExtent(of: item, along: axis, in: state)
  }

  /// What the items of a stack come to, when what is in them is known.
  private func extent(
    of record: StackRecord, along axis: LayoutAxis, in state: borrowing LayoutState
  ) -> Double? {
    var count = 0
    var largest: Double?
    var sum = 0.0
    for slot in record.slots where !slot.isHidden {
      count += 1
      guard let extent = knownExtent(of: slot.item, along: axis, in: state) else { continue }
      largest = max(largest ?? extent, extent)
      sum += extent
    }
    guard let largest else { return nil }
    let margins = StackAxis(axis, record.arrangement.margins, state.direction).margins
    guard axis == record.arrangement.axis else { return largest + margins }
    if record.arrangement.distribution == .fillEqually { sum = largest * Double(count) }
    return sum + record.spacings + margins
  }

  private func knownExtent(
    of item: LayoutItem, along axis: LayoutAxis, in state: borrowing LayoutState
  ) -> Double? {
    state.record(item)[axis].size ?? (self[item, axis] ?? nil)
  }

  /// Whether an item is a stack whose extent has yet to be computed.
  private func isUnknown(
    _ item: LayoutItem, along axis: LayoutAxis, in state: borrowing LayoutState
  ) -> Bool {
    state.record(item)[axis].size == nil && self[item, axis] == nil && state.stacks[item] != nil
  }

  private subscript(item: LayoutItem, axis: LayoutAxis) -> Double?? {
    get { axis == .horizontal ? horizontal[item] : vertical[item] }
    set {
      if axis == .horizontal { horizontal[item] = newValue } else { vertical[item] = newValue }
    }
  }
}
