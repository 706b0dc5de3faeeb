import Constraints
import TestSupport
import Testing

/// Why a variable has its value, and what a broken constraint gave way to.
@Suite struct SolverReasonTests {
  @Test func `a variable is held by the constraints that its value is computed from`() throws {
    var peer = PeerSolver("left width right")
    let left = try peer.add("2 * left == 32")
    let right = try peer.add("right == 304")
    let sum = try peer.add("left + width == right")
    try peer.add(["width >= 10", "width == 400 @750"])
    #expect(
      peer.solver.reasons(for: peer["width"]) == [
        Solver.Reason(source: .constraint(left), effect: 0.5),
        Solver.Reason(source: .constraint(right), effect: -1),
        Solver.Reason(source: .constraint(sum), effect: -1),
      ])
  }

  @Test func `what nothing determines is held by stays alone`() throws {
    var peer = PeerSolver("x=3 y=4 z")
    let sum = try peer.add("x + y == 10")
    let stay = Solver.Reason(source: .stay(peer["x"]), effect: 1)
    #expect(peer.solver.reasons(for: peer["x"]) == [stay])
    #expect(
      peer.solver.reasons(for: peer["y"]) == [
        Solver.Reason(source: .constraint(sum), effect: -1),
        Solver.Reason(source: .stay(peer["x"]), effect: -1),
      ])
    #expect(
      peer.solver.reasons(for: peer["z"]) == [Solver.Reason(source: .stay(peer["z"]), effect: 1)])
  }

  @Test func `a bound at a variable's reference counts only when something pushes against it`()
    throws
  {
    var peer = PeerSolver("x y")
    let bound = try peer.add("y >= 0")
    #expect(peer.solver.reasons(for: peer["y"]).map(\.source) == [.stay(peer["y"])])
    try peer.add("x + y == -5 @750")
    try peer.add("x == 8 @1")
    #expect(peer.solver.reasons(for: peer["y"]).map(\.source) == [.constraint(bound)])
  }

  @Test func `a bound against another variable's stay counts`() throws {
    var peer = PeerSolver("x=10 y")
    let sum = try peer.add("x + y == 5")
    let bound = try peer.add("y >= 0")
    peer.expect(["x": 5, "y": 0])
    #expect(
      peer.solver.reasons(for: peer["x"]).map(\.source) == [.constraint(sum), .constraint(bound)])
  }

  @Test func `of constraints that meet, those on the side of the push are named`() throws {
    var peer = PeerSolver("width")
    let hugging = try peer.add("width <= 36 @250")
    let resistance = try peer.add("width >= 36 @750")
    let large = try peer.add("width == 50 @100")
    #expect(peer.solver.reasons(for: peer["width"]).map(\.source) == [.constraint(hugging)])
    try peer.solver.remove(large)
    try peer.add("width == 10 @500")
    #expect(peer.solver.reasons(for: peer["width"]).map(\.source) == [.constraint(resistance)])
    let twin = try peer.add("2 * width >= 72")
    #expect(
      peer.solver.reasons(for: peer["width"]) == [
        Solver.Reason(source: .constraint(resistance), effect: -1),
        Solver.Reason(source: .constraint(twin), effect: -0.5),
      ])
  }

  @Test func `a suggestion is a reason`() throws {
    var peer = PeerSolver("x y")
    let equal = try peer.add("y == 2 * x")
    try peer.edit("x")
    try peer.suggest(7, "x")
    #expect(
      peer.solver.reasons(for: peer["y"]) == [
        Solver.Reason(source: .constraint(equal), effect: -1),
        Solver.Reason(source: .suggestion(peer["x"]), effect: 2),
      ])
    let low = try peer.add("y == 3 @500")
    #expect(
      peer.solver.reasons(forViolationOf: low)
        == [.constraint(equal), .suggestion(peer["x"])])
  }

  @Test func `what is kept gave way to nothing`() throws {
    var peer = PeerSolver("x")
    let kept = try peer.add("x == 3 @500")
    #expect(peer.solver.reasons(forViolationOf: kept).isEmpty)
    let empty = try peer.solver.add((LinearExpression(constant: 4) == 0).priority(500))
    #expect(peer.solver.violation(of: empty) == 4)
    #expect(peer.solver.reasons(forViolationOf: empty).isEmpty)
  }

  @Test func `weaker constraints are no reason, equal ones that outvote are`() throws {
    var peer = PeerSolver("x")
    let low = [try peer.add("x == 0 @500"), try peer.add("x == 4 @500")]
    let high = try peer.add("x == 10 @500")
    try peer.add("x == 4 @250")
    #expect(peer.solver.reasons(forViolationOf: high) == low.map { .constraint($0) })
  }

  @Test func `constraints elsewhere in the layout are no reason`() throws {
    var peer = PeerSolver("a b c d")
    let left = try peer.add("a == 16")
    let right = try peer.add("a + b <= 100")
    let wide = try peer.add("b == 200 @750")
    try peer.add(["c == b + 8", "c + d <= 500", "d >= 20", "d == 700 @600"])
    #expect(
      peer.solver.reasons(forViolationOf: wide) == [.constraint(left), .constraint(right)])
  }

  @Test func `what outvotes through other variables is a reason with what holds it`() throws {
    var peer = PeerSolver("x y")
    let wish = try peer.add("x == 10 @500")
    let rivals = [try peer.add("x + y == -5 @500"), try peer.add("x + y == -5 @500")]
    let held = try peer.add("y == 0")
    peer.expect(["x": -5])
    #expect(
      peer.solver.reasons(forViolationOf: wish)
        == (rivals + [held]).map { Solver.Reason.Source.constraint($0) })
  }

  @Test func `the explanation names reasons beside values and violations`() throws {
    var peer = PeerSolver("left width space=2")
    try peer.add(["left == 16", "left + width + space <= 316.5", "width == 400 @750"])
    try peer.add(["-width + 2 * left <= 0", "width >= 100 @250"])
    try peer.edit("left", 500)
    try peer.suggest(20, "left")
    #expect(
      peer.solver.explanation == """
        variables
          x0 = 16; held by c0 (-1)
          x1 = 400; held by c2 (-1)
          x2 = -99.5, open; held by c0 (1), c1 (-1), c2 (1)
        constraints
          c0: x0 == 16, kept
          c1: x0 + x1 + x2 <= 316.5, kept
          c2: x1 == 400 @750, kept
          c3: -x1 + 2 * x0 <= 0, kept with 368 to spare
          c4: x1 >= 100 @250, kept with 300 to spare
          c5: x0 == 20 @500, suggested, broken by 4; gave way to c0
        violations
          @750: 0
          @500: 4
          @250: 0

        """)
  }
}
