import Constraints
import GuideBubbles
import GuideFormats
import TestSupport
import Testing

/// What other libraries get wrong about the place of a bubble, by their own issue threads.
@Suite struct PlacementComplaintTests {
  private let phone = LayoutRect(width: 320, height: 568)

  private func place(
    _ text: String = "Save", sides: [BubbleSide] = [], style: BubbleStyle = BubbleStyle(),
    beside target: LayoutRect, in container: BubbleContainer? = nil
  ) -> BubblePlacement {
    var placer = BubblePlacer(container: container ?? BubbleContainer(frame: phone))
    return placer.place(
      Bubble(text: text, style: style, preferredSides: sides),
      besides: [HighlightTarget(frame: target)])
  }

  private func keepsAll(_ placement: BubblePlacement) -> Bool {
    placement.promises.allSatisfy(\.isKept)
  }

  @Test func `a side is chosen because the bubble fits, not because of the screen's half`() {
    // The target's middle is in the lower half, with room below it all the same.
    let low = place(beside: LayoutRect(x: 140, y: 300, width: 40, height: 60))
    #expect(low.side == .below)
    // The target's middle is in the upper half, with no room below it.
    let tall = place(beside: LayoutRect(x: 140, y: 60, width: 40, height: 470))
    #expect(tall.side == .above)
    #expect(keepsAll(low) && keepsAll(tall))
  }

  @Test(arguments: [
    LayoutRect(x: 130, y: 0, width: 60, height: 45),
    LayoutRect(x: 130, y: 530, width: 60, height: 38),
    LayoutRect(x: 0, y: 250, width: 40, height: 60),
    LayoutRect(x: 280, y: 250, width: 40, height: 60),
  ])
  func `the safe area counts on all four edges`(target: LayoutRect) {
    let insets = LayoutInsets(top: 44, left: 40, bottom: 34, right: 40)
    let container = BubbleContainer(
      frame: phone, safeArea: insets, margins: DirectionalInsets())
    for side in [BubbleSide.above, .below, .leading, .trailing] {
      let placement = place(
        "A few words more than one line holds", sides: [side], beside: target, in: container)
      #expect(placement.promises[0].isKept)
      let safe = phone.inset(by: insets)
      #expect(placement.frame.minX >= safe.minX && placement.frame.maxX <= safe.maxX)
      #expect(placement.frame.minY >= safe.minY && placement.frame.maxY <= safe.maxY)
    }
  }

  @Test func `margins are part of the place, not added when it is found`() {
    let placement = place(
      "A bubble that is about as wide as that",
      beside: LayoutRect(x: 300, y: 200, width: 20, height: 20))
    #expect(placement.frame.maxX == 312)
    #expect(placement.arrow?.tip.x ?? 0 >= 296)
    #expect(placement.arrow?.baseEnd.x ?? 999 <= 302)
    #expect(keepsAll(placement))
  }

  @Test func `an arrow stands anywhere on the straight edge, never on a round corner`() {
    forAll(seeds: 0..<300) { (random: inout SplitMix64) in
      LayoutRect(
        x: Double(Int.random(in: 0...300, using: &random)),
        y: Double(Int.random(in: 0...540, using: &random)), width: 20, height: 20)
    } holds: { target in
      let placement = place("Words enough for two lines in a narrow bubble", beside: target)
      guard let arrow = placement.arrow else { return false }
      let isVertical = placement.side == .above || placement.side == .below
      let (start, end) =
        isVertical
        ? (arrow.baseStart.x - placement.frame.minX, placement.frame.maxX - arrow.baseEnd.x)
        : (arrow.baseStart.y - placement.frame.minY, placement.frame.maxY - arrow.baseEnd.y)
      return start >= 10 - 1e-9 && end >= 10 - 1e-9
    }
  }

  @Test func `an arrow aims at the target's middle wherever its edge reaches there`() {
    forAll(seeds: 0..<300) { (random: inout SplitMix64) in
      LayoutRect(
        x: Double(Int.random(in: 30...250, using: &random)),
        y: Double(Int.random(in: 60...500, using: &random)),
        width: Double(2 * Int.random(in: 5...20, using: &random)),
        height: Double(2 * Int.random(in: 5...20, using: &random)))
    } holds: { target in
      let placement = place(beside: target)
      let isVertical = placement.side == .above || placement.side == .below
      guard let tip = placement.arrow?.tip else { return false }
      return isVertical ? tip.x == target.midX : tip.y == target.midY
    }
  }

