import Constraints
import TestSupport
import Testing

/// The complaints of the peers' users, each with what ours does instead.
@Suite struct SolverPeerComplaintTests {
  @Test func `kiwi 52, kiwi.js 31, cassowary.dart 12: a refusal is taken back whole`() throws {
    var peer = PeerSolver("x y")
    try peer.add(["x >= 10", "y == x + 5", "y <= 40 @low"])
    for line in ["x <= 9", "y == 3", "x + y <= 2"] { try peer.expectRefusal(of: line) }
    try peer.add("x == 20 @high")
    peer.expect(["x": 20, "y": 25])
  }

  @Test func `kiwi 28, 33, 110: priorities do not add up`() throws {
    var peer = PeerSolver("x")
    try peer.add("x == 0 @750")
    for _ in 0..<40 { try peer.add("x == 10 @749.5") }
    peer.expect(["x": 0])
    var heavy = PeerSolver("x")
    try heavy.add(["2000 * x == 0 @low", "x == 100 @500"])
    heavy.expect(["x": 100])
  }

  @Test func `kiwi 15: swapping required bounds under an edit never traps`() throws {
    var peer = PeerSolver("x y")
    try peer.add("y == 2 * x")
    try peer.edit("x")
    var bound = try peer.add("y <= 100")
    for step in 0..<60 {
      try peer.suggest(Double(step * 37 % 90), "x")
      try peer.solver.remove(bound)
      bound = try peer.add(step.isMultiple(of: 2) ? "y >= 20" : "y <= 100")
      let expected = Double(step * 37 % 90)
      peer.expect(["x": step.isMultiple(of: 2) ? max(10, expected) : min(50, expected)])
    }
  }

