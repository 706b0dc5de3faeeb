import BubbleTestSupport
import Constraints
import TestSupport
import Testing

@testable import GuideBubbles

@Suite struct CutoutClippingTests {
  private let screen = LayoutRect(width: 100, height: 100)

  private func cutout(_ shape: Cutout.Shape, _ frame: LayoutRect, radius: Double = 8) -> Cutout? {
    HighlightTarget(frame: frame, padding: 0, shape: shape, radius: radius).cutouts(on: screen)
      .first
  }

  @Test func `a circle at the screen's edge stays a part of a circle`() throws {
    let half = try #require(cutout(.circle, LayoutRect(x: -3, y: 46, width: 6, height: 8)))
    #expect(half.frame == LayoutRect(x: 0, y: 45, width: 5, height: 10))
    #expect(half.radius == 5)
    #expect(half.outline.contains(LayoutPoint(x: 4.9, y: 50)))
    #expect(half.outline.contains(LayoutPoint(x: 0.1, y: 45.1)))
    #expect(!half.outline.contains(LayoutPoint(x: 4, y: 46)))
  }

  @Test func `the frame of a circle whose middle is off the screen is that of what shows`() throws {
    let part = try #require(cutout(.circle, LayoutRect(x: -5, y: 46, width: 6, height: 8)))
    let reach = 21.0.squareRoot()
    let shown = LayoutRect(left: 0, top: 50 - reach, right: 3, bottom: 50 + reach)
    #expect(isClose(part.frame, shown, tolerance: 1e-9))
  }

  @Test func `what is off the screen has no hole, though its padding reaches into it`() {
    #expect(cutout(.circle, LayoutRect(x: -7, y: 46, width: 6, height: 8)) == nil)
  }

  @Test func `a round corner that alone would reach the screen shows nothing`() {
    #expect(cutout(.rounded, LayoutRect(x: 99, y: 99, width: 50, height: 50), radius: 20) == nil)
    #expect(cutout(.circle, LayoutRect(x: 100, y: 100, width: 10, height: 10)) == nil)
  }

  @Test func `a capsule keeps its ends where they are`() throws {
    let capsule = try #require(cutout(.capsule, LayoutRect(x: 80, y: 20, width: 40, height: 20)))
    #expect(capsule.frame == LayoutRect(x: 80, y: 20, width: 20, height: 20))
    #expect(!capsule.outline.contains(LayoutPoint(x: 81, y: 21)))
    #expect(capsule.outline.contains(LayoutPoint(x: 99.9, y: 20.1)))
  }

  @Test func `a path is cut at the edge and its frame is that of the part`() throws {
    let target = HighlightTarget(
      frame: LayoutRect(x: 90, y: 90, width: 40, height: 40), padding: 0, shape: .path,
      path: try CutoutPath(svgData: "M0 0 H20 L0 20 Z"))
    let part = try #require(target.cutouts(on: screen).first)
    #expect(part.frame == LayoutRect(x: 90, y: 90, width: 10, height: 10))
    #expect(part.outline.segments.count == 4)
    #expect(
      target.clearFrames(on: LayoutRect(width: 1000, height: 1000)) == [
        LayoutRect(x: 90, y: 90, width: 40, height: 40)
      ])
  }

  @Test func `taps hit a hole where it is drawn`() {
    forAll(
      seeds: 0..<200, generate: { CutoutSample(count: 1, using: &$0) },
      holds: { sample in
        var step = TourTestSteps.step(.target)
        step.cutouts = sample.cutouts
        (step.targets, step.buttons) = ([], [])
        step.bubble = LayoutRect(x: 500, y: 500)
        for x in stride(from: 0.3, to: 100, by: 2.9) {
          for y in stride(from: 0.7, to: 100, by: 3.3) {
            let point = LayoutPoint(x: x, y: y)
            guard let isHole = sample.isHole(point) else { continue }
            if (step.outcome(ofTapAt: point).hit == .target) != isHole { return false }
          }
        }
        return true
      })
  }
}
