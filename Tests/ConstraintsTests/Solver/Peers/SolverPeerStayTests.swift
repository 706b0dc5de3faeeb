import Constraints
import TestSupport
import Testing

/// Section 5 of the peers' behaviours, second half, and section 6: edits in company, stays, misc.
@Suite struct SolverPeerStayTests {
  @Test func `62: an inner edit's end leaves the outer one, and its variable goes home`() throws {
    var peer = PeerSolver("x y w h")
    for (name, value) in [("x", 10.0), ("y", 20)] {
      try peer.edit(name)
      try peer.suggest(value, name)
    }
    for (name, value) in [("w", 30.0), ("h", 40)] {
      try peer.edit(name)
      try peer.suggest(value, name)
    }
    peer.expect(["x": 10, "y": 20, "w": 30, "h": 40])
    try peer.end("w")
    try peer.end("h")
    // The peers keep 30 and 40; here only constraints in force and references count.
    peer.expect(["x": 10, "y": 20, "w": 0, "h": 0])
    try peer.suggest(50, "x")
    try peer.suggest(60, "y")
    peer.expect(["x": 50, "y": 60])
  }

  @Test func `63: sizes follow their source, far edges follow sizes`() throws {
    var peer = PeerSolver("top left bottom right width height iw ih")
    try peer.add([
      "width == iw @high", "height == ih @high", "top == 0 @low", "left == 0 @low",
      "bottom == top + height @500", "right == left + width @500",
    ])
    try peer.edit("iw")
    try peer.edit("ih")
    var random = SplitMix64(seed: 63)
    for _ in 0..<40 {
      let size = (
        Double.random(in: 100...500, using: &random), Double.random(in: 100...500, using: &random)
      )
      try peer.suggest(size.0, "iw")
      try peer.suggest(size.1, "ih")
      peer.expect(["top": 0, "left": 0, "right": size.0, "bottom": size.1])
    }
  }

  @Test func `64: one of three edits ends, the others go on`() throws {
    var peer = PeerSolver("x y z")
    for name in ["x", "y", "z"] { try peer.edit(name) }
    try peer.suggest(1, "x")
    try peer.suggest(2, "z")
    try peer.end("y")
    try peer.suggest(3, "x")
    try peer.suggest(4, "z")
    peer.expect(["x": 3, "z": 4])
    try peer.end("x")
    try peer.end("z")
    #expect(peer.solver.isEditing(peer["x"]) == false)
  }

  @Test func `65: equal variables follow the one that is edited`() throws {
    var peer = PeerSolver("a b")
    try peer.add("a == b")
    try peer.edit("a")
    try peer.suggest(3, "a")
    peer.expect(["a": 3, "b": 3])

    var other = PeerSolver("a b c")
    try other.add(["a == 10", "b == c"])
    try other.edit("c")
    for value in [100.0, 90] {
      try other.suggest(value, "c")
      other.expect(["a": 10, "b": value, "c": value])
    }
  }

  @Test(arguments: ["v == 100", "v >= 100", "v <= 100"], ["", " @high"])
  func `66: a constant changes in place`(line: String, priority: String) throws {
    var peer = PeerSolver("v")
    if line.contains("<=") { try peer.add("v == 1000 @low") }
    if line.contains(">=") { try peer.add("v == -1000 @low") }
    let id = try peer.add(line + priority)
    peer.expect(["v": 100])
    for value in [150.0, 0, -20] {
      try peer.solver.setConstant(value, of: id)
      peer.expect(["v": value])
    }
  }

  @Test func `67: an edit that ends leaves nothing behind`() throws {
    var peer = PeerSolver("x=5 y")
    try peer.add("y == x + 1")
    let before = peer.solver.debugDescription
    for value in [7.0, 8, 9] {
      try peer.edit("x")
      #expect(peer.solver.debugDescription != before)
      try peer.suggest(value, "x")
      try peer.end("x")
      #expect(peer.solver.debugDescription == before)
    }
  }

  @Test func `68: what a change does not concern keeps its value, bit for bit`() throws {
    var peer = PeerSolver("x y z")
    try peer.add(["3 * x == 1", "y == 0.1 @low"])
    let (x, y) = (peer.value("x"), peer.value("y"))
    try peer.add("7 * z == 5")
    #expect(peer.value("x").bitPattern == x.bitPattern)
    #expect(peer.value("y").bitPattern == y.bitPattern)
  }

  @Test func `69: variables stay where they are until suggested otherwise`() throws {
    var peer = PeerSolver("x=5 y=10")
    peer.expect(["x": 5, "y": 10])
    try peer.edit("x")
    try peer.edit("y")
    try peer.suggest(6, "x")
    try peer.suggest(7, "y")
    peer.expect(["x": 6, "y": 7])
  }

  @Test func `70: suggesting for what is not edited is refused`() throws {
    var peer = PeerSolver("x")
    #expect(throws: SolverError.notEditing(peer["x"])) { try peer.suggest(1, "x") }
  }

  @Test func `71: all can be taken out, and the solver used again`() throws {
    var peer = PeerSolver("x")
    let (x, id) = (peer["x"], try peer.add("x == 5"))
    try peer.edit("x")
    peer.solver.removeAll()
    #expect(!peer.solver.contains(id) && !peer.solver.isEditing(x) && !peer.solver.contains(x))
    #expect(peer.solver.debugDescription == Solver().debugDescription)
    let other = peer.solver.makeVariable()
    try peer.solver.add(other == 7)
    #expect(peer.solver.value(of: other) == 7)
  }

  @Test func `72: the dump names variables, values, constraints and what is broken`() throws {
    var peer = PeerSolver("x")
    try peer.add(["x == 5", "x == 8 @low"])
    #expect(
      peer.solver.debugDescription == """
        variables
          x0 = 5
        constraints
          c0: x0 == 5, kept
          c1: x0 == 8 @250, broken by 3
        violations
          @250: 3

        """)
  }

  @Test func `73: a solver may be sent to another task`() async throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(x == 3)
    let copy = solver.clone()
    let value = await Task { copy.value(of: x) }.value
    #expect(value == 3)
  }
}
