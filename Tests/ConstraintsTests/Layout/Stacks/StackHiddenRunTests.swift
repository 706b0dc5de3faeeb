import Constraints
import Testing

/// Many hidden items behind each other.
@Suite struct StackHiddenRunTests {
  private struct Column: ~Copyable {
    var engine: LayoutEngine
    let stack: LayoutItem
    let items: [LayoutItem]

    init(_ count: Int) throws {
      var engine = LayoutEngine()
      let stack = engine.addItem(frame: LayoutRect(x: 5, y: 7, width: 40, height: 400))
      var items: [LayoutItem] = []
      for _ in 0..<count {
        items.append(engine.addItem())
        try engine.setIntrinsicContentSize(
          IntrinsicContentSize(width: 10, height: 10), of: items[items.count - 1])
      }
      try engine.arrange(items, in: stack, StackArrangement(axis: .vertical, spacing: 3))
      self.engine = engine
      self.stack = stack
      self.items = items
    }

    func bottom(_ index: Int) -> Double { engine.frame(of: items[index]).maxY }

    func tops(_ indices: [Int]) -> [Double] {
      var tops: [Double] = []
      for index in indices { tops.append(engine.frame(of: items[index]).y) }
      return tops
    }

    /// Makes a change and counts the constraints that came.
    mutating func cameInto(_ change: (inout LayoutEngine) throws -> Void) throws -> Int {
      let before = Set(engine.activeConstraints)
      try change(&engine)
      return engine.activeConstraints.count { !before.contains($0) }
    }
  }

  @Test func `hiding one before hidden ones changes few constraints`() throws {
    var column = try Column(60)
    let items = column.items
    for item in items[30...].reversed() { try column.engine.setHidden(true, ofArrangedItem: item) }
    let hidden = try column.cameInto { try $0.setHidden(true, ofArrangedItem: items[29]) }
    let shown = try column.cameInto { try $0.setHidden(false, ofArrangedItem: items[40]) }
    let removed = try column.cameInto { try $0.removeArrangedItem(items[35]) }
    #expect(hidden <= 12 && shown <= 12 && removed <= 12)
  }

  @Test func `hidden ones lie where they would follow, whatever comes and goes before them`() throws
  {
    var column = try Column(8)
    let items = column.items
    for index in [7, 5, 6, 0, 1, 3] {
      try column.engine.setHidden(true, ofArrangedItem: items[index])
    }
    #expect(column.bottom(4) == 407)
    #expect(column.tops([0, 1, 5, 6, 7]) == [7, 7, 407, 407, 407])
    #expect(column.tops([3]) == [column.bottom(2)])
    try column.engine.setHidden(false, ofArrangedItem: items[0])
    #expect(column.tops([1]) == [column.bottom(0)])
    try column.engine.setHidden(true, ofArrangedItem: items[4])
    #expect(column.tops([3, 4, 5, 6, 7]) == Array(repeating: 407, count: 5))
    try column.engine.removeArrangedItem(items[5])
    try column.engine.insertArrangedItem(items[5], at: 4, in: column.stack)
    #expect(column.bottom(5) == 407)
    #expect(column.tops([4, 6, 7]) == [407, 407, 407])
  }
}
