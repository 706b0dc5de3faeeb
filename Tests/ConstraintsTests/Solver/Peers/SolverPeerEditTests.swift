import Constraints
import TestSupport
import Testing

/// Section 5 of the peers' behaviours, first half: edit variables.
@Suite struct SolverPeerEditTests {
  @Test func `49: a variable is edited once, below required, until its end`() throws {
    var peer = PeerSolver("x y")
    let (x, y) = (peer["x"], peer["y"])
    #expect(peer.solver.isEditing(x) == false)
    try peer.edit("x", .defaultLow)
    #expect(peer.solver.isEditing(x) == true)
    #expect(throws: SolverError.alreadyEditing(x)) { try peer.edit("x") }
    #expect(throws: SolverError.notEditing(y)) { try peer.end("y") }
    #expect(throws: SolverError.notEditing(y)) { try peer.suggest(1, "y") }
    try peer.end("x")
    #expect(peer.solver.isEditing(x) == false)
    #expect(throws: SolverError.requiredEditing(x)) { try peer.edit("x", .required) }
    try peer.edit("x")
    peer.solver.removeAll()
    #expect(peer.solver.isEditing(x) == false)
  }

  @Test func `50: a medium suggestion outweighs a weak constraint`() throws {
    var peer = PeerSolver("v")
    try peer.edit("v", 500)
    try peer.add("v == 1 @low")
    try peer.suggest(2, "v")
    peer.expect(["v": 2])
  }

  @Test func `51: a suggestion does not break what is required`() throws {
    var peer = PeerSolver("a b")
    try peer.edit("b", .defaultLow)
    try peer.add(["a + b == 0", "b <= -1", "b >= 0 @low"])
    try peer.suggest(0, "b")
    #expect(peer.value("b") <= -1)
    #expect(isClose(peer.value("a"), -peer.value("b")))
  }

  @Test func `52: an expression has a value`() throws {
    var peer = PeerSolver("v")
    try peer.edit("v", .defaultLow)
    try peer.add("2 * v + 1 >= 0")
    try peer.suggest(10, "v")
    peer.expect(["v": 10])
    #expect(peer.solver.value(of: 2 * peer["v"] + 1) == 21)
    #expect(peer.solver.value(of: 2 * peer["v"]) == 20)
  }

  @Test func `53: suggestions at several priorities, one after another`() throws {
    var peer = PeerSolver("xl xm xr")
    try peer.edit("xm", .defaultHigh)
    try peer.edit("xl", .defaultLow)
    try peer.edit("xr", .defaultLow)
    try peer.add(["2 * xm == xl + xr", "xl + 20 <= xr", "xl >= -10", "xr <= 100"])
    for (value, name) in [(40.0, "xm"), (50, "xr"), (30, "xl"), (60, "xm"), (90, "xm")] {
      try peer.suggest(value, name)
    }
    peer.expect(["xl": 80, "xm": 90, "xr": 100])
  }

  @Test func `54: a middle out of reach comes as near as it can`() throws {
    var peer = PeerSolver("mid l r")
    try peer.add(["mid == (l + r) / 2", "r == l + 10", "r <= 100", "l >= 0"])
    try peer.edit("mid")
    try peer.suggest(2, "mid")
    peer.expect(["l": 0, "mid": 5, "r": 10])
  }

  @Test(arguments: [(70.0, 70.0), (5, 5), (95, 95), (200, 95), (-5, 5)])
  func `55: a suggestion is followed within bounds`(wanted: Double, found: Double) throws {
    var peer = PeerSolver("xl xm xr")
    try peer.add(["2 * xm == xl + xr", "xl + 10 <= xr", "xr <= 100", "xl >= 0"])
    try peer.edit("xm")
    try peer.suggest(wanted, "xm")
    peer.expect(["xm": found])
    let (left, right) = (peer.value("xl"), peer.value("xr"))
    #expect(isClose(left + right, 2 * found))
    #expect(left >= -1e-6 && right <= 100 + 1e-6 && left + 10 <= right + 1e-6)
  }

  @Test func `56: a suggestion beyond a bound lands on it`() throws {
    var peer = PeerSolver("x=1")
    try peer.add(["x >= 0", "x <= 10"])
    try peer.edit("x")
    try peer.suggest(20, "x")
    peer.expect(["x": 10])
  }

  @Test func `57: a variable on its own can be edited`() throws {
    var peer = PeerSolver("v")
    try peer.edit("v")
    try peer.suggest(2, "v")
    peer.expect(["v": 2])
  }

  @Test func `58: a suggestion survives other changes`() throws {
    var peer = PeerSolver("v")
    try peer.edit("v")
    try peer.suggest(2, "v")
    let fixed = try peer.add("v == 42")
    peer.expect(["v": 42])
    try peer.suggest(3, "v")
    peer.expect(["v": 42])
    try peer.solver.remove(fixed)
    peer.expect(["v": 3])
  }

  @Test func `59: two wishes for one variable are constraints, since it is edited once`() throws {
    var peer = PeerSolver("v")
    let strong = try peer.add("v == 42 @high")
    try peer.edit("v", 500)
    try peer.suggest(21, "v")
    peer.expect(["v": 42])
    try peer.solver.remove(strong)
    peer.expect(["v": 21])
    let back = try peer.add("v == 50 @high")
    peer.expect(["v": 50])
    try peer.solver.setPriority(.defaultLow, of: back)
    peer.expect(["v": 21])
  }

  @Test func `60: a required edit is refused; just below required it outweighs a strong stay`()
    throws
  {
    var peer = PeerSolver("v")
    try peer.add("v == 0 @high")
    #expect(throws: SolverError.requiredEditing(peer["v"])) { try peer.edit("v", .required) }
    try peer.edit("v", 999.5)
    for value in [2.0, 10] {
      try peer.suggest(value, "v")
      peer.expect(["v": value])
    }
  }

  @Test func `61: a required stay holds against an edit, a weaker one does not`() throws {
    var peer = PeerSolver("v w")
    try peer.add(["v == 0", "w == 10 @low"])
    try peer.edit("v")
    try peer.edit("w")
    try peer.suggest(2, "v")
    try peer.suggest(20, "w")
    peer.expect(["v": 0, "w": 20])
  }
}
