extension Solver {
  /// Puts a constraint in force.
  ///
  /// The same constraint may be added many times; each has a name of its own.
  ///
  /// - Returns: The name by which the constraint is changed and removed.
  /// - Throws: `SolverError.unsatisfiable` when a required constraint contradicts others,
  ///   `unknownVariable`, `numberOutOfRange`, or `beyondPrecision`, also when its coefficients are
  ///   further apart in size than `Solver.widestRatio`. The solver is unchanged.
  /// - Complexity: About the variables that move; usually a few solves with the sparse basis.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    try add(constraint, .constraint)
  }

  /// Puts a constraint in force that states the size of a view's content: it wins where equal
  /// priorities contradict each other.
  ///
  /// - Returns: Its name, as `add` gives it.
  /// - Throws: As `add` does. The solver is unchanged.
  /// - Complexity: As for `add`.
  @discardableResult
  package mutating func addContentSize(_ constraint: Constraint) throws(SolverError) -> ConstraintID
  {
    try add(constraint, .contentSize)
  }

  mutating func add(
    _ constraint: Constraint, _ kind: ConstraintRecord.Kind
  ) throws(SolverError) -> ConstraintID {
    try validate(constraint.expression)
    let index = insert(constraint, kind)
    let id = handle(ofRecord: index)
    try commitUnlessInTransaction()
    return id
  }

  /// Gives a constraint a record, to be followed by the active set at the end.
  mutating func insert(_ constraint: Constraint, _ kind: ConstraintRecord.Kind) -> Int {
    let index = takeRecord()
    records[index].hold(constraint, kind, nextSequence)
    nextSequence += 1
    dirty.append(Int32(index))
    journal.append(.added(Int32(index)))
    countUses(of: constraint, by: 1)
    return index
  }

  /// Whether a constraint is in force.
  ///
  /// - Complexity: O(1)
  @inline(__always)  // a call would copy what it borrows
  public func contains(_ id: ConstraintID) -> Bool {
    let index = Int(id.index)
    return index >= 0 && index < records.count && records[index].generation == id.generation
      && records[index].isInForce
  }

  @inline(__always)  // a call would copy what it borrows
  func index(of id: ConstraintID) throws(SolverError) -> Int {
    guard contains(id) else { throw .unknownConstraint(id) }
    return Int(id.index)
  }

  /// The name of the constraint in that record.
  @inline(__always)  // a call would copy what it borrows
  func handle(ofRecord index: Int) -> ConstraintID {
    ConstraintID(index: Int32(index), generation: records[index].generation)
  }

  @inline(__always)  // a call would copy what it borrows
  private func validate(_ expression: LinearExpression) throws(SolverError) {
    try validate(expression.constant)
    for term in expression.terms {
      _ = try index(of: term.variable)
      let size = term.coefficient.magnitude
      guard size == 0 || (size >= Solver.smallestCoefficient && size <= Solver.range) else {
        throw .numberOutOfRange(term.coefficient)
      }
    }
  }

  @inline(__always)  // a call would copy what it borrows, for each number
  func validate(_ number: Double) throws(SolverError) {
    guard number.magnitude <= Solver.range else { throw .numberOutOfRange(number) }
  }

  /// A record that is not in use.
  mutating func takeRecord() -> Int {
    if let free = freeRecords.popLast() { return Int(free) }
    if records.isEmpty { records.reserveCapacity(32) }
    records.append(ConstraintRecord())
    return records.count - 1
  }

  /// Takes a record's constraint out of force, or brings it back; the active set follows at the end.
  mutating func setInForce(_ index: Int, _ kind: ConstraintRecord.Kind, _ constraint: Constraint) {
    countUses(of: records[index].constraint, by: -1)
    records[index].kind = kind
    records[index].constraint = constraint
    records[index].needsInstalling = true
    markDirty(index)
    countUses(of: constraint, by: 1)
  }

  private mutating func countUses(of constraint: Constraint, by step: Int32) {
    for term in constraint.expression.terms {
      variables[Int(term.variable.index)].uses += step
    }
  }
}
