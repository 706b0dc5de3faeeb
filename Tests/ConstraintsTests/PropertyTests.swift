import Constraints
import Foundation
import TestSupport
import Testing

/// Random lives of a solver against exact arithmetic: levels, values, history, refusals.
@Suite struct PropertyTests {
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

  private func check(
    _ flavour: PropertyFlavour, _ count: UInt64, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    forAll(
      seeds: Campaign.seeds(count), generate: { PropertyScript(flavour, &$0) }, shrink: \.shrunk,
      sourceLocation: sourceLocation
    ) { PropertyReplay.failure(of: $0) == nil }
  }
}
