import LayoutGeometry
import Testing

@testable import guidectl

@Suite struct PlayLayoutTests {
  private let phone = LayoutSize(width: 393, height: 852)

  @Test(arguments: [(80, 24), (100, 40), (200, 60), (40, 30), (28, 16)])
  func `every cell of the picture is a point of the screen, and no other is`(
    columns: Int, rows: Int
  ) throws {
    let layout = try #require(
      PlayLayout(screen: phone, in: TerminalSize(columns: columns, rows: rows)))
    #expect(layout.picture.rows <= rows - PlayLayout.rowsBelow)
    #expect(layout.left + layout.picture.columns <= columns)
    let screen = LayoutRect(width: phone.width, height: phone.height)
    var last = LayoutPoint(x: -1, y: -1)
    for row in 0..<layout.picture.rows {
      let column = layout.left + min(row, layout.picture.columns - 1)
      let point = try #require(layout.point(column, row))
      #expect(screen.contains(point) && point.y > last.y)
      last = point
    }
    #expect(layout.point(layout.left - 1, 0) == nil)
    #expect(layout.point(layout.left + layout.picture.columns, 0) == nil)
    #expect(layout.point(layout.left, layout.picture.rows) == nil)
    #expect(layout.words.isEmpty || layout.words.lowerBound > layout.left + layout.picture.columns)
    #expect(layout.words.upperBound <= columns)
  }

  @Test func `words stand beside the picture where there is room for both`() {
    let wide = PlayLayout(screen: phone, in: TerminalSize(columns: 80, rows: 24))
    #expect(wide?.words.isEmpty == false)
    let narrow = PlayLayout(screen: phone, in: TerminalSize(columns: 40, rows: 30))
    #expect(narrow?.words.isEmpty == true)
  }

  @Test func `a terminal is large enough exactly from the size on that is asked for`() {
    for screen in [phone, LayoutSize(width: 1366, height: 1024)] {
      let needed = PlayLayout.needed(for: screen)
      #expect(PlayLayout(screen: screen, in: needed) != nil)
      for (columns, rows) in [(1, 0), (0, 1)] {
        let less = TerminalSize(columns: needed.columns - columns, rows: needed.rows - rows)
        #expect(PlayLayout(screen: screen, in: less) == nil)
      }
    }
  }
}
