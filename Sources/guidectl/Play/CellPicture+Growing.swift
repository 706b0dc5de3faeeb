internal import GuideFormats
internal import GuideText

/// A text that is longer than the cells that its width takes.
struct CutText: Sendable {
  /// All of it.
  var line: CellText.Line
  /// Where it stands, cut.
  var columns: Range<Int>
  /// The row that it stands in.
  var row: Int
  /// What its characters are marked with.
  var owner: Int
  /// Whether it grows to both sides.
  var isCentered: Bool
}

/// Letters of a terminal are wider than those of small pictures: texts take cells beside them that
/// nothing else wants.
extension CellPicture {
  /// Lets texts that were cut grow into the plain cells beside them, when all else is drawn.
  mutating func growTexts() {
    for text in cutTexts {
      guard !text.columns.isEmpty, text.columns.lowerBound >= 0,
        text.columns.upperBound <= grid.columns,
        let glyph = text.columns.compactMap({ grid[$0, text.row].glyph }).first,
        glyph.owner == text.owner
      else { continue }
      let wanted = text.line.cells - text.columns.count
      let isLeftToRight = text.line.direction == .leftToRight
      var before = free(beside: text.columns.lowerBound, by: -1, text.row, atMost: wanted)
      var behind = free(beside: text.columns.upperBound - 1, by: 1, text.row, atMost: wanted)
      if text.isCentered {
        (before, behind) = (min(before, behind), min(before, behind))
        if before + behind > wanted { (before, behind) = (wanted / 2, wanted - wanted / 2) }
      } else {
        (before, behind) = isLeftToRight ? (0, behind) : (before, 0)
      }
      guard before + behind > 0 else { continue }
      let room = text.columns.count + before + behind
      let grown = text.line.cut(to: room)
      let first = text.columns.lowerBound - before
      for column in text.columns { grid.clear(column, text.row) }
      write(
        grown, isLeftToRight ? first : first + room - grown.cells, text.row,
        color: glyph.color ?? .black, isBold: glyph.isBold, owner: text.owner)
    }
  }

  /// How many cells beside one look like it and hold nothing, one less than up to the next character.
  private func free(beside column: Int, by step: Int, _ row: Int, atMost most: Int) -> Int {
    let cell = grid[column, row]
    var count = 0
    while count < most {
      let next = column + (count + 1) * step
      guard (0..<grid.columns).contains(next) else { return count }
      let other = grid[next, row]
      if other.glyph != nil { return max(count - 1, 0) }
      guard other.top == cell.top, other.bottom == cell.bottom, other.isDimmed == cell.isDimmed
      else { return count }
      count += 1
    }
    let next = column + (count + 1) * step
    let touches = (0..<grid.columns).contains(next) && grid[next, row].glyph != nil
    return touches ? max(count - 1, 0) : count
  }
}
