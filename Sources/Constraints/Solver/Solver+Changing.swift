extension Solver {
  /// Takes a constraint out of force.
  ///
  /// - Throws: `SolverError.unknownConstraint`, or `beyondPrecision`. The solver is unchanged.
  /// - Complexity: About the variables that move.
  public mutating func remove(_ id: ConstraintID) throws(SolverError) {
    takeOut(try index(of: id))
    try commitUnlessInTransaction()
  }

  /// Takes a constraint out, which the active set is yet to be told.
  mutating func takeOut(_ index: Int) {
    journal.append(.removed(Int32(index), records[index].kind))
    removed.append(records[index].constraint)
    setInForce(index, .free, .nothing)
    records[index].generation &+= 1
  }

  /// Changes what a constraint compares its terms with: the constant on the right when all variables
  /// stand on the left.
  ///
  /// `left + width <= 180` has the constant 180. Terms keep their signs: `180 >= left + width` is
  /// `-left - width >= -180` and has the constant −180. It is what `LayoutEngine.setConstant(_:of:)`
  /// takes as well, and the opposite of the constant of ``Constraint/expression``, which stands on the
  /// left.
  ///
  /// - Throws: `SolverError.unsatisfiable`, `unknownConstraint`, `numberOutOfRange`, or
  ///   `beyondPrecision`. The solver is unchanged.
  /// - Complexity: About the variables that move.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    try setConstant(constant, ofRecord: try index(of: id))
  }

  /// Changes a constraint's constant on the right: at once where that moves values along a known edge
  /// and nothing else.
  mutating func setConstant(_ constant: Double, ofRecord index: Int) throws(SolverError) {
    try validate(constant)
    if !isInTransaction, glide(index, to: constant) { return }
    journal.append(.constant(Int32(index), records[index].constraint.expression.constant))
    records[index].constraint.expression.constant = -constant
    markDirty(index)
    try commitUnlessInTransaction()
  }

  /// Changes a constraint's constant outside of transactions, when nothing could go wrong.
  private mutating func glide(_ index: Int, to constant: Double) -> Bool {
    let scale = records[index].scale
    guard scale != 0 else { return false }
    let position = constant / scale
    guard position.magnitude <= Solver.range, active.glide(index, to: position) else {
      return false
    }
    records[index].constraint.expression.constant = -constant
    #if CONSTRAINTS_INTERNAL_CHECKS
      active.checkInvariants()
    #endif
    return true
  }

  /// Changes the priority of a constraint.
  ///
  /// - Throws: `SolverError.unsatisfiable` when it becomes required and cannot hold,
  ///   `unknownConstraint`, or `beyondPrecision`. The solver is unchanged.
  /// - Complexity: About the variables that move.
  public mutating func setPriority(_ priority: LayoutPriority, of id: ConstraintID)
    throws(SolverError)
  {
    let index = try index(of: id)
    journal.append(.priority(Int32(index), records[index].constraint.priority))
    records[index].constraint.priority = priority
    records[index].needsInstalling = true
    markDirty(index)
    try commitUnlessInTransaction()
  }

  mutating func markDirty(_ index: Int) {
    guard !records[index].isDirty else { return }
    records[index].isDirty = true
    dirty.append(Int32(index))
  }
}
