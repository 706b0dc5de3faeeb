import Constraints
import GuideBubbles
import TestSupport
import Testing

/// What is planned for targets that are not as one would wish.
@Suite struct PlacementNoteTests {
  private func place(
    _ targets: [HighlightTarget], text: String = "Save", keyboard: Double = 0
  ) -> BubblePlacement {
    var placer = BubblePlacer(
      container: BubbleContainer(
        frame: LayoutRect(width: 320, height: 568), keyboard: keyboard))
    return placer.place(Bubble(text: text), besides: targets)
  }

  private func target(_ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> HighlightTarget
  {
    HighlightTarget(frame: LayoutRect(x: x, y: y, width: width, height: height))
  }

  @Test func `an ordinary target has nothing noted`() {
    #expect(place([target(100, 200, 60, 40)]).notes.isEmpty)
  }

  @Test func `a point is noted, and pointed at`() {
    let placement = place([target(100, 200, 0, 0)])
    #expect(placement.notes == [.targetWithoutArea])
    #expect(placement.arrow != nil)
  }

  @Test func `a target partly off the screen says how far to scroll`() {
    let placement = place([target(100, 548, 60, 40)])
    #expect(placement.notes == [.targetCutOff(scroll: TargetScroll(by: LayoutPoint(x: 0, y: 20)))])
    #expect(placement.side == .above)
  }

  @Test func `a target off the screen says how far to scroll, and the bubble stands at the edge`() {
    let placement = place([target(100, 700, 60, 40)])
    #expect(placement.notes == [.targetUnseen(scroll: TargetScroll(by: LayoutPoint(x: 0, y: 172)))])
    #expect(placement.promises[0].isKept)
    #expect(placement.frame.maxY <= 568)
  }

  @Test func `a target behind the keyboard counts as unseen`() {
    let placement = place([target(100, 400, 60, 40)], keyboard: 216)
    #expect(placement.notes == [.targetUnseen(scroll: TargetScroll(by: LayoutPoint(x: 0, y: 88)))])
    #expect(placement.frame.maxY <= 352)
  }

  @Test func `a target larger than the screen has the bubble docked over it`() {
    let placement = place([target(-50, -50, 500, 700)])
    #expect(placement.promises[0].isKept && placement.promises[1].isKept)
    let covered = placement.promises[2].shortfall
    #expect(covered > 0)
    #expect(placement.notes.contains(.dockedOverTarget(overlap: covered)))
    #expect(placement.notes.contains(.withoutArrow))
    #expect(placement.arrow == nil)
  }

  @Test func `text that is broken for the room beside a target is noted`() {
    var placer = BubblePlacer(
      container: BubbleContainer(frame: LayoutRect(width: 320, height: 568)))
    let placement = placer.place(
      Bubble(text: "Keeps the picture on this phone", preferredSides: [.leading]),
      besides: [target(150, 200, 160, 40)])
    #expect(placement.side == .leading)
    #expect(placement.notes == [.narrowed(rows: placement.text.lines.count)])
  }

  @Test func `a target over several lines is pointed at on the line beside the bubble`() {
    let lines = HighlightTarget(
      frames: [
        LayoutRect(x: 200, y: 200, width: 100, height: 20),
        LayoutRect(x: 20, y: 220, width: 280, height: 20),
        LayoutRect(x: 20, y: 240, width: 80, height: 20),
      ], padding: 0)
    let below = place([lines])
    #expect(below.side == .below)
    #expect(below.arrow?.tip == LayoutPoint(x: 60, y: 260))
    #expect(below.promises.allSatisfy { $0.isKept })
    var placer = BubblePlacer(
      container: BubbleContainer(frame: LayoutRect(width: 320, height: 568)))
    let above = placer.place(
      Bubble(text: "Save", preferredSides: [.above]), besides: [lines])
    #expect(above.arrow?.tip == LayoutPoint(x: 250, y: 200))
  }

  @Test func `a bubble stays on its side unless another has room to spare`() {
    var placer = BubblePlacer(
      container: BubbleContainer(frame: LayoutRect(width: 320, height: 568)))
    // Below it the bubble would have 6 points to spare.
    let target = target(140, 474, 40, 30)
    let bubble = Bubble(text: "Save")
    #expect(placer.place(bubble, besides: [target]).side == .below)
    let stay = PlacementHysteresis(on: .above)
    #expect(placer.place(bubble, besides: [target], stayingOn: stay).side == .above)
    let roomy = self.target(140, 300, 40, 30)
    #expect(placer.place(bubble, besides: [roomy], stayingOn: stay).side == .below)
  }
}
