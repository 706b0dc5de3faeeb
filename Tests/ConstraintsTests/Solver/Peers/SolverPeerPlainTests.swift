import Constraints
import TestSupport
import Testing

/// Section 1 of the peers' behaviours: plain solving.
@Suite struct SolverPeerPlainTests {
  /// Constraints added one by one, and where variables come to rest.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let variables: String
    let lines: [String]
    let expected: KeyValuePairs<String, Double>

    init(
      _ number: String, _ variables: String, _ lines: [String],
      _ expected: KeyValuePairs<String, Double>
    ) {
      testDescription = "\(number): \(lines.joined(separator: ", "))"
      (self.variables, self.lines, self.expected) = (variables, lines, expected)
    }
  }

  static let cases = [
    Case("1", "x", ["x + 2 == 20"], ["x": 18]),
    Case("2", "x y", ["x == 20", "x + 2 == y + 10"], ["x": 20, "y": 12]),
    Case("3", "x y", ["x == y"], ["x": 0, "y": 0]),
    Case("3, by the stays' order", "x=167 y=2", ["x == y"], ["x": 167, "y": 167]),
    Case("4", "x=10", ["x >= 100"], ["x": 100]),
    Case("4, turned", "x=10", ["100 <= x"], ["x": 100]),
    Case("4, equal", "x=10", ["100 == x"], ["x": 100]),
    Case("5", "x w", ["w == 10 @low", "x + w >= 100"], ["x": 90, "w": 10]),
    Case("5, turned", "x w", ["w == 10 @low", "100 <= x + w"], ["x": 90, "w": 10]),
    Case(
      "5, equal", "x w r", ["w == 10 @low", "r == 100 @low", "x + w == r"], ["x": 90, "w": 10]),
    Case(
      "5, three", "x w r", ["w == 10 @low", "r == 100 @low", "x + w >= r"], ["x": 90, "w": 10]),
    Case(
      "5, three turned", "x w r", ["w == 10 @low", "r == 100 @low", "r <= x + w"],
      ["x": 90, "w": 10, "r": 100]),
    Case("6", "x v=10 y=100 w=10", widths + ["x + v == y + w"], ["x": 100, "y": 100, "w": 10]),
    Case("6, at least", "x v=10 y=100 w=10", widths + ["x + v >= y + w"], ["x": 100, "v": 10]),
    Case("6, turned", "x v=10 y=100 w=10", widths + ["y + w <= x + v"], ["x": 100, "y": 100]),
    Case(
      "8, by the stays' order", "x y", casso + ["x == 10 @low", "y == 10 @low"], ["x": 7, "y": 10]),
    Case("9", "x y", casso + ["x == 10"], ["x": 10, "y": 13]),
    Case("10", "a b", ["a + b == 0", "a == 10", "b >= 0 @low"], ["a": 10, "b": -10]),
    Case("11", "a b", ["a + b == 0", "a >= 10 @500", "b == 2 @high"], ["a": -2, "b": 2]),
    Case("15", "a b h k", ["b == a", "b + h == a + k", "h == 24 @high"], ["k": 24, "h": 24]),
  ]

  private static let widths = ["v == 10 @low", "y == 100 @low", "w == 10 @low"]
  private static let casso = ["x <= y", "y == x + 3"]

  @Test(arguments: cases) func `variables come to rest`(_ scene: Case) throws {
    var peer = PeerSolver(scene.variables)
    try peer.add(scene.lines)
    peer.expect(scene.expected)
  }

  @Test func `7: a middle between bounds is feasible`() throws {
    var peer = PeerSolver("xl xm xr")
    try peer.add(["xr <= 100", "2 * xm == xl + xr", "xl + 10 <= xr", "xl >= 0"])
    let (left, middle, right) = (peer.value("xl"), peer.value("xm"), peer.value("xr"))
    #expect(isClose(2 * middle, left + right))
    #expect(left >= 0 && right <= 100 && left + 10 <= right)
  }

  @Test func `12: a required bound outweighs a weak one, which is known to be broken`() throws {
    var peer = PeerSolver("v")
    let required = try peer.add("v >= 10")
    let weak = try peer.add("v <= -5 @low")
    #expect(peer.value("v") >= 10)
    #expect(peer.solver.violation(of: required) == 0)
    #expect(peer.solver.violation(of: weak) == 15)
  }

  @Test func `13: a maximum by a suggestion out of reach, by the stays' order`() throws {
    var peer = PeerSolver("a b c z")
    try peer.add([
      "a >= 0", "b >= 0", "c >= 0", "2 * a - 5 * b <= 11", "-a + 3 * b + c == 7",
      "a - 8 * b + 4 * c >= 33", "z == -2 * a + 7 * b + 4 * c",
    ])
    try peer.edit("z", .defaultLow)
    try peer.suggest(1e6, "z")
    // The peers end at (13, 3, 11), the other end of the edge on which z is 39.
    peer.expect(["z": 39, "a": 5.5, "b": 0, "c": 12.5])
  }

  @Test(arguments: ["b - a == c", "c == b - a", "0 == c - b + a", "a + c == b", "b == c + a"])
  func `14: the order of terms does not matter`(line: String) throws {
    var peer = PeerSolver("a b c")
    try peer.edit("c")
    try peer.add(["a >= 0 @high", "b >= a @high", line])
    try peer.suggest(100, "c")
    peer.expect(["a": 0, "b": 100, "c": 100])
  }

  @Test func `16: no sum of two that are not negative is negative`() throws {
    var peer = PeerSolver("a b")
    try peer.add(["a >= 0", "b >= 0"])
    #expect(try peer.expectRefusal(of: "a + b == -10").count == 3)
  }

  @Test func `17: constants alone hold or do not`() throws {
    var solver = Solver()
    try solver.add(LinearExpression(constant: 1) - 1 == 0)
    let error = try #require(throws: SolverError.self) {
      try solver.add(LinearExpression(constant: 1) - 1 + 10 == 0)
    }
    guard case .unsatisfiable(let conflict) = error else { throw error }
    #expect(conflict.count == 1)
  }

  @Test func `18: two negative widths have no sum of zero`() throws {
    var peer = PeerSolver("v w")
    try peer.add(["v + 100 == 0", "w + 100 == 0"])
    #expect(try peer.expectRefusal(of: "v + w == 0").count == 3)
  }

  @Test func `19: right and centre follow left and an edited width`() throws {
    var peer = PeerSolver("left width right center off")
    let left = try peer.add("left == 10")
    try peer.edit("width")
    try peer.suggest(200, "width")
    try peer.add(["right == left + width", "center == left + width / 2", "off == center - 10"])
    peer.expect(["width": 200, "right": 210, "center": 110])
    try peer.solver.setConstant(0, of: left)
    try peer.suggest(500, "width")
    peer.expect(["right": 500, "center": 250, "off": 240])
  }

  @Test func `20: the brewer's optimum is one, what it leaves of the malt is not`() throws {
    var peer = PeerSolver("ale beer corn hops malt profit")
    try peer.add([
      "profit == 13 * ale + 23 * beer", "5 * ale + 15 * beer <= corn", "corn <= 480",
      "4 * ale + 4 * beer <= hops", "hops <= 160", "35 * ale + 20 * beer <= malt",
      "malt <= 1190", "ale >= 0", "beer >= 0", "profit >= 100000 @low",
    ])
    peer.expect(["profit": 800, "ale": 12, "beer": 28, "corn": 480, "hops": 160])
    #expect(peer.value("malt") >= 980 - 1e-6 && peer.value("malt") <= 1190 + 1e-6)
    #expect(peer.solver.isAmbiguous(peer["malt"]) == true)
    #expect(peer.solver.isAmbiguous(peer["ale"]) == false)
  }
}
