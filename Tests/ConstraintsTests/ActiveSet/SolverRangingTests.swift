import Testing

@testable import Constraints

/// Constraints that are moved time and again, whose edge is known after a few times.
@Suite struct SolverRangingTests {
  /// A solver and its variables.
  private struct System: ~Copyable {
    var solver = Solver()
    var variables: [Variable] = []

    init(variableCount: Int) {
      for _ in 0..<variableCount { variables.append(solver.makeVariable()) }
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }

    /// Whether the edge of a constraint is known.
    var knowsEdge: Bool { solver.active.components.contains { $0.edge.breakpoint >= 0 } }
  }

  /// Five boxes of width 50, at least 10, between 0 and an edited edge, with gaps of 8.
  private static func row(endingAt end: Double) throws -> System {
    var system = System(variableCount: 11)
    let edges = system.variables
    try system.solver.transaction { (solver: inout Solver) throws(SolverError) in
      for box in 0..<5 {
        let (left, right) = (edges[2 * box], edges[2 * box + 1])
        if box == 0 {
          try solver.add(left == 0)
        } else {
          try solver.add(left - edges[2 * box - 1] == 8)
        }
        try solver.add(right - left >= 10)
        try solver.add((right - left == 50).priority(500))
      }
      try solver.add(edges[9] <= edges[10])
      try solver.beginEditing(edges[10], priority: 750)
      try solver.suggest(end, for: edges[10])
    }
    return system
  }

  @Test func `a drag gives what a fresh solver gives, at each place`() throws {
    var system = try SolverRangingTests.row(endingAt: 300)
    var knownCount = 0
    var places = (0..<120).map { 300 - 2 * Double($0) }
    places += (0..<120).map { 61 + 3 * Double($0) }
    // Far jumps between places that are near each other, over breakpoints and back.
    places += [400, 401, 90, 91, 92, 93, 401, 402, 403, -50, -49, -48, 0, 1, 2, 3, 281, 282, 283]
    for place in places {
      try system.solver.suggest(place, for: system.variables[10])
      let fresh = try SolverRangingTests.row(endingAt: place)
      let (values, expected) = (system.values, fresh.values)
      #expect(values == expected, "at \(place)")
      if system.knowsEdge { knownCount += 1 }
    }
    #expect(knownCount > places.count / 2)
  }

  @Test func `suggestions to several variables in turn give what a fresh solver gives`() throws {
    func made(_ x: Double, _ y: Double) throws -> System {
      var system = System(variableCount: 4)
      let all = system.variables
      try system.solver.add(all[0] + all[1] == all[2])
      try system.solver.add((all[2] <= 60).priority(500))
      try system.solver.add(all[3] >= all[2])
      for (variable, value) in [(all[0], x), (all[1], y)] {
        try system.solver.beginEditing(variable, priority: 250)
        try system.solver.suggest(value, for: variable)
      }
      return system
    }
    var system = try made(1, 1)
    let all = system.variables
    for step in 0..<80 {
      let (x, y) = (Double(step / 8 * 8), Double(step))
      if step % 2 == 0 {
        try system.solver.suggest(x, for: all[0])
        try system.solver.suggest(y, for: all[1])
      } else {
        try system.solver.transaction { (solver: inout Solver) throws(SolverError) in
          try solver.suggest(y, for: all[1])
          try solver.suggest(x, for: all[0])
        }
      }
      let fresh = try made(x, y)
      let (values, expected) = (system.values, fresh.values)
      #expect(values == expected, "after step \(step)")
    }
  }

  @Test func `a required bound that is moved past its opposite throws and changes nothing`() throws
  {
    var system = System(variableCount: 2)
    let (x, y) = (system.variables[0], system.variables[1])
    let floor = try system.solver.add(x - y >= 5)
    let ceiling = try system.solver.add(x - y <= 40)
    try system.solver.add((x - y == 100).priority(500))
    for place in [39.0, 38, 37, 36, 35] { try system.solver.setConstant(place, of: ceiling) }
    let isKnown = system.knowsEdge
    #expect(isKnown)
    #expect(throws: SolverError.self) { try system.solver.setConstant(4, of: ceiling) }
    #expect(system.solver.value(of: x) - system.solver.value(of: y) == 35)
    try system.solver.setConstant(5, of: ceiling)
    #expect(system.solver.value(of: x) - system.solver.value(of: y) == 5)
    for place in [4.0, 3, 2, 1] {
      try system.solver.setConstant(place, of: floor)
      #expect(system.solver.value(of: x) - system.solver.value(of: y) == 5)
    }
  }

  @Test func `a transaction that fails puts back what was dragged in it`() throws {
    var system = try SolverRangingTests.row(endingAt: 300)
    let edges = system.variables
    for place in [299.0, 298, 297, 296] { try system.solver.suggest(place, for: edges[10]) }
    let (isKnown, before) = (system.knowsEdge, system.values)
    #expect(isKnown)
    #expect(throws: SolverError.self) {
      try system.solver.transaction { (solver: inout Solver) throws(SolverError) in
        try solver.suggest(290, for: edges[10])
        try solver.solve()
        try solver.add(edges[0] == 1)
      }
    }
    let after = system.values
    #expect(after == before)
    try system.solver.suggest(250, for: edges[10])
    let fresh = try SolverRangingTests.row(endingAt: 250)
    let (values, expected) = (system.values, fresh.values)
    #expect(values == expected)
  }

  @Test func `a variable that took the place of one that was dragged along stays`() throws {
    var system = System(variableCount: 2)
    let (x, y) = (system.variables[0], system.variables[1])
    let tie = try system.solver.add(y - x == 1)
    try system.solver.beginEditing(x)
    for place in [1.0, 2, 3, 4] { try system.solver.suggest(place, for: x) }
    let isKnown = system.knowsEdge
    #expect(isKnown && system.solver.value(of: y) == 5)
    try system.solver.remove(tie)
    try system.solver.removeVariable(y)
    let z = system.solver.makeVariable(reference: 7)
    for place in [10.0, 20, 30, 40] { try system.solver.suggest(place, for: x) }
    #expect(system.solver.value(of: x) == 40 && system.solver.value(of: z) == 7)
  }
}
