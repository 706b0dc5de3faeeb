import Constraints
import GuideBubbles
import TestSupport
import Testing

@Suite struct BubblePlacerTests {
  private func place(
    _ text: String = "Save", sides: [BubbleSide] = [], alignment: BubbleAlignment = .center,
    gap: Double? = nil, style: BubbleStyle = BubbleStyle(),
    beside target: LayoutRect = LayoutRect(x: 140, y: 200, width: 40, height: 30),
    in container: BubbleContainer = BubbleContainer(frame: LayoutRect(width: 320, height: 568))
  ) -> BubblePlacement {
    var placer = BubblePlacer(container: container)
    return placer.place(
      Bubble(text: text, style: style, preferredSides: sides, alignment: alignment, gap: gap),
      besides: [HighlightTarget(frame: target)])
  }

  private let long = "Keeps the picture on this phone, where nobody else can ever see it."

  private func keepsAll(_ placement: BubblePlacement) -> Bool {
    placement.promises.allSatisfy(\.isKept)
  }

  @Test func `a short text makes a small bubble below its target, the arrow's tip on it`() {
    let placement = place()
    let width = placement.text.size.width + 24
    #expect(placement.side == .below)
    #expect(placement.frame.minY == 242)
    #expect(placement.frame.height == 34)
    #expect(placement.frame.width == width)
    #expect((placement.frame.midX - 160).magnitude <= 0.5)
    #expect(placement.arrow?.tip == LayoutPoint(x: 160, y: 234))
    #expect(placement.textFrame.minY == 250)
    #expect(keepsAll(placement))
    #expect(placement.candidates.map(\.side) == [.below])
    #expect(placement.candidates[0].violations.isEmpty)
  }

