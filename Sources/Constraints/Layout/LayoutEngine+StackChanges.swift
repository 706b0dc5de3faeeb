extension LayoutEngine {
  /// Changes a stack and the constraints that it comes to, all or nothing, with one solve.
  internal mutating func change(_ stack: LayoutItem, by edit: StackEdit) throws(LayoutError) {
    guard let inverse = state.stacks[stack]?.apply(edit) else {
      throw LayoutError.wrongKind(stack)
    }
    do throws(LayoutError) {
      let plan = try state.plan(stack, edit, inverse: inverse)
      let ids = try carryOut(plan)
      for (group, ids) in zip(plan.groups, ids) {
        if let slot = group.slot {
          state.stacks[stack]?.slots[slot].ids = ids
        } else {
          state.stacks[stack]?.fitIDs = ids
        }
      }
    } catch {
      _ = state.stacks[stack]?.apply(inverse)
      throw error
    }
  }

  /// Puts the constraints of a plan in force.
  ///
  /// Additions come first: within a transaction only they can be refused, and they are taken back.
  ///
  /// - Returns: The names of all constraints in each group.
  private mutating func carryOut(_ plan: StackPlan) throws(LayoutError) -> [[ConstraintID]] {
    let ids = try change { (solver, batch) throws(SolverError) in
      var ids: [[ConstraintID]] = []
      for group in plan.groups {
        var names: [ConstraintID] = []
        for step in group.steps {
          switch step {
          case .keep(let id), .move(let id, _, _): names.append(id)
          case .add(let constraint, let expressed):
            let id = try solver.add(expressed)
            batch.added.append(.init(id: id, source: .constraint(constraint)))
            names.append(id)
          }
        }
        ids.append(names)
      }
      for step in plan.groups.flatMap({ $0.steps }) {
        if case .move(let id, _, let constant) = step { try solver.setConstant(constant, of: id) }
      }
      for id in plan.removed where solver.contains(id) {
        try solver.remove(id)
        batch.removed.append(id)
      }
      return ids
    }
    for step in plan.groups.flatMap({ $0.steps }) {
      guard case .move(let id, let constraint, _) = step else { continue }
      state.active[Int(id.index)]?.source = .constraint(constraint)
    }
    return ids
  }

  /// Makes a change after which the content of an item has another extent, and brings the shares of
  /// the stacks around it in line, all or nothing.
  internal mutating func changeContent(
    of item: LayoutItem, _ body: (inout LayoutEngine) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    let stacks = state.proportionalStacks(around: item)
    guard !stacks.isEmpty else { return try body(&self) }
    try transaction { (engine) throws(LayoutError) in
      try body(&engine)
      for stack in stacks {
        let arrangement = try engine.state.stackRecord(stack).arrangement
        try engine.change(stack, by: .arrange(arrangement))
      }
    }
  }
}
