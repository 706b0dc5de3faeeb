import Constraints
import GuideBubbles
import TestSupport
import Testing

/// Placements against a search through every width and every place.
@Suite struct PlacementExhaustiveTests {
  private func scene(
    _ random: inout SplitMix64, obstacles: ClosedRange<Int>, smallest: Bool = false
  ) -> PlacementScene {
    var scene = PlacementScene(&random)
    if smallest { scene.shrinkScreen(&random) }
    let screen = scene.container.frame
    func whole(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random))
    }
    scene.bubble.style.cornerRadius = whole(0...16)
    scene.bubble.style.arrow = BubbleArrow(length: whole(3...14), width: whole(6...26))
    scene.bubble.style.maximumWidth = [nil, 140, 253, 320][Int.random(in: 0...3, using: &random)]
    scene.container.obstacles = (0..<Int.random(in: obstacles, using: &random)).map { _ in
      LayoutRect(
        x: whole(0...Int(screen.width)), y: whole(0...Int(screen.height)),
        width: whole(5...150), height: whole(5...150))
    }
    return scene
  }

  @Test func `all promises are kept wherever some bubble keeps them`() {
    forAll(seeds: 3000..<3300, generate: { scene(&$0, obstacles: 0...0) }) { scene in
      let placement = scene.placed()
      return PlacementReferee(scene: scene).keepsAll(placement)
        || !PlacementExhaustiveSearch(scene).keepsAll()
    }
  }

  @Test func `all promises are kept around obstacles wherever some bubble keeps them`() {
    forAll(seeds: 4000..<4150, generate: { scene(&$0, obstacles: 1...8) }) { scene in
      let placement = scene.placed()
      return PlacementReferee(scene: scene).keepsAll(placement)
        || !PlacementExhaustiveSearch(scene).keepsAll()
    }
  }

  @Test func `what gives way is the least, and gives way by the least`() {
    forAll(
      seeds: 5000..<5060, generate: { scene(&$0, obstacles: 0...5, smallest: true) }
    ) { scene in
      let (placement, referee) = (scene.placed(), PlacementReferee(scene: scene))
      if referee.keepsAll(placement) { return true }
      let search = PlacementExhaustiveSearch(scene)
      guard search.hasUnclippedText else { return true }
      let step = Campaign.isRunning ? 1.0 : 8.0
      guard let least = search.least(step: step) else { return true }
      return referee.isInside(placement.frame, referee.bounds(margin: 0))
        && referee.holdsText(placement) && !(least < search.shortfalls(of: placement))
    }
  }
}

extension PlacementScene {
  /// A small screen, most of which the target takes.
  fileprivate mutating func shrinkScreen(_ random: inout SplitMix64) {
    func whole(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random))
    }
    let size = LayoutSize(width: whole(240...400), height: whole(240...400))
    container.frame = LayoutRect(width: size.width, height: size.height)
    container.keyboard = min(container.keyboard, 80)
    let target = LayoutSize(
      width: whole(0...Int(size.width)), height: whole(0...Int(size.height)))
    targets = [
      HighlightTarget(
        frame: LayoutRect(
          x: whole(0...Int(size.width - target.width)),
          y: whole(0...Int(size.height - target.height)), width: target.width,
          height: target.height))
    ]
  }
}
