import Constraints
import GuideBubbles
import TestSupport
import Testing

@Suite struct TourPlanTests {
  private typealias Candidate = TourPlan.Candidate

  private static func candidate(_ x: Double, _ y: Double, score: Double = 0) -> Candidate {
    Candidate(frame: LayoutRect(x: x - 10, y: y - 5, width: 20, height: 10), score: score)
  }

  /// The first of the best choices, found by trying all of them in order.
  private static func exhaustive(_ steps: [[Candidate]]) -> (choices: [Int?], total: Int) {
    var best: (choices: [Int?], total: Int)?
    func extend(_ choices: [Int?], _ total: Int, _ last: LayoutPoint?) {
      guard choices.count < steps.count else {
        if total < best?.total ?? .max { best = (choices, total) }
        return
      }
      let candidates = steps[choices.count]
      guard let lowest = candidates.map(\.score).min() else {
        return extend(choices + [nil], total, last)
      }
      for (index, candidate) in candidates.enumerated() where candidate.score < lowest + 1e-6 {
        let middle = LayoutPoint(x: candidate.frame.midX, y: candidate.frame.midY)
        var jump = 0.0
        if let last {
          let (dx, dy) = (middle.x - last.x, middle.y - last.y)
          jump = (dx * dx + dy * dy).squareRoot() * 1024
        }
        extend(choices + [index], total + Int(jump.rounded()), middle)
      }
    }
    extend([], 0, nil)
    return best ?? ([], 0)
  }

  private static func randomSteps(_ random: inout SplitMix64) -> [[Candidate]] {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in
      (0..<Int.random(in: 0...4, using: &random)).map { _ in
        // A coarse grid and few scores, so that there are ties.
        candidate(
          Double(Int.random(in: 0...3, using: &random)) * 40,
          Double(Int.random(in: 0...3, using: &random)) * 40,
          score: Double(Int.random(in: 0...4, using: &random) / 3))
      }
    }
  }

  @Test func `the plan is the first of the best that an exhaustive search finds`() {
    forAll(
      seeds: 0..<500, generate: Self.randomSteps,
      shrink: { steps in
        steps.indices.map { index in
          var smaller = steps
          smaller.remove(at: index)
          return smaller
        }
      },
      holds: { steps in
        let (plan, wanted) = (TourPlan(steps), Self.exhaustive(steps))
        return plan.choices == wanted.choices && plan.totalJump * 1024 == Double(wanted.total)
      })
  }

  @Test func `the bubble stays on one side of targets in a row`() {
    let above = (0..<5).map { Self.candidate(Double($0) * 30, 20) }
    let below = (0..<5).map { Self.candidate(Double($0) * 30, 80) }
    var steps = zip(below, above).map { [$0, $1] }
    steps[2].reverse()
    steps[4].removeLast()
    #expect(TourPlan(steps).choices == [0, 0, 1, 0, 0])
    #expect(TourPlan(steps).totalJump == 120)
  }

  @Test func `no worse place is taken, however much nearer it is`() {
    let plan = TourPlan([
      [Self.candidate(0, 0)], [Self.candidate(0, 0, score: 1), Self.candidate(900, 0, score: 0.5)],
    ])
    #expect(plan.choices == [0, 1])
  }

  @Test func `equally short ways take the earlier places, earlier steps first`() {
    let square = [Self.candidate(0, 0), Self.candidate(40, 0)]
    #expect(TourPlan([square, square, square]).choices == [0, 0, 0])
    #expect(TourPlan([square.reversed(), square]).choices == [0, 1])
  }

  @Test func `steps without a place, and no steps, are passed over`() {
    #expect(TourPlan([]).choices == [])
    let plan = TourPlan([[], [Self.candidate(0, 0)], [], [Self.candidate(30, 40)], []])
    #expect(plan.choices == [nil, 0, nil, 0, nil])
    #expect(plan.totalJump == 50)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `numbers that make no sense still give a plan`(number: Double) {
    let wild = [Self.candidate(number, 0), Self.candidate(0, 0, score: number)]
    let plan = TourPlan([wild, wild, [Self.candidate(0, number, score: number)]])
    #expect(plan.choices.allSatisfy { $0 != nil })
    #expect(plan.totalJump.isFinite)
  }
}
