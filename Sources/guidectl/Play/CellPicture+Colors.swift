internal import GuideBubbles
internal import GuideFormats
internal import GuideScenes
internal import LayoutGeometry

/// Pictures of coloured halves of cells, which are about as wide as they are high.
extension CellPicture {
  /// Fills a path, half-covered pixels with half of the colour.
  mutating func paint(_ path: DrawingPath, _ color: DrawingColor, clip: LayoutRect?) {
    let coverage = PathCoverage(path)
    guard var bounds = path.bounds else { return }
    if let clip {
      guard let both = bounds.intersection(clip) else { return }
      bounds = both
    }
    let alpha = Double(color.alpha) / 255
    for row in rowRange(of: bounds) {
      for column in columnRange(of: bounds) {
        var shares: [Double] = []
        for half in 0..<2 {
          let pixel = LayoutRect(
            x: Double(column) * scale, y: Double(2 * row + half) * scale, width: scale,
            height: scale)
          // The last pixels may reach beyond the screen, which takes nothing of their colour.
          let share = pixel.intersection(frame).map { coverage.share(of: $0, within: clip) } ?? 0
          shares.append(share * alpha)
        }
        blend(color, column, row, top: shares[0], bottom: shares[1])
      }
    }
  }

  /// Paints the line along a path, faint lines so that they can be seen.
  mutating func paint(outlineOf path: DrawingPath, _ stroke: BubbleBorder, clip: LayoutRect?) {
    let share = min(1, max(0.35, stroke.width / scale)) * Double(stroke.color.alpha) / 255
    var halves: Set<Int> = []
    for outline in path.outlines {
      let corners = outline.corners
      for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
        let length = max(abs(to.x - from.x), abs(to.y - from.y))
        // What is off the screen has no cells to paint.
        let count = Int(min(max(length / scale * 2, 1), 4000))
        for step in 0...count {
          let part = Double(step) / Double(count)
          let x = from.x + (to.x - from.x) * part
          let y = from.y + (to.y - from.y) * part
          if let clip, !clip.contains(LayoutPoint(x: x, y: y)) { continue }
          let (column, half) = (column(at: x), Int(cells: (y / scale).rounded(.down)))
          guard (0..<grid.columns).contains(column), (0..<2 * grid.rows).contains(half),
            halves.insert(half * grid.columns + column).inserted
          else { continue }
          let isTop = half % 2 == 0
          blend(
            stroke.color, column, half / 2, top: isTop ? share : 0, bottom: isTop ? 0 : share)
        }
      }
    }
  }

  /// Mixes a colour into the halves of a cell, and into the character before them: what is painted
  /// over for the most part is gone, what is dimmed is dimmed with its cell.
  private mutating func blend(
    _ color: DrawingColor, _ column: Int, _ row: Int, top: Double, bottom: Double
  ) {
    guard top > 0 || bottom > 0 else { return }
    let share = (top + bottom) / 2
    if share > 0.75 {
      grid.clear(column, row)
    } else if let own = grid[column, row].glyph?.color {
      grid[column, row].glyph?.color = own.mixed(with: color, share: share)
    }
    let cell = grid[column, row]
    if top > 0 { grid[column, row].top = (cell.top ?? .white).mixed(with: color, share: top) }
    if bottom > 0 {
      grid[column, row].bottom = (cell.bottom ?? .white).mixed(with: color, share: bottom)
    }
  }

  /// The rows that a rectangle reaches into.
  func rowRange(of rect: LayoutRect) -> Range<Int> {
    Self.range(rect.minY / (2 * scale), rect.maxY / (2 * scale), below: grid.rows)
  }

  /// The columns that a rectangle reaches into.
  func columnRange(of rect: LayoutRect) -> Range<Int> {
    Self.range(rect.minX / scale, rect.maxX / scale, below: grid.columns)
  }

  private static func range(_ from: Double, _ to: Double, below limit: Int) -> Range<Int> {
    let first = Int(min(max(from.rounded(.down), 0), Double(limit)))
    let end = Int(min(max(to.rounded(.up), 0), Double(limit)))
    return first..<max(first, end)
  }
}
