import TestSupport
import Testing

@testable import GuideChecks

struct CombinationSetTests {
  @Test func positionsJoinIntoRanges() {
    var set = CombinationSet()
    for position in [5, 1, 3, 2, 9, 4, 5] { set.insert(position) }
    #expect(set.ranges == [1..<6, 9..<10])
    #expect(set.count == 6 && set.first == 1)
    #expect(set.contains(4) && !set.contains(6) && !set.contains(0))
    #expect(set.text == "1-5,9")
    #expect(CombinationSet("1-5,9", below: 10) == set)
  }

  @Test(arguments: ["1-5,9", "x", "3-1", "-1", "1,,2", "2,1", "1-2-3", "1-3,4"])
  func textsThatAreNoSetAreRefused(text: String) {
    #expect(CombinationSet(text, below: 9) == nil)
  }

  @Test func unionsAreWhatInsertingGives() {
    var (one, other, all) = (CombinationSet(), CombinationSet(), CombinationSet())
    for position in stride(from: 0, to: 60, by: 3) {
      one.insert(position)
      all.insert(position)
    }
    for position in stride(from: 1, to: 60, by: 4) {
      other.insert(position)
      all.insert(position)
    }
    one.formUnion(other)
    #expect(one == all)
  }

  @Test func whatIsTakenAwayIsWhatFilteringLeaves() {
    forAll(seeds: 0..<200) { random in
      (0..<2).map { _ in (0..<30).filter { _ in random.next() % 3 > 0 } }
    } holds: { positions in
      let sets = positions.map { $0.reduce(into: CombinationSet()) { $0.insert($1) } }
      let rest = positions[0].filter { !positions[1].contains($0) }
      return sets[0].subtracting(sets[1]) == rest.reduce(into: CombinationSet()) { $0.insert($1) }
    }
  }
}
