import Constraints
import TestSupport
import Testing

@testable import GuideBubbles

@Suite struct CutoutTests {
  private let screen = LayoutRect(width: 320, height: 568)

  private func cutout(
    _ shape: Cutout.Shape?, _ frame: LayoutRect, padding: Double = 4, radius: Double = 8
  ) -> Cutout? {
    HighlightTarget(frame: frame, padding: padding, shape: shape, radius: radius)
      .cutouts(on: screen).first
  }

  @Test func `a hole is the padded target with its shape's radius`() {
    let frame = LayoutRect(x: 20, y: 30, width: 60, height: 20)
    let padded = LayoutRect(x: 16, y: 26, width: 68, height: 28)
    #expect(cutout(.rect, frame) == Cutout(shape: .rect, frame: padded, radius: 0))
    #expect(cutout(.rounded, frame) == Cutout(shape: .rounded, frame: padded, radius: 8))
    #expect(
      cutout(.rounded, frame, radius: 50) == Cutout(shape: .rounded, frame: padded, radius: 14))
    #expect(cutout(.capsule, frame) == Cutout(shape: .capsule, frame: padded, radius: 14))
    #expect(cutout(nil, frame) == nil)
  }

  @Test func `a circle is as far from the target's corners as the padding`() {
    let circle = cutout(.circle, LayoutRect(x: 100, y: 100, width: 30, height: 40))
    #expect(
      circle
        == Cutout(
          shape: .circle, frame: LayoutRect(x: 86, y: 91, width: 58, height: 58), radius: 29))
  }

  @Test func `a hole is clipped to the screen and absent when wholly off it`() {
    let half = cutout(.rect, LayoutRect(x: 300, y: 560, width: 60, height: 60))
    #expect(half?.frame == LayoutRect(x: 296, y: 556, width: 24, height: 12))
    #expect(cutout(.rounded, LayoutRect(x: 400, y: 0, width: 10, height: 10)) == nil)
  }

  @Test func `a point has a small round hole, and hostile numbers have a drawable one`() {
    #expect(cutout(.capsule, LayoutRect(x: 50, y: 50))?.radius == 4)
    let hostile = cutout(
      .circle, LayoutRect(x: .nan, y: -.infinity, width: 1e300, height: -5), padding: 1e9)
    #expect(hostile.map { $0.frame.width.isFinite && $0.radius >= 0 } ?? true)
  }

  @Test func `a round hole is drawn with arcs of at most a quarter turn`() {
    let outline = cutout(.circle, LayoutRect(x: 100, y: 100, width: 30, height: 40))?.outline
    let arcs = outline?.elements.filter { if case .arc(29, _) = $0 { true } else { false } }
    #expect(arcs?.count == 4)
    #expect(outline?.elements.count == 6)
  }
}
