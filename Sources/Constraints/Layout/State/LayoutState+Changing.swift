/// One change of a `LayoutState`, as what was there before.
internal enum LayoutUndo: Sendable {
  /// An item took a new index.
  case appended
  /// An item took an index that was free.
  case tookFree(Int32)
  /// The index of a removed item became free.
  case freed
  /// An item's record.
  case record(Int32, ItemRecord)
  /// What stood under the index of a constraint's name.
  case active(Int32, LayoutState.ActiveConstraint?)
  /// The size of an item was to be guarded.
  case unguarded
  /// The shares of a stack were to be brought in line.
  case unshared
  /// The shares of these stacks were brought in line.
  case shared(ContiguousArray<LayoutItem>)
  /// An item became a stack, or one no more.
  case stack(LayoutItem, StackRecord?)
  /// A stack was changed: the edit that takes it back.
  case edit(LayoutItem, StackEdit)
  /// A guide was added behind the others of the item with an index.
  case linkedGuide(Int32)
  /// The item with an index lost a guide, which was there among its guides.
  case unlinkedGuide(Int32, LayoutItem, at: Int)
  /// What was known of an item's margins.
  case margins(LayoutItem, ItemMargins?)
  /// The names of the constraints of a slot, or of the stack as a whole.
  case names(LayoutItem, slot: Int?, [ConstraintID])
}

/// The only ways to change the state.
extension LayoutState {
  /// Takes in an item.
  internal mutating func append(_ record: ItemRecord) -> LayoutItem {
    guard let free = freeIndices.popLast() else {
      items.append(record)
      note(.appended)
      return LayoutItem(index: Int32(items.count - 1), generation: record.generation)
    }
    note(.tookFree(free))
    note(.record(free, items[Int(free)]))
    items[Int(free)] = record
    return LayoutItem(index: free, generation: record.generation)
  }

  /// Lets go of an item that nothing refers to any more.
  internal mutating func discard(_ item: LayoutItem) {
    edit(item.index) { $0.isLive = false }
    freeIndices.append(item.index)
    note(.freed)
  }

  /// Changes what is known of an item.
  internal mutating func edit(_ item: LayoutItem, _ change: (inout ItemRecord) -> Void) {
    edit(item.index, change)
  }

  /// Changes what is known of the item with an index.
  internal mutating func edit(_ index: Int32, _ change: (inout ItemRecord) -> Void) {
    if journal != nil { note(.record(index, items[Int(index)])) }
    change(&items[Int(index)])
  }

  /// Notes that the sizes of an item must not become negative.
  internal mutating func guardLater(_ item: LayoutItem) {
    unguarded.append(item)
    note(.unguarded)
  }

  /// Notes that the shares of a stack must be brought in line before the next solve.
  internal mutating func shareLater(_ stack: LayoutItem) {
    if appendUnshared(stack) { note(.unshared) }
  }

  /// The stacks whose shares must be brought in line, which is done now.
  internal mutating func takeStacksToShare() -> ContiguousArray<LayoutItem> {
    guard !unshared.isEmpty else { return [] }
    let stacks = unshared
    note(.shared(stacks))
    exchangeUnshared([])
    return stacks
  }

  /// Notes what a constraint that came into force stands for, or that it does now.
  internal mutating func put(_ source: LayoutConstraintSource, inForceAs id: ConstraintID) {
    while active.count <= Int(id.index) { active.append(nil) }
    set(id.index, ActiveConstraint(id: id, source: source))
  }

  /// Notes that a constraint went out of force.
  internal mutating func putOutOfForce(_ id: ConstraintID) { set(id.index, nil) }

  private mutating func set(_ index: Int32, _ entry: ActiveConstraint?) {
    note(.active(index, active[Int(index)]))
    exchange(index, entry)
  }

  private mutating func exchange(_ index: Int32, _ entry: ActiveConstraint?) {
    if active[Int(index)] != nil { mentions.remove(index) }
    active[Int(index)] = entry
    if let entry { mentions.insert(index, naming: entry.source.items) }
  }

  /// Makes an item a stack, or one no more.
  internal mutating func setStack(_ record: StackRecord?, of item: LayoutItem) {
    note(.stack(item, stacks[item]))
    stacks[item] = record
  }

  /// Changes what a stack arranges.
  ///
  /// - Returns: The edit that takes it back, or `nil` when the item is no stack.
  internal mutating func edit(_ stack: LayoutItem, by edit: StackEdit) -> StackEdit? {
    guard let inverse = stacks[stack]?.apply(edit) else { return nil }
    note(.edit(stack, inverse))
    return inverse
  }

  /// Notes the constraints that belong to a slot of a stack, or to the stack as a whole.
  internal mutating func setNames(_ names: [ConstraintID], ofSlot slot: Int?, in stack: LayoutItem)
  {
    guard let former = stacks[stack]?.exchange(names, ofSlot: slot) else { return }
    note(.names(stack, slot: slot, former))
  }

  internal mutating func note(_ step: LayoutUndo) { journal?.append(step) }
}

extension LayoutState {
  /// Takes all changes back but the first few of the transaction.
  internal mutating func undo(to steps: Int) {
    guard var list = journal else { return }
    journal = nil  // taking back is no change to be taken back
    while list.count > steps { undo(list.removeLast()) }
    journal = list
  }

  private mutating func undo(_ step: LayoutUndo) {
    switch step {
    case .appended: items.removeLast()
    case .tookFree(let index): freeIndices.append(index)
    case .freed: freeIndices.removeLast()
    case .record(let index, let former): items[Int(index)] = former
    case .active(let index, let former): exchange(index, former)
    case .unguarded: unguarded.removeLast()
    case .unshared: removeLastUnshared()
    case .shared(let stacks): exchangeUnshared(stacks)
    case .stack(let item, let former): stacks[item] = former
    case .edit(let stack, let inverse): _ = stacks[stack]?.apply(inverse)
    case .linkedGuide(let owner): items[Int(owner)].tree.guides.removeLast()
    case .unlinkedGuide(let owner, let guide, let index):
      items[Int(owner)].tree.guides.insert(guide, at: index)
    case .margins(let item, let former): exchangeMargins(former, of: item)
    case .names(let stack, let slot, let former):
      _ = stacks[stack]?.exchange(former, ofSlot: slot)
    }
  }
}
