import Constraints
import TestSupport
import Testing

@testable import GuideBubbles
@testable import GuideText

@Suite struct BubbleContentTests {
  private func place(
    _ bubble: Bubble, direction: UserInterfaceLayoutDirection = .leftToRight, scale: Double = 2,
    width: Double = 393
  ) -> BubblePlacement {
    var placer = BubblePlacer(
      container: BubbleContainer(
        frame: LayoutRect(width: width, height: 852), layoutDirection: direction, scale: scale))
    return placer.place(
      bubble, besides: [HighlightTarget(frame: LayoutRect(x: 150, y: 200, width: 80, height: 40))])
  }

  private static let bubble = Bubble(
    title: "Keep it", text: "Keeps the picture on this phone, with the place where it was taken",
    buttons: [BubbleButton("Skip", action: .skip), BubbleButton("Next")])

  @Test func `a title stands above the text, and the buttons in a row at the trailing end below`() {
    let placement = place(Self.bubble)
    let buttons = placement.buttons
    let room = placement.frame.inset(by: LayoutInsets(top: 8, left: 12, bottom: 8, right: 12))
    #expect(placement.titleFrame.minX == room.minX && placement.titleFrame.minY == room.minY)
    #expect(placement.textFrame.minY == placement.titleFrame.maxY + 4)
    #expect(placement.textFrame.minX == room.minX)
    #expect(buttons.map(\.frame.minY).allSatisfy { $0 == placement.textFrame.maxY + 4 })
    #expect(buttons.map(\.frame.height) == [44, 44] && buttons.last?.frame.maxY == room.maxY)
    #expect(buttons[1].frame.maxX == room.maxX)
    #expect(buttons[1].frame.minX == buttons[0].frame.maxX + 8)
    #expect(placement.promises.filter { !$0.isKept }.isEmpty)
  }

  @Test func `right to left mirrors where title, text and buttons stand`() {
    let (left, right) = (place(Self.bubble), place(Self.bubble, direction: .rightToLeft))
    func fromLeft(_ frame: LayoutRect) -> Double { frame.minX - left.frame.minX }
    func fromRight(_ frame: LayoutRect) -> Double { right.frame.maxX - frame.maxX }
    #expect(fromLeft(left.titleFrame) == fromRight(right.titleFrame))
    #expect(fromLeft(left.textFrame) == fromRight(right.textFrame))
    #expect(left.buttons.map { fromLeft($0.frame) } == right.buttons.map { fromRight($0.frame) })
  }

  @Test func `a title is bold unless the style says otherwise`() {
    var bubble = Bubble(title: "Keep", text: "")
    let bold = TextMeasurer(scale: 2).layout("Keep", font: TextFont(size: 15, weight: .bold))
    #expect(place(bubble).title.size == bold.size)
    bubble.style.titleFont = TextFont(size: 30)
    #expect(
      place(bubble).title.size
        == TextMeasurer(scale: 2).layout("Keep", font: TextFont(size: 30)).size)
  }

  @Test func `buttons that are wider together than the room are stacked`() {
    var bubble = Self.bubble
    bubble.buttons = ["Show me how it works", "Remind me tomorrow"].map { BubbleButton($0) }
    let placement = place(bubble)
    let frames = placement.buttons.map(\.frame)
    #expect(frames[1].minY == frames[0].maxY + 8)
    #expect(frames[0].minX == frames[1].minX && frames[0].width == frames[1].width)
    #expect(frames.allSatisfy { $0.width <= 253 - 24 })
  }

  @Test func `a short button is wide enough to be tapped`() {
    let button = place(Bubble(text: "a", buttons: [BubbleButton("i")])).buttons[0]
    #expect(button.frame.size == LayoutSize(width: 44, height: 44))
    #expect(button.outlineFrame.height < 44 && button.outlineFrame.midY == button.frame.midY)
  }

  /// A bubble of words, lengths and counts at random.
  private static func bubble(_ random: inout SplitMix64) -> Bubble {
    func words(_ most: Int) -> String {
      (0..<Int.random(in: 0...most, using: &random)).map { _ in
        String(repeating: "n", count: Int.random(in: 1...14, using: &random))
      }.joined(separator: " ")
    }
    return Bubble(
      title: words(5), text: words(25),
      buttons: (0..<Int.random(in: 0...3, using: &random)).map { _ in BubbleButton(words(3)) })
  }

  @Test func `a wider layout never has more rows, nor more height, nor a wider part than it`() {
    forAll(seeds: 0..<60, generate: Self.bubble) { bubble in
      let measurer = TextMeasurer(scale: 3)
      let content = BubbleContent(
        bubble, measurer: measurer,
        body: .text(
          MeasuredText(
            bubble.text, font: bubble.style.font, measurer: measurer, breakMode: .truncateTail),
          lineLimit: 0))
      var last: BubbleContentLayout?
      for pixels in stride(from: 1200.0, through: 150, by: -11) {
        let width = pixels / 3
        let layout = content.layout(width: width)
        let extent = content.extent(width: width)
        guard extent.rows == layout.rows, extent.size == layout.size else { return false }
        if let last {
          guard layout.rows >= last.rows, layout.size.height >= last.size.height,
            layout.narrowestWidth == last.narrowestWidth
          else { return false }
        }
        guard layout.size.width <= max(width, layout.narrowestWidth) + 1e-6 else { return false }
        // Taking no more than it needs changes nothing, which narrowing relies on.
        guard content.layout(width: layout.size.width).rows == layout.rows else { return false }
        last = layout
      }
      return true
    }
  }

  @Test func `parts lie inside the bubble, apart from each other, on pixels`() {
    forAll(seeds: 0..<60, generate: Self.bubble) { bubble in
      let placement = place(bubble, scale: 3, width: 320)
      let parts =
        [placement.titleFrame, placement.textFrame].filter { $0.height > 0 }
        + placement.buttons.map(\.frame)
      let room = placement.frame.inset(by: LayoutInsets(top: 8, left: 12, bottom: 8, right: 12))
      return parts.allSatisfy { part in
        part.overflow(beyond: room) < 1e-6 && isClose(part.minX, part.minX.snapped(toScale: 3))
          && isClose(part.minY, part.minY.snapped(toScale: 3))
      }
        && zip(parts, parts.dropFirst()).allSatisfy { $0.penetration(into: $1) < 1e-6 }
        && placement.buttons.allSatisfy { $0.frame.width >= 44 && $0.frame.height >= 44 }
    }
  }
}
