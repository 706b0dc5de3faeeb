import Constraints
import TestSupport
import Testing

/// What Constraints.docc/ComingFromCassowary.md says, in its order.
@Suite struct CassowaryArticleTests {
  @Test func `a suggestion wins over what is weaker and is gone when editing ends`() throws {
    var solver = Solver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(left >= 0)
    try solver.add(left + width <= 100)
    try solver.add((width == 60).priority(.defaultLow))
    try solver.beginEditing(left, priority: .defaultHigh)
    try solver.suggest(70, for: left)
    #expect(solver.value(of: width) == 30)
    try solver.endEditing(left)
    #expect(solver.value(of: width) == 60)
    #expect(solver.value(of: left) == 0)
  }

  @Test func `a constraint added twice is in force until both are removed`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add(x == 10)
    let second = try solver.add(x == 10)
    try solver.remove(first)
    #expect(solver.value(of: x) == 10)
    try solver.remove(second)
    #expect(solver.value(of: x) == 0)
  }

  @Test func `a priority becomes required and goes back`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let weak = try solver.add((x == 10).priority(.defaultLow))
    try solver.add((x == 20).priority(.defaultHigh))
    #expect(solver.value(of: x) == 20)
    try solver.setPriority(.required, of: weak)
    #expect(solver.value(of: x) == 10)
    try solver.setPriority(.defaultLow, of: weak)
    #expect(solver.value(of: x) == 20)
  }
}
