internal import Constraints

/// Finds the best way around what a bubble must not cover: along its target's edge where an arrow holds
/// it, else by a search.
///
/// Not to cover a rectangle is a choice of four: on either side of it along either axis. Branch and
/// bound (Land and Doig 1960), with the candidate's constraint system as the relaxation: as long as
/// the bubble covers something, the most deeply covered rectangle is separated in each of the four
/// ways, best first. A branch is given up when it is no better than the best bubble found, because
/// a further separation cannot make its score better. Every node is a bubble too, one that covers
/// what is not separated yet: so there is something to compare with from the start.
struct ObstacleSearch: ~Copyable {
  /// A frame with its score.
  struct Outcome {
    var frame: RelativeRect
    var score: PlacementScore
    /// The ways taken around what is avoided, by its position.
    var ways: [(avoided: Int, way: WayAround)] = []

    /// Adds what the frame covers of what is avoided to its score.
    mutating func countCovered(of problem: PlacementProblem) {
      for avoided in problem.avoided {
        score = score.adding(frame.penetration(into: avoided.frame), at: avoided.priority)
      }
    }
  }

  private var system: PlacementSystem
  private let problem: PlacementProblem
  private var best: Outcome?
  private var nodesLeft: Int

  /// The best frame for a candidate.
  ///
  /// - Parameters:
  ///   - system: The candidate's constraints, solved.
  ///   - problem: The candidate.
  ///   - nodesLeft: How many further systems may be solved; less by those that were.
  ///   - rival: A score that the frame must beat to be of interest.
  /// - Returns: The frame, not rounded, with its score; nothing if it does not beat the rival.
  /// - Throws: What the solver throws when a number is out of its range.
  static func solve(
    _ system: consuming PlacementSystem, _ problem: PlacementProblem, nodesLeft: inout Int,
    betterThan rival: PlacementScore?
  ) throws(SolverError) -> Outcome? {
    let root = Outcome(frame: system.frame, score: system.score)
    if let rival, !root.score.isBetter(than: rival) { return nil }
    if problem.avoided.isEmpty { return root }
    if let slide = EdgeSearch(problem, root: root), let starts = slide.starts() {
      return try place(root, in: system, problem, at: starts, of: slide, betterThan: rival)
    }
    return try explored(system, problem, nodesLeft: &nodesLeft, betterThan: rival)
  }

  /// The best frame for a candidate by branch and bound.
  static func explored(
    _ system: consuming PlacementSystem, _ problem: PlacementProblem, nodesLeft: inout Int,
    betterThan rival: PlacementScore? = nil
  ) throws(SolverError) -> Outcome? {
    let root = Outcome(frame: system.frame, score: system.score)
    var search = ObstacleSearch(
      system: system, problem: problem,
      best: rival.map { Outcome(frame: root.frame, score: $0) }, nodesLeft: nodesLeft)
    try search.explore(root, open: Array(repeating: true, count: problem.avoided.count))
    nodesLeft = search.nodesLeft
    guard let best = search.best else { return nil }
    if let rival, !best.score.isBetter(than: rival) { return nil }
    return best
  }

  /// The best of some starts along the target's edge.
  private static func place(
    _ root: Outcome, in system: consuming PlacementSystem, _ problem: PlacementProblem,
    at starts: [Double], of slide: EdgeSearch, betterThan rival: PlacementScore?
  ) throws(SolverError) -> Outcome? {
    var best: Outcome?
    for start in starts {
      var outcome = root
      if start != root.frame.cross.min {
        let pin = try system.pin(start: start)
        outcome = Outcome(
          frame: system.frame, score: system.score, ways: slide.ways(at: start))
        try system.remove(pin)
      }
      outcome.countCovered(of: problem)
      if let known = best?.score ?? rival, !outcome.score.isBetter(than: known) { continue }
      best = outcome
    }
    return best
  }

  private init(
    system: consuming PlacementSystem, problem: PlacementProblem, best: Outcome?, nodesLeft: Int
  ) {
    self.system = system
    self.problem = problem
    self.best = best
    self.nodesLeft = nodesLeft
  }

