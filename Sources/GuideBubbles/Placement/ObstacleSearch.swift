internal import Constraints

/// Finds the best way around what a bubble must not cover.
///
/// Not to cover a rectangle is a choice of four: on either side of it along either axis. Branch and
/// bound (Land and Doig 1960), with the candidate's constraint system as the relaxation: as long as
/// the bubble covers something, the most deeply covered rectangle is separated in each of the four
/// ways, best first. A branch is given up when it is no better than the best bubble found, because
/// a further separation cannot make its score better.
struct ObstacleSearch: ~Copyable {
  /// A frame with its score.
  struct Outcome {
    var frame: RelativeRect
    var score: PlacementScore
    /// The ways taken around what is avoided, by its position.
    var ways: [(avoided: Int, way: WayAround)] = []
  }

  private var system: PlacementSystem
  private let avoided: [AvoidedRect]
  private var best: Outcome?
  private var nodesLeft: Int

  /// The best frame for a candidate.
  ///
  /// - Parameters:
  ///   - system: The candidate's constraints, solved.
  ///   - avoided: What its bubble keeps clear of.
  ///   - nodesLeft: How many further systems may be solved; less by those that were.
  ///   - rival: A score that the frame must beat to be of interest.
  /// - Returns: The frame, not rounded, with its score; nothing if it does not beat the rival.
  /// - Throws: What the solver throws when a number is out of its range.
  static func solve(
    _ system: consuming PlacementSystem, avoiding avoided: [AvoidedRect], nodesLeft: inout Int,
    betterThan rival: PlacementScore?
  ) throws(SolverError) -> Outcome? {
    let root = Outcome(frame: system.frame, score: system.score)
    if let rival, !root.score.isBetter(than: rival) { return nil }
    if avoided.isEmpty { return root }
    var search = ObstacleSearch(
      system: system, avoided: avoided,
      best: rival.map { Outcome(frame: root.frame, score: $0) }, nodesLeft: nodesLeft)
    try search.explore(root, open: Array(repeating: true, count: avoided.count))
    nodesLeft = search.nodesLeft
    guard let best = search.best else { return nil }
    if let rival, !best.score.isBetter(than: rival) { return nil }
    return best
  }

  private init(
    system: consuming PlacementSystem, avoided: [AvoidedRect], best: Outcome?, nodesLeft: Int
  ) {
    self.system = system
    self.avoided = avoided
    self.best = best
    self.nodesLeft = nodesLeft
  }

  /// Looks at a node and, where its bubble covers something, at the four ways out.
  private mutating func explore(_ node: Outcome, open: [Bool]) throws(SolverError) {
    guard isPromising(node) else { return }
    guard let index = mostCovered(by: node.frame, open: open) else {
      best = node
      return
    }
    var remaining = open
    remaining[index] = false
    for branch in try branches(of: node, around: index) where isPromising(branch) {
      guard let way = branch.ways.last?.way else { continue }
      let id = try system.separate(from: avoided[index], way)
      try explore(branch, open: remaining)
      try system.remove(id)
    }
  }

  private func isPromising(_ node: Outcome) -> Bool {
    best.map { node.score.isBetter(than: $0.score) } ?? true
  }

  /// The four ways around a rectangle, each solved, best first; fewer when the limit is reached.
  private mutating func branches(of node: Outcome, around index: Int) throws(SolverError)
    -> [Outcome]
  {
    var branches: [Outcome] = []
    for way in WayAround.allCases {
      // The first way is always taken, so that every node leads to a bubble.
      guard nodesLeft > 0 || branches.isEmpty else { break }
      nodesLeft -= 1
      let id = try system.separate(from: avoided[index], way)
      let outcome = Outcome(
        frame: system.frame, score: system.score, ways: node.ways + [(index, way)])
      try system.remove(id)
      let place =
        branches.firstIndex { outcome.score.isBetter(than: $0.score) } ?? branches.endIndex
      branches.insert(outcome, at: place)
    }
    return branches
  }

  /// The rectangle not separated yet that the frame covers most deeply, strong ones first.
  private func mostCovered(by frame: RelativeRect, open: [Bool]) -> Int? {
    var deepest: (index: Int, depth: Double)?
    for index in avoided.indices where open[index] {
      let depth = frame.penetration(into: avoided[index].frame)
      guard depth > PlacementScore.tolerance else { continue }
      if let known = deepest {
        let (priority, other) = (avoided[index].priority, avoided[known.index].priority)
        guard priority > other || priority == other && depth > known.depth else { continue }
      }
      deepest = (index, depth)
    }
    return deepest?.index
  }
}
