extension Solver {
  /// Puts a constraint in force.
  ///
  /// The same constraint may be added many times; each has a name of its own.
  ///
  /// - Returns: The name by which the constraint is changed and removed.
  /// - Throws: `SolverError.unsatisfiable` when a required constraint contradicts others,
  ///   `unknownVariable`, `numberOutOfRange`, or `beyondPrecision`. The solver is unchanged.
  /// - Complexity: About the variables that move; usually a few solves with the sparse basis.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    try add(constraint, .constraint)
  }

  /// Puts a constraint in force that states the size of a view's content: it wins where equal
  /// priorities contradict each other.
  @discardableResult
  package mutating func addContentSize(_ constraint: Constraint) throws(SolverError) -> ConstraintID
  {
    try add(constraint, .contentSize)
  }

  mutating func add(
    _ constraint: Constraint, _ kind: ConstraintRecord.Kind
  ) throws(SolverError) -> ConstraintID {
    try validate(constraint.expression)
    let index = takeRecord(.free)
    var record = records[index]
    record.kind = kind
    record.constraint = constraint
    record.sequence = nextSequence
    nextSequence += 1
    replaceRecord(index, by: record)
    let id = ConstraintID(index: Int32(index), generation: record.generation)
    try commitUnlessInTransaction()
    return id
  }

  /// Whether a constraint is in force.
  public func contains(_ id: ConstraintID) -> Bool {
    let index = Int(id.index)
    return index >= 0 && index < records.count && records[index].generation == id.generation
      && records[index].isInForce
  }

  func index(of id: ConstraintID) throws(SolverError) -> Int {
    guard contains(id) else { throw .unknownConstraint(id) }
    return Int(id.index)
  }

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

  func validate(_ number: Double) throws(SolverError) {
    guard number.magnitude <= Solver.range else { throw .numberOutOfRange(number) }
  }

  /// A record that is not in use.
  mutating func takeRecord(_ kind: ConstraintRecord.Kind) -> Int {
    if let free = freeRecords.popLast() {
      records[Int(free)].kind = kind
      return Int(free)
    }
    var record = ConstraintRecord()
    record.kind = kind
    records.append(record)
    return records.count - 1
  }

  /// Replaces a record and remembers the former one; the active set follows at the end.
  mutating func replaceRecord(_ index: Int, by record: ConstraintRecord) {
    journal.append(.record(Int32(index), records[index]))
    putRecord(index, record)
  }

  /// Replaces a record, keeps count of its variables, and marks it for the active set.
  mutating func putRecord(_ index: Int, _ record: ConstraintRecord) {
    countUses(of: records[index], by: -1)
    let isDirty = records[index].isDirty
    let scale = records[index].scale
    records[index] = record
    records[index].scale = scale
    records[index].isDirty = true
    records[index].needsInstalling = true
    if !isDirty { dirty.append(Int32(index)) }
    countUses(of: record, by: 1)
  }

  private mutating func countUses(of record: ConstraintRecord, by step: Int32) {
    guard record.isInForce else { return }
    for term in record.constraint.expression.terms {
      variables[Int(term.variable.index)].uses += step
    }
  }
}
