internal import GuideBubbles
internal import GuideScenes
internal import LayoutGeometry

/// Pictures of lines, for terminals without colours.
extension CellPicture {
  /// Draws the box around a path, or a line where it is too thin for one; texts stay readable on it.
  mutating func box(_ path: DrawingPath, isFilled: Bool, clip: LayoutRect?) {
    guard var bounds = path.bounds else { return }
    if let clip {
      guard let both = bounds.intersection(clip) else { return }
      bounds = both
    }
    let columns = rounded(bounds.minX / scale, bounds.maxX / scale, below: grid.columns)
    let rows = rounded(bounds.minY / (2 * scale), bounds.maxY / (2 * scale), below: grid.rows)
    if isFilled {
      for row in rows { for column in columns { grid.clear(column, row) } }
    }
    if rows.isEmpty, columns.count > 2, (0..<grid.rows).contains(row(at: bounds.midY)) {
      let row = row(at: bounds.midY)
      for column in columns where grid[column, row].glyph == nil { put("─", column, row) }
    }
    guard rows.count > 2, columns.count > 2 else { return }
    let (left, right) = (columns.lowerBound, columns.upperBound - 1)
    let (top, bottom) = (rows.lowerBound, rows.upperBound - 1)
    for column in columns.dropFirst().dropLast() {
      put("─", column, top)
      put("─", column, bottom)
    }
    for row in rows.dropFirst().dropLast() {
      put("│", left, row)
      put("│", right, row)
    }
    put("┌", left, top)
    put("┐", right, top)
    put("└", left, bottom)
    put("┘", right, bottom)
  }

  /// Dims the cells whose middle lies inside a path.
  mutating func dim(_ path: DrawingPath) {
    let coverage = PathCoverage(path)
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let middle = LayoutPoint(
          x: (Double(column) + 0.5) * scale, y: (Double(row) + 0.5) * 2 * scale)
        if coverage.contains(middle) { grid[column, row].isDimmed = true }
      }
    }
  }

  /// Puts a line where no text is.
  private mutating func put(_ line: String, _ column: Int, _ row: Int) {
    if let glyph = grid[column, row].glyph, !glyph.isLine { return }
    grid[column, row].glyph = Cell.Glyph(text: line, isLine: true)
  }

  private func rounded(_ from: Double, _ to: Double, below limit: Int) -> Range<Int> {
    let first = Int(min(max(from.rounded(), 0), Double(limit)))
    let end = Int(min(max(to.rounded(), 0), Double(limit)))
    return first..<max(first, end)
  }
}
