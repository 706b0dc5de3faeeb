import Constraints
import TestSupport
import Testing

/// What Constraints.docc/Priorities.md says, in its order.
@Suite struct PrioritiesArticleTests {
  @Test func `a level is never outvoted`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for _ in 1...1001 { try solver.add((x == 0).priority(250)) }
    try solver.add((x == 100).priority(251))
    #expect(solver.value(of: x) == 100)
  }

  @Test func `within a level violations add up, at the constraint's own scale`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add((width == 50).priority(500))
    let second = try solver.add((width == 50).priority(500))
    try solver.add((width == 40).priority(500))
    #expect(solver.value(of: width) == 50)
    try solver.remove(second)
    try solver.add((2 * width == 80).priority(500))
    #expect(solver.value(of: width) == 40)
  }

  @Test(arguments: [(750 as LayoutPriority, 240.0), (751, 200)])
  func `a content's size wins among equals`(priority: LayoutPriority, width: Double) throws {
    var engine = LayoutEngine()
    let save = engine.addItem(named: "save")
    try engine.activate(
      save.widthAnchor.constraint(equalToConstant: 200).withPriority(priority))
    try engine.setIntrinsicContentSize(IntrinsicContentSize(width: 240), of: save)
    #expect(isClose(engine.frame(of: save).width, width))
  }

  @Test(arguments: [(200.0, 40.0, 160.0), (70, 30, 40)])
  func `of two labels the one that wants less gives way`(
    row: Double, first: Double, second: Double
  ) throws {
    var engine = LayoutEngine()
    let screen = engine.addItem(frame: LayoutRect(width: row, height: 20))
    let labels = [engine.addItem(named: "first"), engine.addItem(named: "second")]
    for label in labels {
      try engine.setIntrinsicContentSize(IntrinsicContentSize(width: 40), of: label)
    }
    try engine.setContentHuggingPriority(249, for: .horizontal, of: labels[1])
    try engine.setContentCompressionResistancePriority(749, for: .horizontal, of: labels[0])
    try engine.activate([
      labels[0].leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
      labels[1].trailingAnchor.constraint(equalTo: screen.trailingAnchor),
    ])
    #expect(isClose(engine.frame(of: labels[0]).width, first))
    #expect(isClose(engine.frame(of: labels[1]).width, second))
  }

  @Test func `stays settle what is left open, in order of declaration`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(x + y == 10)
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == 10)
    let isOpen = solver.isAmbiguous(x)
    #expect(isOpen)
    try solver.add((x == 4).priority(500))
    try solver.add((x == 6).priority(500))
    #expect(solver.value(of: x) == 4)
  }

  @Test func `an item of which only the right edge is known begins at 0`() throws {
    var engine = LayoutEngine()
    let screen = engine.addItem(frame: LayoutRect(width: 320, height: 568))
    let item = engine.addItem()
    try engine.activate(
      item.rightAnchor.constraint(equalTo: screen.rightAnchor, constant: -20))
    #expect(engine.frame(of: item).minX == 0)
    #expect(engine.frame(of: item).width == 300)
    let isOpen = engine.hasAmbiguousLayout(item)
    #expect(isOpen)
  }

  @Test func `the explanation says what holds and what gave way`() throws {
    var solver = Solver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(left == 16)
    try solver.add((width == 400).priority(750))
    try solver.add(left + width <= 304)
    #expect(
      solver.explanation == """
        variables
          x0 = 16; held by c0 (-1)
          x1 = 288; held by c0 (1), c2 (-1)
        constraints
          c0: x0 == 16, kept
          c1: x1 == 400 @750, broken by 112; gave way to c0, c2
          c2: x0 + x1 <= 304, kept
        violations
          @750: 112

        """)
  }
}
