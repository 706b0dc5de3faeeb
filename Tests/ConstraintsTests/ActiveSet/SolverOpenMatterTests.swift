import Constraints
import TestSupport
import Testing

/// The smallest cases of what random tests found when much is new at once or leaves.
@Suite struct SolverOpenMatterTests {
  @Test func `stays go by the order of declaration where positions connect`() throws {
    var peer = PeerSolver("x=8 y=0 z=-20")
    try peer.addTogether("z == 8 @250", "x - y == -20 @750")
    try peer.addTogether("y - x <= 8 @750", "z - y >= -20 @500")
    // y may lie in 16…28, and is to be as near to 0 as can be.
    peer.expect(["x": 8, "y": 16, "z": 8])
  }

  @Test func `stays go by the order of declaration after a removal`() throws {
    var peer = PeerSolver("x y z=-20")
    try peer.add("y == 0 @1")
    let gone = try peer.add("x - z == 8 @500")
    try peer.add("z - x <= 100 @750")
    let next = try peer.constraint("y - z >= -20 @250")
    try peer.solver.transaction { (solver) throws(SolverError) in
      try solver.remove(gone)
      try solver.add(next)
    }
    peer.expect(["x": 0, "y": 0, "z": -20])
  }

  @Test func `an equality that others imply is taken`() throws {
    var peer = PeerSolver("a=-48 b=10 c=-48 d")
    try peer.add(["c + 3 * d + 3 * a == 50", "-c + a - 2 * b >= 100", "0.5 * b <= 100"])
    try peer.add("c + 3 * d + 3 * a + 0.5 * b == 150")
    try peer.addTogether("2 * d + 0.5 * b <= 0 @750", "-d + b - 2 * a <= -48 @750")
  }

  @Test func `bounds that meet in one point are taken together`() throws {
    var peer = PeerSolver("x=100 y=0.1")
    try peer.addTogether("y + 10 * x <= 33.3", "20 * x == 66.6", "-2.3 * y <= 0")
    peer.expect(["x": 3.33, "y": 0])
  }
}