  @Test func `a place depends on no earlier size, side or text`() {
    var placer = BubblePlacer(container: BubbleContainer(frame: phone))
    let target = HighlightTarget(frame: LayoutRect(x: 20, y: 480, width: 60, height: 60))
    let long = Bubble(text: String(repeating: "long words ", count: 12))
    let first = placer.place(Bubble(text: "Save"), besides: [target])
    _ = placer.place(long, besides: [target])
    placer.container.frame = LayoutRect(width: 568, height: 320)
    _ = placer.place(long, besides: [target])
    placer.container.frame = phone
    #expect(placer.place(Bubble(text: "Save"), besides: [target]) == first)
  }

  @Test func `a target that moves by a point and back has the bubble where it was`() {
    var placer = BubblePlacer(container: BubbleContainer(frame: phone))
    func bubble(at y: Double) -> BubblePlacement {
      placer.place(
        Bubble(text: "Save"),
        besides: [HighlightTarget(frame: LayoutRect(x: 140, y: y, width: 40, height: 30))])
    }
    // Around the place from which there is no room below.
    let places = [482.0, 483, 484, 485, 486, 487]
    let there = places.map(bubble)
    #expect(places.reversed().map(bubble) == there.reversed())
    #expect(Set(there.map(\.side)) == [.above, .below])
  }

  @Test func `the hole and the bubble come from one rectangle`() {
    let target = HighlightTarget(
      frame: LayoutRect(x: 60, y: 100, width: 50, height: 20), padding: 7)
    var placer = BubblePlacer(container: BubbleContainer(frame: phone))
    let placement = placer.place(
      Bubble(text: "Save", preferredSides: [.below]), besides: [target])
    let hole = target.cutouts(on: phone)[0].frame
    #expect(placement.arrow?.tip.y == hole.maxY)
    #expect(placement.frame.minY == hole.maxY + 8)
  }

  @Test func `larger text makes a larger bubble that keeps its promises`() {
    let target = LayoutRect(x: 140, y: 200, width: 40, height: 30)
    var last = 0.0
    for size in [15.0, 23, 33, 53] {
      let style = BubbleStyle(font: TextFont(size: size))
      let placement = place("Keeps the picture here", style: style, beside: target)
      #expect(keepsAll(placement))
      let area = placement.frame.width * placement.frame.height
      #expect(area > last)
      last = area
    }
  }

  @Test func `a screen that is turned has its bubble placed anew`() {
    let target = LayoutRect(x: 260, y: 200, width: 40, height: 30)
    let upright = place("Keeps the picture on this phone", beside: target)
    let turned = place(
      "Keeps the picture on this phone", beside: LayoutRect(x: 500, y: 270, width: 40, height: 30),
      in: BubbleContainer(
        frame: LayoutRect(width: 568, height: 320), safeArea: LayoutInsets(left: 20, right: 20)))
    #expect(upright.side == .below)
    #expect(turned.side == .above)
    #expect(keepsAll(upright) && keepsAll(turned))
  }

  @Test func `a short text has a bubble wide enough for its arrow`() {
    let style = BubbleStyle(
      textInsets: DirectionalInsets(top: 4, leading: 2, bottom: 4, trailing: 2))
    let placement = place(
      "i", style: style, beside: LayoutRect(x: 140, y: 200, width: 40, height: 30))
    #expect(placement.frame.width == 36)
    #expect(keepsAll(placement))
  }

  @Test func `a border is inside the bubble and leaves the arrow on the target`() {
    let target = LayoutRect(x: 140, y: 200, width: 40, height: 30)
    let plain = place(beside: target)
    var style = BubbleStyle()
    style.border = BubbleBorder(width: 3, color: .white)
    let bordered = place(style: style, beside: target)
    #expect(bordered.arrow?.tip == plain.arrow?.tip)
    #expect(bordered.frame == plain.frame)
  }

  @Test func `from right to left a bubble stands in the mirror`() {
    let target = LayoutRect(x: 40, y: 200, width: 40, height: 30)
    let mirrored = LayoutRect(x: 240, y: 200, width: 40, height: 30)
    let container = BubbleContainer(frame: phone, layoutDirection: .rightToLeft)
    let (left, right) = (
      place(sides: [.trailing], beside: target),
      place(sides: [.trailing], beside: mirrored, in: container)
    )
    #expect(right.side == .trailing)
    #expect(left.frame.minX == 320 - right.frame.maxX)
    #expect(left.frame.minY == right.frame.minY)
  }

  @Test func `a bubble can say why it is where it is`() {
    let placement = place(beside: LayoutRect(x: 290, y: 200, width: 20, height: 30))
    #expect(
      placement.bindings.contains(PlacementBinding(edge: .right, source: .margin(.right))))
    #expect(placement.bindings.contains(PlacementBinding(edge: .top, source: .gap)))
    #expect(placement.bindings.contains(PlacementBinding(edge: .bottom, source: .content)))
  }
}
