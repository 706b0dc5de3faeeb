import Testing

@testable import bench

@Suite struct MeasuringTests {
  @Test func `growth is the exponent of a power`() throws {
    let points = [10, 100, 1_000].map { (n: $0, time: 3e-6 * Double($0 * $0)) }
    #expect((try #require(growthExponent(points)) - 2).magnitude < 1e-9)
    #expect(growthExponent([points[0]]) == nil)
  }

  @Test func `a median lies in the middle`() {
    #expect(Samples([3, 1, 2]).median == 2)
    #expect(Samples([4, 1, 2, 3]).median == 2.5)
    #expect(Samples([4, 1, 2]).minimum == 1)
  }

  @Test func `a wrong value is found out`() {
    let workload = Boxes.chain(2)
    let right: [Double] = [0, 50, 58, 108]
    let isInForce = workload.rows.map { _ in true }
    func complaint(_ values: [Double]) -> String? {
      ViolationCheck(workload, values: values, isInForce: isInForce, lines: 0)
        .complaint(expecting: workload.expectation.sums(after: 0, of: 0))
    }
    #expect(complaint(right) == nil)
    #expect(complaint([0, 50, 59, 109])?.contains("required") == true)
    #expect(complaint([0, 50, 58, 107]) == "strength M sums to 1.0 instead of 0.0")
  }

  @Test func `stronger weights are stronger priorities`() {
    let weights: [Double] = [1, 100, 1e3, 1_250, 1e5, 1e6, 1e8, 1_001_000_999, 1_001_001_000]
    let priorities = weights.map { Strength(weight: $0).priority.rawValue }
    #expect(priorities == priorities.sorted())
    #expect(Set(priorities).count == weights.count)
    #expect(priorities.last == 1_000 && priorities[7] < 1_000)
    #expect(Strength.strong.priority.rawValue == 750)
  }
}
