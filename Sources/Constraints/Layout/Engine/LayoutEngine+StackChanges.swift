extension LayoutEngine {
  /// Changes a stack and the constraints that it comes to, all or nothing, with one solve.
  internal mutating func change(_ stack: LayoutItem, by edit: StackEdit) throws(LayoutError) {
    var contents = ContentExtents()
    try change(stack, by: edit, knowing: &contents)
  }

  /// The same where contents are known.
  private mutating func change(
    _ stack: LayoutItem, by edit: StackEdit, knowing contents: inout ContentExtents
  ) throws(LayoutError) {
    try transaction { (engine) throws(LayoutError) in
      guard let inverse = engine.state.edit(stack, by: edit) else {
        throw LayoutError.wrongKind(stack)
      }
      let plan = try engine.state.plan(stack, edit, inverse: inverse, knowing: &contents)
      let names = try engine.change { (engine) throws(SolverError) in try engine.carryOut(plan) }
      for (group, names) in zip(plan.groups, names) {
        engine.state.setNames(names, ofSlot: group.slot, in: stack)
      }
    }
  }

  /// Puts the constraints of a plan in force.
  ///
  /// - Returns: The names of all constraints in each group.
  private mutating func carryOut(_ plan: StackPlan) throws(SolverError) -> [[ConstraintID]] {
    var names: [[ConstraintID]] = []
    for group in plan.groups {
      var namesOfGroup: [ConstraintID] = []
      for step in group.steps {
        switch step {
        case .keep(let id): namesOfGroup.append(id)
        case .move(let id, let constraint, let constant):
          try solver.setConstant(constant, of: id)
          state.put(.constraint(constraint), inForceAs: id)
          namesOfGroup.append(id)
        case .add(let constraint, let expressed):
          namesOfGroup.append(try enforce(expressed, as: .constraint(constraint)))
        }
      }
      names.append(namesOfGroup)
    }
    for id in plan.removed where solver.contains(id) { try retract(id) }
    return names
  }

  /// Makes a change after which the content of an item has another extent, all or nothing.
  ///
  /// The shares of the stacks around it are brought in line before the next solve.
  internal mutating func changeContent(
    of item: LayoutItem, _ body: (inout LayoutEngine) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    let stacks = state.proportionalStacks(around: item)
    guard !stacks.isEmpty else { return try body(&self) }
    try transaction { (engine) throws(LayoutError) in
      try body(&engine)
      for stack in stacks { engine.state.shareLater(stack) }
    }
  }

  /// Brings the shares of stacks in line of which a content changed, each once, however many did.
  ///
  /// - Complexity: Linear in the number of items in those stacks and in the stacks in them.
  internal mutating func shareOut() throws(LayoutError) {
    var contents = ContentExtents()
    for stack in state.takeStacksToShare() {
      guard let arrangement = state.stacks[stack]?.arrangement else { continue }
      try change(stack, by: .arrange(arrangement), knowing: &contents)
    }
  }
}
