extension LayoutEngine {
  /// Puts constraints in force, all or none, with one solve.
  ///
  /// - Parameter constraints: What should hold.
  /// - Returns: A name for each, in order.
  /// - Throws: `LayoutError.unsatisfiable` when a required one cannot hold beside those in force;
  ///   `unknownItem`, `unknownVariable`, `numberOutOfRange` for what it is. The engine is unchanged.
  /// - Complexity: One solve: about what is new and what moves, however much else there is.
  @discardableResult
  public mutating func activate(_ constraints: [LayoutConstraint]) throws(LayoutError)
    -> [ConstraintID]
  {
    try transaction { (engine) throws(LayoutError) in
      var ids: [ConstraintID] = []
      ids.reserveCapacity(constraints.count)
      for constraint in constraints { ids.append(try engine.putInForce(constraint)) }
      return ids
    }
  }

  /// Puts a constraint in force.
  ///
  /// - Parameter constraint: What should hold.
  /// - Returns: A name for it.
  /// - Throws: As for several. The engine is unchanged.
  /// - Complexity: As for several.
  @discardableResult
  public mutating func activate(_ constraint: LayoutConstraint) throws(LayoutError) -> ConstraintID
  {
    try transaction { (engine) throws(LayoutError) in try engine.putInForce(constraint) }
  }

  private mutating func putInForce(_ constraint: LayoutConstraint) throws(LayoutError)
    -> ConstraintID
  {
    let constraint = try state.resolved(constraint)
    for term in constraint.terms {
      guard case .attribute(let attribute, let item) = term.quantity, attribute.isMargin else {
        continue
      }
      state.useMargins(of: item)
    }
    let expressed = Constraint(
      try state.expression(of: constraint), constraint.relation, priority: constraint.priority)
    return try change { (engine) throws(SolverError) in
      try engine.enforce(expressed, as: .constraint(constraint))
    }
  }

  /// Takes constraints out of force, all or none.
  ///
  /// - Parameter ids: Names that `activate` gave; one that occurs twice counts once.
  /// - Throws: `LayoutError.unknownConstraint` when one is not active. The engine is unchanged.
  /// - Complexity: One solve: about what goes and what moves.
  public mutating func deactivate(_ ids: [ConstraintID]) throws(LayoutError) {
    for id in ids { _ = try state.constraint(id) }
    try change { (engine) throws(SolverError) in
      for id in ids where engine.solver.contains(id) { try engine.retract(id) }
    }
  }

  /// Changes what the terms of an active constraint are compared with.
  ///
  /// - Parameters:
  ///   - constant: The new constant, in points.
  ///   - id: The constraint's name.
  /// - Throws: `unsatisfiable`, `unknownConstraint` or `numberOutOfRange`. The engine is unchanged.
  /// - Complexity: One solve: about what moves.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(LayoutError) {
    var constraint = try state.constraint(id)
    constraint.constant = constant
    let expression = try state.expression(of: constraint)
    try change { (engine) throws(SolverError) in
      try engine.solver.setConstant(-expression.constant, of: id)
      engine.state.put(.constraint(constraint), inForceAs: id)
    }
  }

  /// Changes how much an active constraint matters.
  ///
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - id: The constraint's name.
  /// - Throws: `unsatisfiable` or `unknownConstraint`. The engine is unchanged.
  /// - Complexity: One solve: about what moves.
  public mutating func setPriority(_ priority: LayoutPriority, of id: ConstraintID)
    throws(LayoutError)
  {
    var constraint = try state.constraint(id)
    constraint.priority = priority
    try change { (engine) throws(SolverError) in
      try engine.solver.setPriority(priority, of: id)
      engine.state.put(.constraint(constraint), inForceAs: id)
    }
  }

  /// What a constraint in force stands for; `nil` when it is not in force.
  ///
  /// - Parameter id: A name from `activate`, `activeConstraints`, or a conflict.
  /// - Returns: The activated constraint, or what an item's size asks for.
  public func source(of id: ConstraintID) -> LayoutConstraintSource? { state.source(of: id) }

  /// All that is in force, in the order in which it came, the conditions of sizes included.
  public var activeConstraints: [ConstraintID] { solver.constraints }

  /// By how much a constraint is broken, in points for multipliers of 1; 0 when it is kept.
  ///
  /// - Parameter id: A constraint in force.
  /// - Returns: A number that is never negative.
  public func violation(of id: ConstraintID) -> Double { solver.violation(of: id) }
}
