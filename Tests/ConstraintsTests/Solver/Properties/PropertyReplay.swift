import Constraints
import TestSupport

/// Replays a script on a solver and holds every step to the promises, with the exact optimum as
/// judge.
struct PropertyReplay: ~Copyable {
  private var solver = Solver()
  private var model = PropertyModel()
  private var variables: [Int: Variable] = [:]
  private var ids: [Int: ConstraintID] = [:]
  private var values: [Int: Rational] = [:]
  private let tolerance: PropertyTolerance
  private let checksAmbiguity: Bool
  /// What tolerances are multiplied by.
  private var size = 1.0

  private init(_ tolerance: PropertyTolerance, checksAmbiguity: Bool) {
    self.tolerance = tolerance
    self.checksAmbiguity = checksAmbiguity
  }

  /// What goes wrong first; nothing when all is right.
  static func failure(of script: PropertyScript) -> String? {
    var replay = PropertyReplay(script.tolerance, checksAmbiguity: script.checksAmbiguity)
    for (number, step) in script.steps.enumerated() {
      do {
        try replay.take(step)
      } catch {
        return "step \(number): \(error.text)"
      }
    }
    return nil
  }

  private mutating func take(_ step: [PropertyScript.Operation]) throws(PropertyFailure) {
    var next = model
    let operations = step.filter { operation in
      guard next.allows(operation) else { return false }
      next.perform(operation) { values[$0] }
      return true
    }
    let before = solver.debugDescription
    let solution = next.system.solve()
    do {
      try perform(operations)
    } catch {
      guard solver.debugDescription == before else {
        throw PropertyFailure("refused with \(error), but something changed")
      }
      guard case .unsatisfiable(let conflict) = error else {
        throw PropertyFailure("\(error)")
      }
      let excess = next.system.requiredViolation.double
      guard excess > 1e-8 else { throw PropertyFailure("refused, but can be satisfied") }
      try check(conflict, of: next)
      return
    }
    model = next
    guard let solution else { throw PropertyFailure("taken, but cannot be satisfied") }
    values.removeAll()
    for (place, variable) in model.variables.enumerated() {
      values[variable.number] = solution.values[place]
    }
    if tolerance.isRelative { size = model.size(with: solution) }
    try checkLevels(solution)
    try checkValues(solution)
    try checkHistory()
    if checksAmbiguity { try checkAmbiguity() }
  }

  private mutating func perform(_ operations: [PropertyScript.Operation]) throws(SolverError) {
    var (changedVariables, changedIDs) = (variables, ids)
    if let only = operations.first, operations.count == 1 {
      try Self.perform(only, on: &solver, &changedVariables, &changedIDs)
    } else {
      try solver.transaction { (solver) throws(SolverError) in
        for operation in operations {
          try Self.perform(operation, on: &solver, &changedVariables, &changedIDs)
        }
      }
    }
    (variables, ids) = (changedVariables, changedIDs)
  }

  private static func perform(
    _ operation: PropertyScript.Operation, on solver: inout Solver,
    _ variables: inout [Int: Variable], _ ids: inout [Int: ConstraintID]
  ) throws(SolverError) {
    switch operation {
    case .makeVariable(let number, let reference):
      variables[number] = solver.makeVariable(reference: reference.double)
    case .add(let number, let constraint):
      ids[number] = try solver.add(constraint, over: { variables[$0] })
    case .removeVariable(let number):
      if let variable = variables[number] { try solver.removeVariable(variable) }
    case .remove(let number):
      if let id = ids[number] { try solver.remove(id) }
    case .setConstant(let number, let bound):
      if let id = ids[number] { try solver.setConstant(bound.double, of: id) }
    case .setPriority(let number, let priority):
      if let id = ids[number] { try solver.setPriority(priority, of: id) }
    case .beginEditing(let number, let priority):
      if let variable = variables[number] {
        try solver.beginEditing(variable, priority: priority)
      }
    case .suggest(let number, let value):
      if let variable = variables[number] { try solver.suggest(value.double, for: variable) }
    case .endEditing(let number):
      if let variable = variables[number] { try solver.endEditing(variable) }
    }
  }

