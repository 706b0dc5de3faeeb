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

  /// Replays scripts and reports the smallest failing one of each hundred.
  private func check(
    _ flavour: PropertyFlavour, _ count: UInt64, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let seeds = Campaign.seeds(count)
    for start in stride(from: seeds.lowerBound, to: seeds.upperBound, by: 100) {
      forAll(
        seeds: start..<min(start + 100, seeds.upperBound), extends: false,
        generate: { PropertyScript(flavour, &$0) }, shrink: \.shrunk,
        sourceLocation: sourceLocation
      ) { PropertyReplay.failure(of: $0) == nil }
    }
  }
}
