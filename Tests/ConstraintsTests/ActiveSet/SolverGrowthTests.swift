import TestSupport
import Testing

@testable import Constraints

/// Systems that grow by parts.
@Suite struct SolverGrowthTests {
  @Test func `a list that grows and shrinks has the values of a fresh solver`() {
    var grown = 0
    for seed in Campaign.seeds(60, campaign: 50) {
      var list = GrowingList(seed: seed)
      for step in 0..<16 {
        if let failure = list.step() {
          Issue.record("seed \(seed), step \(step): \(failure)")
          break
        }
      }
      grown = max(grown, list.rows.count)
    }
    #expect(grown > 8)
  }
}
