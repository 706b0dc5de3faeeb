import Constraints

/// A workload on a solver.
struct WorkloadRun: ~Copyable {
  /// The solver.
  var solver: Solver
  /// The solver's variables by number.
  let variables: [Variable]
  private let workload: Workload
  private var ids: [ConstraintID?]

  /// Builds the system and makes the first suggestions.
  ///
  /// - Parameters:
  ///   - workload: What to build.
  ///   - together: Whether the rows are added in one transaction.
  /// - Throws: What the solver throws.
  init(_ workload: Workload, together: Bool) throws(SolverError) {
    var solver = Solver()
    var variables: [Variable] = []
    for _ in 0..<workload.variableCount { variables.append(solver.makeVariable()) }
    let rows = workload.rows.prefix(workload.initialRowCount ?? workload.rows.count)
    var ids: [ConstraintID?] = []
    if together {
      try solver.transaction { (solver) throws(SolverError) in
        for row in rows { ids.append(try solver.add(row.constraint(over: variables))) }
      }
    } else {
      for row in rows { ids.append(try solver.add(row.constraint(over: variables))) }
    }
    ids += repeatElement(nil, count: workload.rows.count - rows.count)
    for edit in workload.edits {
      try solver.beginEditing(variables[edit.variable], priority: edit.priority)
      try solver.suggest(edit.value, for: variables[edit.variable])
    }
    (self.variables, self.workload, self.ids) = (variables, workload, ids)
    self.solver = solver
  }

  /// Does one operation.
  mutating func perform(_ operation: Workload.Operation) throws(SolverError) {
    switch operation {
    case .suggest(let value, let variable): try solver.suggest(value, for: variables[variable])
    case .remove(let row):
      if let id = ids[row] { try solver.remove(id) }
      ids[row] = nil
    case .add(let row): ids[row] = try solver.add(workload.rows[row].constraint(over: variables))
    }
  }

  /// The sums of violations, from strong to weak, and the largest one of a required constraint.
  var violations: (levels: [Double], required: Double) {
    var required = 0.0
    for id in solver.constraints {
      guard let constraint = try? solver.constraint(id), constraint.priority == .required else {
        continue
      }
      required = max(required, solver.violation(of: id))
    }
    return (solver.levels.map(\.violation), required)
  }
}

extension Workload.Row {
  /// The row as a constraint over a solver's variables.
  func constraint(over variables: [Variable]) -> Constraint {
    let terms = terms.map { LinearTerm(variables[$0.variable], coefficient: $0.coefficient) }
    return Constraint(
      LinearExpression(terms: terms, constant: constant), relation, priority: priority)
  }
}
