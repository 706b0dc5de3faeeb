import Constraints
import TestSupport
import Testing
@testable import GuideFormats

@testable import GuideBubbles

@Suite struct BubbleOutlineTests {
  private let frame = LayoutRect(x: 10, y: 20, width: 100, height: 40)

  private func arrow(tip: LayoutPoint, _ start: LayoutPoint, _ end: LayoutPoint) -> ArrowPlacement {
    ArrowPlacement(tip: tip, baseStart: start, baseEnd: end)
  }

  /// The corners of a path, arcs' ends included.
  private func points(_ path: OutlinePath) -> [LayoutPoint] {
    path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .arc(_, let point): point
      case .close: nil
      }
    }
  }

  @Test func `a bubble without an arrow is a rounded rectangle`() {
    let outline = BubbleOutline(frame: frame, style: BubbleStyle(), arrow: nil)
    #expect(
      outline.path.elements == [
        .move(to: LayoutPoint(x: 20, y: 20)), .line(to: LayoutPoint(x: 100, y: 20)),
        .arc(radius: 10, to: LayoutPoint(x: 110, y: 30)),
        .line(to: LayoutPoint(x: 110, y: 50)),
        .arc(radius: 10, to: LayoutPoint(x: 100, y: 60)),
        .line(to: LayoutPoint(x: 20, y: 60)),
        .arc(radius: 10, to: LayoutPoint(x: 10, y: 50)),
        .line(to: LayoutPoint(x: 10, y: 30)),
        .arc(radius: 10, to: LayoutPoint(x: 20, y: 20)), .close,
      ])
    #expect(outline.borderPath == nil)
  }

  @Test func `the arrow is spliced into the edge that faces its tip, clockwise on every side`() {
    let arrows = [
      arrow(
        tip: LayoutPoint(x: 50, y: 12), LayoutPoint(x: 42, y: 20), LayoutPoint(x: 58, y: 20)),
      arrow(
        tip: LayoutPoint(x: 50, y: 68), LayoutPoint(x: 42, y: 60), LayoutPoint(x: 58, y: 60)),
      arrow(
        tip: LayoutPoint(x: 2, y: 40), LayoutPoint(x: 10, y: 32), LayoutPoint(x: 10, y: 48)),
      arrow(
        tip: LayoutPoint(x: 118, y: 40), LayoutPoint(x: 110, y: 32), LayoutPoint(x: 110, y: 48)),
    ]
    for arrow in arrows {
      let path = BubbleOutline(frame: frame, style: BubbleStyle(), arrow: arrow).path
      let corners = points(path)
      #expect([arrow.tip, arrow.baseStart, arrow.baseEnd].allSatisfy(corners.contains))
      #expect(isClose(area(corners), area(points(plain)) + 16 * 8 / 2))
    }
  }

  private var plain: OutlinePath {
    BubbleOutline(frame: frame, style: BubbleStyle(), arrow: nil).path
  }

  /// The area of the polygon through the points, positive when they run clockwise on the screen.
  private func area(_ points: [LayoutPoint]) -> Double {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
    }
  }

  @Test func `a round tip still touches the target`() {
    var style = BubbleStyle()
    style.arrow = BubbleArrow(length: 8, width: 16, tipRadius: 3)
    let arrow = arrow(
      tip: LayoutPoint(x: 50, y: 12), LayoutPoint(x: 42, y: 20), LayoutPoint(x: 58, y: 20))
    let path = BubbleOutline(frame: frame, style: style, arrow: arrow).path
    let center = LayoutPoint(x: 50, y: 15)
    let onCircle = points(path).filter { isClose(distance($0, center), 3) }
    #expect(onCircle.count == 2)
    #expect(onCircle.allSatisfy { $0.y < 15 })
    #expect(path.elements.contains { if case .arc(3, _) = $0 { true } else { false } })
  }

  private func distance(_ left: LayoutPoint, _ right: LayoutPoint) -> Double {
    ((left.x - right.x) * (left.x - right.x) + (left.y - right.y) * (left.y - right.y))
      .squareRoot()
  }

  @Test func `the middle of a border lies half its width inside, along the arrow too`() {
    var style = BubbleStyle()
    style.border = BubbleBorder(width: 2, color: .black)
    let arrow = arrow(
      tip: LayoutPoint(x: 50, y: 12), LayoutPoint(x: 42, y: 20), LayoutPoint(x: 58, y: 20))
    let outline = BubbleOutline(frame: frame, style: style, arrow: arrow)
    let corners = outline.borderPath.map(points) ?? []
    #expect(corners.contains { isClose($0.x, 50) && isClose($0.y, 12 + 2.0.squareRoot()) })
    #expect(corners.filter { $0.y > 20 }.allSatisfy { $0.y >= 21 && $0.x >= 11 && $0.x <= 109 })
  }

  @Test func `a border follows a tip that is rounder than sharp`() {
    let style = BubbleStyle(
      border: BubbleBorder(width: 3, color: .black),
      arrow: BubbleArrow(length: 8, width: 16, tipRadius: 0.5))
    let arrow = arrow(
      tip: LayoutPoint(x: 50, y: 12), LayoutPoint(x: 42, y: 20), LayoutPoint(x: 58, y: 20))
    let outline = BubbleOutline(frame: frame, style: style, arrow: arrow)
    #expect(outline.path.elements.contains { if case .arc(3, _) = $0 { true } else { false } })
    let line = outline.borderPath?.elements ?? []
    #expect(line.contains { if case .arc(1.5, _) = $0 { true } else { false } })
  }

  @Test func `a radius beyond half the height makes a capsule whose end makes room for an arrow`() {
    var style = BubbleStyle()
    style.cornerRadius = 999
    #expect(BubbleOutline(frame: frame, style: style, arrow: nil).cornerRadius == 20)
    let arrow = arrow(
      tip: LayoutPoint(x: 2, y: 40), LayoutPoint(x: 10, y: 32), LayoutPoint(x: 10, y: 48))
    #expect(BubbleOutline(frame: frame, style: style, arrow: arrow).cornerRadius == 12)
  }

  @Test func `a frame without size has an outline`() {
    var style = BubbleStyle()
    style.border = BubbleBorder(width: 3, color: .black)
    let outline = BubbleOutline(frame: LayoutRect(), style: style, arrow: nil)
    #expect(outline.cornerRadius == 0)
    #expect(outline.path.elements.last == .close)
  }
}
