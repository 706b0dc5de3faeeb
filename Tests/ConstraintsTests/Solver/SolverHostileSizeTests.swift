import Constraints
import TestSupport
import Testing

/// Systems that are large in one way, or empty: all end soon.
@Suite struct SolverHostileSizeTests {
  @Test(arguments: [false, true]) func `thousands of equal constraints`(together: Bool) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let constraint = x + y == 30
    var ids: [ConstraintID] = []
    if together {
      try solver.transaction { (solver) throws(SolverError) in
        for _ in 0..<10_000 { ids.append(try solver.add(constraint)) }
      }
    } else {
      for _ in 0..<1000 { ids.append(try solver.add(constraint)) }
    }
    #expect(solver.value(of: y) == 30)
    let rest = ids
    try solver.transaction { (solver) throws(SolverError) in
      for id in rest.dropLast() { try solver.remove(id) }
    }
    #expect(solver.value(of: y) == 30)
    #expect(solver.constraints == [ids[ids.count - 1]])
  }

  @Test func `ten thousand wishes of one priority meet in the middle`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.transaction { (solver) throws(SolverError) in
      for value in 0...10_000 { try solver.add((x == Double(value)).priority(500)) }
    }
    #expect(solver.value(of: x) == 5000)
  }

  @Test func `of thousands of priorities on one variable the highest wins`() throws {
    let count = Campaign.whole(10_000, brief: 1000)
    var solver = Solver()
    let x = solver.makeVariable()
    var last: ConstraintID?
    try solver.transaction { (solver) throws(SolverError) in
      for index in 0..<count {
        let priority = LayoutPriority(rawValue: 1 + 900 * Double(index) / Double(count))
        last = try solver.add((x == Double(index)).priority(priority ?? .defaultLow))
      }
    }
    #expect(solver.value(of: x) == Double(count - 1))
    if let last { try solver.remove(last) }
    #expect(solver.value(of: x) == Double(count - 2))
  }

  @Test func `a hundred priorities, one added after another, from weak to strong`() throws {
    var solver = Solver()
    let variables = (0..<5).map { _ in solver.makeVariable() }
    for index in 0..<100 {
      let priority = LayoutPriority(rawValue: Double(index + 1) * 9) ?? .defaultLow
      let (left, right) = (variables[index % 5], variables[(index * 3 + 1) % 5])
      try solver.add((left - right * 2 == Double(index)).priority(priority))
    }
    #expect(solver.levels.count == 100)
    #expect(solver.levels[0].violation == 0)
  }

  @Test func `an empty solver has nothing to say`() throws {
    var solver = Solver()
    #expect(solver.constraints.isEmpty)
    #expect(solver.levels.isEmpty)
    #expect(solver.debugDescription == "variables\nconstraints\n")
    #expect(solver.value(of: LinearExpression(constant: 4)) == 4)
    solver.removeAll()
    try solver.transaction { (_) throws(SolverError) in }
    #expect(solver.debugDescription == "variables\nconstraints\n")
  }

  @Test func `a constraint over a thousand variables`() throws {
    var solver = Solver()
    var sum = LinearExpression()
    var variables: [Variable] = []
    for _ in 0..<1000 {
      variables.append(solver.makeVariable())
      sum.terms.append(LinearTerm(variables[variables.count - 1]))
    }
    try solver.add(sum == 500)
    for variable in variables.prefix(20) { try solver.add(variable <= 10) }
    #expect(solver.value(of: sum) == 500)
    // By the stays' order the earlier ones stay at 0; the last one takes it all.
    #expect(solver.value(of: variables[999]) == 500)
  }

  @Test func `a conflict at the end of a long chain is found whole`() throws {
    var solver = Solver()
    var last = solver.makeVariable()
    try solver.add(last >= 0)
    for _ in 0..<200 {
      let next = solver.makeVariable()
      try solver.add(next >= last + 1)
      last = next
    }
    let error = #expect(throws: SolverError.self) { try solver.add(last <= 199) }
    guard case .unsatisfiable(let conflict)? = error else { return }
    #expect(conflict.count == 202)
    try solver.add(last <= 200)
    #expect(solver.value(of: last) == 200)
  }

  @Test func `few variables in thousands of contradictory wishes are solved anew`() throws {
    var solver = Solver()
    let count = Campaign.whole(16, brief: 9)
    let variables = (0..<count).map { _ in solver.makeVariable() }
    try solver.transaction { (solver) throws(SolverError) in
      for (i, x) in variables.enumerated() {
        for (j, y) in variables.prefix(i).enumerated() {
          for factor in -8...8 where factor != 0 {
            let wish = x + y * Double(factor) == Double((i * j * factor) % 17 + 40)
            try solver.add(wish.priority(500))
          }
        }
      }
    }
    // So much is new beside the variables that the basis is chosen anew.
    try solver.transaction { (solver) throws(SolverError) in
      for (x, y) in zip(variables, variables.dropFirst()).prefix(8) {
        try solver.add((x + y * 9 == 40).priority(500))
      }
    }
    #expect(solver.constraints.count == count * (count - 1) / 2 * 16 + 8)
  }
}
