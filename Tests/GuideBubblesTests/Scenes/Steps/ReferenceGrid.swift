import Constraints

/// A part of the plane as cells of a grid whose lines run along every edge that matters: what holds in
/// the middle of a cell holds in all of it.
struct ReferenceGrid {
  /// The cells that belong to the part.
  let cells: [LayoutRect]

  /// - Parameters:
  ///   - area: Where to look.
  ///   - edges: The rectangles that matter.
  ///   - holds: Whether a point belongs to the part.
  init(over area: LayoutRect, edges: [LayoutRect], where holds: (LayoutPoint) -> Bool) {
    func lines(_ ends: [Double], _ low: Double, _ high: Double) -> [Double] {
      var lines: [Double] = []
      for end in (ends + [low, high]).sorted() where end >= low && end <= high {
        if lines.last.map({ end - $0 > 1e-9 }) ?? true { lines.append(end) }
      }
      return lines
    }
    let columns = lines(edges.flatMap { [$0.minX, $0.maxX] }, area.minX, area.maxX)
    let rows = lines(edges.flatMap { [$0.minY, $0.maxY] }, area.minY, area.maxY)
    var cells: [LayoutRect] = []
    for (top, bottom) in zip(rows, rows.dropFirst()) {
      for (left, right) in zip(columns, columns.dropFirst()) {
        let cell = LayoutRect(left: left, top: top, right: right, bottom: bottom)
        if holds(LayoutPoint(x: cell.midX, y: cell.midY)) { cells.append(cell) }
      }
    }
    self.cells = cells
  }

  /// How much it covers, in square points.
  var area: Double { cells.reduce(0) { $0 + $1.width * $1.height } }

  /// The smallest rectangle around it; nothing when it is empty.
  var bounds: LayoutRect? {
    cells.first.map { cells.dropFirst().reduce($0) { $0.union($1) } }
  }

  /// Whether it is one rectangle.
  var isOneRectangle: Bool {
    guard let bounds else { return false }
    let whole = bounds.width * bounds.height
    return area >= whole - 1e-9 * max(1, whole)
  }
}

extension LayoutRect {
  /// Whether a point lies in it, its edges included.
  func holds(_ point: LayoutPoint, slack: Double = 0) -> Bool {
    point.x >= minX - slack && point.x <= maxX + slack && point.y >= minY - slack
      && point.y <= maxY + slack
  }

  /// The part of it in another one, possibly of a negative size.
  func cut(to other: LayoutRect) -> LayoutRect {
    LayoutRect(
      left: max(minX, other.minX), top: max(minY, other.minY), right: min(maxX, other.maxX),
      bottom: min(maxY, other.maxY))
  }

  /// How far it has to move to be clear of another one; 0 when it is.
  func way(outOf other: LayoutRect) -> Double {
    let ways = [
      maxX - other.minX, other.maxX - minX, maxY - other.minY, other.maxY - minY,
    ]
    return max(0, ways.min() ?? 0)
  }

  /// How far it reaches beyond another one.
  func reach(beyond other: LayoutRect) -> Double {
    max(
      0, other.minX - minX, other.minY - minY, maxX - other.maxX, maxY - other.maxY)
  }

  /// The rectangle with its edges moved outwards: top, left, bottom, right.
  func grown(_ by: [Double]) -> LayoutRect {
    LayoutRect(left: minX - by[1], top: minY - by[0], right: maxX + by[3], bottom: maxY + by[2])
  }
}
