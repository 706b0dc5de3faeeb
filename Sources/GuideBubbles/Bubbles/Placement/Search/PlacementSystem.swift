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

  /// The constraints that keep a bubble on one side of a rectangle, or at a place.
  struct Separation {
    /// The one that keeps it off.
    var id: ConstraintID
    /// The one that keeps the gap; `nil` where none is asked for.
    fileprivate var gap: ConstraintID?
  }

  /// Puts the constraint in force that the bubble lies on one side of a rectangle; without an arrow,
  /// with the gap between it and another target.
  mutating func separate(
    from avoided: AvoidedRect, _ way: WayAround, in problem: PlacementProblem
  ) throws(SolverError) -> Separation {
    let id = try solver.add(separation(from: avoided, way, by: 0).priority(avoided.priority))
    guard case .target = avoided.source, !problem.kind.isHeld, problem.gap > 0 else {
      return Separation(id: id)
    }
    let apart = separation(from: avoided, way, by: problem.gap)
    return Separation(id: id, gap: try solver.add(apart.priority(PlacementPriority.gap)))
  }

  /// Puts the constraint in force that the bubble starts at a place.
  mutating func pin(start: Double) throws(SolverError) -> Separation {
    Separation(id: try solver.add(variables.start == start))
  }

  private func separation(
    from avoided: AvoidedRect, _ way: WayAround, by distance: Double
  ) -> Constraint {
    let (main, cross) = (avoided.frame.main, avoided.frame.cross)
    return switch way {
    case .end: variables.start >= cross.max + distance
    case .start: variables.start + variables.breadth <= cross.min - distance
    case .outwards: variables.near >= main.max + distance
    case .inwards: variables.near + variables.length <= main.min - distance
    }
  }

  /// Takes a separation out again.
  mutating func remove(_ separation: Separation) throws(SolverError) {
    try solver.remove(separation.id)
    if let gap = separation.gap { try solver.remove(gap) }
  }

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
