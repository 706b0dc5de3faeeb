extension Solver {
  /// Makes many changes that hold as a whole or not at all.
  ///
  /// Inside the body nothing is solved and values are those from before; the solver is checked and
  /// solved once at the end. When the body or the solving throws, nothing has changed, and handles
  /// that were issued inside are void. A transaction inside a transaction belongs to the outer one.
  ///
  /// - Parameter body: Makes the changes with the solver that it is given.
  /// - Returns: What the body returned.
  /// - Throws: What the body throws, or `SolverError.unsatisfiable` or `beyondPrecision`.
  /// - Complexity: About the variables that move; for many new constraints, about their number.
  public mutating func transaction<Result>(
    _ body: (inout Solver) throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    if isInTransaction { return try body(&self) }
    isInTransaction = true
    let result: Result
    do throws(SolverError) {
      result = try body(&self)
    } catch {
      isInTransaction = false
      forgetChanges()
      throw error
    }
    isInTransaction = false
    try commitUnlessInTransaction()
    return result
  }

  /// Brings the active set up to date with the changes collected, or takes them back.
  mutating func commitUnlessInTransaction() throws(SolverError) {
    if isInTransaction { return }
    var list = EditList()
    swap(&list, &editList)
    do throws(SolverError) {
      try makeEdits(&list)
    } catch {
      forgetChanges()
      throw error
    }
    active.reserve(for: list, breakpoints: records.count)
    let outcome = active.apply(list)
    noteScales(of: list)
    guard case .done = outcome else {
      let error = error(for: outcome)
      takeBack()
      throw error
    }
    endChanges()
    list.removeAll()
    swap(&list, &editList)
    #if CONSTRAINTS_INTERNAL_CHECKS
      active.checkInvariants()
    #endif
  }

  /// Takes changes back of which the active set knows nothing yet.
  mutating func forgetChanges() {
    undo()
    endChanges()
  }

  /// Takes changes back that the active set has made as far as it could.
  private mutating func takeBack() {
    undo()
    var opposite = EditList()
    if (try? makeEdits(&opposite)) != nil {
      active.restore(opposite)
      noteScales(of: opposite)
    }
    endChanges()
  }

  private func error(for outcome: StepOutcome) -> SolverError {
    guard case .conflict(let members) = outcome else { return .beyondPrecision }
    let ordered = members.sorted { records[$0].sequence < records[$1].sequence }
    return .unsatisfiable(
      ordered.map {
        ConflictingConstraint(
          id: handle(ofRecord: $0),
          constraint: records[$0].constraint)
      })
  }

  /// Gives records and variables their former content back.
  private mutating func undo() {
    for step in journal.reversed() {
      switch step {
      case .added(let index): setInForce(Int(index), .free, .nothing)
      case .removed(let index, let kind):
        setInForce(Int(index), kind, removed.removeLast())
        records[Int(index)].generation &-= 1
      case .constant(let index, let former):
        records[Int(index)].constraint.expression.constant = former
      case .priority(let index, let former): records[Int(index)].constraint.priority = former
      case .edit(let index, let former): variables[Int(index)].edit = former
      case .variableRemoved(let index):
        variables[Int(index)].isAlive = true
        variables[Int(index)].generation &-= 1
      case .variableAdded(let index):
        variables[Int(index)].isAlive = false
        variables[Int(index)].generation &+= 1
      }
    }
    leaving.removeAll(keepingCapacity: true)
    for case .variableAdded(let index) in journal { leaving.append(index) }
    for index in dirty { records[Int(index)].needsInstalling = true }
  }

  private mutating func removeLeavingVariables() {
    for index in leaving {
      let stay = Int(variables[Int(index)].stay)
      active.removeVariable(Int(index), breakpoint: stay)
      records[stay].kind = .free
      freeRecords.append(Int32(stay))
      freeVariables.append(index)
    }
    leaving.removeAll(keepingCapacity: true)
  }

  /// Forgets the changes collected.
  private mutating func endChanges() {
    removeLeavingVariables()
    for index in dirty {
      records[Int(index)].isDirty = false
      guard records[Int(index)].kind == .free else { continue }
      records[Int(index)].generation &+= 1
      freeRecords.append(index)
    }
    let isSmall = dirty.count < 1_000
    dirty.removeAll(keepingCapacity: isSmall)
    journal.removeAll(keepingCapacity: isSmall)
    removed.removeAll(keepingCapacity: isSmall)
  }
}
