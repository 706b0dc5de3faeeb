import Constraints

/// Boxes in a row: box i has a left and a right edge, is at least 10 wide and likes to be 50.
extension Workload {
  /// The edges of boxes.
  struct Boxes {
    var left: [Int] = []
    var right: [Int] = []

    var count: Int { left.count }

    func width(_ index: Int) -> [(Double, Int)] { [(1, right[index]), (-1, left[index])] }
  }

  mutating func addBoxes(_ count: Int, at left: Double, wish: Bool = true) -> Boxes {
    var boxes = Boxes()
    for _ in 0..<count {
      boxes.left.append(makeVariable())
      boxes.right.append(makeVariable())
    }
    for index in 0..<count {
      if index == 0 {
        add([(1, boxes.left[0])], -left, .equal)
      } else {
        add([(1, boxes.left[index]), (-1, boxes.right[index - 1])], -8, .equal)
      }
      add(boxes.width(index), -10, .greaterThanOrEqual)
      if wish { add(boxes.width(index), -50, .equal, .medium) }
    }
    return boxes
  }

  private mutating func alternate(_ variable: Int, _ one: Double, _ other: Double, _ count: Int) {
    for index in 0..<count {
      operations.append(.suggest(index.isMultiple(of: 2) ? one : other, variable: variable))
    }
  }

  /// A row of boxes with 60 points of room for each, or with 40.
  static func chain(_ count: Int, room: Double = 60) -> Workload {
    var workload = Workload()
    let boxes = workload.addBoxes(count, at: 0)
    let limit = room * Double(count) + 8 * Double(count - 1)
    workload.add([(1, boxes.right[count - 1])], -limit, .lessThanOrEqual)
    return workload
  }

  /// A row of equally wide boxes that fills a width, which is dragged: all move, no pivot.
  static func fill(_ count: Int, operations: Int) -> Workload {
    var workload = Workload()
    let width = workload.makeVariable()
    var boxes = Boxes()
    for _ in 0..<count {
      boxes.left.append(workload.makeVariable())
      boxes.right.append(workload.makeVariable())
    }
    for index in 0..<count {
      if index == 0 {
        workload.add([(1, boxes.left[0])], 0, .equal)
      } else {
        workload.add([(1, boxes.left[index]), (-1, boxes.right[index - 1])], -8, .equal)
      }
      workload.add(boxes.width(index), -10, .greaterThanOrEqual)
      if index > 0 {
        let first = boxes.width(0).map { (-$0.0, $0.1) }
        workload.add(boxes.width(index) + first, 0, .equal, .medium)
      }
    }
    workload.add([(1, boxes.right[count - 1]), (-1, width)], 0, .equal)
    let gaps = 8 * Double(count - 1)
    let start = 60 * Double(count) + gaps
    workload.edits = [Edit(variable: width, priority: .defaultHigh, value: start)]
    workload.alternate(width, 70 * Double(count) + gaps, start, operations)
    return workload
  }

  /// A row of boxes in a width that is dragged until five of them are squeezed, and back.
  static func squeeze(_ count: Int, operations: Int) -> Workload {
    var workload = Workload()
    let width = workload.makeVariable()
    let boxes = workload.addBoxes(count, at: 0)
    workload.add([(1, boxes.right[count - 1]), (-1, width)], 0, .lessThanOrEqual)
    let natural = 50 * Double(count) + 8 * Double(count - 1)
    workload.edits = [Edit(variable: width, priority: .defaultHigh, value: natural + 100)]
    workload.alternate(width, natural - 200, natural + 100, operations)
    return workload
  }

  /// A chain whose boxes' wishes are replaced one after another.
  static func churn(_ count: Int, operations: Int) -> Workload {
    var workload = chain(count)
    workload.initialRowCount = workload.rows.count
    let boxes = (0..<count).map { (left: 2 * $0, right: 2 * $0 + 1) }
    // The rows of a box: its place, its least width, its wish; the wish is replaced.
    var active = (0..<count).map { 3 * $0 + 2 }
    var spare: [[Int]: Int] = [:]
    for index in 0..<operations {
      let box = 7919 * index % count
      let key = [box, index % 5]
      let row = spare[key] ?? workload.rows.count
      if row == workload.rows.count {
        spare[key] = row
        workload.add(
          [(1, boxes[box].right), (-1, boxes[box].left)], -(46 + Double(index % 5)), .equal,
          .medium)
      }
      let next = active[box] == row ? 3 * box + 2 : row
      workload.operations += [.remove(row: active[box]), .add(row: next)]
      active[box] = next
    }
    return workload
  }

  /// Many small rows of boxes that have nothing to do with each other; one of them is dragged.
  static func independent(_ groups: Int, operations: Int) -> Workload {
    var workload = Workload()
    for group in 0..<groups {
      let boxes = workload.addBoxes(5, at: Double(group % 17))
      workload.add([(1, boxes.right[4])], -400, .lessThanOrEqual)
      for index in 1..<5 {
        let first = boxes.width(0).map { (-$0.0, $0.1) }
        workload.add(boxes.width(index) + first, 0, .equal, .defaultLow)
      }
      guard group == 0 else { continue }
      workload.edits = [Edit(variable: boxes.right[4], priority: .defaultHigh, value: 300)]
      workload.alternate(boxes.right[4], 350, 300, operations)
    }
    return workload
  }
}
