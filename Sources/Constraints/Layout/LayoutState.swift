/// Everything an engine knows besides the solver: items, and what each constraint stands for.
///
/// It changes only after the solver has agreed, so a refused call leaves it alone.
internal struct LayoutState: Sendable {
  internal var direction: UserInterfaceLayoutDirection
  /// By the index of the handle.
  internal var items: ContiguousArray<ItemRecord> = []
  /// Indices of removed items, for re-use; the last one first.
  internal var freeIndices: [Int32] = []
  /// The generation of the next item; never taken back, so that a handle from a transaction that
  /// failed names nothing.
  internal var nextGeneration: Int32 = 0
  /// What is in force, by the index of the constraint's name.
  internal var active: ContiguousArray<ActiveConstraint?> = []
  /// The items that are stacks.
  ///
  /// They are only ever looked up, so that their order does not matter.
  internal var stacks: [LayoutItem: StackRecord] = [:]
  /// Items whose sizes have yet to be kept from becoming negative.
  ///
  /// Sizes start at 0, so nothing can tell until the next change is solved: adding an item solves
  /// nothing.
  internal var unguarded: [LayoutItem] = []

  internal struct ActiveConstraint: Sendable {
    internal var id: ConstraintID
    internal var source: LayoutConstraintSource
  }

  /// Refuses an item that is not there.
  internal func check(_ item: LayoutItem) throws(LayoutError) {
    guard isLive(item) else { throw LayoutError.unknownItem(item) }
  }

  internal func isLive(_ item: LayoutItem) -> Bool {
    let index = Int(item.index)
    guard items.indices.contains(index) else { return false }
    return items[index].isLive && items[index].generation == item.generation
  }

  /// The record of an item that must be there.
  internal func record(_ item: LayoutItem) -> ItemRecord {
    precondition(isLive(item), "the item \(item) was removed or belongs to another engine")
    return items[Int(item.index)]
  }

  /// What a constraint stands for, or nothing when it is not in force.
  internal func source(of id: ConstraintID) -> LayoutConstraintSource? {
    let index = Int(id.index)
    guard active.indices.contains(index), let entry = active[index], entry.id == id else {
      return nil
    }
    return entry.source
  }

  /// The activated constraint with a name.
  internal func constraint(_ id: ConstraintID) throws(LayoutError) -> LayoutConstraint {
    guard case .constraint(let constraint) = source(of: id) else {
      throw LayoutError.unknownConstraint(id)
    }
    return constraint
  }

  /// What keeps the sizes of the unguarded items from becoming negative.
  internal func guards() -> [(Constraint, LayoutConstraintSource)] {
    var guards: [(Constraint, LayoutConstraintSource)] = []
    for item in unguarded {
      for axis in LayoutAxis.allCases {
        guard let extent = record(item).shape.extent(along: axis) else { continue }
        guards.append((extent >= 0, .nonnegativeSize(axis, of: item)))
      }
    }
    return guards
  }

  /// Records what a change that the solver agreed to has removed and added.
  internal mutating func apply(_ batch: Batch) {
    for id in batch.removed { active[Int(id.index)] = nil }
    for entry in batch.added {
      let index = Int(entry.id.index)
      while active.count <= index { active.append(nil) }
      active[index] = entry
    }
  }
}

/// What one change removes and adds.
internal struct Batch {
  internal var removed: [ConstraintID] = []
  internal var added: [LayoutState.ActiveConstraint] = []
}
