import GuideFormats
import Testing

@testable import guidectl

@Suite struct CellGridTests {
  private let red = DrawingColor(red: 255, green: 0, blue: 0)
  private let blue = DrawingColor(red: 0, green: 0, blue: 255)

  @Test func `half of a wide character is never left`() {
    for column in 1...2 {
      var grid = CellGrid(columns: 5, rows: 1)
      grid.write("a点b", 0, 0)
      #expect(grid.plainText == "a点b\n")
      grid.write("x", column, 0)
      #expect(grid.plainText == (column == 1 ? "ax b\n" : "a xb\n"))
    }
  }

  @Test func `nothing is written beyond the last column`() {
    var grid = CellGrid(columns: 3, rows: 1)
    #expect(grid.write("ab点", 0, 0) == 2)
    grid.write("x", 0, 1)
    grid.write("x", -1, 0)
    #expect(grid.plainText == "ab\n")
  }

  @Test func `two halves of a cell are a block in the colours of both`() {
    var grid = CellGrid(columns: 3, rows: 1)
    grid[0, 0].top = red
    grid[0, 0].bottom = blue
    (grid[1, 0].top, grid[1, 0].bottom) = (red, red)
    grid[2, 0].top = blue
    #expect(
      grid.text(in: .all) == "\u{1B}[1;1H\u{1B}[0;38;2;255;0;0;48;2;0;0;255m▀"
        + "\u{1B}[0;48;2;255;0;0m \u{1B}[0;38;2;0;0;255m▀\u{1B}[0m\u{1B}[K")
  }

  @Test func `a character can be read on whatever is behind it`() {
    var grid = CellGrid(columns: 1, rows: 1)
    (grid[0, 0].top, grid[0, 0].bottom) = (.white, .white)
    grid.write("a", 0, 0, color: DrawingColor(red: 250, green: 250, blue: 250))
    #expect(grid.text(in: .all).contains("38;2;0;0;0;48;2;255;255;255ma"))
    grid.write("a", 0, 0, color: blue)
    #expect(grid.text(in: .all).contains("38;2;0;0;255;48;2;255;255;255ma"))
  }
}
