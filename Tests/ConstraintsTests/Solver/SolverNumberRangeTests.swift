import Constraints
import TestSupport
import Testing

/// The range of numbers in which answers are exact, held to exact arithmetic; beyond it, what is
/// required holds or a call throws.
@Suite struct SolverNumberRangeTests {
  /// Powers of two between which numbers lie; whether they are exact matters, not how many digits.
  struct Sizes {
    var coefficients: ClosedRange<Int>
    var constants: ClosedRange<Int>
    var variables: Int
  }

  /// What ``Solver`` promises: coefficients in 1e-4...1e4, constants in 1e-3...1e6.
  static let stated = Sizes(coefficients: -13...12, constants: -10...19, variables: 6)
  static let alike = Sizes(coefficients: -4...3, constants: -10...19, variables: 6)
  static let wide = Sizes(coefficients: -30...29, constants: -20...29, variables: 5)

  // The internal checks do not know how large the rounding of far larger multipliers may be.
  #if CONSTRAINTS_INTERNAL_CHECKS
    static let checkable = [alike]
  #else
    static let checkable = [stated, alike]
  #endif

  @Test(arguments: checkable)
  func `in the stated range answers are exact to a millionth`(sizes: Sizes) {
    var refused = 0
    let seeds = Campaign.seeds(1500)
    forAll(
      seeds: seeds, extends: false, generate: { RangeSystem(sizes, &$0) }, shrink: \.smaller
    ) { system in
      switch system.outcome {
      case .refused:
        refused += 1
        return true
      case .unsatisfiable: return system.exact.solve() == nil
      case .solved(let values, _):
        guard let exact = system.exact.solve() else { return false }
        let wanted = exact.values.map(\.double)
        let largest = wanted.map(\.magnitude).max() ?? 0
        return zip(values, wanted).allSatisfy {
          isClose($0, $1, tolerance: 1e-6 * max(1, largest))
        }
      }
    }
    #expect(refused == 0, "\(refused) of \(seeds.count) were refused")
  }

  // The internal checks do not know how large the rounding of such multipliers may be.
  #if !CONSTRAINTS_INTERNAL_CHECKS
    @Test
    func `coefficients from a thousand-millionth to a thousand million end in an answer or throw`()
    {
      forAll(seeds: Campaign.seeds(600), extends: false, generate: { RangeSystem(Self.wide, &$0) })
      {
        system in
        switch system.outcome {
        case .refused: true
        case .unsatisfiable: true
        case .solved(let values, let violations):
          values.allSatisfy(\.isFinite) && violations.allSatisfy(\.isFinite)
        }
      }
    }
  #endif

  /// Systems in which a tolerance of floating point would move a value, and that value.
  static let delicate: [(references: String, lines: [String], name: String, value: Double)] = [
    // A required line that misses by 5e-10 moves x by 0.003.
    (
      "x=-20 y z",
      [
        "-0.00390625 * z + 112 * y == 0", "y == 0 @750", "224 * x >= -0.625",
        "0.125 * x + 24 * z >= 0",
      ], "x", 0
    ),
    // What is left of the line is 1e-10 of its largest coefficient.
    ("x y", ["y == 0 @750", "x + 335544320 * y == 0.03125 @500"], "x", 0.03125),
  ]

  @Test(arguments: delicate.indices) func `no tolerance moves a value`(index: Int) throws {
    let delicate = Self.delicate[index]
    var peer = PeerSolver(delicate.references)
    try peer.add(delicate.lines)
    #expect(isClose(peer.value(delicate.name), delicate.value))
  }

  @Test(arguments: [1e3, 1e6, 1e9]) func `coefficients of one line may be so far apart`(
    ratio: Double
  ) throws {
    for isFirstLarge in [false, true] {
      var solver = Solver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(x == 3)
      try solver.add(isFirstLarge ? x * ratio + y == ratio * 3 : x + y * ratio == 3 + ratio)
      #expect(isClose(solver.value(of: x), 3))
      #expect(isClose(solver.value(of: y), isFirstLarge ? 0 : 1))
    }
  }

  @Test(arguments: [2e9, 1e12]) func `coefficients of one line that are further apart are refused`(
    ratio: Double
  ) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add((x == 3).priority(500))
    let before = solver.debugDescription
    #expect(throws: SolverError.beyondPrecision) { try solver.add(x * ratio + y == 1) }
    #expect(throws: SolverError.beyondPrecision) {
      try solver.add((x * 1e3 - y * (1e3 / ratio) >= 1).priority(1))
    }
    #expect(solver.debugDescription == before)
  }

  @Test(arguments: 1...6) func `ratios that multiply along constraints are met or refused`(
    steps: Int
  ) {
    guard let first = firstOfChain(steps: steps) else {
      #expect(steps > 3)
      return
    }
    #expect(isClose(first * pow(1000, steps) / 1e9, 1))
  }

  /// The value of a variable that is so many times a thousandth of 1e9; nothing when refused.
  private func firstOfChain(steps: Int) -> Double? {
    var solver = Solver()
    let x = (0...steps).map { _ in solver.makeVariable() }
    do throws(SolverError) {
      for (left, right) in zip(x, x.dropFirst()) { try solver.add(left * 1000 - right == 0) }
      try solver.add(x[steps] == 1e9)
    } catch { return nil }
    return solver.value(of: x[0])
  }

  private func pow(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * base }
  }

  @Test func `zero times anything is nothing, and zero times infinity is refused`() throws {
    var solver = Solver()
    let x = solver.makeVariable(reference: 2)
    for line in [x * 0 <= 0, x * 0 == 0, x - x >= -1] { try solver.add(line) }
    #expect(solver.value(of: x) == 2)
    for line in [x * 0 == 1, x * 0 >= 1e-6, x - x <= -1] {
      #expect(throws: SolverError.self) { try solver.add(line) }
    }
    #expect(throws: SolverError.self) { try solver.add(x * (0 * .infinity) == 0) }
    #expect(throws: SolverError.self) { try solver.add(x * .infinity * 0 == 0) }
  }

  @Test(arguments: [3, 100, 1000]) func `a circle of equalities holds when it closes`(count: Int) {
    #expect(conflictOfCircle(count, gap: 0) == 0)
    #expect(conflictOfCircle(count, gap: 1) == count)
  }

  /// How many members the conflict has that the last of so many equalities makes; 0 when it holds,
  /// and −1 for another refusal.
  private func conflictOfCircle(_ count: Int, gap: Double) -> Int {
    var solver = Solver()
    let x = (0..<count).map { _ in solver.makeVariable() }
    do throws(SolverError) {
      for index in 1..<count { try solver.add(x[index] == x[index - 1] + 0.1) }
      try solver.add(x[0] == x[count - 1] - 0.1 * Double(count - 1) + gap)
    } catch {
      if case .unsatisfiable(let members) = error { return members.count }
      return -1
    }
    return 0
  }
}
