import Constraints
import TestSupport
import Testing
@testable import GuideFormats

@testable import GuideBubbles

@Suite struct PlacementTailTests {
  /// A picture of 40 × 40 points whose corners take 10 points each, with a tail.
  private func bubble(
    _ tail: BubbleTail?, mirrors: Bool = false, text: String = "Stays on this phone"
  ) throws -> Bubble {
    let image = try PNGImage(name: "a.png", bytes: PNGSample.bytes(width: 40, height: 40))
    let slices = try NineSlice(
      image.pixelSize, scale: 1,
      capInsets: LayoutInsets(top: 10, left: 10, bottom: 10, right: 10))
    var style = BubbleStyle(arrow: nil)
    style.picture = BubblePicture(image: image, slices: slices, tail: tail, mirrors: mirrors)
    return Bubble(text: text, style: style)
  }

  private func place(
    _ bubble: Bubble, target: LayoutRect = LayoutRect(x: 150, y: 300, width: 80, height: 40),
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) -> BubblePlacement {
    var placer = BubblePlacer(
      container: BubbleContainer(
        frame: LayoutRect(width: 700, height: 852), layoutDirection: direction, scale: 2))
    return placer.place(bubble, besides: [HighlightTarget(frame: target, padding: 4)])
  }

  @Test(arguments: [
    (BubbleTail.Edge.leading, BubbleSide.trailing), (.trailing, .leading), (.top, .below),
    (.bottom, .above),
  ])
  func `a bubble stands on the side on which its tail points at the target's middle`(
    edge: BubbleTail.Edge, side: BubbleSide
  ) throws {
    let target = LayoutRect(x: 300, y: 300, width: 80, height: 40)
    let placement = place(try bubble(BubbleTail(edge: edge, at: 14)), target: target)
    #expect(placement.side == side && placement.promises.allSatisfy { $0.isKept })
    let tip = try #require(placement.tailTip)
    switch edge {
    case .leading, .trailing:
      #expect(tip.y == target.midY && tip.y == placement.frame.minY + 14)
      #expect(tip.x == (edge == .leading ? target.maxX + 4 : target.minX - 4))
    case .top, .bottom:
      #expect(tip.x == target.midX && tip.x == placement.frame.minX + 14)
      #expect(tip.y == (edge == .top ? target.maxY + 4 : target.minY - 4))
    }
    #expect(placement.arrow == nil)
  }

  @Test func `right to left exchanges the edges of a picture that mirrors, and of no other`() throws
  {
    let tail = BubbleTail(edge: .leading, at: 14)
    let target = LayoutRect(x: 300, y: 300, width: 80, height: 40)
    let mirrored = place(
      try bubble(tail, mirrors: true), target: target, direction: .rightToLeft)
    #expect(mirrored.side == .trailing && mirrored.frame.maxX == target.minX - 4)
    let same = place(try bubble(tail), target: target, direction: .rightToLeft)
    #expect(same.side == .leading && same.frame.minX == target.maxX + 4)
    #expect((mirrored.promises + same.promises).allSatisfy { $0.isKept })
  }

  @Test func `right to left mirrors a tail on the top edge to the pixel`() throws {
    let bubble = try bubble(BubbleTail(edge: .top, at: 14), mirrors: true)
    let target = LayoutRect(x: 300, y: 300, width: 80, height: 40)
    let (left, right) = (
      place(bubble, target: target),
      place(
        bubble, target: LayoutRect(x: 320, y: 300, width: 80, height: 40), direction: .rightToLeft)
    )
    #expect(left.frame.minX == 700 - right.frame.maxX && left.side == right.side)
    #expect(left.tailTip?.x == right.tailTip.map { 700 - $0.x })
  }

  @Test func `without room on its side the bubble goes elsewhere and says what the tail misses`()
    throws
  {
    let target = LayoutRect(x: 560, y: 300, width: 130, height: 40)
    let placement = place(try bubble(BubbleTail(edge: .leading, at: 14)), target: target)
    #expect(placement.side == .below)
    let broken = placement.promises.filter { !$0.isKept }
    #expect(broken.map(\.promise) == [.arrowOnTarget])
    #expect(broken[0].shortfall > 0 && placement.notes.contains(.tailAstray))
  }

  @Test func `a picture is never smaller than its corners and its tail need`() throws {
    let small = place(try bubble(nil, text: "i"))
    #expect(small.frame.height >= 20 && small.frame.width >= 20)
    var bubble = try bubble(BubbleTail(edge: .leading, at: 90), text: "i")
    #expect(bubble.style.smallestSize == LayoutSize(width: 20, height: 90))
    #expect(place(bubble).frame.height == 90)
    bubble.style.border = BubbleBorder(width: 30, color: .black)
    #expect(bubble.style.smallestSize == LayoutSize(width: 60, height: 90))
    bubble.style.arrow = BubbleArrow(length: 8, width: 16)
    bubble.style.cornerRadius = 40
    #expect(bubble.style.tail == nil)
    #expect(
      bubble.style.smallestSize(arrowAlong: .horizontal) == LayoutSize(width: 96, height: 60))
  }

  @Test func `a bubble squeezed below its picture's corners breaks its promise by the difference`()
    throws
  {
    var placer = BubblePlacer(
      container: BubbleContainer(
        frame: LayoutRect(width: 60, height: 18), margins: DirectionalInsets()))
    let placement = placer.place(try bubble(nil, text: ""), besides: [])
    let report = placement.promises.first { $0.promise == .textUnclipped }
    #expect(placement.frame.height == 18 && report?.shortfall == 2)
  }

  @Test func `a tip lies in the target's span wherever the bubble is on its tail's side`() throws {
    let sides: [(BubbleTail.Edge, BubbleSide)] = [
      (.leading, .trailing), (.trailing, .leading), (.top, .below), (.bottom, .above),
    ]
    let bubble = try bubble(nil)
    forAll(seeds: 0..<150) { random in
      let (edge, side) = sides[Int.random(in: 0..<4, using: &random)]
      var tailed = bubble
      tailed.style.picture?.tail = BubbleTail(
        edge: edge, at: Double(Int.random(in: 0...40, using: &random)))
      tailed.style.picture?.mirrors = true
      tailed.alignment = BubbleAlignment.allCases[Int.random(in: 0..<3, using: &random)]
      let target = LayoutRect(
        x: Double(Int.random(in: 0...600, using: &random)),
        y: Double(Int.random(in: 0...800, using: &random)), width: 80, height: 40)
      let direction: UserInterfaceLayoutDirection =
        Bool.random(using: &random) ? .leftToRight : .rightToLeft
      return (tailed, side, target, direction)
    } holds: { (tailed, side, target, direction) in
      let placement = place(tailed, target: target, direction: direction)
      guard placement.side == side, let tip = placement.tailTip else {
        // Elsewhere only when that is the only way to keep something that matters as much.
        return placement.candidates.contains { $0.side == side && !$0.violations.isEmpty }
      }
      let padded = LayoutRect(
        x: target.x - 4, y: target.y - 4, width: target.width + 8, height: target.height + 8)
      let isTouching =
        tip.x >= padded.minX - 1e-6 && tip.x <= padded.maxX + 1e-6 && tip.y >= padded.minY - 1e-6
        && tip.y <= padded.maxY + 1e-6
      return isTouching || placement.promises.contains { !$0.isKept }
    }
  }
}
