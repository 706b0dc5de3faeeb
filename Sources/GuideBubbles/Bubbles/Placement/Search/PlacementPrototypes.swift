internal import Constraints

/// The constraint systems that candidates take copies of: the last one used beside a target and the
/// last one over it, because a tour's bubbles are mostly of one kind.
struct PlacementPrototypes: ~Copyable, Sendable {
  private var beside: PlacementPrototype?
  private var over: PlacementPrototype?

  init() {}

  /// The best frame for a candidate; nothing if it does not beat a rival.
  ///
  /// - Throws: What the solver throws when a number is out of its range.
  mutating func solve(
    _ problem: PlacementProblem, nodesLeft: inout Int, betterThan rival: PlacementScore?
  ) throws(SolverError) -> ObstacleSearch.Outcome? {
    guard let system = try system(for: problem) else { return nil }
    return try ObstacleSearch.solve(
      system, problem, nodesLeft: &nodesLeft, betterThan: rival)
  }

  /// What holds the ends of the frame that was found for a candidate, and the ways around what it
  /// avoids that were taken; nothing where these alone do not lead to that frame.
  ///
  /// - Throws: What the solver throws when a number is out of its range.
  mutating func bindings(
    of problem: PlacementProblem, _ outcome: ObstacleSearch.Outcome
  ) throws(SolverError) -> [(source: BindingSource, end: BubbleEnd)] {
    guard var system = try system(for: problem) else { return [] }
    var separations: [(id: ConstraintID, source: AvoidedRect.Source)] = []
    for (index, way) in outcome.ways {
      let avoided = problem.avoided[index]
      let separation = try system.separate(from: avoided, way, in: problem)
      separations.append((separation.id, avoided.source))
    }
    guard system.frame.isClose(to: outcome.frame) else { return [] }
    var bindings: [(source: BindingSource, end: BubbleEnd)] = []
    for (end, reasons) in zip(BubbleEnd.allCases, system.reasons) {
      for reason in reasons {
        guard case .constraint(let id) = reason.source else { continue }
        if let separation = separations.first(where: { $0.id == id }) {
          bindings.append((.avoided(separation.source), end))
        } else if let condition = condition(of: id, in: problem.kind) {
          bindings.append((.condition(condition), end))
        }
      }
    }
    return bindings
  }

  private mutating func system(for problem: PlacementProblem) throws(SolverError)
    -> PlacementSystem?
  {
    if problem.kind.isOver {
      if over?.kind != problem.kind { over = try PlacementPrototype(problem.kind) }
      return try over?.system(for: problem)
    }
    if beside?.kind != problem.kind { beside = try PlacementPrototype(problem.kind) }
    return try beside?.system(for: problem)
  }

  private func condition(of id: ConstraintID, in kind: PlacementKind) -> PlacementCondition? {
    kind.isOver ? over?.condition(of: id) : beside?.condition(of: id)
  }
}

/// A constraint that holds a bubble's frame.
enum BindingSource: Hashable {
  case condition(PlacementCondition)
  case avoided(AvoidedRect.Source)
}