  @Test func `the numbers of the scene reference's sample come out`() {
    var placer = BubblePlacer(
      container: BubbleContainer(
        frame: LayoutRect(width: 393, height: 852), safeArea: LayoutInsets(top: 59, bottom: 34),
        scale: 3))
    let text = TextLayout(
      size: LayoutSize(width: 212, height: 18),
      lines: [
        TextLine(
          text: "Keeps the picture on this phone", range: 0..<31, width: 212, top: 0,
          baseline: 14.333, height: 18, direction: .leftToRight)
      ])
    let target = HighlightTarget(frame: LayoutRect(x: 341, y: 111, width: 36, height: 22))
    let placement = placer.place(
      Bubble(text: "Keeps the picture on this phone"), besides: [target]
    ) { _ in text }
    #expect(placement.frame == LayoutRect(x: 149, y: 145, width: 236, height: 34))
    #expect(placement.textFrame == LayoutRect(x: 161, y: 153, width: 212, height: 18))
    #expect(
      placement.arrow
        == ArrowPlacement(
          tip: LayoutPoint(x: 359, y: 137), baseStart: LayoutPoint(x: 351, y: 145),
          baseEnd: LayoutPoint(x: 367, y: 145)))
    #expect(
      target.cutouts(on: placer.container.frame).first?.frame
        == LayoutRect(x: 337, y: 107, width: 44, height: 30))
    #expect(keepsAll(placement))
  }

  @Test(arguments: [BubbleSide.above, .below, .leading, .trailing])
  func `a wanted side with room is taken, in either direction`(side: BubbleSide) {
    for direction in UserInterfaceLayoutDirection.allCases {
      let container = BubbleContainer(
        frame: LayoutRect(width: 320, height: 568), layoutDirection: direction)
      let placement = place(sides: [side], in: container)
      let target = LayoutRect(x: 136, y: 196, width: 48, height: 38)
      let isLeft = (side == .leading) == (direction == .leftToRight)
      #expect(placement.side == side)
      switch side {
      case .above: #expect(placement.frame.maxY == target.minY - 8)
      case .below: #expect(placement.frame.minY == target.maxY + 8)
      default:
        #expect(isLeft ? placement.frame.maxX == 128 : placement.frame.minX == 192)
        #expect(placement.frame.height == 36)  // the arrow needs two more than the text
      }
      #expect(keepsAll(placement))
    }
  }

  @Test func `a long text takes the fewest lines and then the narrowest width`() {
    let placement = place(long)
    let measurer = TextMeasurer(scale: 1)
    let lines = placement.text.lines.count
    let style = BubbleStyle()
    #expect(lines > 1)
    #expect(placement.frame.width <= 253)
    #expect(
      measurer.layout(long, font: style.font, maximumWidth: 253 - 24).lines.count == lines)
    let width = placement.text.size.width
    #expect(measurer.layout(long, font: style.font, maximumWidth: width).lines.count == lines)
    #expect(measurer.layout(long, font: style.font, maximumWidth: width - 1).lines.count > lines)
  }

  @Test func `beside a target the text is broken for the room there`() {
    let target = LayoutRect(x: 150, y: 200, width: 150, height: 60)
    let placement = place(long, sides: [.leading], beside: target)
    #expect(placement.side == .leading)
    #expect(placement.frame.minX >= 8)
    #expect(placement.frame.maxX == 138)
    #expect(keepsAll(placement))
  }

  @Test func `no word is broken to squeeze a bubble in beside a target`() {
    let target = LayoutRect(x: 90, y: 200, width: 220, height: 60)
    let placement = place("Incomprehensible", sides: [.leading], beside: target)
    #expect(placement.side == .below)
    #expect(placement.text.lines.count == 1)
  }

  @Test func `margins give way before promises do`() {
    // 56 points above the target's hole: 34 for one line and 8 for the arrow leave 14.
    let target = LayoutRect(x: 4, y: 50, width: 232, height: 186)
    let container = BubbleContainer(frame: LayoutRect(width: 240, height: 240))
    let placement = place(sides: [.below], beside: target, in: container)
    #expect(placement.side == .above)
    #expect(placement.frame.minY == 4)
    #expect(keepsAll(placement))
    #expect(
      placement.candidates.first { $0.side == .above }?.violations.map(\.priority) == [
        PlacementPriorityNumbers.margins, PlacementPriorityNumbers.wantedSide,
        PlacementPriorityNumbers.sideOrder,
      ])
  }

  @Test func `without room within the margins a text may be as wide as the safe area`() {
    let text = "aaaa aaaa aaaa aaaa aaaa aaaaa"
    let style = BubbleStyle(maximumWidth: nil)
    let oneLine = TextMeasurer().layout(text, font: style.font).size.width + 24
    let container = BubbleContainer(frame: LayoutRect(width: oneLine + 4, height: 100))
    let target = LayoutRect(x: 8, y: 4, width: oneLine - 12, height: 46)
    let placement = place(text, style: style, beside: target, in: container)
    #expect(placement.side == .below)
    #expect(placement.text.lines.count == 1)
    #expect(keepsAll(placement))
  }

  @Test func `a bubble keeps above the keyboard`() {
    let container = BubbleContainer(
      frame: LayoutRect(width: 320, height: 568), safeArea: LayoutInsets(bottom: 34),
      keyboard: 320)
    let placement = place(beside: LayoutRect(x: 140, y: 190, width: 40, height: 30), in: container)
    #expect(placement.side == .above)
    #expect(keepsAll(placement))
  }

  @Test func `start and end line up with the hole's edges, mirrored from right to left`() {
    let target = LayoutRect(x: 100, y: 200, width: 120, height: 30)
    let rightToLeft = BubbleContainer(
      frame: LayoutRect(width: 320, height: 568), layoutDirection: .rightToLeft)
    #expect(place(alignment: .start, beside: target).frame.minX == 96)
    #expect(place(alignment: .end, beside: target).frame.maxX == 224)
    #expect(place(alignment: .start, beside: target, in: rightToLeft).frame.maxX == 224)
    #expect(place(sides: [.leading], alignment: .start, beside: target).frame.minY == 196)
    #expect(place(sides: [.leading], alignment: .end, beside: target).frame.maxY == 234)
  }

  @Test func `a bubble over its target has no arrow and breaks nothing`() {
    let placement = place(sides: [.over])
    #expect(placement.side == .over)
    #expect(placement.arrow == nil)
    #expect((placement.frame.midY - 215).magnitude <= 0.5)
    #expect(keepsAll(placement))
  }

  @Test func `a style without an arrow breaks no promise for want of one`() {
    let placement = place(gap: 5, style: BubbleStyle(arrow: nil))
    #expect(placement.arrow == nil)
    #expect(placement.frame.minY == 239)
    #expect(keepsAll(placement))
  }

  @Test func `a bubble without targets stands in the middle`() {
    var placer = BubblePlacer(
      container: BubbleContainer(frame: LayoutRect(width: 320, height: 568)))
    let placement = placer.place(Bubble(text: "Welcome"), besides: [])
    #expect(placement.side == .over)
    #expect((placement.frame.midX - 160).magnitude <= 0.5)
    #expect((placement.frame.midY - 284).magnitude <= 0.5)
    #expect(keepsAll(placement))
  }

  @Test(arguments: [
    LayoutRect(x: 160, y: 200), LayoutRect(x: 0, y: 0), LayoutRect(x: 320, y: 568),
    LayoutRect(x: -100, y: -100, width: 900, height: 900),
    LayoutRect(x: 0, y: 0, width: 320, height: 568),
    LayoutRect(x: 500, y: 900, width: 20, height: 20),
    LayoutRect(x: -1e300, y: 1e300, width: 1e300, height: 1),
    LayoutRect(x: .nan, y: .infinity, width: -.infinity, height: .nan),
    LayoutRect(x: 100, y: 100, width: -50, height: -50),
  ])
  func `a target of any size and place has a bubble inside the screen`(target: LayoutRect) {
    let placement = place(long, beside: target)
    #expect(placement.promises.map(\.promise) == BubblePromise.allCases)
    #expect(placement.promises[0].isKept)
    #expect(placement.promises[1].isKept)
    #expect(placement.frame.width > 24 && placement.frame.height > 16)
  }

  @Test func `a point in the middle of the screen has an arrow on it`() {
    let placement = place(beside: LayoutRect(x: 160, y: 200))
    #expect(placement.arrow?.tip == LayoutPoint(x: 160, y: 204))
  }

  @Test(arguments: [
    LayoutRect(), LayoutRect(width: 10, height: 10), LayoutRect(width: -5, height: 40),
    LayoutRect(x: .nan, y: 0, width: .infinity, height: 100),
  ])
  func `a screen without room has a bubble and a report`(screen: LayoutRect) {
    let placement = place(long, in: BubbleContainer(frame: screen, scale: 0))
    #expect(placement.promises.contains { !$0.isKept })
    #expect(placement.frame.width.isFinite && placement.frame.minX.isFinite)
  }
}

/// The numbers of SCENE's order, written out anew.
private enum PlacementPriorityNumbers {
  static let margins: LayoutPriority = 940
  static let wantedSide: LayoutPriority = 900
  static let sideOrder: LayoutPriority = 860
}
