import Constraints
import TestSupport
import Testing

/// Sections 3 and 4 of the peers' behaviours: adding and removing, inconsistent systems.
@Suite struct SolverPeerChangeTests {
  @Test func `32: bounds come and go, and nothing is left behind`() throws {
    var peer = PeerSolver("x")
    let empty = peer.solver.debugDescription
    var ids = [try peer.add("x <= 100 @low")]
    #expect(peer.value("x") <= 100)
    ids.append(try peer.add("x == 100 @low"))
    peer.expect(["x": 100])
    let ten = try peer.add("x <= 10")
    let twenty = try peer.add("x <= 20")
    peer.expect(["x": 10])
    try peer.solver.remove(ten)
    peer.expect(["x": 20])
    try peer.solver.remove(twenty)
    peer.expect(["x": 100])
    let again = try peer.add("x <= 10")
    peer.expect(["x": 10])
    try peer.solver.remove(again)
    peer.expect(["x": 100])
    for id in ids { try peer.solver.remove(id) }
    #expect(peer.solver.constraints.isEmpty)
    #expect(peer.solver.debugDescription == empty)
  }

  @Test func `33: two variables, bounds that come and go`() throws {
    var peer = PeerSolver("x y")
    try peer.add(["x == 100 @low", "y == 120 @high"])
    let ten = try peer.add("x <= 10")
    let twenty = try peer.add("x <= 20")
    peer.expect(["x": 10, "y": 120])
    try peer.solver.remove(ten)
    peer.expect(["x": 20, "y": 120])
    let double = try peer.add("2 * x == y")
    peer.expect(["x": 20, "y": 40])
    try peer.solver.remove(twenty)
    peer.expect(["x": 60, "y": 120])
    try peer.solver.remove(double)
    peer.expect(["x": 100, "y": 120])
  }

  @Test func `34: of two equal bounds either may go`() throws {
    var peer = PeerSolver("x")
    try peer.add("x == 100 @low")
    let twins = [try peer.add("x <= 10"), try peer.add("x <= 10")]
    peer.expect(["x": 10])
    try peer.solver.remove(twins[0])
    peer.expect(["x": 10])
    try peer.solver.remove(twins[1])
    peer.expect(["x": 100])
  }

  @Test func `35: an equality gives way to its successor`() throws {
    var peer = PeerSolver("v")
    let first = try peer.add("v == 100")
    peer.expect(["v": 100])
    try peer.solver.remove(first)
    try peer.add("v == 0")
    peer.expect(["v": 0])
  }

  @Test func `36: a constraint is known while in force; the same one twice is two`() throws {
    var peer = PeerSolver("x")
    let first = try peer.add("x >= 10")
    let second = try peer.add("x >= 10")
    #expect(first != second)
    #expect(peer.solver.contains(first) && peer.solver.contains(second))
    try peer.solver.remove(first)
    #expect(!peer.solver.contains(first) && peer.solver.contains(second))
    #expect(throws: SolverError.unknownConstraint(first)) { try peer.solver.remove(first) }
    peer.expect(["x": 10])
  }

  @Test func `37: what was refused is taken once its opponent is gone`() throws {
    var peer = PeerSolver("v")
    let opponent = try peer.add("v >= 1")
    try peer.expectRefusal(of: "v <= 0")
    try peer.solver.remove(opponent)
    try peer.add("v <= 0")
    #expect(peer.value("v") <= 0)
  }

  @Test func `38: after a refusal, removing and adding again succeeds`() throws {
    var peer = PeerSolver("x")
    try peer.edit("x")
    let bound = try peer.add("x >= 2")
    try peer.expectRefusal(of: "x <= 1")
    try peer.solver.remove(bound)
    try peer.add("x >= 2")
    peer.expect(["x": 2])
  }

  @Test func `39: a refusal moves nothing`() throws {
    var peer = PeerSolver("a b")
    try peer.add(["a >= 10", "b <= 5"])
    #expect(try peer.expectRefusal(of: "b >= a").count == 3)
    #expect(peer.value("a") >= 10 && peer.value("b") <= 5)
    #expect(peer.solver.constraints.count == 2)
  }

  @Test func `40: after a refusal, unrelated constraints are taken`() throws {
    var peer = PeerSolver("x y z")
    try peer.add("x == 1")
    for _ in 0..<10 { try peer.expectRefusal(of: "x == 2") }
    try peer.add(["y == x + 1", "z == y + 1"])
    peer.expect(["x": 1, "y": 2, "z": 3])
    #expect(peer.solver.constraints.count == 3)
  }

  @Test func `41: adding and removing leaves no residue`() throws {
    var peer = PeerSolver("x y")
    try peer.add(["x + y == 10", "x == 4 @low"])
    let before = peer.solver.debugDescription
    for _ in 0..<300 {
      let id = try peer.add("x == 9 @500")
      peer.expect(["x": 9])
      try peer.solver.remove(id)
    }
    #expect(peer.solver.debugDescription == before)
    let former = try peer.add("y == 0 @999")
    peer.expect(["x": 10])
    try peer.solver.remove(former)
    peer.expect(["x": 4, "y": 6])
  }

  /// Constraints that hold together, one more that does not, and how many are in the
  /// conflict where there is only one.
  static let conflicts: [(number: Int, lines: [String], last: String, count: Int?)] = [
    (42, ["x == 10"], "x == 5", 2),
    (43, ["x >= 10"], "x <= 5", 2),
    (44, ["w >= 10", "x >= w", "y >= x", "z >= y", "z >= 8"], "z <= 4", nil),
    (44, ["v >= 10", "w >= v", "x >= w", "y >= x"], "y <= 5", 5),
    (45, ["x == 10", "x == y"], "y == 5", 3),
    (46, ["v >= 10", "v == 100", "w == 200"], "v == w", 3),
  ]

  @Test(arguments: conflicts) func `42…46: the conflict is minimal`(
    number: Int, lines: [String], last: String, count: Int?
  ) throws {
    var peer = PeerSolver("v w x y z")
    try peer.add(lines)
    let found = try peer.expectRefusal(of: last).count
    #expect(found == count ?? found, "case \(number)")
  }

  @Test(arguments: [
    ("x == 5 / y", NotationError.Reason.divisionByUnknown), ("x == y * y", .productOfUnknowns),
  ])
  func `47: what is not linear is refused`(line: String, reason: NotationError.Reason) {
    let error = #expect(throws: NotationError.self) { try ConstraintNotation.parse(line) }
    #expect(error?.reason == reason)
  }

  @Test(arguments: 0..<3) func `48: any one of three redundant equalities may go`(index: Int)
    throws
  {
    var peer = PeerSolver("x y")
    var ids: [ConstraintID] = []
    for line in ["x == 10", "x + y == 30", "y == 20"] { ids.append(try peer.add(line)) }
    try peer.solver.remove(ids[index])
    try peer.add(["x == 50 @low", "y == 70 @low"])
    peer.expect(["x": 10, "y": 20])
  }
}
