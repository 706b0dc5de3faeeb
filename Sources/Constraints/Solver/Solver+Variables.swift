extension Solver {
  /// Adds an unknown, which stays at its reference value until a constraint moves it.
  ///
  /// The order of variables matters where constraints leave a choice: earlier ones stay nearer to
  /// their references.
  ///
  /// - Parameter reference: Where the variable stays when nothing moves it.
  /// - Returns: The unknown's handle.
  /// - Precondition: The reference is finite and within `Solver.range`.
  /// - Complexity: O(1)
  public mutating func makeVariable(reference: Double = 0) -> Variable {
    precondition(
      reference.magnitude <= Solver.range, "reference \(reference) is beyond Solver.range")
    let record = takeRecord()
    records[record].kind = .stay
    let index: Int
    if let free = freeVariables.popLast() {
      index = Int(free)
    } else {
      index = variables.count
      if index == 0 { reserveForFirstVariable() }
      variables.append(VariableEntry())
    }
    variables[index].isAlive = true
    variables[index].stay = Int32(record)
    active.addVariable(index, breakpoint: record, order: nextOrder, reference: reference)
    nextOrder += 1
    if isInTransaction { journal.append(.variableAdded(Int32(index))) }
    return handle(ofVariable: index)
  }

  /// Makes room for a small system and the changes that build it.
  private mutating func reserveForFirstVariable() {
    variables.reserveCapacity(16)
    records.reserveCapacity(32)
    journal.reserveCapacity(32)
    dirty.reserveCapacity(32)
  }

  /// Takes an unknown out that no constraint in force names.
  ///
  /// - Throws: `SolverError.unknownVariable`, or `variableInUse` while a constraint names it or it
  ///   is being edited. The solver is unchanged.
  /// - Complexity: O(1), or about the variables that once hung together with it.
  public mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    let index = try index(of: variable)
    guard variables[index].uses == 0, variables[index].edit < 0 else {
      throw .variableInUse(variable)
    }
    journal.append(.variableRemoved(Int32(index)))
    variables[index].isAlive = false
    variables[index].generation &+= 1
    leaving.append(Int32(index))
    try commitUnlessInTransaction()
  }

  /// Whether a variable was issued by this solver and not removed since.
  ///
  /// - Complexity: O(1)
  @inline(__always)  // a call would copy what it borrows, for each suggestion
  public func contains(_ variable: Variable) -> Bool {
    let index = Int(variable.index)
    return index >= 0 && index < variables.count && variables[index].isAlive
      && variables[index].generation == variable.generation
  }

  @inline(__always)
  func index(of variable: Variable) throws(SolverError) -> Int {
    guard contains(variable) else { throw .unknownVariable(variable) }
    return Int(variable.index)
  }

  /// The name of the variable with that number.
  func handle(ofVariable index: Int) -> Variable {
    Variable(index: Int32(index), generation: variables[index].generation)
  }
}
