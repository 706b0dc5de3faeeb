internal import Constraints

/// The constraint system of one candidate, solved.
struct PlacementSystem: ~Copyable {
  private var solver: Solver
  private let variables: PlacementVariables

  fileprivate init(_ solver: consuming Solver, _ variables: PlacementVariables) {
    self.solver = solver
    self.variables = variables
  }

  /// The bubble's frame.
  var frame: RelativeRect {
    let (near, start) = (solver.value(of: variables.near), solver.value(of: variables.start))
    return RelativeRect(
      main: AxisSpan(min: near, max: near + max(0, solver.value(of: variables.length))),
      cross: AxisSpan(min: start, max: start + max(0, solver.value(of: variables.breadth))))
  }

  /// What is broken.
  var score: PlacementScore { PlacementScore(solver.levels) }

  /// Puts the constraint in force that the bubble lies on one side of a rectangle.
  mutating func separate(from avoided: AvoidedRect, _ way: WayAround) throws(SolverError)
    -> ConstraintID
  {
    let (main, cross) = (avoided.frame.main, avoided.frame.cross)
    let constraint =
      switch way {
      case .end: variables.start >= cross.max
      case .start: variables.start + variables.breadth <= cross.min
      case .outwards: variables.near >= main.max
      case .inwards: variables.near + variables.length <= main.min
      }
    return try solver.add(constraint.priority(avoided.priority))
  }

  /// Takes a separation out again.
  mutating func remove(_ id: ConstraintID) throws(SolverError) { try solver.remove(id) }

  /// The constraints that hold each of the bubble's ends, in the order of `BubbleEnd.allCases`.
  var reasons: [[Reason]] {
    solver.reasons(for: [
      1 * variables.near, variables.near + variables.length,
      1 * variables.start, variables.start + variables.breadth,
    ])
  }
}

/// The ways around a rectangle, in the order that decides among equally good ones.
enum WayAround: CaseIterable {
  /// Beyond its end on the cross axis.
  case end
  /// Before its start on the cross axis.
  case start
  /// Farther away from the target.
  case outwards
  /// Nearer to the target.
  case inwards
}

/// The ends of a bubble on its candidate's axes.
enum BubbleEnd: CaseIterable {
  case near, far, start, end
}

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
        try solver.setConstant(-row.bound(in: problem), of: id)
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
