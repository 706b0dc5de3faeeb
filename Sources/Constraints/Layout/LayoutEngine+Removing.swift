extension LayoutEngine {
  /// Removes an item with its guides and all constraints that name one of them.
  ///
  /// A stack that arranges it closes the gap; what it arranges itself stays.
  ///
  /// - Parameter item: The item.
  /// - Throws: `LayoutError.unknownItem` when it was removed already;
  ///   `unsatisfiable` when its neighbours in a stack cannot follow each other. The engine is unchanged.
  /// - Complexity: Linear in the number of constraints in force.
  public mutating func removeItem(_ item: LayoutItem) throws(LayoutError) {
    try state.check(item)
    let doomed = state.itemsPlaced(by: item)
    let stacked = doomed.filter { state.stacks[$0] != nil || state.record($0).arrangedIn != nil }
    guard !stacked.isEmpty else { return try remove(doomed) }
    try transaction { (engine) throws(LayoutError) in
      for item in stacked {
        if engine.state.record(item).arrangedIn != nil { try engine.removeArrangedItem(item) }
        if engine.state.stacks[item] != nil { try engine.dissolveStack(item) }
      }
      try engine.remove(doomed)
    }
  }

  /// Removes items that no stack knows.
  private mutating func remove(_ doomed: [LayoutItem]) throws(LayoutError) {
    let variables = doomed.flatMap { state.record($0).shape.variables }
    var ids: [ConstraintID] = []
    for case .some(let entry) in state.active where state.names(entry.source, anyOf: doomed) {
      ids.append(entry.id)
    }
    let unguarded = state.unguarded
    state.unguarded.removeAll { doomed.contains($0) }
    do throws(LayoutError) {
      try change { (solver, batch) throws(SolverError) in
        for id in ids { try solver.remove(id) }
        for variable in variables { try solver.removeVariable(variable) }
        batch.removed = ids
      }
    } catch {
      state.unguarded = unguarded
      throw error
    }
    for gone in doomed {
      state.items[Int(gone.index)].isLive = false
      state.freeIndices.append(gone.index)
    }
  }
}

extension LayoutState {
  /// An item and all that are placed by it, directly or not, in the order of their indices.
  internal func itemsPlaced(by item: LayoutItem) -> [LayoutItem] {
    var placed = [item]
    var next = 0
    while next < placed.count {
      for (index, record) in items.enumerated()
      where record.isLive && record.shape.base == placed[next] {
        placed.append(LayoutItem(index: Int32(index), generation: record.generation))
      }
      next += 1
    }
    return placed
  }

  /// Whether what is in force depends on one of some items.
  internal func names(_ source: LayoutConstraintSource, anyOf items: [LayoutItem]) -> Bool {
    switch source {
    case .nonnegativeSize(_, let item), .contentHugging(_, let item),
      .compressionResistance(_, let item):
      items.contains(item)
    case .constraint(let constraint):
      constraint.owner.map(items.contains) ?? false
        || constraint.terms.contains { term in
          guard case .attribute(_, let item) = term.quantity else { return false }
          return items.contains(item)
        }
    }
  }
}
