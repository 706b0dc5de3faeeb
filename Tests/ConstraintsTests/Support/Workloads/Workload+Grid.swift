import Constraints

extension Workload {
  /// Rows and columns of cells with content, in a width that is dragged.
  static func grid(_ size: Int, operations: Int) -> Workload {
    var workload = Workload()
    let (width, height) = (workload.makeVariable(), workload.makeVariable())
    var above: (top: Int, height: Int)?
    for row in 0..<size {
      let place = (top: workload.makeVariable(), height: workload.makeVariable())
      if let above {
        workload.add([(1, place.top), (-1, above.top), (-1, above.height)], -4, .equal)
      } else {
        workload.add([(1, place.top)], 0, .equal)
      }
      workload.add([(1, place.height)], 0, .equal, .defaultLow)
      workload.addCells(size, row: row, at: place, width: width)
      above = place
    }
    if let above {
      workload.add([(1, above.top), (1, above.height), (-1, height)], 0, .lessThanOrEqual)
    }
    let gaps = 4 * Double(size - 1)
    let start = 60 * Double(size) + gaps
    workload.edits = [
      Edit(variable: width, priority: .defaultHigh, value: start),
      Edit(variable: height, priority: .defaultHigh, value: 25 * Double(size) + gaps),
    ]
    for index in 0..<operations {
      let narrow = 30 * Double(size) + gaps
      workload.operations.append(
        .suggest(index.isMultiple(of: 2) ? narrow : start, variable: width))
    }
    return workload
  }

  private mutating func addCells(
    _ size: Int, row: Int, at place: (top: Int, height: Int), width: Int
  ) {
    let cells = (0..<size).map { _ in
      (x: makeVariable(), w: makeVariable(), y: makeVariable(), h: makeVariable())
    }
    for (column, cell) in cells.enumerated() {
      if column == 0 {
        add([(1, cell.x)], 0, .equal)
      } else {
        let before = cells[column - 1]
        add([(1, cell.x), (-1, before.x), (-1, before.w)], -4, .equal)
      }
      add([(1, cell.w)], 0, .greaterThanOrEqual)
      add([(1, cell.h)], 0, .greaterThanOrEqual)
      add([(1, cell.y), (-1, place.top)], 0, .equal)
      add([(1, cell.h), (-1, place.height)], 0, .lessThanOrEqual)
      addContent(cell.w, Double(20 + (7 * row + 13 * column) % 30))
      addContent(cell.h, Double(10 + (5 * row + 3 * column) % 10))
      if column > 0 { add([(1, cell.w), (-1, cells[0].w)], 0, .equal, .defaultLow) }
    }
    let last = cells[size - 1]
    add([(1, last.x), (1, last.w), (-1, width)], 0, .lessThanOrEqual)
  }

  /// Hugging and compression resistance.
  private mutating func addContent(_ variable: Int, _ size: Double) {
    add([(1, variable)], -size, .lessThanOrEqual, .defaultLow)
    add([(1, variable)], -size, .greaterThanOrEqual, .medium)
  }

  /// Segments that want to be at least 300 wide in exactly that much room each: all ties.
  static func degenerate(segments: Int) -> Workload {
    var workload = Workload()
    let edges = (0..<(2 * segments + 2)).map { _ in workload.makeVariable() }
    let (first, last) = (0, 2 * segments + 1)
    let area = 300 * Double(segments)
    workload.add([(1, edges[first])], 0, .equal)
    workload.add([(1, edges[last])], -area, .equal)
    for edge in edges {
      if edge != edges[first] {
        workload.add([(1, edge), (-1, edges[first])], 0, .greaterThanOrEqual)
      }
      if edge != edges[last] { workload.add([(1, edge), (-1, edges[last])], 0, .lessThanOrEqual) }
    }
    for index in 0..<last {
      workload.add([(1, edges[index]), (-1, edges[index + 1])], 0, .lessThanOrEqual)
    }
    for index in 0...segments {
      workload.add([(1, edges[2 * index + 1]), (-1, edges[2 * index])], 0, .equal, 999)
    }
    var widths: [[(Double, Int)]] = []
    for index in 0..<segments {
      widths.append([(1, edges[2 * index + 2]), (-1, edges[2 * index + 1])])
    }
    workload.addWishes(of: widths, whole: [(-1, edges[last]), (1, edges[first])])
    return workload
  }

  private mutating func addWishes(of widths: [[(Double, Int)]], whole: [(Double, Int)]) {
    for width in widths {
      add(width, -300, .greaterThanOrEqual, 900)
      add(width + whole, 0, .equal, .medium)
    }
    for (index, width) in widths.enumerated() {
      for (offset, other) in widths[(index + 1)...].enumerated() {
        let difference = width + other.map { (-$0.0, $0.1) }
        add(difference, 0, .equal, 300)
        if offset == 0 { add(difference, 0, .equal, .defaultLow) }
      }
    }
  }
}
