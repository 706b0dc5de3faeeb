import Constraints
import TestSupport
import Testing

/// What a transaction does to calls that concern the whole solver.
@Suite struct SolverTransactionTests {
  @Test func `removing all inside a transaction leaves a sound solver`() throws {
    var solver = Solver()
    let old = solver.makeVariable()
    try solver.add(old == 3)
    try solver.beginEditing(old)
    try solver.transaction { (solver: inout Solver) throws(SolverError) in
      let inner = solver.makeVariable()
      try solver.add(inner == 10)
      solver.removeAll()
    }
    let isThere = solver.contains(old)
    #expect(!isThere && solver.constraints.isEmpty)
    let (one, other) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(one == 1)
    let second = try solver.add(other == 2)
    #expect(first != second)
    #expect(solver.value(of: one) == 1 && solver.value(of: other) == 2)
    try solver.remove(first)
    try solver.remove(second)
    let last = solver.makeVariable(reference: 7)
    try solver.add(one + other + last == 9)
    #expect(solver.value(of: last) == 9 - solver.value(of: one) - solver.value(of: other))
  }

  @Test func `a transaction that throws puts back what was all removed`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(x == 3)
    try solver.beginEditing(x)
    let before = solver.debugDescription
    #expect(throws: SolverError.self) {
      try solver.transaction { (solver: inout Solver) throws(SolverError) in
        solver.removeAll()
        let y = solver.makeVariable()
        try solver.add(y == 1)
        try solver.add(y == 2)
      }
    }
    #expect(solver.debugDescription == before)
    let (isThere, isEditing) = (solver.contains(id), solver.isEditing(x))
    #expect(isThere && isEditing)
    try solver.remove(id)
    try solver.suggest(5, for: x)
    #expect(solver.value(of: x) == 5)
  }

  @Test func `a clone made inside a transaction is the solver from before`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(x == 3)
    let before = solver.debugDescription
    try solver.transaction { (solver: inout Solver) throws(SolverError) in
      try solver.add((x == 10).priority(500))
      try solver.remove(id)
      var copy = solver.clone()
      #expect(copy.debugDescription == before)
      try copy.setConstant(20, of: id)
      #expect(copy.value(of: x) == 20)
    }
    #expect(solver.value(of: x) == 10)
  }
}
