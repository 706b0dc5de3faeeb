import Constraints

/// One run of a workload on a solver.
struct SolverRun: ~Copyable {
  private var solver = Solver()
  private let workload: Workload
  private var variables: ContiguousArray<Variable> = []
  private var constraints: ContiguousArray<Constraint?>
  private var identifiers: ContiguousArray<ConstraintID?>
  /// How many lines of the operations were performed, and how many times the solver was asked.
  private(set) var lineCount = 0
  private(set) var solveCount = 0

  init(_ workload: Workload) {
    self.workload = workload
    constraints = ContiguousArray(repeating: nil, count: workload.rows.count)
    identifiers = ContiguousArray(repeating: nil, count: workload.rows.count)
    variables.reserveCapacity(workload.variableCount)
  }

  /// Builds everything in one transaction and reads all variables.
  mutating func buildInBulk() throws(SolverError) -> Double {
    makeVariables()
    let (workload, variables) = (workload, variables)
    identifiers = try solver.transaction { (solver: inout Solver) throws(SolverError) in
      var identifiers = ContiguousArray<ConstraintID?>()
      identifiers.reserveCapacity(workload.rows.count)
      for row in workload.rows[..<workload.builtCount] {
        identifiers.append(try solver.add(workload.constraint(row, variables)))
      }
      for edit in workload.edits {
        try solver.beginEditing(variables[edit.variable], priority: edit.strength.priority)
        try solver.suggest(edit.value, for: variables[edit.variable])
      }
      return identifiers
    }
    while identifiers.count < workload.rows.count { identifiers.append(nil) }
    return sumOfValues
  }

  /// Builds row after row, each solved when it is added, and reads all variables.
  ///
  /// - Returns: Whether it was done within some seconds.
  mutating func buildOneByOne(within seconds: Double) throws(SolverError) -> Bool {
    let start = now()
    makeVariables()
    for number in 0..<workload.builtCount {
      try add(number)
      if number % 8 == 7, now() - start > seconds { return false }
    }
    for edit in workload.edits {
      try solver.beginEditing(variables[edit.variable], priority: edit.strength.priority)
      try solver.suggest(edit.value, for: variables[edit.variable])
    }
    return sumOfValues.isFinite
  }

  /// Appends boxes of three rows each, every row solved when it is added.
  ///
  /// - Returns: The seconds that each box took; fewer boxes when time was over.
  mutating func appendBoxes(within seconds: Double) throws(SolverError) -> [Double] {
    var times: [Double] = []
    let start = now()
    var last = start
    for first in stride(from: 0, to: workload.builtCount, by: 3) {
      for _ in 0..<2 { variables.append(solver.makeVariable()) }
      for number in first..<(first + 3) { try add(number) }
      let time = now()
      times.append(time - last)
      last = time
      if time - start > seconds { break }
    }
    return times
  }

  /// Performs operations until all are done or time is over, the last ones in whole pairs.
  ///
  /// - Returns: The seconds that it took.
  mutating func perform(within seconds: Double) throws(SolverError) -> Double {
    let count = workload.operations.count
    let start = now()
    var elapsed = 0.0
    var portion = 2
    while lineCount < count, elapsed < seconds {
      let end = min(lineCount + portion, count)
      while lineCount < end { try performNext() }
      elapsed = now() - start
      // The clock is read often enough to stop in time, and seldom enough not to count.
      portion = elapsed < 1e-3 * Double(lineCount) ? min(2 * portion, 256) : 2
    }
    return elapsed
  }

  /// The values in order of the variables.
  var values: [Double] { variables.map { solver.value(of: $0) } }

  /// Whether each row is in force.
  var isInForce: [Bool] { identifiers.map { $0 != nil } }

  private var sumOfValues: Double {
    variables.reduce(0) { $0 + solver.value(of: $1) }
  }

  private mutating func makeVariables() {
    for _ in 0..<workload.variableCount { variables.append(solver.makeVariable()) }
  }

  private mutating func add(_ number: Int) throws(SolverError) {
    let constraint = constraints[number] ?? workload.constraint(workload.rows[number], variables)
    constraints[number] = constraint
    identifiers[number] = try solver.add(constraint)
  }

  /// Performs a line, or the lines up to the next one that solves as one transaction.
  private mutating func performNext() throws(SolverError) {
    solveCount += 1
    switch workload.operations[lineCount] {
    case .suggest(let variable, let value, true):
      try solver.suggest(value, for: variables[Int(variable)])
    case .suggest(_, _, false): return try performTogether()
    case .remove(let row):
      if let identifier = identifiers[Int(row)] { try solver.remove(identifier) }
      identifiers[Int(row)] = nil
    case .add(let row): try add(Int(row))
    }
    lineCount += 1
  }

  private mutating func performTogether() throws(SolverError) {
    let (operations, variables, start) = (workload.operations, variables, lineCount)
    lineCount = try solver.transaction { (solver: inout Solver) throws(SolverError) in
      for number in start..<operations.count {
        guard case .suggest(let variable, let value, let solves) = operations[number] else {
          return number
        }
        try solver.suggest(value, for: variables[Int(variable)])
        if solves { return number + 1 }
      }
      return operations.count
    }
  }
}

extension Workload {
  /// A row as a constraint on a solver's variables.
  fileprivate func constraint(
    _ row: WorkloadRow, _ variables: ContiguousArray<Variable>
  ) -> Constraint {
    var expression = LinearExpression(constant: row.constant)
    expression.terms.reserveCapacity(row.terms.count)
    for term in terms[row.terms] {
      expression.terms.append(
        LinearTerm(variables[Int(term.variable)], coefficient: term.coefficient))
    }
    return Constraint(expression, row.relation, priority: row.strength.priority)
  }
}
