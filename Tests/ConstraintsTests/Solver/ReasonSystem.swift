import Constraints
import TestSupport

/// A random system in which no two bounds meet by accident: constants and references are unlike.
struct ReasonSystem: CustomStringConvertible {
  var references: [Double]
  var constraints: [ReferenceConstraint]

  init(_ random: inout SplitMix64) {
    let count = Int.random(in: 1...6, using: &random)
    references = (0..<count).map { _ in Self.constant(&random).double }
    let coefficients = [1, 1, -1, -1, 2, 3].map { Rational($0) } + [Rational(1, over: 2)]
    constraints = []
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let terms = (0..<count).shuffled(using: &random)
        .prefix(Int.random(in: 1...3, using: &random)).map {
          ReferenceConstraint.Term(
            $0, coefficient: coefficients.randomElement(using: &random) ?? .one)
        }
      constraints.append(
        ReferenceConstraint(
          Array(terms), Constraint.Relation.allCases.randomElement(using: &random) ?? .equal,
          Self.constant(&random),
          priority: PropertyFlavour.priorities.randomElement(using: &random) ?? .required))
    }
  }

  private static func constant(_ random: inout SplitMix64) -> Rational {
    Rational(Int.random(in: -1_000_000...1_000_000, using: &random), over: 1024)
  }

  /// The same system without its last constraint, and so on for each.
  var shrunk: [ReasonSystem] {
    constraints.indices.reversed().map { index in
      var smaller = self
      smaller.constraints.remove(at: index)
      return smaller
    }
  }

  /// The same system with some of its constraints, by number.
  func only(_ numbers: [Int]) -> ReasonSystem {
    var smaller = self
    smaller.constraints = numbers.map { constraints[$0] }
    return smaller
  }

  var description: String {
    (try? Solved(self).solver.explanation) ?? "cannot be satisfied"
  }

  /// A system in a fresh solver.
  struct Solved: ~Copyable {
    var solver = Solver()
    var variables: [Variable] = []
    var ids: [ConstraintID] = []

    init(_ system: ReasonSystem) throws(SolverError) {
      variables = system.references.map { solver.makeVariable(reference: $0) }
      let variables = variables
      ids = try solver.transaction { (solver) throws(SolverError) in
        var ids: [ConstraintID] = []
        for constraint in system.constraints {
          ids.append(try solver.add(constraint, over: { variables[$0] }))
        }
        return ids
      }
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }
  }
}
