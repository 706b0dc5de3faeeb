import Constraints
import TestSupport
import Testing
@testable import GuideFormats

@testable import GuideBubbles

@Suite struct ArrowFittingTests {
  private func fit(
    _ frame: LayoutRect, _ target: LayoutRect, side: PhysicalSide = .below, gap: Double? = nil,
    style: BubbleStyle = BubbleStyle()
  ) -> ArrowFitting {
    ArrowFitting(
      Bubble(text: "", style: style, gap: gap), frame: frame, side: side,
      target: TargetPart(frame: target, clearFrame: target, facingFrame: target), scale: 2)
  }

  /// Below a target whose lower edge is at 100.
  private let frame = LayoutRect(x: 50, y: 108, width: 100, height: 40)

  @Test func `the tip touches the middle of the target and the base stands under it`() {
    let arrow = fit(frame, LayoutRect(x: 80, y: 60, width: 30, height: 40)).arrow
    #expect(
      arrow
        == ArrowPlacement(
          tip: LayoutPoint(x: 95, y: 100), baseStart: LayoutPoint(x: 87, y: 108),
          baseEnd: LayoutPoint(x: 103, y: 108)))
  }

  @Test func `the base keeps off the corners, the tip then aims beside the middle`() {
    let arrow = fit(frame, LayoutRect(x: 20, y: 60, width: 60, height: 40)).arrow
    #expect(arrow?.baseStart.x == 60)
    #expect(arrow?.tip.x == 68)
  }

  @Test func `an arrow leans where an upright one would miss`() {
    let arrow = fit(frame, LayoutRect(x: 20, y: 60, width: 44, height: 40)).arrow
    #expect(arrow?.baseStart.x == 60)
    #expect(arrow?.tip.x == 64)
  }

  @Test func `without room there is no arrow, and the report says by how much`() {
    let missed = fit(frame, LayoutRect(x: 20, y: 60, width: 35, height: 40))
    #expect(missed.arrow == nil)
    #expect(missed.targetShortfall == 5)
    let tooShort = fit(
      LayoutRect(x: 50, y: 108, width: 30, height: 40),
      LayoutRect(x: 50, y: 60, width: 30, height: 40))
    #expect(tooShort.arrow == nil)
    #expect(tooShort.edgeShortfall == 6)
    let tooFar = fit(
      frame.offset(x: 0, y: 12), LayoutRect(x: 80, y: 60, width: 30, height: 40))
    #expect(tooFar.arrow == nil)
    #expect(tooFar.targetShortfall == 11.5)
  }

  @Test func `a wider gap leaves the tip off the target, a narrower one shortens the arrow`() {
    let target = LayoutRect(x: 80, y: 60, width: 30, height: 40)
    #expect(fit(frame.offset(x: 0, y: 12), target, gap: 20).arrow?.tip.y == 112)
    #expect(fit(frame.offset(x: 0, y: -5), target, gap: 3).arrow?.tip.y == 100)
    #expect(fit(frame.offset(x: 0, y: -8), target, gap: 0).arrow == nil)
  }

  @Test func `a border and a radius move the base off the ends`() {
    var style = BubbleStyle()
    style.cornerRadius = 0
    style.border = BubbleBorder(width: 3, color: .black)
    let arrow = fit(frame, LayoutRect(x: 20, y: 60, width: 45, height: 40), style: style).arrow
    #expect(arrow?.baseStart.x == 53)
  }

  @Test func `beside a target the arrow lies across, and over one there is none`() {
    let target = LayoutRect(x: 10, y: 100, width: 32, height: 60)
    let arrow = fit(frame, target, side: .right).arrow
    #expect(arrow?.tip == LayoutPoint(x: 42, y: 130))
    #expect(arrow?.baseStart == LayoutPoint(x: 50, y: 122))
    let over = fit(frame, frame, side: .over)
    #expect(over.arrow == nil && over.edgeShortfall == 0 && over.targetShortfall == 0)
  }
}
