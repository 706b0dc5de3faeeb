import Constraints

/// Replays a recorded sequence, one transaction a step, and checks every claim of its corpus.
struct Replay: ~Copyable {
  private let sequence: RecordedSequence
  private var solver = Solver()
  private var variables: [Variable] = []
  private var ids: [Int: ConstraintID] = [:]

  init(_ sequence: RecordedSequence) {
    self.sequence = sequence
    for _ in 0..<sequence.variables { variables.append(solver.makeVariable()) }
  }

  /// Replays all steps.
  consuming func run() throws {
    for (number, step) in sequence.steps.enumerated() {
      let before = solver.debugDescription
      var next = ids
      do {
        try perform(step.ops, &next)
      } catch SolverError.unsatisfiable(let conflict) where !step.expect.feasible {
        guard solver.debugDescription == before else {
          throw ReplayFailure(description: "step \(number): a refused step changed something")
        }
        try checkConflict(conflict, number)
        continue
      } catch {
        throw ReplayFailure(description: "step \(number): \(error)")
      }
      guard step.expect.feasible else {
        throw ReplayFailure(description: "step \(number): taken although it cannot be satisfied")
      }
      ids = next
      try checkLevels(step.expect.levels ?? [], number)
      try checkRequired(number)
      try checkAgainstFresh(number)
    }
  }

  private mutating func perform(
    _ operations: [RecordedSequence.Operation], _ ids: inout [Int: ConstraintID]
  ) throws(SolverError) {
    let variables = variables
    var changed = ids
    try solver.transaction { (solver) throws(SolverError) in
      for operation in operations {
        if let id = operation.remove {
          if let handle = changed.removeValue(forKey: id) { try solver.remove(handle) }
        } else if let id = operation.edit, let constant = operation.constant {
          if let handle = changed[id] { try solver.setConstant(constant, of: handle) }
        } else if let id = operation.add {
          changed[id] = try solver.add(Replay.constraint(operation, variables))
        }
      }
    }
    ids = changed
  }

  private static func constraint(
    _ operation: RecordedSequence.Operation, _ variables: [Variable]
  ) -> Constraint {
    let terms = (operation.terms ?? []).map {
      LinearTerm(variables[Int($0[0])], coefficient: $0[1])
    }
    let relation: Constraint.Relation =
      switch operation.relation {
      case "<=": .lessThanOrEqual
      case ">=": .greaterThanOrEqual
      default: .equal
      }
    let priority = LayoutPriority(rawValue: operation.priority ?? 1000) ?? .required
    return Constraint(
      LinearExpression(terms: terms, constant: -(operation.constant ?? 0)), relation,
      priority: priority)
  }

  private func checkLevels(_ expected: [[Double]], _ number: Int) throws {
    let found = solver.levels
    let isSame =
      found.count == expected.count
      && zip(found, expected).allSatisfy {
        $0.priority.rawValue == $1[0] && ($0.violation - $1[1]).magnitude <= 1e-6
      }
    guard isSame else {
      let text = found.map { "[\($0.priority.rawValue), \($0.violation)]" }
      throw ReplayFailure(description: "step \(number): levels \(text) instead of \(expected)")
    }
  }

  private func checkRequired(_ number: Int) throws {
    for id in solver.constraints where try solver.constraint(id).priority == .required {
      guard solver.violation(of: id) <= 1e-6 else {
        throw ReplayFailure(description: "step \(number): a required constraint is broken")
      }
    }
  }

  /// A fresh solver that is given what is in force finds the same values.
  private func checkAgainstFresh(_ number: Int) throws {
    var fresh = Solver()
    for _ in variables { _ = fresh.makeVariable() }
    for id in solver.constraints { try fresh.add(solver.constraint(id)) }
    for variable in variables {
      let difference = fresh.value(of: variable) - solver.value(of: variable)
      guard difference.magnitude <= 1e-9 * max(1, solver.value(of: variable).magnitude) else {
        throw ReplayFailure(
          description: "step \(number): \(solver.value(of: variable)) depends on history, "
            + "fresh \(fresh.value(of: variable))\n\(solver.debugDescription)")
      }
    }
  }

  /// The conflict cannot be satisfied, and can be without any one of its members.
  private func checkConflict(_ conflict: [ConflictingConstraint], _ number: Int) throws {
    let members = conflict.map(\.constraint)
    guard !isSatisfiable(members) else {
      throw ReplayFailure(description: "step \(number): the conflict can be satisfied")
    }
    for index in members.indices {
      var others = members
      others.remove(at: index)
      guard isSatisfiable(others) else {
        throw ReplayFailure(description: "step \(number): the conflict is not minimal")
      }
    }
  }

  private func isSatisfiable(_ constraints: [Constraint]) -> Bool {
    var fresh = Solver()
    for _ in variables { _ = fresh.makeVariable() }
    do {
      for constraint in constraints { try fresh.add(constraint) }
      return true
    } catch {
      return false
    }
  }
}
