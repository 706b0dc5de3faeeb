/// What comes into force, goes and moves inside a transaction, in the solver and the state alike.
extension LayoutEngine {
  /// Puts a condition in force.
  internal mutating func enforce(
    _ constraint: Constraint, as source: LayoutConstraintSource
  ) throws(SolverError) -> ConstraintID {
    let id = try solver.add(constraint)
    state.put(source, inForceAs: id)
    return id
  }

  /// Takes a condition out of force.
  internal mutating func retract(_ id: ConstraintID) throws(SolverError) {
    try solver.remove(id)
    state.putOutOfForce(id)
  }

  /// Brings the constraints that name some items in line with what is known of the items.
  internal mutating func updateConstraints(naming items: [LayoutItem]) throws(LayoutError) {
    for entry in state.constraints(naming: items) {
      guard case .constraint(let constraint) = entry.source else { continue }
      let expression = try state.expression(of: constraint)
      try change { (engine) throws(SolverError) in
        try engine.solver.setConstant(-expression.constant, of: entry.id)
      }
    }
  }

  /// Changes the numbers that an item's record puts into constraints, and these constraints.
  internal mutating func update(_ item: LayoutItem, _ edit: (inout ItemRecord) -> Void)
    throws(LayoutError)
  {
    try transaction { (engine) throws(LayoutError) in
      engine.state.edit(item, edit)
      try engine.updateConstraints(naming: engine.state.itemsPlaced(by: item))
    }
  }
}
