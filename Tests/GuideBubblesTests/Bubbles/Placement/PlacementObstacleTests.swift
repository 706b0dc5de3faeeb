import Constraints
import GuideBubbles
import TestSupport
import Testing

@Suite struct PlacementObstacleTests {
  private func scene(_ random: inout SplitMix64, obstacles: ClosedRange<Int>) -> PlacementScene {
    var scene = PlacementScene(&random)
    scene.bubble.text = "Save"
    let screen = scene.container.frame
    scene.container.obstacles = (0..<Int.random(in: obstacles, using: &random)).map { _ in
      LayoutRect(
        x: Double(Int.random(in: 0...Int(screen.width), using: &random)),
        y: Double(Int.random(in: 0...Int(screen.height), using: &random)),
        width: Double(Int.random(in: 5...150, using: &random)),
        height: Double(Int.random(in: 5...150, using: &random)))
    }
    return scene
  }

  @Test func `a way around obstacles is found where a coarse search finds one`() {
    forAll(seeds: 0..<120, generate: { scene(&$0, obstacles: 1...6) }) { scene in
      let referee = PlacementReferee(scene: scene)
      let sides: [BubbleSide] = [.below, .above, .trailing, .leading]
      guard sides.contains(where: { referee.hasRoom(on: $0, margin: 0) }) else { return true }
      return referee.keepsAll(scene.placed())
    }
  }

  @Test func `no second target is covered where a coarse search finds a way`() {
    forAll(
      seeds: 200..<320,
      generate: { random in
        var scene = scene(&random, obstacles: 2...4)
        scene.targets += scene.container.obstacles.prefix(2).map { HighlightTarget(frame: $0) }
        scene.container.obstacles.removeFirst(2)
        return scene
      },
      holds: { scene in
        let referee = PlacementReferee(scene: scene)
        let sides: [BubbleSide] = [.below, .above, .trailing, .leading]
        guard sides.contains(where: { referee.hasRoom(on: $0, margin: 0) }) else { return true }
        return referee.keepsAll(scene.placed())
      })
  }

  @Test func `a bubble moves aside along its edge rather than cover an obstacle`() {
    let container = BubbleContainer(
      frame: LayoutRect(width: 320, height: 568),
      obstacles: [LayoutRect(x: 170, y: 230, width: 100, height: 60)])
    var placer = BubblePlacer(container: container)
    let placement = placer.place(
      Bubble(text: "Save"),
      besides: [HighlightTarget(frame: LayoutRect(x: 120, y: 190, width: 60, height: 30))])
    #expect(placement.side == .below)
    #expect(placement.frame.maxX <= 170)
    #expect(placement.promises.allSatisfy { $0.isKept })
  }

  @Test func `what covers the least is chosen when something must be covered`() {
    let screen = LayoutRect(width: 320, height: 568)
    let container = BubbleContainer(frame: screen, obstacles: [screen])
    var placer = BubblePlacer(container: container)
    let placement = placer.place(
      Bubble(text: "Save"),
      besides: [HighlightTarget(frame: LayoutRect(x: 120, y: 190, width: 60, height: 30))])
    #expect(placement.arrow != nil)
    #expect(placement.promises.filter { !$0.isKept }.map(\.promise) == [.clearOfObstacles])
  }

  @Test func `a search that is cut short says so and still gives a bubble`() {
    var random = SplitMix64(seed: 7)
    var container = BubbleContainer(frame: LayoutRect(width: 1366, height: 1024))
    container.obstacles = (0..<600).map { _ in
      LayoutRect(
        x: Double.random(in: 0...1300, using: &random),
        y: Double.random(in: 0...1000, using: &random), width: 40, height: 30)
    }
    var placer = BubblePlacer(container: container)
    let placement = placer.place(
      Bubble(text: String(repeating: "many words ", count: 30), style: BubbleStyle(arrow: nil)),
      besides: [HighlightTarget(frame: LayoutRect(x: 600, y: 500, width: 60, height: 30))])
    #expect(placement.candidates.contains { $0.isSearchCutShort })
    #expect(placement.promises[0].isKept)
  }
}
