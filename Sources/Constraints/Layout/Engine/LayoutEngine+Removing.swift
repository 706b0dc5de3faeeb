extension LayoutEngine {
  /// Removes an item with its guides, the items in it and all constraints that name one of them.
  ///
  /// A stack that arranges it closes the gap; what it arranges itself stays unless it is in the item.
  ///
  /// - Parameter item: The item.
  /// - Throws: `LayoutError.unknownItem` when it was removed already;
  ///   `unsatisfiable` when its neighbours in a stack cannot follow each other. The engine is unchanged.
  /// - Complexity: Linear in what goes, and one solve; however much else there is.
  public mutating func removeItem(_ item: LayoutItem) throws(LayoutError) {
    try state.check(item)
    let doomed = state.itemsInside(item)
    try transaction { (engine) throws(LayoutError) in
      let isDoomed = Set(doomed)
      for item in doomed {
        if engine.state.stacks[item] != nil { try engine.dissolveStack(item) }
        if let stack = engine.state.record(item).arrangedIn, !isDoomed.contains(stack) {
          try engine.removeArrangedItem(item)
        }
      }
      try engine.change { (engine) throws(SolverError) in
        for entry in engine.state.constraints(naming: doomed) { try engine.retract(entry.id) }
        for item in doomed {
          for variable in engine.state.record(item).shape.variables {
            try engine.solver.removeVariable(variable)
          }
        }
      }
      for item in doomed.reversed() {
        engine.state.unlink(item)
        engine.state.setMargins(nil, of: item)
        engine.state.discard(item)
      }
    }
  }
}
