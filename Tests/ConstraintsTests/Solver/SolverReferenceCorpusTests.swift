import Constraints
import Foundation
import TestSupport
import Testing

/// The judge is judged: the exact simplex of these tests against the recorded optima.
@Suite struct SolverReferenceCorpusTests {
  @Test(.enabled(if: !SolverCorpusTests.files.isEmpty, "the corpus `solver` is not there"))
  func `the exact simplex finds the recorded optima`() throws {
    for file in SolverCorpusTests.files {
      let lines = try Corpora.text(file).split(separator: "\n")
      for index in stride(from: 0, to: lines.count, by: Campaign.isRunning ? 1 : 12) {
        let sequence = try JSONDecoder().decode(
          RecordedSequence.self, from: Data(lines[index].utf8))
        try check(sequence)
      }
    }
  }

  private func check(_ sequence: RecordedSequence) throws {
    var constraints: [(id: Int, constraint: ReferenceConstraint)] = []
    for step in sequence.steps {
      var next = constraints
      for operation in step.ops { perform(operation, on: &next) }
      let system = ReferenceSystem(
        references: [Rational](repeating: .zero, count: sequence.variables),
        constraints: next.map(\.constraint))
      let solution = system.solve()
      #expect((solution != nil) == step.expect.feasible, "\(sequence.id)")
      guard let solution else { continue }
      constraints = next
      let found = solution.levels.map { [$0.priority.rawValue, $0.violation.double] }
      let expected = step.expect.levels ?? []
      #expect(
        found.count == expected.count
          && zip(found, expected).allSatisfy { $0[0] == $1[0] && isClose($0[1], $1[1]) },
        "\(sequence.id): \(found) instead of \(expected)")
    }
  }

  private func perform(
    _ operation: RecordedSequence.Operation,
    on constraints: inout [(id: Int, constraint: ReferenceConstraint)]
  ) {
    if let id = operation.remove {
      constraints.removeAll { $0.id == id }
    } else if let id = operation.edit {
      for index in constraints.indices where constraints[index].id == id {
        constraints[index].constraint.bound = Rational(exactly: operation.constant ?? 0)
      }
    } else if let id = operation.add {
      let terms = (operation.terms ?? []).map {
        ReferenceConstraint.Term(Int($0[0]), coefficient: Rational(exactly: $0[1]))
      }
      let relations: [String: Constraint.Relation] = [
        "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
      ]
      let constraint = ReferenceConstraint(
        terms, relations[operation.relation ?? ""] ?? .equal,
        Rational(exactly: operation.constant ?? 0),
        priority: LayoutPriority(rawValue: operation.priority ?? 1000) ?? .required)
      constraints.append((id, constraint))
    }
  }
}

/// The arithmetic that the exact simplex stands on.
@Suite struct SolverReferenceArithmeticTests {
  @Test func `fractions of any size obey the laws of a field`() {
    var random = SplitMix64(seed: 1)
    for size in [1, 3, 9] {
      for _ in 0..<Campaign.whole(60, brief: 10) {
        let (a, b, c) = (number(size, &random), number(size, &random), number(size, &random))
        #expect(a + b == b + a && a * b == b * a)
        #expect(a * (b + c) == a * b + a * c)
        #expect((a + b) - b == a)
        if !b.isZero { #expect(a / b * b == a) }
        #expect((a < b) == ((b - a).sign > 0))
        #expect(isClose((a / (b * b + .one)).double, a.double / (b.double * b.double + 1), size))
      }
    }
  }

  @Test func `a double is the fraction that it is`() {
    for number in [0, 1, -2.5, 0.1, 1e300, -1e-300, 0.333333, 5e15] {
      #expect(Rational(exactly: number).double == number)
    }
    #expect(Rational(exactly: 0.75) == Rational(3, over: 4))
    #expect(Rational(exactly: 0.1) != Rational(1, over: 10))
  }

  private func isClose(_ left: Double, _ right: Double, _ size: Int) -> Bool {
    (left - right).magnitude <= 1e-14 * Double(size) * max(left.magnitude, right.magnitude)
  }

  /// A product of some random fractions.
  private func number(_ size: Int, _ random: inout SplitMix64) -> Rational {
    (0..<size).reduce(Rational.one) { product, _ in
      product
        * Rational(
          Int.random(in: -1_000_000_000...1_000_000_000, using: &random),
          over: Int.random(in: 1...1_000_000_000, using: &random))
        + Rational(Int.random(in: -9...9, using: &random))
    }
  }
}
