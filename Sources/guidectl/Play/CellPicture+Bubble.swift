internal import GuideBubbles
internal import GuideFormats
internal import GuideScenes
internal import GuideText
internal import LayoutGeometry

/// Bubbles, whose texts are broken anew for the cells that they have.
extension CellPicture {
  /// Draws a step's bubble over everything else.
  mutating func draw(_ step: SolvedStep, direction: UserInterfaceLayoutDirection) {
    let (bubble, style) = (step.bubble, step.style)
    let outline = BubbleOutline(bubble, style: style)
    switch ink {
    case .colors:
      // Of a bubble that is a picture, only the colour of its arrow is known.
      fill(DrawingPath([outline.path]), style.fill)
      if let border = style.border, let path = outline.borderPath {
        paint(outlineOf: DrawingPath([path]), border, clip: nil)
      }
    case .lines: break
    }
    let columns = cells(bubble.frame.minX / scale, bubble.frame.maxX / scale, of: grid.columns)
    let rows = cells(
      bubble.frame.minY / (2 * scale), bubble.frame.maxY / (2 * scale), of: grid.rows)
    // What is left of the pixels under a text belongs to the bubble.
    for row in rows {
      for column in columns {
        grid.clear(column, row)
        grid[column, row].isDimmed = false
        if ink == .lines { grid[column, row].isReversed = true } else { cover(column, row, style) }
      }
    }
    drawTip(of: bubble, columns, rows, style)
    drawButtons(of: bubble, rows, style)
    drawText(of: bubble, columns, rows, style, direction)
  }

  private mutating func cover(_ column: Int, _ row: Int, _ style: BubbleStyle) {
    let alpha = Double(style.fill.alpha) / 255
    let cell = grid[column, row]
    guard alpha > 0.5 else { return }
    grid[column, row].top = (cell.top ?? .white).mixed(with: style.fill, share: alpha)
    grid[column, row].bottom = (cell.bottom ?? .white).mixed(with: style.fill, share: alpha)
  }

  /// The cells whose middle lies between two places, at least one where there is any.
  private func cells(_ from: Double, _ to: Double, of count: Int) -> Range<Int> {
    let first = min(max(Int(cells: from.rounded()), 0), count)
    let end = min(max(Int(cells: to.rounded()), first), count)
    return first == end && end < count ? first..<end + 1 : first..<end
  }

  /// A sign that points where the arrow does, in the cell beside the bubble.
  private mutating func drawTip(
    of bubble: BubblePlacement, _ columns: Range<Int>, _ rows: Range<Int>, _ style: BubbleStyle
  ) {
    guard let tip = bubble.arrow?.tip ?? bubble.tailTip else { return }
    let frame = bubble.frame
    // Beyond which edge it is, or at which one a tail that is part of a picture ends.
    let ways = [tip.y - frame.minY, frame.maxY - tip.y, tip.x - frame.minX, frame.maxX - tip.x]
    let (sign, column, row): (String, Int, Int)
    switch ways.indices.min(by: { ways[$0] < ways[$1] }) {
    case 0: (sign, column, row) = ("▲", self.column(at: tip.x), rows.lowerBound - 1)
    case 1: (sign, column, row) = ("▼", self.column(at: tip.x), rows.upperBound)
    case 2: (sign, column, row) = ("◀", columns.lowerBound - 1, self.row(at: tip.y))
    default: (sign, column, row) = ("▶", columns.upperBound, self.row(at: tip.y))
    }
    guard (0..<grid.columns).contains(column), (0..<grid.rows).contains(row) else { return }
    let color = ink == .colors ? style.fill : nil
    grid.put(Cell.Glyph(text: sign, color: color), width: 1, column, row)
  }

  private mutating func drawButtons(
    of bubble: BubblePlacement, _ rows: Range<Int>, _ style: BubbleStyle
  ) {
    for button in bubble.buttons {
      let frame = button.outlineFrame
      let columns = cells(frame.minX / scale, frame.maxX / scale, of: grid.columns)
      let row = min(max(row(at: frame.midY), rows.lowerBound), rows.upperBound - 1)
      guard rows.contains(row) else { continue }
      for column in columns {
        grid.clear(column, row)
        grid[column, row].isReversed = false
        guard ink == .colors else { continue }
        grid[column, row].top = style.textColor
        grid[column, row].bottom = style.textColor
      }
      let line = CellText.line(button.button.text).cut(to: columns.count)
      let first = columns.lowerBound + (columns.count - line.cells) / 2
      write(line, first, row, color: style.fill, isBold: true)
    }
  }

  private mutating func drawText(
    of bubble: BubblePlacement, _ columns: Range<Int>, _ rows: Range<Int>, _ style: BubbleStyle,
    _ direction: UserInterfaceLayoutDirection
  ) {
    let inset = columns.count > 7 ? 1 : 0
    let room = columns.count - 2 * inset
    let buttonRow = bubble.buttons.map { row(at: $0.outlineFrame.midY) }.min()
    let end = min(max(buttonRow ?? rows.upperBound, rows.lowerBound), rows.upperBound)
    let count = end - rows.lowerBound
    let title = bubble.title.joinedText
    let text = bubble.text.joinedText
    let head = title.isEmpty ? [] : CellText.lines(title, cells: room)
    var lines = head + (text.isEmpty ? [] : CellText.lines(text, cells: room))
    if lines.count > count, count > 0 {
      var last = lines[count - 1]
      last.characters = last.cut(to: room - 1).characters.filter { $0 != "…" }
      let isLeftToRight = last.direction == .leftToRight
      last.characters.insert("…", at: isLeftToRight ? last.characters.count : 0)
      lines[count - 1] = last
    }
    let first = rows.lowerBound + max(count - lines.count, 0) / 2
    for (number, line) in lines.prefix(count).enumerated() {
      let isRight = direction == .rightToLeft
      let start = isRight ? columns.upperBound - inset - line.cells : columns.lowerBound + inset
      write(
        line, start, first + number, color: style.textColor, isBold: number < head.count)
    }
  }
}
