import Constraints
import TestSupport
import Testing

@testable import GuideBubbles

/// Places in closed form against the constraints that they solve.
@Suite struct UnhinderedPlaceTests {
  private static func problem(_ random: inout SplitMix64) -> PlacementProblem {
    func number(_ range: ClosedRange<Double>) -> Double {
      (Double.random(in: range, using: &random) * 2).rounded() / 2
    }
    let room = RelativeRect(
      main: AxisSpan(min: -number(0...500), max: number(20...500)),
      cross: AxisSpan(min: -number(5...300), max: number(5...300)))
    let half = number(0...120)
    let tips = AxisSpan(min: -half, max: half)
    let isRound = Bool.random(using: &random)
    let arrow = ArrowNeeds(
      style: BubbleStyle(cornerRadius: number(0...16)),
      arrow: BubbleArrow(length: number(2...12), width: number(4...20)), axis: .horizontal,
      contentSize: LayoutSize(width: 100, height: 40))
    let facing = isRound ? AxisSpan(min: -half * 0.7, max: half * 0.7) : tips
    return PlacementProblem(
      kind: PlacementKind(
        isOver: false, hasArrow: true, tail: nil, isRound: isRound, isAttached: false,
        alignment: BubbleAlignment.allCases[Int.random(in: 0...2, using: &random)]),
      safe: room,
      inner: RelativeRect(main: room.main.inset(by: 8), cross: room.cross.inset(by: 8)),
      tips: tips, facing: facing,
      edge: AxisSpan(min: -half - number(0...8), max: half + number(0...8)),
      gap: number(0...20), length: number(10...120), breadth: number(10...250), arrow: arrow,
      avoided: (0..<Int.random(in: 0...6, using: &random)).map { index in
        let (main, cross) = (number(-100...200), number(-300...300))
        return AvoidedRect(
          source: Bool.random(using: &random) ? .obstacle(index) : .target(index),
          frame: RelativeRect(
            main: AxisSpan(min: main, max: main + number(5...90)),
            cross: AxisSpan(min: cross, max: cross + number(5...120))))
      })
  }

  @Test func `what is known without a solver is what the solver finds`() {
    var known = 0
    forAll(seeds: 0..<3_000, generate: { Self.problem(&$0) }) { problem in
      guard let place = UnhinderedPlace(problem) else { return true }
      var bare = problem
      bare.avoided = []
      var prototypes = PlacementPrototypes()
      guard let system = try? prototypes.solvedSystem(for: bare) else { return false }
      known += 1
      let (frame, score) = (place.outcome.frame, place.outcome.score)
      return frame.isClose(to: system.frame) && !score.isBetter(than: system.score)
        && !system.score.isBetter(than: score)
    }
    #expect(known > 300)
  }

  @Test func `sliding along the edge is as good as the search for ways around`() {
    var slid = 0
    forAll(seeds: 5_000..<6_000, generate: { Self.problem(&$0) }) { problem in
      var prototypes = PlacementPrototypes()
      guard let system = try? prototypes.solvedSystem(for: problem) else { return false }
      let root = ObstacleSearch.Outcome(frame: system.frame, score: system.score)
      guard let slide = EdgeSearch(problem, root: root), slide.starts() != nil else { return true }
      var (left, others) = (5_000, 5_000)
      guard
        let place = try? prototypes.solve(problem, nodesLeft: &left, betterThan: nil),
        let again = try? prototypes.solvedSystem(for: problem),
        let found = try? ObstacleSearch.explored(again, problem, nodesLeft: &others)
      else { return false }
      slid += 1
      return others == 0
        || !place.score.isBetter(than: found.score) && !found.score.isBetter(than: place.score)
    }
    #expect(slid > 100)
  }
}
