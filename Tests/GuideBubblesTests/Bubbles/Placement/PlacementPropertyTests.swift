import Constraints
import GuideBubbles
import TestSupport
import Testing

@Suite struct PlacementPropertyTests {
  @Test func `where a coarse search finds a place that keeps all promises, so do we`() {
    forAll(seeds: 0..<300, generate: PlacementScene.init) { scene in
      let referee = PlacementReferee(scene: scene)
      let sides: [BubbleSide] = [.below, .above, .trailing, .leading]
      guard sides.contains(where: { referee.hasRoom(on: $0, margin: 0) }) else { return true }
      return referee.keepsAll(scene.placed())
    }
  }

  @Test func `the bubble is on the first side that has room within the margins`() {
    forAll(seeds: 300..<600, generate: PlacementScene.init) { scene in
      let referee = PlacementReferee(scene: scene)
      let fallbacks: [BubbleSide] = [.below, .above, .trailing, .leading]
      let order =
        scene.bubble.preferredSides
        + fallbacks.filter { !scene.bubble.preferredSides.contains($0) }
      // More rows are taken only for a side that is asked for.
      let first = order.first { side in
        let isAuto = !scene.bubble.preferredSides.contains(side)
        return referee.hasRoom(on: side, margin: 8, inFewestRows: isAuto)
      }
      guard let first else { return true }
      let placement = scene.placed()
      // The search is coarse: a better side than the one that it finds is fine.
      return order.prefix { $0 != first }.contains(placement.side)
        || placement.side == first
          && referee.isInside(placement.frame, referee.bounds(margin: 8))
    }
  }

  @Test func `the report says what a second look at the geometry says`() {
    forAll(seeds: 600..<900, generate: PlacementScene.init) { scene in
      let placement = scene.placed()
      let referee = PlacementReferee(scene: scene)
      let kept = placement.promises.map(\.isKept)
      return placement.promises.map(\.promise) == BubblePromise.allCases
        && kept[0] == referee.isInside(placement.frame, referee.bounds(margin: 0))
        && kept[1] == referee.holdsText(placement)
        && kept[2] == referee.isClear(placement.frame)
        && (placement.arrow.map { referee.isSound($0, of: placement) } ?? true)
        && (kept[3] && kept[4]) == (placement.arrow != nil)
        && placement.promises.allSatisfy { $0.shortfall >= 0 }
    }
  }

  @Test func `the solver's score says what the report says`() {
    forAll(seeds: 900..<1200, generate: PlacementScene.init) { scene in
      let placement = scene.placed()
      let score = placement.candidates.first { $0.side == placement.side }?.violations ?? []
      // An arrow that is a pixel shorter than wanted breaks no promise.
      let pixel = 1 / scene.container.scale + 1e-6
      let isBroken = score.contains {
        $0.priority >= 950 && !($0.priority == 960 && $0.violation <= pixel)
      }
      // No place of a bubble makes more of its target seen.
      return isBroken
        == placement.promises.contains { !$0.isKept && $0.promise != .targetVisible }
    }
  }

  @Test func `a mirrored scene gives the mirrored bubble`() {
    forAll(seeds: 1200..<1400, generate: { PlacementScene(&$0) }) { scene in
      let (placement, other) = (scene.placedExactly(), scene.mirrored.placedExactly())
      let width = scene.container.frame.width
      return placement.side == other.side
        && isClose(PlacementScene.mirror(other.frame, width), placement.frame, 1e-9)
        && isClose(placement.arrow?.tip.y ?? 0, other.arrow?.tip.y ?? 0, 1e-9)
    }
  }

  @Test func `a shifted screen gives the shifted bubble`() {
    forAll(seeds: 1400..<1500, generate: { PlacementScene(&$0) }) { scene in
      var shifted = scene
      shifted.container.frame = scene.container.frame.offset(x: 100.25, y: -37)
      shifted.targets[0].frames[0] = scene.targets[0].frames[0].offset(x: 100.25, y: -37)
      let (placement, other) = (scene.placedExactly(), shifted.placedExactly())
      return placement.side == other.side
        && isClose(placement.frame.offset(x: 100.25, y: -37), other.frame, 1e-9)
    }
  }

  @Test func `edges lie on pixels when nothing is clipped`() {
    forAll(seeds: 1500..<1700, generate: PlacementScene.init) { scene in
      let placement = scene.placed()
      guard placement.promises.allSatisfy(\.isKept) else { return true }
      let frame = placement.frame.snapped(toScale: scene.container.scale)
      return isClose(frame, placement.frame, 1e-9)
    }
  }

  @Test func `nothing depends on what was placed before`() {
    var placer: BubblePlacer?
    forAll(seeds: 1700..<1800, generate: PlacementScene.init) { scene in
      var used = placer.take() ?? BubblePlacer(container: scene.container)
      used.container = scene.container
      let placement = used.place(scene.bubble, besides: scene.targets)
      placer = consume used
      return placement == scene.placed()
    }
  }

  private func isClose(_ left: LayoutRect, _ right: LayoutRect, _ tolerance: Double) -> Bool {
    isClose(left.minX, right.minX, tolerance) && isClose(left.minY, right.minY, tolerance)
      && isClose(left.maxX, right.maxX, tolerance) && isClose(left.maxY, right.maxY, tolerance)
  }

  private func isClose(_ left: Double, _ right: Double, _ tolerance: Double) -> Bool {
    TestSupport.isClose(left, right, tolerance: tolerance)
  }
}
