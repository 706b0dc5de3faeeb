extension Solver {
  /// The value of a variable in the present solution.
  ///
  /// - Precondition: The variable was issued by this solver and not removed since.
  /// - Complexity: O(1)
  public func value(of variable: Variable) -> Double {
    precondition(contains(variable), "variable \(variable.index) was removed")
    return active.values[Int(variable.index)]
  }

  /// The value of an expression in the present solution.
  ///
  /// - Precondition: Its variables were issued by this solver and not removed since.
  /// - Complexity: O(*t*) for *t* terms.
  public func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  /// By how much a constraint is broken, in the units of its expression; 0 when kept.
  ///
  /// - Precondition: The constraint is in force.
  /// - Complexity: O(*t*) for *t* terms.
  public func violation(of id: ConstraintID) -> Double {
    precondition(contains(id), "constraint \(id.index) was removed")
    return violation(ofRecord: Int(id.index))
  }

  private func violation(ofRecord index: Int) -> Double {
    let constraint = records[index].constraint
    var size = constraint.expression.constant.magnitude
    for term in constraint.expression.terms {
      size += (term.coefficient * active.values[Int(term.variable.index)]).magnitude
    }
    let amount = constraint.violation(value(of: constraint.expression))
    return amount <= Tolerance.kept(size) ? 0 : amount
  }

  /// The priorities below required that occur, from strong to weak, each with the sum of its
  /// constraints' violations.
  ///
  /// - Complexity: O(*c* · log *c*) for *c* constraints.
  public var levels: [(priority: LayoutPriority, violation: Double)] {
    var result: [(priority: LayoutPriority, violation: Double)] = []
    let optional = records.indices.filter {
      records[$0].isInForce && records[$0].constraint.priority < .required
    }
    let ordered = optional.sorted {
      let (left, right) = (records[$0].constraint.priority, records[$1].constraint.priority)
      return left != right ? left > right : records[$0].sequence < records[$1].sequence
    }
    for index in ordered {
      let priority = records[index].constraint.priority
      if result.last?.priority != priority { result.append((priority, 0)) }
      result[result.count - 1].violation += violation(ofRecord: index)
    }
    return result
  }

  /// The constraint as it is now.
  ///
  /// - Throws: `SolverError.unknownConstraint` when it is not in force.
  /// - Complexity: O(1)
  public func constraint(_ id: ConstraintID) throws(SolverError) -> Constraint {
    records[try index(of: id)].constraint
  }

  /// The constraints in force, suggestions left out, in the order in which they were added.
  ///
  /// - Complexity: O(*c* · log *c*) for *c* constraints.
  public var constraints: [ConstraintID] {
    records.indices
      .filter { records[$0].isInForce && records[$0].kind != .suggestion }
      .sorted { records[$0].sequence < records[$1].sequence }
      .map { handle(ofRecord: $0) }
  }

  /// Takes everything out; handles issued so far are void.
  ///
  /// Inside a transaction that throws, everything is put back.
  ///
  /// - Complexity: O(*n* + *c*) for *n* variables and *c* constraints.
  public mutating func removeAll() {
    if isInTransaction { return removeOneByOne() }
    for index in variables.indices where variables[index].isAlive {
      variables[index].isAlive = false
      variables[index].edit = -1
      variables[index].uses = 0
      variables[index].generation &+= 1
    }
    for index in records.indices {
      records[index].generation &+= 1
      records[index].kind = .free
      records[index].scale = 0
      records[index].constraint = .nothing
    }
    freeVariables = ContiguousArray(variables.indices.reversed().map { Int32($0) })
    freeRecords = ContiguousArray(records.indices.reversed().map { Int32($0) })
    active = ActiveSet()
  }

  /// A second solver in the same state, whose handles are those of this one.
  ///
  /// Inside a transaction it is in the state from before.
  ///
  /// - Complexity: O(1) now, and once the size of the state when one of the two changes.
  public borrowing func clone() -> Solver {
    var copy = Solver()
    copy.active = active
    copy.variables = variables
    copy.freeVariables = freeVariables
    copy.records = records
    copy.freeRecords = freeRecords
    copy.nextOrder = nextOrder
    copy.nextSequence = nextSequence
    if isInTransaction {
      copy.journal = journal
      copy.removed = removed
      copy.dirty = dirty
      copy.leaving = leaving
      copy.hasSolved = hasSolved
      copy.takeBack(to: .beginning)
    }
    return copy
  }

  /// Takes everything out in a way that the transaction can take back.
  private mutating func removeOneByOne() {
    for index in variables.indices where variables[index].edit >= 0 {
      journal.append(.edit(Int32(index), variables[index].edit))
      variables[index].edit = -1
    }
    for index in records.indices where records[index].isInForce { takeOut(index) }
    for index in variables.indices where variables[index].isAlive {
      journal.append(.variableRemoved(Int32(index)))
      variables[index].isAlive = false
      variables[index].generation &+= 1
      leaving.append(Int32(index))
    }
  }
}
