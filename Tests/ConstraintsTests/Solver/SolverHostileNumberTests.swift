import Constraints
import TestSupport
import Testing

/// Numbers that no layout has: each is refused with a reason, or taken and right.
@Suite struct SolverHostileNumberTests {
  static let outOfRange = [
    Double.nan, .signalingNaN, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude,
    Solver.range.nextUp,
  ]

  @Test(arguments: outOfRange) func `a number out of range is refused by name`(number: Double)
    throws
  {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let id = try solver.add((x + y == 1).priority(500))
    try solver.beginEditing(y)
    let before = solver.debugDescription
    expectRefusal(of: number) { () throws(SolverError) in try solver.add(x >= number) }
    expectRefusal(of: number) { () throws(SolverError) in try solver.add(x * number + y == 1) }
    expectRefusal(of: number) { () throws(SolverError) in try solver.setConstant(number, of: id) }
    expectRefusal(of: number) { () throws(SolverError) in try solver.suggest(number, for: y) }
    #expect(solver.debugDescription == before)
  }

  /// The error carries the number, its sign perhaps turned; one that is not finite may have made
  /// another of its kind.
  private func expectRefusal(
    of number: Double, sourceLocation: SourceLocation = #_sourceLocation,
    by body: () throws(SolverError) -> Void
  ) {
    do throws(SolverError) {
      try body()
      Issue.record("\(number) was taken", sourceLocation: sourceLocation)
    } catch {
      guard case .numberOutOfRange(let found) = error else {
        Issue.record("\(error)", sourceLocation: sourceLocation)
        return
      }
      #expect(
        found.magnitude == number.magnitude || (!found.isFinite && !number.isFinite),
        sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [Double.leastNonzeroMagnitude, .leastNormalMagnitude / 8, 1e-13])
  func `a coefficient too small to count is refused`(
    number: Double
  ) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(throws: SolverError.numberOutOfRange(number)) { try solver.add(x * number == 1) }
  }

  @Test(arguments: [Double.leastNonzeroMagnitude, .leastNormalMagnitude / 8, -0.0, 1e-300])
  func `a constant too small to see is zero`(
    number: Double
  ) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable(reference: number))
    try solver.add(x == number)
    try solver.add(y >= x + number)
    #expect(solver.value(of: x).magnitude <= 1e-299)
    #expect(solver.value(of: y).magnitude <= 1e-299)
  }

  @Test func `a coefficient of zero takes its term out`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable(reference: 3))
    try solver.add(x + y * 0 == 5)
    try solver.add(x * 0 + y * 0 == 0)
    #expect(solver.value(of: x) == 5)
    #expect(solver.value(of: y) == 3)
    #expect(throws: SolverError.self) { try solver.add(x * 0 == 1) }
  }

  @Test func `terms that cancel leave a constant`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(reference: 7), solver.makeVariable())
    try solver.add(x + y - x == 4)
    try solver.add(x * 0.1 + x * 0.2 - x * 0.3 == 0)
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 4)
    let before = solver.debugDescription
    #expect(throws: SolverError.self) { try solver.add(x - x == 1) }
    #expect(solver.debugDescription == before)
  }

  @Test func `constants alone are broken at their priority`() throws {
    var solver = Solver()
    let id = try solver.add((LinearExpression(constant: 3) == 1).priority(500))
    #expect(solver.violation(of: id) == 2)
    #expect(solver.levels.map(\.violation) == [2])
    let before = solver.debugDescription
    #expect(throws: SolverError.self) { try solver.setPriority(.required, of: id) }
    #expect(solver.debugDescription == before)
    try solver.setConstant(0, of: id)
    try solver.setPriority(.required, of: id)
    #expect(throws: SolverError.self) { try solver.setConstant(1, of: id) }
    #expect(solver.violation(of: id) == 0)
    try solver.remove(id)
    #expect(solver.levels.isEmpty)
  }

  @Test(arguments: [1e-9, 1e-6, 1e-3, 1e3, 1e6, 1e9]) func `a factor on all of a line is nothing`(
    factor: Double
  ) throws {
    try checkFactor(factor)
  }

  private func checkFactor(_ factor: Double) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x * factor + y * factor == 30 * factor)
    try solver.add((x * factor - y * factor == 10 * factor).priority(500))
    #expect(isClose(solver.value(of: x), 20))
    #expect(isClose(solver.value(of: y), 10))
  }

  @Test(arguments: [1e9, 1e12, 1e15]) func `large values keep their relative precision`(
    value: Double
  ) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x == value)
    try solver.add(y == x * 0.5)
    #expect(isClose(solver.value(of: y) / value, 0.5, tolerance: 1e-12))
  }

  @Test func `a sum of many terms of one variable is that variable`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let terms = (0..<2000).map { _ in LinearTerm(x, coefficient: 0.5) }
    try solver.add(Constraint(LinearExpression(terms: terms, constant: -1000), .equal))
    #expect(isClose(solver.value(of: x), 1))
  }

  #if !CONSTRAINTS_INTERNAL_CHECKS  // multipliers of 1e18 balance to no millionth
    @Test func `a wish too faint to change a multiplier is passed, not walked beyond`() throws {
      var solver = Solver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      let constraints = [
        y * 1e-6 + x * 1e-9 >= 0,
        (y * 1e9 + x * 1e6 >= -1e9).priority(1e-30),
        (y * 1e9 <= -1e9).priority(500),
        (y == -1e-9).priority(750),
        (y * 1e6 - x * 1e9 == -1).priority(500),
        (y * 1e-6 >= 0).priority(500),
        (x * 2 - y <= 1e-9).priority(500),
        (x == -10_000_000_001).priority(750),
        (x * 0.1 >= -1000).priority(1e-30),
      ]
      var ids: [ConstraintID] = []
      for constraint in constraints { ids.append(try solver.add(constraint)) }
      for id in ids {
        var other = solver.clone()
        do throws(SolverError) {
          try other.remove(id)
        } catch {
          guard case .beyondPrecision = error else { throw error }
        }
        if id != ids[0] { #expect(other.violation(of: ids[0]) <= 1e-6) }
      }
    }
  #endif
}
