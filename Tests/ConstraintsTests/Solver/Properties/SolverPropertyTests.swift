import Constraints
import Foundation
import TestSupport
import Testing

/// Random lives of a solver against exact arithmetic: levels, values, history, refusals.
@Suite struct SolverPropertyTests {
  @Test func `positions and distances, bit for bit`() {
    check(.network, 150)
  }

  @Test func `sums and differences of small whole numbers`() {
    check(.unit, 100)
  }

  @Test func `shares and multiples`() {
    check(.shares, 60)
  }

  @Test func `decimals that doubles cannot hold`() {
    check(.decimals, 30)
  }

  @Test(.enabled(if: Campaign.isRunning, "only in the campaign"), arguments: [12, 20, 40])
  func `more variables`(count: Int) {
    let size = count / 2...count
    check(.network.sized(size, steps: 4...10), 5)
    check(.unit.sized(size, steps: 4...10), 5)
    check(.shares.sized(size, steps: 4...8), 3)
    check(.decimals.sized(size, steps: 4...8), 1)
  }

  @Test func `what is open and what is determined`() {
    for flavour in [PropertyFlavour.network, .unit, .shares] {
      check(flavour.sized(2...5, steps: 2...6), 100, checksAmbiguity: true)
    }
  }

  /// Replays scripts and reports the smallest failing one of each hundred.
  private func check(
    _ flavour: PropertyFlavour, _ count: UInt64, checksAmbiguity: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let seeds = Campaign.seeds(count)
    for start in stride(from: seeds.lowerBound, to: seeds.upperBound, by: 100) {
      forAll(
        seeds: start..<min(start + 100, seeds.upperBound), extends: false,
        generate: { random in
          var script = PropertyScript(flavour, &random)
          script.checksAmbiguity = checksAmbiguity
          return script
        }, shrink: \.shrunk, sourceLocation: sourceLocation
      ) { PropertyReplay.failure(of: $0) == nil }
    }
  }
}
