internal import GuideBubbles
internal import GuideFormats
internal import GuideScenes
internal import LayoutGeometry

/// All that a session shows at once: the picture, the words beside it, the rows below.
struct PlayScreen {
  /// The rows of cells.
  private(set) var grid: CellGrid
  private let session: PlaySession

  /// Draws a session.
  init(_ session: PlaySession) {
    self.session = session
    grid = CellGrid(columns: session.size.columns, rows: session.size.rows)
    if session.isHelpShown {
      drawHelp()
    } else if let layout = PlayLayout(session) {
      drawPicture(layout)
      drawWords(layout)
      drawRowsBelow()
    } else {
      drawRefusal()
    }
  }

  private mutating func drawPicture(_ layout: PlayLayout) {
    let builder = session.builder
    var picture = CellPicture(
      size: builder.screen.size, scale: layout.scale,
      ink: session.colors == .none ? .lines : .colors)
    if let step = session.step {
      picture.draw(builder.drawing(for: step).elements)
      picture.growTexts()
      picture.draw(step, direction: builder.screen.direction)
    } else {
      picture.draw(builder.screenDrawing().elements)
      picture.growTexts()
    }
    grid.place(picture.grid, layout.left, 0)
  }

  /// The words beside the picture: what the bubble says in full, and what there is to know of it.
  private mutating func drawWords(_ layout: PlayLayout) {
    guard !layout.words.isEmpty else { return }
    let words = PlayWords(session)
    let direction = session.builder.screen.direction
    var row = 0
    for paragraph in words.paragraphs {
      let isOfScene = paragraph.isOfScene
      for line in CellText.lines(paragraph.text, cells: layout.words.count) {
        guard row < grid.rows - PlayLayout.rowsBelow else { return }
        let isRight = isOfScene && direction == .rightToLeft && line.direction == .rightToLeft
        let first = isRight ? layout.words.upperBound - line.cells : layout.words.lowerBound
        write(line, first, row, isBold: paragraph.isBold)
        row += 1
      }
      if paragraph.isLast { row += 1 }
    }
  }

  private mutating func write(_ line: CellText.Line, _ column: Int, _ row: Int, isBold: Bool) {
    grid.write(String(line.characters), column, row, isBold: isBold)
  }

  private mutating func drawRowsBelow() {
    let words = PlayWords(session)
    for column in 0..<grid.columns { grid[column, grid.rows - 2].isReversed = true }
    let status = CellText.line(words.status, direction: .leftToRight).cut(to: grid.columns - 1)
    grid.write(String(status.characters), 1, grid.rows - 2, isReversed: true)
    let keys = CellText.line(words.keys).cut(to: grid.columns - 1)
    grid.write(String(keys.characters), 1, grid.rows - 1)
  }

  private mutating func drawHelp() {
    for (row, line) in PlayWords.help.enumerated() { grid.write(line, 1, row) }
  }

  private mutating func drawRefusal() {
    let needed = PlayLayout.needed(for: session.builder.screen.size)
    let text =
      "This screen needs \(needed.columns) columns and \(needed.rows) rows; "
      + "the terminal has \(session.size.columns) and \(session.size.rows). q quits."
    for (row, line) in CellText.lines(text, cells: grid.columns).enumerated() {
      grid.write(String(line.characters), 0, row)
    }
  }
}
