import GuideBubbles
import GuideFormats
import GuideScenes
import GuideText
import LayoutGeometry
import Testing

@testable import guidectl

@Suite struct CellPictureTests {
  private let red = DrawingColor(red: 255, green: 0, blue: 0)

  /// A picture of ten columns and five rows, a point a column.
  private func picture(_ ink: CellPicture.Ink = .colors) -> CellPicture {
    CellPicture(size: LayoutSize(width: 10, height: 10), scale: 1, ink: ink)
  }

  private func shape(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> DrawingElement
  {
    .shape(
      DrawingShape(.rect(LayoutRect(x: x, y: y, width: width, height: height)), fill: red))
  }

  private func text(_ text: String, x: Double, baseline: Double, width: Double) -> DrawingElement {
    .text(
      DrawingText(
        text: text, x: x, baseline: baseline, width: width, font: TextFont(size: 1),
        color: .black, direction: .leftToRight))
  }

  @Test func `a rectangle colours the halves that it covers, and others in part`() {
    var picture = picture()
    picture.draw([shape(1, 1, 2.25, 1)])
    #expect(picture.grid[0, 0] == Cell())
    #expect(picture.grid[1, 0].top == nil && picture.grid[1, 0].bottom == red)
    #expect(picture.grid[3, 0].bottom == DrawingColor(red: 255, green: 191, blue: 191))
    #expect(picture.grid[1, 1] == Cell())
  }

  @Test func `a round hole lets through what is behind it`() {
    var picture = picture()
    let hole = DrawingPath.circle(center: LayoutPoint(x: 5, y: 5), radius: 3)
    let screen = DrawingPath.rect(LayoutRect(x: 0, y: 0, width: 10, height: 10))
    picture.draw([
      .shape(
        DrawingShape(
          DrawingPath(screen.outlines + hole.outlines, fillRule: .evenOdd), fill: red))
    ])
    #expect(picture.grid[5, 2].top == nil && picture.grid[5, 2].bottom == nil)
    #expect(picture.grid[0, 0].top == red && picture.grid[9, 4].bottom == red)
    let edge = picture.grid[2, 1].bottom
    #expect(edge != nil && edge != red)
  }

  @Test func `what is painted over a text hides it, what dims a cell dims it`() {
    var picture = picture()
    picture.draw([text("ab", x: 0, baseline: 1, width: 2), shape(1, 0, 5, 2)])
    #expect(picture.grid[0, 0].glyph?.text == "a" && picture.grid[1, 0].glyph == nil)
    let veil = DrawingColor(red: 255, green: 0, blue: 0, alpha: 128)
    picture.fill(.rect(LayoutRect(x: 0, y: 0, width: 10, height: 10)), veil)
    #expect(picture.grid[0, 0].glyph?.color == DrawingColor(red: 128, green: 0, blue: 0))
  }

  @Test func `a text is cut to its cells and grows into plain ones beside it`() {
    var picture = picture()
    picture.draw([text("Keeps", x: 0, baseline: 1, width: 3)])
    #expect(picture.grid.plainText.hasPrefix("Ke…\n"))
    picture.growTexts()
    #expect(picture.grid.plainText.hasPrefix("Keeps\n"))
  }

  @Test func `a text does not grow into another one or into another colour`() {
    var picture = picture()
    picture.draw([
      text("Keeps", x: 0, baseline: 1, width: 3), text("it", x: 5, baseline: 1, width: 2),
      text("Keeps", x: 0, baseline: 3, width: 3), shape(4, 2, 3, 2),
    ])
    picture.growTexts()
    #expect(picture.grid.plainText.hasPrefix("Kee… it\nKee…\n"))
  }

  @Test func `two texts in one row do not mingle`() {
    var picture = picture()
    picture.draw([
      text("first", x: 0, baseline: 1, width: 5), text("second", x: 3, baseline: 1.5, width: 6),
    ])
    #expect(picture.grid.plainText.hasPrefix("first\n"))
  }

  @Test func `without colours a rectangle is a box, and what it covers is gone`() {
    var picture = picture(.lines)
    picture.draw([
      text("hidden", x: 1, baseline: 3, width: 6), shape(0, 0, 8, 6),
      text("in", x: 2, baseline: 3, width: 2), shape(0, 8, 10, 0.2),
    ])
    #expect(
      picture.grid.plainText == """
        ┌──────┐
        │ in   │
        └──────┘

        ──────────

        """)
  }

  @Test func `nothing is drawn beyond a clip`() {
    var picture = picture()
    let clip = DrawingPath.rect(LayoutRect(x: 0, y: 0, width: 2, height: 2))
    picture.draw([
      .group(
        DrawingGroup(
          clip: clip,
          elements: [shape(0, 0, 10, 10), text("abcd", x: 0, baseline: 1, width: 4)]))
    ])
    #expect(picture.grid[1, 0].top == red && picture.grid[2, 0].top == nil)
    #expect(picture.grid.plainText.hasPrefix("ab\n"))
  }

  @Test func `numbers far beyond the screen are drawn as far as it goes`() {
    for ink in [CellPicture.Ink.colors, .lines] {
      var picture = picture(ink)
      picture.draw([
        shape(-1e30, -1e30, 2e30, 2e30), text("far", x: 1e18, baseline: 1, width: 3),
        text("high", x: 1, baseline: -1e18, width: 3),
      ])
      #expect(picture.grid.rows == 5)
    }
  }
}
