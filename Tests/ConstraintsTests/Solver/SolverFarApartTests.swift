import Constraints
import TestSupport
import Testing

/// Coefficients of 0.001 beside 1000, where coordinates are as small as rounding: the optimum is exact
/// all the same.
@Suite struct SolverFarApartTests {
  private func solver(_ names: String, _ lines: [String]) throws -> PeerSolver {
    var peer = PeerSolver(names)
    try peer.add(lines)
    return peer
  }

  @Test(arguments: [true, false]) func `a weaker wish changes no stronger sum`(isAsked: Bool) throws
  {
    var lines = [
      "10 * a + 999.9 * b == 326.357 @750", "0.1 * a + 0.001 * c + 999.9 * b == 10 @750",
      "-0.1 * a - 0.001 * c <= 1000 * b - 379 @750", "1000 * c == a @750",
      "c + a <= -365.288 @750",
    ]
    if isAsked { lines.append("a >= b @250") }
    let peer = try solver("a b c", lines)
    let sum = try #require(peer.solver.levels.first)
    #expect(isClose(sum.violation, 728.931_091_587_409))
    #expect(isClose(peer.value("a"), -5.313_641_634))
    #expect(isClose(peer.value("b"), 0.379_531_369))
    #expect(isClose(peer.value("c"), -0.005_313_642))
  }

  @Test func `a sum is the least where all pull at one level`() throws {
    let peer = try solver(
      "a b c",
      [
        "b + 0.001 * a == 10 @750", "c == 10 @750", "1000 * b == 10 @750",
        "1000 * a == -0.001 * c @750", "10 * c == a @750", "10 * a >= 10 @750",
        "1000 * c >= 0 @750", "a == 10 - c @750", "1000 * b == 482 @750", "1000 * c - a >= 0 @750",
      ])
    let sum = try #require(peer.solver.levels.first)
    #expect(isClose(sum.violation, 511.518))
    #expect(peer.value("b") == 0.482)
  }

  @Test func `well conditioned and far apart is answered`() throws {
    let peer = try solver(
      "a b c",
      [
        "999.9 * b + c == 382 + 0.001 * a @500", "0.001 * c + 1000 * a == 848.216 @500",
        "-999.9 * c >= 0.0015 * b - 295 @500",
      ])
    #expect(peer.solver.levels.allSatisfy { $0.violation == 0 })
    #expect(isClose(peer.value("a"), 0.848_215_704_971))
  }

  @Test func `what is required holds, however far values have to go`() throws {
    let peer = try solver(
      "a b c d",
      [
        "c <= -1000 * a", "d + 0.001 * a == 100 @750", "c >= 0 @250", "b <= 0 @250", "d == 0 @250",
        "1000 * c - 0.1 * b == 0 @100", "d + 0.001 * a == 150 @750", "d == 0",
      ])
    #expect(peer.value("d") == 0)
    #expect(peer.value("a") == 100_000)
    #expect(peer.value("c") == -1e8)
    #expect(peer.solver.levels.map(\.violation) == [50, 1e8, 0])
  }

  @Test func `a contradiction is found, and each of its members is needed`() throws {
    var peer = PeerSolver("a b c d f g")
    try peer.add([
      "-0.001 * f - a <= 0", "c + g - b <= 10", "1000 * a + 1 == 0", "1000 * b == 1 + d",
      "c + 0.001 * g - 1000 * f >= 1", "c <= 0",
    ])
    let members = try peer.expectRefusal(of: "-1000 * d == 0")
    #expect(members.count == 7)
  }

  @Test func `values do not depend on what was there before`() throws {
    let lines = [
      "10 * a + 999.9 * b == 326 @750", "0.1 * a + 0.001 * c + 999.9 * b == 10 @750",
      "1000 * c == a @750", "c + a <= -365.288 @500", "a >= b @250",
    ]
    let fresh = try solver("a b c", lines)
    var peer = PeerSolver("a b c")
    var ids: [ConstraintID] = []
    for line in lines.reversed() { ids.append(try peer.add(line)) }
    for (id, line) in zip(ids, lines.reversed()) {
      try peer.solver.remove(id)
      try peer.add(["0.001 * b + 1000 * c <= 7 @100", line])
      let last = try #require(peer.solver.constraints.dropLast().last)
      try peer.solver.remove(last)
    }
    for name in ["a", "b", "c"] { #expect(peer.value(name) == fresh.value(name)) }
  }

  @Test func `a ratio and its computed inverse go together beside what is far apart`() throws {
    let peer = try solver(
      "w h z",
      [
        "w == 1.536 * h", "h == 0.6510416666666666 * w", "w <= 1024", "h <= 768", "w == 1024 @250",
        "0.001 * z == 1000 * w @100", "1000 * z >= 0.001 * h @100",
      ])
    #expect(peer.value("w") == 1024)
    #expect(isClose(peer.value("h"), 1024 / 1.536))
    #expect(isClose(peer.value("z") / 1e6, 1024))
  }

  /// A chain of so many boxes, each a hundredth as wide as the next one's place is far: too long for
  /// exact arithmetic.
  private func chain(_ count: Int) throws -> [Double] {
    var solver = Solver()
    let whole = solver.makeVariable()
    var places: [Variable] = []
    try solver.transaction { (solver) throws(SolverError) in
      try solver.add(whole == 400)
      for index in 0..<count {
        let place = solver.makeVariable()
        let before = index > 0 ? places[index - 1] * 1 : LinearExpression(constant: 0)
        try solver.add(place == before + 0.0025 * whole)
        places.append(place)
      }
    }
    return places.map { solver.value(of: $0) }
  }

  @Test(arguments: [10, 70, 700]) func `a long chain of small shares is exact`(count: Int) throws {
    for (index, place) in try chain(count).enumerated() {
      #expect(isClose(place, Double(index + 1), tolerance: 1e-9))
    }
  }
}
