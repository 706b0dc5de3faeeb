import ExactJudge
import Testing

/// The judge knows what is right, and finds what is put in by hand.
@Suite struct JudgeTests {
  let judge = Judge()

  /// A line of few numbers: coefficients of variables in order, 0 where one is not named.
  private func line(
    _ coefficients: [WrittenNumber], _ relation: JudgedConstraint.Relation, _ bound: WrittenNumber,
    _ priority: Double = 1000
  ) -> JudgedConstraint {
    let terms = coefficients.enumerated().filter { $0.element.mantissa != 0 }.map {
      JudgedConstraint.Term($0.offset, $0.element)
    }
    return JudgedConstraint(terms, relation, bound, priority: priority)
  }

  private func number(_ text: Int64, _ exponent: Int = 0) -> WrittenNumber {
    WrittenNumber(text, exponent: exponent)
  }

  @Test func `numbers are written as they were, and are the doubles that texts give`() {
    for (number, text) in [
      (number(15, -4), "0.0015"), (number(-272_933, -3), "-272.933"), (number(1000), "1000"),
      (number(0), "0"), (number(-5, -1), "-0.5"),
      (number(12_345_678_901_234_567, -3), "12345678901234.567"),
    ] {
      #expect(number.description == text)
      #expect(number.double == Double(text))
    }
  }

  @Test func `a stronger level is served first, and a weaker one with what is left`() throws {
    let lines = [
      line([number(1)], .lessThanOrEqual, number(10)),
      line([number(1)], .equal, number(12), 750), line([number(1)], .equal, number(0), 750),
      line([number(1), number(1)], .equal, number(3), 500),
      line([number(0), number(1000)], .equal, number(0), 250),
    ]
    let least = try #require(judge.leastSums(of: lines, variableCount: 2))
    #expect(least.map(\.priority) == [1000, 750, 500, 250])
    // Anywhere in 0...10 the first sum is 12, so that x is 3 and y is 0.
    #expect(least.map(\.violation) == [0, 12, 0, 0])
  }

  @Test func `sums are counted in the units of the line as written`() throws {
    let lines = [
      line([number(1)], .equal, number(0), 500), line([number(1, -3)], .equal, number(1), 500),
      line([number(2, 3)], .equal, number(2, 3), 500),
    ]
    let least = try #require(judge.leastSums(of: lines, variableCount: 1))
    #expect(least[1].violation == 1 + 0.999)
  }

  @Test(arguments: [false, true]) func `what is no contradiction in decimals is one in doubles`(
    asDoubles: Bool
  ) throws {
    // 0.1 x = 1 and 0.3 x = 3: the doubles of 0.1 and 0.3 are not in that ratio.
    let lines = [
      line([number(1, -1)], .equal, number(1)), line([number(3, -1)], .equal, number(3)),
    ]
    let sum = try #require(judge.contradiction(of: lines, variableCount: 1, asDoubles: asDoubles))
    #expect((sum == 0) == !asDoubles)
    #expect(sum < 1e-15)
  }

  private let system = [
    JudgedConstraint(
      [.init(0, WrittenNumber(1)), .init(1, WrittenNumber(1))], .equal, WrittenNumber(10),
      priority: 1000),
    JudgedConstraint([.init(0, WrittenNumber(1))], .equal, WrittenNumber(4), priority: 750),
    JudgedConstraint([.init(1, WrittenNumber(1))], .equal, WrittenNumber(4), priority: 250),
  ]

  @Test func `an optimum is right`() {
    let answer = JudgedAnswer(
      values: [4, 6], violations: [0, 0, 2], levels: [(750, 0), (250, 2)])
    #expect(judge.verdict(on: answer, to: system).grade == .right)
  }

  @Test(
    arguments: [
      ("required", [4, 6.1], [0.1, 0, 2.1], [0, 2.1]), ("sum", [5, 5], [0, 1, 1], [1, 1]),
      ("violation", [4, 6], [0, 0, 0], [0, 2]), ("levels", [4, 6], [0, 0, 2], [0, 0]),
      ("value", [4, .nan], [0, 0, 2], [0, 2]),
    ] as [(String, [Double], [Double], [Double])])
  func `an answer that is not, is wrong`(
    kind: String, values: [Double], violations: [Double], sums: [Double]
  ) {
    let answer = JudgedAnswer(
      values: values, violations: violations, levels: [(750, sums[0]), (250, sums[1])])
    let verdict = judge.verdict(on: answer, to: system)
    #expect(verdict.grade == .wrong)
    #expect(verdict.findings.contains { $0.kind == kind && $0.grade == .wrong })
  }

  @Test(arguments: [(1e-12, Grade.right), (1e-8, .coarse), (1e-5, .wrong)])
  func `an answer is off by rounding, by little or by much`(off: Double, grade: Grade) {
    let answer = JudgedAnswer(
      values: [4 + off, 6], violations: [off, off, 2], levels: [(750, off), (250, 2)])
    #expect(judge.verdict(on: answer, to: system).grade == grade)
  }

  @Test func `what constants changed by their rounding lead to is near`() {
    // y is ten million times what x misses.
    let lines = [
      line([number(1)], .equal, number(1_000_000)),
      line([number(1), number(1, -7)], .equal, number(1_000_000)),
      line([number(0), number(1)], .equal, number(5), 500),
    ]
    let y = 0.002
    let answer = JudgedAnswer(
      values: [1_000_000, y], violations: [0, 0, 5 - y], levels: [(500, 5 - y)])
    #expect(judge.verdict(on: answer, to: lines).grade == .near)
  }

  @Test func `conflicts are judged`() {
    let (low, high) = (
      line([number(1)], .lessThanOrEqual, number(5)),
      line([number(1)], .greaterThanOrEqual, number(6))
    )
    let other = line([number(1)], .lessThanOrEqual, number(55, -1))
    func kinds(_ lines: [JudgedConstraint]) -> [String] {
      judge.verdict(onConflict: lines, variableCount: 1).findings.map(\.kind)
    }
    #expect(kinds([low, high]) == [])
    #expect(kinds([low, other]) == ["conflict-feasible"])
    #expect(kinds([low, high, other]) == ["conflict-not-minimal", "conflict-not-minimal"])
  }
}
