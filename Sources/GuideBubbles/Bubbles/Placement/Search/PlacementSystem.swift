internal import Constraints

/// The constraint system of one candidate, solved.
struct PlacementSystem: ~Copyable {
  private var solver: Solver
  private let variables: PlacementVariables

  init(_ solver: consuming Solver, _ variables: PlacementVariables) {
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
  var reasons: [[Solver.Reason]] {
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
