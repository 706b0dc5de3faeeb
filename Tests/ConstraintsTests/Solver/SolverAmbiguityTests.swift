import Constraints
import TestSupport
import Testing

/// What is open and what is determined, against the least and the greatest value of each variable
/// among all optimal solutions.
@Suite struct SolverAmbiguityTests {
  @Test(arguments: [PropertyFlavour.network, .unit, .shares, .decimals])
  func `what is open is what has other values at no cost`(flavour: PropertyFlavour) {
    check(flavour.sized(2...7, steps: 1...8), 200)
  }

  @Test(.enabled(if: Campaign.isRunning, "only in the campaign"), arguments: [10, 16])
  func `more variables`(count: Int) {
    for flavour in [PropertyFlavour.network, .unit, .shares] {
      check(flavour.sized(count / 2...count, steps: 4...12), 20)
    }
  }

  @Test func `what only the tie level settles is open`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add((x <= 0).priority(750))
    try solver.addContentSize((x >= 50).priority(750))
    #expect(solver.value(of: x) == 50)
    #expect(solver.ambiguousVariables == [x])
  }

  @Test func `a variable beside a bound that is just met is open`() throws {
    var peer = PeerSolver("x y")
    try peer.add(["x + y >= 5 @1", "y == 5 @700"])
    #expect(peer.solver.ambiguousVariables == [peer["x"]])
  }

  @Test func `two variables of one equality are open`() throws {
    var peer = PeerSolver("x y")
    try peer.add("10 * x - 0.01 * y == 0 @500")
    #expect(peer.solver.ambiguousVariables == [peer["x"], peer["y"]])
  }

  @Test func `bounds that leave no room between them determine`() throws {
    var peer = PeerSolver("a b c")
    try peer.add(["a >= 10", "b >= 20", "c >= 30", "a + b + c <= 60"])
    #expect(peer.solver.ambiguousVariables.isEmpty)
    try peer.add("c <= 30 @1")
    #expect(peer.solver.ambiguousVariables.isEmpty)
    var wider = PeerSolver("a b c")
    try wider.add(["a >= 10", "b >= 20", "c >= 30", "a + b + c <= 61"])
    #expect(wider.solver.ambiguousVariables.count == 3)
  }

  @Test func `differences around a ring of bounds are determined`() throws {
    var peer = PeerSolver("x y z between")
    try peer.add(["x >= y + 1", "y >= z + 2", "z >= x - 3", "between == x - y"])
    #expect(peer.solver.ambiguousVariables == [peer["x"], peer["y"], peer["z"]])
    #expect(peer.solver.isAmbiguous(peer["between"]) == false)
    peer.expect(["between": 1])
  }

  @Test func `open variables are listed in order of declaration, with those in no constraint`()
    throws
  {
    var peer = PeerSolver("a b c d")
    try peer.add(["c + d == 4", "b == 2"])
    #expect(peer.solver.ambiguousVariables == [peer["a"], peer["c"], peer["d"]])
    try peer.solver.removeVariable(peer["a"])
    let late = peer.solver.makeVariable()
    #expect(peer.solver.ambiguousVariables == [peer["c"], peer["d"], late])
  }

  private func check(_ flavour: PropertyFlavour, _ count: UInt64) {
    forAll(
      seeds: 0..<count, generate: { PropertyScript(flavour, &$0) }, shrink: \.shrunk
    ) { Self.isRight(about: $0) }
  }

  /// Whether a solver tells of the constraints left at the end of a script what is open.
  private static func isRight(about script: PropertyScript) -> Bool {
    var model = PropertyModel()
    for operation in script.steps.joined() where model.allows(operation) {
      model.perform(operation) { _ in nil }
    }
    let system = model.system
    guard let expected = system.solve(findsAmbiguity: true)?.ambiguous else { return true }
    var solver = Solver()
    let variables = system.references.map { solver.makeVariable(reference: $0.double) }
    do {
      try solver.transaction { (solver) throws(SolverError) in
        for constraint in system.constraints {
          try solver.add(constraint, over: { variables[$0] })
        }
      }
    } catch { return false }
    let open = variables.indices.filter { expected[$0] }.map { variables[$0] }
    return solver.ambiguousVariables == open
      && variables.filter { solver.isAmbiguous($0) } == open
  }
}
