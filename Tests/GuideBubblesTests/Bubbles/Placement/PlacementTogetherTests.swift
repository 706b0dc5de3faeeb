import Constraints
import GuideBubbles
import TestSupport
import Testing

/// Bubbles that are shown at the same time, and those of a tour that is planned as a whole.
@Suite struct PlacementTogetherTests {
  private let phone = BubbleContainer(frame: LayoutRect(width: 390, height: 844))

  private func request(_ frame: LayoutRect, _ text: String = "A few words") -> BubbleRequest {
    BubbleRequest(Bubble(text: text), besides: [HighlightTarget(frame: frame)])
  }

  @Test func `bubbles of neighbours cover neither each other nor a target`() {
    forAll(seeds: 0..<60) { (random: inout SplitMix64) in
      (0..<Int.random(in: 2...3, using: &random)).map { index in
        LayoutRect(
          x: Double(Int.random(in: 20...320, using: &random)),
          y: Double(150 + 180 * index + Int.random(in: 0...40, using: &random)),
          width: 40, height: 30)
      }
    } holds: { frames in
      var placer = BubblePlacer(container: phone)
      let placements = placer.placeTogether(frames.map { request($0) })
      return placements.indices.allSatisfy { index in
        let frame = placements[index].frame
        let others = placements.indices.filter { $0 != index }.map { placements[$0].frame }
        return placements[index].promises.allSatisfy(\.isKept)
          && !(frames + others).contains { $0.overlaps(frame) }
      }
    }
  }

  @Test func `the order in which they are placed is not the order that is given, if that helps`() {
    // The first would take the only room that the second has.
    let targets = [
      LayoutRect(x: 20, y: 300, width: 350, height: 30),
      LayoutRect(x: 8, y: 380, width: 374, height: 456),
    ]
    var placer = BubblePlacer(container: phone)
    let placements = placer.placeTogether(targets.map { request($0) })
    #expect(placements.count == 2)
    let keepAll = placements.allSatisfy { $0.promises.allSatisfy(\.isKept) }
    #expect(keepAll)
    #expect(!placements[0].frame.overlaps(placements[1].frame))
  }

  @Test func `a bubble without targets keeps off those that have some`() {
    var placer = BubblePlacer(container: phone)
    let middle = LayoutRect(x: 150, y: 400, width: 90, height: 40)
    let placements = placer.placeTogether([
      BubbleRequest(Bubble(text: "Welcome"), besides: []), request(middle),
    ])
    #expect(!placements[0].frame.overlaps(placements[1].frame))
    #expect(!placements[0].frame.overlaps(middle))
  }

  @Test func `a planned tour jumps less and is nowhere worse`() {
    forAll(seeds: 0..<60) { (random: inout SplitMix64) in
      (0..<6).map { _ in
        request(
          LayoutRect(
            x: Double(Int.random(in: 0...330, using: &random)),
            y: Double(Int.random(in: 0...800, using: &random)), width: 50, height: 40))
      }
    } holds: { steps in
      var placer = BubblePlacer(container: phone)
      let single = steps.map { placer.place($0.bubble, besides: $0.targets) }
      let planned = placer.placeTour(steps)
      let broken = { (placement: BubblePlacement) in placement.promises.filter { !$0.isKept } }
      return jumps(planned) <= jumps(single) + 0.01
        && zip(single, planned).allSatisfy { broken($0) == broken($1) }
    }
  }

  @Test func `a side that is asked for is kept in a planned tour`() {
    var placer = BubblePlacer(container: phone)
    var steps = [
      request(LayoutRect(x: 170, y: 200, width: 50, height: 40)),
      request(LayoutRect(x: 170, y: 300, width: 50, height: 40)),
    ]
    steps[1].bubble.preferredSides = [.above]
    steps[0].bubble.preferredSides = [.below]
    #expect(placer.placeTour(steps).map(\.side) == [.below, .above])
  }

  private func jumps(_ placements: [BubblePlacement]) -> Double {
    zip(placements, placements.dropFirst()).reduce(0) { sum, pair in
      let (x, y) = (pair.1.frame.midX - pair.0.frame.midX, pair.1.frame.midY - pair.0.frame.midY)
      return sum + (x * x + y * y).squareRoot()
    }
  }
}