  @Test func `kiwi 20: all holds after each of many edits`() throws {
    var peer = PeerSolver("xl xm xr")
    try peer.add(["2 * xm == xl + xr", "xl + 10 <= xr", "xr <= 100", "xl >= 0"])
    try peer.edit("xm")
    var random = SplitMix64(seed: 20)
    for _ in 0..<100 {
      let wanted = Double(Int.random(in: -50...150, using: &random))
      try peer.suggest(wanted, "xm")
      peer.expect(["xm": min(max(wanted, 5), 95)])
      for id in peer.solver.constraints { #expect(peer.solver.violation(of: id) == 0) }
    }
  }

  @Test func `kiwi 57: the same calls give the same bits`() throws {
    func run() throws -> [UInt64] {
      var solver = Solver()
      let variables = (0..<12).map { _ in solver.makeVariable() }
      var random = SplitMix64(seed: 57)
      for _ in 0..<60 {
        let pair = variables.shuffled(using: &random).prefix(2)
        let factor = Double.random(in: 0.1...3, using: &random)
        try solver.add((pair[0] == pair[1] * factor + 7).priority(500))
      }
      return variables.map { solver.value(of: $0).bitPattern }
    }
    let first = try run()
    for _ in 0..<3 { #expect(try run() == first) }
  }

  @Test func `kiwi 71: a grid with aspect ratios is bounded`() throws {
    var solver = Solver()
    var random = SplitMix64(seed: 71)
    let columns = (0..<5).map { _ in solver.makeVariable() }
    let rows = (0..<5).map { _ in solver.makeVariable() }
    for column in columns { try solver.add(column >= 1) }
    for (index, row) in rows.enumerated() {
      for column in columns {
        let ratio = Double.random(in: 0.3...3, using: &random)
        try solver.add((column == row * ratio).priority(index == 0 ? 500 : 250))
      }
    }
    let sum = columns.reduce(LinearExpression()) { $0 + $1.linearExpression }
    try solver.add(sum == 300)
    #expect(isClose(solver.value(of: sum), 300))
  }

  @Test func `kiwi 160: equal constraints are taken and outlive each other`() throws {
    var peer = PeerSolver("x y")
    var ids: [ConstraintID] = []
    for _ in 0..<3 { ids.append(try peer.add("x + y == 30")) }
    try peer.add("x == 10")
    for id in ids.dropLast() {
      try peer.solver.remove(id)
      peer.expect(["y": 20])
    }
  }

  @Test func `kiwi 161: the constraints in force are listed`() throws {
    var peer = PeerSolver("x y")
    let lines = ["x == 3", "y >= x @low", "x + y <= 12 @500"]
    var ids: [ConstraintID] = []
    for line in lines { ids.append(try peer.add(line)) }
    try peer.edit("y")
    #expect(peer.solver.constraints == ids)
    for (id, line) in zip(ids, lines) {
      let (found, given) = (try peer.solver.constraint(id), try peer.constraint(line))
      #expect(found == given)
    }
    try peer.solver.remove(ids[1])
    #expect(peer.solver.constraints == [ids[0], ids[2]])
  }

  @Test func `kiwi 197: a suggestion lasts through refusals and other edits`() throws {
    var peer = PeerSolver("x y")
    try peer.edit("x")
    try peer.suggest(30, "x")
    try peer.add("y == x + 1")
    try peer.expectRefusal(of: "y == x")
    try peer.edit("y", .defaultLow)
    try peer.suggest(0, "y")
    try peer.end("y")
    peer.expect(["x": 30, "y": 31])
  }

  @Test(arguments: [1, 2, 5, 8]) func `ratatui 1855: segments in exactly their room end`(count: Int)
    throws
  {
    let run = try WorkloadRun(.degenerate(segments: count), together: false)
    for (index, violation) in run.violations.levels.enumerated() {
      #expect(isClose(violation, index == 2 ? Double(count * (300 * count - 300)) : 0))
    }
  }

  @Test func `lume PR 2: a system of ties ends`() throws {
    var solver = Solver()
    let variables = (0..<10).map { _ in solver.makeVariable() }
    for left in variables {
      for right in variables { try solver.add((left == right + 1).priority(500)) }
    }
    try solver.add(variables[3] == 7)
    #expect(solver.levels.map(\.violation) == [100])
  }

  @Test func `autolayout.js 21: an aspect ratio and its inverse go together`() throws {
    var peer = PeerSolver("w h")
    try peer.add([
      "w == 1.536 * h", "h == 0.6510416666666666 * w", "w <= 1024", "h <= 768", "w == 1024 @low",
    ])
    peer.expect(["w": 1024])
    #expect(isClose(peer.value("h"), 1024 / 1.536, tolerance: 1e-4))
  }

  @Test func `cassowary-rs PR 16, kasuari PR 37: nothing gathers by adding and removing`() throws {
    var peer = PeerSolver("x y")
    try peer.add(["x + y == 100", "x == 30 @low"])
    let before = peer.solver.debugDescription
    for round in 0..<500 {
      let id = try peer.add("x == \(round) @500")
      try peer.solver.remove(id)
    }
    #expect(peer.solver.debugDescription == before)
    #expect(peer.solver.constraints.count == 2)
  }

  @Test func `cassowary.js 63: a conflict names its members only`() throws {
    var peer = PeerSolver("a b c d")
    try peer.add(["a >= 10", "b >= a", "c >= b", "d == 4", "a <= 500", "b >= 3"])
    let conflict = try peer.expectRefusal(of: "c <= 5")
    let members = try ["a >= 10", "b >= a", "c >= b", "c <= 5"].map { try peer.constraint($0) }
    #expect(conflict == members)
  }

  @Test func `kiwi.js 15, cassowary.js 71: a constant, or the whole constraint, changes`() throws {
    var peer = PeerSolver("x y")
    try peer.add("x == 10")
    let id = try peer.add("y == 2 * x + 1")
    try peer.solver.setConstant(5, of: id)
    peer.expect(["y": 25])
    let other = try peer.constraint("y == 3 * x")
    try peer.solver.transaction { (solver) throws(SolverError) in
      try solver.remove(id)
      try solver.add(other)
    }
    peer.expect(["y": 30])
  }

  @Test func `rhea 33: changing a priority has its effect at once`() throws {
    var peer = PeerSolver("x")
    let one = try peer.add("x == 1 @low")
    try peer.add("x == 2 @500")
    for (priority, value) in [(LayoutPriority.required, 1.0), (300, 2), (600, 1), (250, 2)] {
      try peer.solver.setPriority(priority, of: one)
      peer.expect(["x": value])
    }
  }

  @Test func `rhea 40: what is left open goes by the order of declaration`() throws {
    for names in ["x y", "y x"] {
      var peer = PeerSolver(names)
      try peer.add("x + y == 10")
      let first = String(names.prefix(1))
      #expect(peer.value(first) == 0)
      #expect(peer.value("x") + peer.value("y") == 10)
    }
  }
}