  /// Looks at a node and, where its bubble covers something, at the ways out.
  private mutating func explore(_ node: Outcome, open: [Bool]) throws(SolverError) {
    guard isPromising(node.score) else { return }
    let (complete, deepest) = completed(node, open: open)
    if isPromising(complete.score) { best = complete }
    guard let deepest else { return }
    var remaining = open
    remaining[deepest] = false
    for branch in try branches(of: node, around: deepest) where isPromising(branch.score) {
      guard let way = branch.ways.last?.way else { continue }
      let separation = try system.separate(from: problem.avoided[deepest], way, in: problem)
      try explore(branch, open: remaining)
      try system.remove(separation)
    }
  }

  private func isPromising(_ score: PlacementScore) -> Bool {
    best.map { score.isBetter(than: $0.score) } ?? true
  }

  /// The ways around a rectangle that may lead to something better, each solved, best first; none
  /// when the limit is reached.
  private mutating func branches(of node: Outcome, around index: Int) throws(SolverError)
    -> [Outcome]
  {
    var branches: [Outcome] = []
    let avoided = problem.avoided[index]
    for way in WayAround.allCases {
      let least = problem.leastViolation(of: avoided, way)
      guard isPromising(node.score.adding(least, at: avoided.priority)) else { continue }
      guard nodesLeft > 0 else { break }
      nodesLeft -= 1
      let separation = try system.separate(from: avoided, way, in: problem)
      let outcome = Outcome(
        frame: system.frame, score: system.score, ways: node.ways + [(index, way)])
      try system.remove(separation)
      let place =
        branches.firstIndex { outcome.score.isBetter(than: $0.score) } ?? branches.endIndex
      branches.insert(outcome, at: place)
    }
    return branches
  }

  /// A node as the bubble that it is, which covers what is not separated yet.
  ///
  /// - Returns: Its score with what it covers, and the rectangle that is covered most deeply, strong
  ///   ones first; nothing when it covers none.
  private func completed(_ node: Outcome, open: [Bool]) -> (complete: Outcome, deepest: Int?) {
    var complete = node
    var deepest: (index: Int, depth: Double)?
    for index in problem.avoided.indices where open[index] {
      let avoided = problem.avoided[index]
      let depth = node.frame.penetration(into: avoided.frame)
      guard depth > GeometryTolerance.length else { continue }
      complete.score = complete.score.adding(depth, at: avoided.priority)
      if let known = deepest {
        let priority = problem.avoided[known.index].priority
        guard
          avoided.priority > priority || avoided.priority == priority && depth > known.depth
        else { continue }
      }
      deepest = (index, depth)
    }
    return (complete, deepest?.index)
  }
}

extension PlacementProblem {
  /// By how much a bubble at least covers a rectangle that it passes in a way, whatever gives way
  /// that is weaker.
  fileprivate func leastViolation(of avoided: AvoidedRect, _ way: WayAround) -> Double {
    let (main, cross) = (avoided.frame.main, avoided.frame.cross)
    // An arrow and a clear target are stronger than an obstacle, but not than another target.
    let isWeak = avoided.priority < PlacementPriority.arrow
    let breadth = isWeak ? max(breadth, arrow?.edgeLength ?? 0) : breadth
    let isHeld = isWeak && kind.hasArrow
    let inset = arrow?.inset ?? 0
    let nearest = isWeak && !kind.isOver ? min(0, gap) : safe.main.min
    let violation =
      switch way {
      case .end:
        max(cross.max + breadth - safe.cross.max, isHeld ? cross.max - (tips.max - inset) : 0)
      case .start:
        max(safe.cross.min + breadth - cross.min, isHeld ? tips.min + inset - cross.min : 0)
      case .outwards: isHeld ? main.max - gap : main.max + length - safe.main.max
      case .inwards: (isHeld ? gap : nearest) + length - main.min
      }
    return max(0, violation - GeometryTolerance.length)
  }
}
