internal import Constraints

/// The constraint system of a kind of candidates, of which each takes a copy with its own bounds.
///
/// That costs less than half of what making the constraints anew does, and a candidate's solution
/// still depends on nothing but the candidate, because each copy starts from the same state.
struct PlacementPrototype: ~Copyable, Sendable {
  /// The kind of candidates.
  let kind: PlacementKind
  private let solver: Solver
  private let variables: PlacementVariables
  private let conditions: [(condition: PlacementCondition, id: ConstraintID)]

  /// Makes the system of a kind of candidates, with ordinary bounds.
  init(_ kind: PlacementKind) throws(SolverError) {
    var solver = Solver()
    let variables = PlacementVariables(in: &solver)
    let usual = PlacementProblem.usual(kind)
    let conditions = try solver.transaction { (solver: inout Solver) throws(SolverError) in
      var conditions: [(condition: PlacementCondition, id: ConstraintID)] = []
      for condition in PlacementCondition.allCases where condition.exists(in: kind) {
        var constraint = condition.constraint(on: variables, kind: kind)
        constraint.expression.constant = -condition.bound(in: usual)
        let id = try solver.add(constraint.priority(condition.priority(in: kind)))
        conditions.append((condition, id))
      }
      return conditions
    }
    self.kind = kind
    self.solver = solver
    self.variables = variables
    self.conditions = conditions
  }

  /// The system of a candidate of this kind, solved.
  ///
  /// - Throws: What the solver throws when a number is out of its range.
  borrowing func system(for problem: PlacementProblem) throws(SolverError) -> PlacementSystem {
    var copy = solver.clone()
    let conditions = conditions
    try copy.transaction { (solver: inout Solver) throws(SolverError) in
      for (condition, id) in conditions {
        try solver.setConstant(condition.bound(in: problem), of: id)
      }
    }
    return PlacementSystem(copy, variables)
  }

  /// The condition that a constraint stands for; nothing for a separation.
  func condition(of id: ConstraintID) -> PlacementCondition? {
    conditions.first { $0.id == id }?.condition
  }
}

extension PlacementProblem {
  /// A candidate with room on all sides.
  fileprivate static func usual(_ kind: PlacementKind) -> PlacementProblem {
    let room = RelativeRect(
      main: AxisSpan(min: -300, max: 300), cross: AxisSpan(min: -180, max: 180))
    return PlacementProblem(
      kind: kind, safe: room,
      inner: RelativeRect(main: room.main.inset(by: 8), cross: room.cross.inset(by: 8)),
      tips: AxisSpan(min: -26, max: 26), facing: AxisSpan(min: -26, max: 26),
      edge: AxisSpan(min: -30, max: 30), gap: 8, length: 40, breadth: 120)
  }
}
