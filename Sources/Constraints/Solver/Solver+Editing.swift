extension Solver {
  /// Lets a variable be suggested values; the first suggestion is the value that it has.
  ///
  /// A suggestion is a constraint that the variable equals a number. It lasts until `endEditing`,
  /// whatever else changes.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - priority: The priority of suggestions, below required.
  /// - Throws: `SolverError.unknownVariable`, `alreadyEditing`, `requiredEditing`, or
  ///   `beyondPrecision`. The solver is unchanged.
  /// - Complexity: As for adding a constraint.
  public mutating func beginEditing(
    _ variable: Variable, priority: LayoutPriority = .defaultHigh
  ) throws(SolverError) {
    let index = try index(of: variable)
    guard variables[index].edit < 0 else { throw .alreadyEditing(variable) }
    guard priority < .required else { throw .requiredEditing(variable) }
    let expression = LinearExpression(
      terms: [LinearTerm(variable)], constant: 0 - active.values[index])
    let record = insert(Constraint(expression, .equal, priority: priority), .suggestion)
    journal.append(.edit(Int32(index), -1))
    variables[index].edit = Int32(record)
    try commitUnlessInTransaction()
  }

  /// Asks for a value of an edited variable and restores optimality.
  ///
  /// Stronger constraints win over the suggestion, so the value may differ afterwards.
  ///
  /// - Parameters:
  ///   - value: The wanted value.
  ///   - variable: A variable between `beginEditing` and `endEditing`.
  /// - Throws: `SolverError.notEditing` when editing has not begun, `unknownVariable`,
  ///   `numberOutOfRange`, or `beyondPrecision`. The solver is unchanged.
  /// - Complexity: About the variables that move.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    let index = try index(of: variable)
    let record = Int(variables[index].edit)
    guard record >= 0 else { throw .notEditing(variable) }
    try setConstant(value, ofRecord: record)
  }

  /// Takes the suggestion for a variable back.
  ///
  /// - Throws: `SolverError.notEditing`, `unknownVariable`, or `beyondPrecision`. The solver is
  ///   unchanged.
  /// - Complexity: As for removing a constraint.
  public mutating func endEditing(_ variable: Variable) throws(SolverError) {
    let index = try index(of: variable)
    let edit = Int(variables[index].edit)
    guard edit >= 0 else { throw .notEditing(variable) }
    journal.append(.edit(Int32(index), Int32(edit)))
    variables[index].edit = -1
    try remove(handle(ofRecord: edit))
  }

  /// Whether a variable is being edited.
  ///
  /// - Complexity: O(1)
  public func isEditing(_ variable: Variable) -> Bool {
    contains(variable) && variables[Int(variable.index)].edit >= 0
  }
}