  private func checkLevels(_ solution: ReferenceSolution) throws(PropertyFailure) {
    let found = solver.levels
    let isSame =
      found.count == solution.levels.count
      && zip(found, solution.levels).allSatisfy {
        $0.priority == $1.priority
          && isClose($0.violation, $1.violation.double, tolerance: tolerance.exact * size)
      }
    guard !isSame else { return }
    let text = found.map { "\($0.violation) @\($0.priority.rawValue)" }
    let expected = solution.levels.map { "\($0.violation) @\($0.priority.rawValue)" }
    throw PropertyFailure("levels \(text) instead of \(expected)")
  }

  private func checkValues(_ solution: ReferenceSolution) throws(PropertyFailure) {
    for (place, variable) in model.variables.enumerated() {
      let value = value(of: variable.number)
      let expected = solution.values[place].double
      guard isClose(value, expected, tolerance: tolerance.exact * size) else {
        throw PropertyFailure(
          "x\(variable.number) is \(value), by the stays' rule it is \(solution.values[place])")
      }
    }
  }

  /// A fresh solver with the same constraints, however they are handed over, finds the same.
  private func checkHistory() throws(PropertyFailure) {
    for manner in FreshSolver.Manner.allCases {
      guard let fresh = FreshSolver.values(of: model, manner) else {
        throw PropertyFailure("a fresh solver, \(manner), refuses what is in force")
      }
      for (variable, expected) in zip(model.variables, fresh) {
        let value = value(of: variable.number)
        let slack = tolerance.history * max(size, expected.magnitude)
        guard isClose(value, expected, tolerance: slack) else {
          throw PropertyFailure(
            "x\(variable.number) is \(value), in a fresh solver, \(manner), \(expected)")
        }
      }
    }
  }

  private func checkAmbiguity() throws(PropertyFailure) {
    let expected = model.system.solve(findsAmbiguity: true)?.ambiguous ?? []
    let open = solver.ambiguousVariables
    let places = model.variables.indices.filter { expected[$0] }
    guard open == places.compactMap({ variables[model.variables[$0].number] }) else {
      let names = places.map { "x\(model.variables[$0].number)" }
      throw PropertyFailure("open: \(names), but the solver names \(open.count) variables")
    }
    for (variable, isOpen) in zip(model.variables, expected) {
      guard let handle = variables[variable.number] else { continue }
      guard solver.isAmbiguous(handle) == isOpen else {
        throw PropertyFailure("x\(variable.number) is \(isOpen ? "open" : "determined")")
      }
    }
  }

  private func check(
    _ conflict: [ConflictingConstraint], of model: PropertyModel
  ) throws(PropertyFailure) {
    let handles = variables
    var numbers: [Variable: Int] = [:]
    for (place, variable) in model.variables.enumerated() {
      if let handle = handles[variable.number] { numbers[handle] = place }
    }
    // A variable that the refused step made has no handle any more; such a step is not judged.
    guard numbers.count == model.variables.count else { return }
    let required = model.system.constraints.filter { $0.priority == .required }
    let order = model.variables.compactMap { handles[$0.number] }
    let members = conflict.compactMap { member in
      required.first { $0.constraint(over: order) == member.constraint }
    }
    guard members.count == conflict.count else {
      throw PropertyFailure("a member of the conflict is not required or not there")
    }
    let count = model.variables.count
    guard !Self.isSatisfiable(members, count) else {
      throw PropertyFailure("the conflict can be satisfied")
    }
    for index in members.indices {
      var others = members
      others.remove(at: index)
      guard Self.isSatisfiable(others, count) else {
        throw PropertyFailure("the conflict \(members) is not minimal")
      }
    }
  }

  private static func isSatisfiable(_ constraints: [ReferenceConstraint], _ count: Int) -> Bool {
    let references = [Rational](repeating: .zero, count: count)
    return ReferenceSystem(references: references, constraints: constraints)
      .requiredViolation.isZero
  }

  private func value(of number: Int) -> Double {
    variables[number].map { solver.value(of: $0) } ?? .nan
  }
}

/// What a replay got wrong.
struct PropertyFailure: Error {
  let text: String

  init(_ text: String) { self.text = text }
}
