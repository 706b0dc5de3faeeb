extension Solver {
  /// Makes many changes that hold as a whole or not at all.
  ///
  /// Inside the body nothing is solved and values are those from before; the solver is checked and
  /// solved once at the end. When the body or the solving throws, nothing has changed, and handles
  /// that were issued inside are void. A transaction inside a transaction belongs to the outer one,
  /// but its changes alone are taken back when its body throws.
  ///
  /// - Parameter body: Makes the changes with the solver that it is given.
  /// - Returns: What the body returned.
  /// - Throws: What the body throws, or `SolverError.unsatisfiable` or `beyondPrecision`.
  /// - Complexity: About the variables that move; for many new constraints, about their number.
  public mutating func transaction<Result>(
    _ body: (inout Solver) throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    let start = begin()
    do throws(SolverError) {
      let result = try body(&self)
      if start.isOutermost {
        try solve()
        commit()
      }
      return result
    } catch {
      takeBack(to: start)
      throw error
    }
  }

  /// Solves the changes of a call that stands alone, or takes them back.
  mutating func commitUnlessInTransaction() throws(SolverError) {
    if isInTransaction { return }
    do throws(SolverError) {
      try solve()
    } catch {
      takeBack(to: .beginning)
      throw error
    }
    commit()
  }

  /// Where a transaction began.
  struct Savepoint {
    /// How many changes came before.
    fileprivate var steps: Int
    /// Whether no other transaction was under way.
    fileprivate(set) var isOutermost: Bool

    /// The beginning of the outermost transaction, or of a call that stands alone.
    static let beginning = Savepoint(steps: 0, isOutermost: true)
  }

  /// Begins a transaction, which ends with `commit()` or `takeBack(to:)`; one inside another just
  /// ends, unless it is taken back.
  mutating func begin() -> Savepoint {
    let start = Savepoint(steps: journal.count, isOutermost: !isInTransaction)
    isInTransaction = true
    return start
  }

  /// Brings the active set up to date with the changes collected, which can still be taken back.
  ///
  /// A transaction may do so several times, to make changes that depend on the values so far.
  mutating func solve() throws(SolverError) {
    var list = EditList()
    swap(&list, &editList)
    try makeEdits(&list)
    active.reserve(for: list, breakpoints: records.count)
    let outcome = active.apply(list, continuing: hasSolved)
    noteScales(of: list)
    hasSolved = true
    guard case .done = outcome else { throw error(for: outcome) }
    list.removeAll()
    swap(&list, &editList)
  }

  /// Ends a transaction whose changes are solved.
  mutating func commit() {
    isInTransaction = false
    endChanges()
    #if CONSTRAINTS_INTERNAL_CHECKS
      active.checkInvariants()
    #endif
  }

  /// Ends a transaction so that it has changed nothing.
  mutating func takeBack(to start: Savepoint) {
    undo(to: start.steps)
    guard start.isOutermost else { return }
    isInTransaction = false
    // The records are as before; the active set follows if it has heard of any of the changes.
    if hasSolved {
      var opposite = EditList()
      if (try? makeEdits(&opposite)) != nil {
        active.restore(opposite)
        noteScales(of: opposite)
      }
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

  /// Gives records and variables the content that they had after some number of changes.
  private mutating func undo(to steps: Int) {
    while journal.count > steps {
      switch journal.removeLast() {
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
        if let place = leaving.lastIndex(of: index) { leaving.remove(at: place) }
      case .variableAdded(let index):
        variables[Int(index)].isAlive = false
        variables[Int(index)].generation &+= 1
        leaving.append(index)
      }
    }
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
    hasSolved = false
  }
}
