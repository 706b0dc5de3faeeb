internal import Constraints

/// Finds the best way around what a bubble must not cover.
///
/// Not to cover a rectangle is a choice of four: above, below, left or right of it. Branch and
/// bound (Land and Doig 1960), with the candidate's constraint system as the relaxation: as long as
/// the bubble covers something, the most deeply covered rectangle is separated in each of the four
/// ways, best first. A branch is given up when it is no better than the best bubble found, because
/// a further separation cannot make its score better. The number of systems solved is limited.
struct ObstacleSearch {
  /// A frame with its score.
  struct Outcome {
    var frame: LayoutRect
    var score: PlacementScore
    /// Whether the search ended before it had seen every way that might be better.
    var isCutShort = false
  }

  /// The most systems that are solved for one candidate.
  static let nodeLimit = 160

  private let system: PlacementSystem
  private let problem: PlacementProblem
  private var nodesLeft = Self.nodeLimit
  private var best: Outcome?

  private init(system: PlacementSystem, problem: PlacementProblem) {
    self.system = system
    self.problem = problem
  }

  /// The best frame for a candidate.
  ///
  /// - Parameters:
  ///   - problem: The candidate.
  ///   - solver: What is solved with; its constraints are taken out first.
  /// - Returns: The frame, not rounded, with its score.
  /// - Throws: What the solver throws when a number is out of its range.
  static func solve(
    _ problem: PlacementProblem, with solver: inout Solver
  ) throws(SolverError) -> Outcome {
    solver.removeAll()
    let system = try PlacementSystem(problem, in: &solver)
    let root = Outcome(frame: system.frame(in: solver), score: PlacementScore(solver.levels))
    guard !problem.avoided.isEmpty else { return root }
    var search = ObstacleSearch(system: system, problem: problem)
    let open = Array(repeating: true, count: problem.avoided.count)
    try search.explore(root, open: open, solver: &solver)
    var best = search.best ?? root
    best.isCutShort = search.nodesLeft <= 0
    return best
  }

  /// Looks at a node and, where its bubble covers something, at the four ways out.
  private mutating func explore(
    _ node: Outcome, open: [Bool], solver: inout Solver
  ) throws(SolverError) {
    if let best, !node.score.isBetter(than: best.score) { return }
    guard let index = mostCovered(by: node.frame, open: open) else {
      best = node
      return
    }
    var remaining = open
    remaining[index] = false
    for branch in try branches(around: problem.avoided[index], solver: &solver) {
      let id = try system.separate(
        from: problem.avoided[index], towards: branch.side, in: &solver)
      try explore(branch.outcome, open: remaining, solver: &solver)
      try solver.remove(id)
    }
  }

  /// The four ways around a rectangle, each solved, best first; fewer when the limit is reached.
  private mutating func branches(
    around avoided: AvoidedRect, solver: inout Solver
  ) throws(SolverError) -> [(side: PhysicalSide, outcome: Outcome)] {
    var branches: [(side: PhysicalSide, outcome: Outcome)] = []
    for side in waysOut {
      // The first way is always taken, so that every node leads to a bubble.
      guard nodesLeft > 0 || branches.isEmpty else { break }
      nodesLeft -= 1
      let id = try system.separate(from: avoided, towards: side, in: &solver)
      let outcome = Outcome(
        frame: system.frame(in: solver), score: PlacementScore(solver.levels))
      try solver.remove(id)
      let place =
        branches.firstIndex { outcome.score.isBetter(than: $0.outcome.score) }
        ?? branches.endIndex
      branches.insert((side, outcome), at: place)
    }
    return branches
  }

  /// The sides of a rectangle in the order that decides among equally good ones.
  private var waysOut: [PhysicalSide] {
    [.below, .above]
      + (problem.direction == .leftToRight ? [.right, .left] : [.left, .right])
  }

  /// The rectangle not separated yet that the frame covers most deeply, strong ones first.
  private func mostCovered(by frame: LayoutRect, open: [Bool]) -> Int? {
    var deepest: (index: Int, depth: Double)?
    for index in problem.avoided.indices where open[index] {
      let avoided = problem.avoided[index]
      let depth = frame.penetration(into: avoided.frame)
      guard depth > PlacementScore.tolerance else { continue }
      if let known = deepest {
        let priority = problem.avoided[known.index].priority
        guard
          avoided.priority > priority || avoided.priority == priority && depth > known.depth
        else { continue }
      }
      deepest = (index, depth)
    }
    return deepest?.index
  }
}
