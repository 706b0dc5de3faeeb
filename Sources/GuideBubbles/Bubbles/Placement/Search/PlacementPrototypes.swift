internal import Constraints

/// The constraint systems that candidates take copies of: the last one used of each sort, because a
/// tour's bubbles are mostly of one kind, and one bubble may be tried with its arrow and without.
struct PlacementPrototypes: ~Copyable, Sendable {
  private var over: PlacementPrototype?
  private var withArrow: PlacementPrototype?
  private var withArrowAtRoundTarget: PlacementPrototype?
  private var withoutArrow: PlacementPrototype?

  init() {}

  /// The best frame for a candidate; nothing if it does not beat a rival.
  ///
  /// - Throws: What the solver throws when a number is out of its range.
  mutating func solve(
    _ problem: PlacementProblem, nodesLeft: inout Int, betterThan rival: PlacementScore?
  ) throws(SolverError) -> ObstacleSearch.Outcome? {
    if let answer = UnhinderedPlace(problem)?.answer(betterThan: rival) { return answer.outcome }
    guard let system = try solvedSystem(for: problem) else { return nil }
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
    guard var system = try solvedSystem(for: problem) else { return [] }
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

  /// The system of a candidate, solved.
  mutating func solvedSystem(for problem: PlacementProblem) throws(SolverError)
    -> PlacementSystem?
  {
    let kind = problem.kind
    switch (kind.isOver, kind.hasArrow, kind.isRound) {
    case (true, _, _):
      if over?.kind != kind { over = try PlacementPrototype(kind) }
      return try over?.system(for: problem)
    case (false, true, false):
      if withArrow?.kind != kind { withArrow = try PlacementPrototype(kind) }
      return try withArrow?.system(for: problem)
    case (false, true, true):
      if withArrowAtRoundTarget?.kind != kind {
        withArrowAtRoundTarget = try PlacementPrototype(kind)
      }
      return try withArrowAtRoundTarget?.system(for: problem)
    case (false, false, _):
      if withoutArrow?.kind != kind { withoutArrow = try PlacementPrototype(kind) }
      return try withoutArrow?.system(for: problem)
    }
  }

  private func condition(of id: ConstraintID, in kind: PlacementKind) -> PlacementCondition? {
    switch (kind.isOver, kind.hasArrow, kind.isRound) {
    case (true, _, _): over?.condition(of: id)
    case (false, true, false): withArrow?.condition(of: id)
    case (false, true, true): withArrowAtRoundTarget?.condition(of: id)
    case (false, false, _): withoutArrow?.condition(of: id)
    }
  }
}

/// A constraint that holds a bubble's frame.
enum BindingSource: Hashable {
  case condition(PlacementCondition)
  case avoided(AvoidedRect.Source)
}
