import Constraints
import TestSupport
import Testing

/// Section 2 of the peers' behaviours: strengths and weights.
///
/// Weights inside a strength have no counterpart: distinct priorities stand for them.
@Suite struct SolverPeerPriorityTests {
  @Test func `21: priorities are ordered`() {
    let ordered: [LayoutPriority] = [.fittingSizeLevel, .defaultLow, .defaultHigh, .required]
    #expect(zip(ordered, ordered.dropFirst()).allSatisfy { $0 < $1 })
    #expect(LayoutPriority(rawValue: 0) == nil)
    #expect(LayoutPriority(rawValue: 1000.5) == nil)
    #expect(LayoutPriority(rawValue: .nan) == nil)
  }

  @Test func `22: what holds anyway changes nothing`() throws {
    var peer = PeerSolver("x=100 y=200 z=50")
    try peer.add(["z == x @low", "x == 20 @low", "y == 200 @high"])
    peer.expect(["x": 20, "y": 200, "z": 20])
    try peer.add("z + 150 <= y @500")
    peer.expect(["x": 20, "y": 200, "z": 20])
  }

  @Test func `23: a strong equality moves the end of a weak one`() throws {
    var peer = PeerSolver("w y x z")
    try peer.add(["y == 20 @low", "x == y"])
    peer.expect(["x": 20, "y": 20])
    try peer.add(["x == 20 @low", "x == z @low"])
    peer.expect(["x": 20, "z": 20])
    try peer.add(["w == 1 @low", "z == w @high"])
    peer.expect(["w": 1, "z": 1, "x": 20])
  }

  @Test func `24: of two suggestions the one at the higher priority wins`() throws {
    var peer = PeerSolver("x y")
    try peer.add("x == y")
    try peer.edit("x", 500)
    try peer.edit("y", 501)
    try peer.suggest(10, "x")
    try peer.suggest(20, "y")
    peer.expect(["x": 20, "y": 20])
  }

  @Test func `25: a priority changes in place, up and down`() throws {
    var peer = PeerSolver("x v")
    let one = try peer.add("x == 1 @low")
    try peer.add("x == 2 @500")
    peer.expect(["x": 2])
    try peer.solver.setPriority(.defaultHigh, of: one)
    peer.expect(["x": 1])
    let strong = try peer.add("v == 100 @high")
    try peer.add("v == 150 @500")
    peer.expect(["v": 100])
    try peer.solver.setPriority(.defaultLow, of: strong)
    peer.expect(["v": 150])
  }

  @Test func `26: priorities close together decide as far ones do`() throws {
    var peer = PeerSolver("x")
    let one = try peer.add("x == 1 @750")
    try peer.add("x == 2 @751")
    peer.expect(["x": 2])
    try peer.solver.setPriority(752, of: one)
    peer.expect(["x": 1])
  }

  @Test func `27: a quadrilateral's corner moves alone, the midpoints follow`() throws {
    var peer = PeerSolver(PeerQuadrilateral.names)
    try peer.add(
      PeerQuadrilateral.lines(
        corners: [(10, 10), (10, 200), (200, 200), (200, 10)], limit: 500, margin: 20))
    expect(peer, "m", [(10, 105), (105, 200), (200, 105), (105, 10)])
    for (name, value) in [("p2x", 300.0), ("p2y", 400)] {
      try peer.edit(name)
      try peer.suggest(value, name)
    }
    expect(peer, "p", [(10, 10), (10, 200), (300, 400), (200, 10)])
    expect(peer, "m", [(10, 105), (155, 300), (250, 205), (105, 10)])
  }

  @Test func `28: dragging a midpoint moves its weaker end`() throws {
    var peer = PeerSolver(PeerQuadrilateral.names)
    try peer.add(
      PeerQuadrilateral.lines(
        corners: [(50, 50), (50, 250), (250, 250), (250, 50)], limit: 300, margin: 1))
    expect(peer, "m", [(50, 150), (150, 250), (250, 150), (150, 50)])
    try peer.edit("p0x")
    try peer.suggest(100, "p0x")
    expect(peer, "p", [(100, 50), (50, 250), (250, 250), (250, 50)])
    expect(peer, "m", [(75, 150), (150, 250), (250, 150), (175, 50)])
    try peer.end("p0x")
    for (name, value) in [("m0x", 50.0), ("m0y", 150)] {
      try peer.edit(name)
      try peer.suggest(value, name)
    }
    expect(peer, "p", [(50, 50), (50, 250), (250, 250), (250, 50)])
    #expect(isClose(peer.value("m3x"), 150) && isClose(peer.value("m3y"), 50))
  }

  @Test(arguments: [1, 10, 999, 1001, 1500])
  func `29: no number of weak ones outweighs a medium one`(count: Int) throws {
    var peer = PeerSolver("x")
    try peer.add("x == 100 @500")
    let weak = try peer.constraint("x == 0 @low")
    try peer.solver.transaction { (solver) throws(SolverError) in
      for _ in 0..<count { try solver.add(weak) }
    }
    peer.expect(["x": 100])
  }

  @Test func `30: a priority just above another is enough`() throws {
    var peer = PeerSolver("x")
    try peer.add(["x == 50 @10", "x == 90 @500", "x >= 100 @501"])
    peer.expect(["x": 100])
  }

  @Test func `31: the highest of neighbouring priorities wins, levels instead of sums`() throws {
    var peer = PeerSolver("w")
    try peer.add(["w == 1 @901", "w == 2 @902", "w == 3 @903", "w == 4 @904"])
    peer.expect(["w": 4])
  }

  private func expect(
    _ peer: borrowing PeerSolver, _ prefix: String, _ points: [(x: Double, y: Double)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (index, point) in points.enumerated() {
      let (x, y) = (peer.value("\(prefix)\(index)x"), peer.value("\(prefix)\(index)y"))
      #expect(
        isClose(x, point.x) && isClose(y, point.y), "\(prefix)\(index) is at \(x), \(y)",
        sourceLocation: sourceLocation)
    }
  }
}

/// Four corners `p0`…`p3`, each held more than the one before, and the midpoints `m0`…`m3`.
enum PeerQuadrilateral {
  static let names = (0..<4).flatMap { ["p\($0)x", "p\($0)y", "m\($0)x", "m\($0)y"] }
    .joined(separator: " ")

  static func lines(
    corners: [(x: Int, y: Int)], limit: Int, margin: Int
  ) -> [String] {
    var lines: [String] = []
    for (index, corner) in corners.enumerated() {
      for (axis, value) in [("x", corner.x), ("y", corner.y)] {
        lines.append("p\(index)\(axis) == \(value) @\(241 + index)")
        lines.append("p\(index)\(axis) >= 0")
        lines.append("p\(index)\(axis) <= \(limit)")
        lines.append("2 * m\(index)\(axis) == p\(index)\(axis) + p\((index + 1) % 4)\(axis)")
      }
    }
    for (low, high) in [("p0x", "p2x"), ("p0x", "p3x"), ("p1x", "p2x"), ("p1x", "p3x")]
      + [("p0y", "p1y"), ("p0y", "p2y"), ("p3y", "p1y"), ("p3y", "p2y")]
    {
      lines.append("\(low) + \(margin) <= \(high) @high")
    }
    return lines
  }
}
