import TestSupport
import Testing

@testable import GuideBubbles

@Suite struct TourSeenEventsTests {
  @Test func `names are new once, in any order, at both ends of their range`() {
    forAll(
      seeds: 0..<200,
      generate: { random in
        (0..<50).map { _ in
          let near = UInt64.random(in: 0...30, using: &random)
          return Bool.random(using: &random) ? near : UInt64.max - near
        }
      },
      holds: { (ids: [UInt64]) in
        var seen = SeenEvents()
        var known: Set<UInt64> = []
        return ids.allSatisfy { seen.insert($0) == known.insert($0).inserted }
          && seen.ranges.reduce(0) { $0 + $1.count } == known.count
          && SeenEvents(ranges: seen.ranges) == seen
      })
  }

  @Test func `names that count up take one range`() {
    var seen = SeenEvents()
    let areNew = (0..<1000 as Range<UInt64>).map { seen.insert($0) }
    #expect(!areNew.contains(false))
    #expect(seen.ranges == [0...999])
  }
}
