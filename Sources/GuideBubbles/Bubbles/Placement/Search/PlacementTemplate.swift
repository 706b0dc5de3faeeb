internal import Constraints

/// The constraint system of a kind of candidates, of which each takes a copy with its own bounds.
///
/// That costs less than half of what making the constraints anew does, and a candidate's solution
/// still depends on nothing but the candidate, because each copy starts from the same state.
struct PlacementTemplate: ~Copyable, Sendable {
  /// The kind of candidates.
  let kind: PlacementKind
  private let solver: Solver
  private let variables: PlacementVariables
  private let rows: [(row: PlacementRow, id: ConstraintID)]

  /// Makes the system of a kind of candidates, with ordinary bounds.
  init(_ kind: PlacementKind) throws(SolverError) {
    var solver = Solver()
    let variables = PlacementVariables(in: &solver)
    let usual = PlacementProblem.usual(kind)
    let rows = try solver.transaction { (solver: inout Solver) throws(SolverError) in
      var rows: [(row: PlacementRow, id: ConstraintID)] = []
      for row in PlacementRow.allCases where row.exists(in: kind) {
        var constraint = row.constraint(on: variables, kind: kind)
        constraint.expression.constant = -row.bound(in: usual)
        let id = try solver.add(constraint.priority(row.priority(in: kind)))
        rows.append((row, id))
      }
      return rows
    }
    self.kind = kind
    self.solver = solver
    self.variables = variables
    self.rows = rows
  }

  /// The system of a candidate of this kind, solved.
  ///
  /// - Throws: What the solver throws when a number is out of its range.
  borrowing func system(for problem: PlacementProblem) throws(SolverError) -> PlacementSystem {
    var copy = solver.clone()
    let rows = rows
    try copy.transaction { (solver: inout Solver) throws(SolverError) in
      for (row, id) in rows {
        try solver.setConstant(row.bound(in: problem), of: id)
      }
    }
    return PlacementSystem(copy, variables)
  }

  /// The row that a constraint stands for; nothing for a separation.
  func row(of id: ConstraintID) -> PlacementRow? { rows.first { $0.id == id }?.row }
}

extension PlacementProblem {
  /// A candidate with room on all sides.
  fileprivate static func usual(_ kind: PlacementKind) -> PlacementProblem {
    let room = RelativeRect(
      main: AxisSpan(min: -300, max: 300), cross: AxisSpan(min: -180, max: 180))
    return PlacementProblem(
      kind: kind, safe: room,
      inner: RelativeRect(main: room.main.inset(by: 8), cross: room.cross.inset(by: 8)),
      halfTarget: 30, gap: 8, length: 40, breadth: 120)
  }
}
