import Constraints
import TestSupport
import Testing

/// What the peers were measured to get wrong.
@Suite struct SolverKnownFaultTests {
  @Test(arguments: [0, 1]) func `a required constraint outlives its twin`(removed: Int) throws {
    var peer = PeerSolver("x")
    let twins = [try peer.add("x == 10"), try peer.add("x == 10")]
    try peer.add("x >= -100 @low")
    try peer.solver.remove(twins[removed])
    peer.expect(["x": 10])
  }

  @Test(arguments: [0, 1]) func `a required bound outlives its twin`(removed: Int) throws {
    var peer = PeerSolver("x")
    let twins = [try peer.add("x >= 10"), try peer.add("x >= 10")]
    try peer.add("x == 0 @low")
    try peer.solver.remove(twins[removed])
    peer.expect(["x": 10])
  }

  @Test func `a refused constraint neither acts nor stands in the way`() throws {
    var peer = PeerSolver("x y")
    try peer.add(["x >= 10", "x == 15 @low"])
    for _ in 0..<3 { try peer.expectRefusal(of: "x <= 5") }
    peer.expect(["x": 15])
    try peer.add(["y == x", "y <= 12"])
    peer.expect(["x": 12, "y": 12])
  }

  /// Feasible and bounded systems, and which of their lines is removed in the end.
  static let bounded: [(lines: [String], removed: Int)] = [
    (["0.333333 * x + 1.7 * y >= 10", "-2.3 * x - 0.01 * y <= 0", "x + y <= 100 @high"], 0),
    (["0.333333 * x == 1.7 * y", "-2.3 * y + 0.1 * z == 10", "x + y + z >= 1 @low", "x <= 50"], 1),
    (["10 * x - 2.3 * y == 0.1", "-0.01 * x + 1.7 * z >= 0.333333", "z == y @500", "y <= 7"], 0),
    (
      [
        "0.333333 * x - 2.3 * y + 0.1 * z == 10", "1.7 * x + -0.01 * y >= -40",
        "10 * z - 0.333333 * y <= 100", "x == 5 @low", "y == 5 @low", "z == 5 @low",
      ], 0
    ),
  ]

  @Test(arguments: bounded) func `a bounded system with odd coefficients stays bounded`(
    lines: [String], removed: Int
  ) throws {
    var peer = PeerSolver("x y z")
    var ids: [ConstraintID] = []
    for line in lines { ids.append(try peer.add(line)) }
    try peer.solver.remove(ids[removed])
    for id in peer.solver.constraints where try peer.solver.constraint(id).priority == .required {
      #expect(peer.solver.violation(of: id) <= 1e-9)
    }
    try peer.add(lines[removed])
    #expect(peer.solver.constraints.count == lines.count)
  }

  @Test func `one weak constraint with a large coefficient stays weak`() throws {
    var peer = PeerSolver("x")
    try peer.add(["x == 100 @500", "2000 * x == 0 @low"])
    peer.expect(["x": 100])
  }

  @Test func `a priority of 750 does not lose to four of 250`() throws {
    var peer = PeerSolver("x")
    try peer.add("x == 1 @750")
    for _ in 0..<4 { try peer.add("x == 0 @250") }
    peer.expect(["x": 1])
  }

  @Test func `a tiny coefficient counts on its own`() throws {
    var peer = PeerSolver("x")
    try peer.add("0.000000001 * x == 1")
    #expect(isClose(peer.value("x") / 1e9, 1))
  }

  @Test func `a tiny coefficient counts beside a large one, or is refused as beyond precision`()
    throws
  {
    var peer = PeerSolver("x y")
    try peer.add("x == 1000000000")
    do {
      try peer.add("x + 0.000000001 * y == 1000000001")
      #expect(isClose(peer.value("y") / 1e9, 1))
    } catch SolverError.beyondPrecision {}
  }

  @Test func `a thousand times add and remove leaves nothing`() throws {
    var peer = PeerSolver("x y")
    try peer.add(["x + y == 10", "y == 3 @low"])
    let before = peer.solver.debugDescription
    for _ in 0..<1000 { try peer.solver.remove(try peer.add("x == 4 @low")) }
    #expect(peer.solver.debugDescription == before)
  }

  @Test func `equal segments in exactly their room are the same on every run`() throws {
    func values() throws -> [Double] {
      let run = try WorkloadRun(.degenerate(segments: 6), together: false)
      return run.variables.map { run.solver.value(of: $0) }
    }
    let first = try values()
    #expect(try values() == first)
    let widths = stride(from: 1, to: 13, by: 2).map { first[$0 + 1] - first[$0] }
    #expect(widths == [Double](repeating: 300, count: 6))
  }
}
