import Constraints
import TestSupport
import Testing

/// Handles that are void, calls out of order, bodies that throw: nothing changes.
@Suite struct SolverHostileHandleTests {
  @Test func `a constraint that was removed is unknown, also when its place is taken`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let old = try solver.add(x == 1)
    try solver.remove(old)
    let new = try solver.add(x == 2)
    #expect(old != new)
    let before = solver.debugDescription
    #expect(throws: SolverError.unknownConstraint(old)) { try solver.remove(old) }
    #expect(throws: SolverError.unknownConstraint(old)) { try solver.setConstant(1, of: old) }
    #expect(throws: SolverError.unknownConstraint(old)) { try solver.setPriority(1, of: old) }
    #expect(throws: SolverError.unknownConstraint(old)) { try solver.constraint(old) }
    #expect(solver.contains(old) == false)
    #expect(solver.debugDescription == before)
  }

  @Test func `a variable that was removed is unknown, also when its place is taken`() throws {
    var solver = Solver()
    let old = solver.makeVariable(reference: 5)
    try solver.removeVariable(old)
    let new = solver.makeVariable(reference: 9)
    #expect(old != new)
    let before = solver.debugDescription
    #expect(throws: SolverError.unknownVariable(old)) { try solver.add(old >= 1) }
    #expect(throws: SolverError.unknownVariable(old)) { try solver.removeVariable(old) }
    #expect(throws: SolverError.unknownVariable(old)) { try solver.beginEditing(old) }
    #expect(throws: SolverError.unknownVariable(old)) { try solver.suggest(1, for: old) }
    #expect(throws: SolverError.unknownVariable(old)) { try solver.endEditing(old) }
    #expect(solver.contains(old) == false)
    #expect(solver.debugDescription == before)
    #expect(solver.value(of: new) == 9)
  }

  @Test func `a variable in use stays`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let id = try solver.add(x == 3)
    try solver.beginEditing(y)
    for variable in [x, y] {
      #expect(throws: SolverError.variableInUse(variable)) { try solver.removeVariable(variable) }
    }
    try solver.remove(id)
    try solver.endEditing(y)
    try solver.removeVariable(x)
    try solver.removeVariable(y)
    #expect(solver.debugDescription == Solver().debugDescription)
  }

  @Test func `a variable made anew comes last in the order of declaration`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.removeVariable(x)
    let z = solver.makeVariable()
    try solver.add(y + z == 10)
    #expect(solver.value(of: y) == 0)
    #expect(solver.value(of: z) == 10)
  }

  @Test func `variables made, bound and removed a hundred times leave nothing`() throws {
    var solver = Solver()
    let anchor = solver.makeVariable()
    try solver.add(anchor == 50)
    let before = solver.debugDescription
    for round in 0..<100 {
      let fresh = (0..<5).map { _ in solver.makeVariable(reference: Double(round)) }
      var ids: [ConstraintID] = []
      for (one, next) in zip([anchor] + fresh, fresh) {
        ids.append(try solver.add(next == one + 1))
      }
      #expect(solver.value(of: fresh[4]) == 55)
      for id in ids { try solver.remove(id) }
      #expect(solver.value(of: fresh[4]) == Double(round))
      for variable in fresh { try solver.removeVariable(variable) }
    }
    #expect(solver.debugDescription == before)
  }

  @Test func `a transaction is solved once at its end, infeasible as it may be midway`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(x == 1)
    try solver.transaction { (solver) throws(SolverError) in
      try solver.add(x == 2)
      #expect(solver.value(of: x) == 1)
      try solver.remove(id)
    }
    #expect(solver.value(of: x) == 2)
  }

  @Test func `a transaction inside another belongs to the outer one`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let before = solver.debugDescription
    #expect(throws: SolverError.self) {
      try solver.transaction { (solver) throws(SolverError) in
        try solver.transaction { (solver) throws(SolverError) in _ = try solver.add(x == 1) }
        #expect(solver.value(of: x) == 0)
        try solver.transaction { (solver) throws(SolverError) in _ = try solver.add(x == 2) }
      }
    }
    #expect(solver.debugDescription == before)
    try solver.transaction { (solver) throws(SolverError) in
      try solver.transaction { (solver) throws(SolverError) in _ = try solver.add(x == 1) }
    }
    #expect(solver.value(of: x) == 1)
  }

  @Test func `a body that throws takes back all that it did`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(reference: 4), solver.makeVariable())
    let id = try solver.add(x + y == 10)
    let weak = try solver.add((y == 1).priority(500))
    try solver.beginEditing(x)
    try solver.suggest(2, for: x)
    let before = solver.debugDescription
    var made: Variable?
    var added: ConstraintID?
    let void = ConstraintID(index: 999, generation: 0)
    #expect(throws: SolverError.unknownConstraint(void)) {
      try solver.transaction { (solver) throws(SolverError) in
        let z = solver.makeVariable(reference: 7)
        made = z
        added = try solver.add(z == x)
        try solver.remove(weak)
        try solver.setConstant(50, of: id)
        try solver.setPriority(300, of: id)
        try solver.suggest(9, for: x)
        try solver.endEditing(x)
        try solver.beginEditing(y)
        try solver.remove(void)
      }
    }
    #expect(solver.debugDescription == before)
    #expect(try solver.contains(#require(made)) == false)
    #expect(try solver.contains(#require(added)) == false)
    #expect(solver.isEditing(x) == true)
    #expect(solver.isEditing(y) == false)
    try solver.suggest(3, for: x)
    #expect(solver.value(of: y) == 7)
  }

  @Test func `a variable made and removed in one transaction was never there`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.transaction { (solver) throws(SolverError) in
      let y = solver.makeVariable()
      let id = try solver.add(x == y + 3)
      try solver.remove(id)
      try solver.removeVariable(y)
    }
    #expect(solver.debugDescription == "variables\n  x0 = 0, open\nconstraints\n")
    let z = solver.makeVariable(reference: 8)
    #expect(solver.value(of: z) == 8)
  }

  @Test func `edits in one transaction: begun, suggested, ended`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.transaction { (solver) throws(SolverError) in
      try solver.beginEditing(x)
      try solver.suggest(5, for: x)
    }
    #expect(solver.value(of: x) == 5)
    try solver.transaction { (solver) throws(SolverError) in
      try solver.suggest(6, for: x)
      try solver.endEditing(x)
      try solver.beginEditing(x)
    }
    // The first suggestion of an edit is the value from before the transaction.
    #expect(solver.value(of: x) == 5)
  }

  @Test func `a clone and its original go their own ways`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let id = try solver.add(x + y == 10)
    try solver.beginEditing(x)
    var copy = solver.clone()
    try copy.suggest(4, for: x)
    try solver.remove(id)
    let z = copy.makeVariable(reference: 2)
    #expect(copy.value(of: y) == 6)
    #expect(copy.value(of: z) == 2)
    #expect(solver.value(of: y) == 0)
    #expect(solver.contains(z) == false)
    #expect(copy.contains(id) == true)
    copy.removeAll()
    #expect(solver.isEditing(x) == true)
  }

  @Test func `a handle of another solver is an error or a stranger, never a trap`() throws {
    var one = Solver()
    var other = Solver()
    let stranger = (0..<3).map { _ in other.makeVariable() }[2]
    #expect(throws: SolverError.unknownVariable(stranger)) { try one.add(stranger == 1) }
    #expect(one.contains(stranger) == false)
  }
}
