import Constraints
import TestSupport

/// A random system whose numbers are exact in binary, so that doubles and fractions say the same.
struct RangeSystem: Sendable, CustomStringConvertible {
  /// The system in exact numbers.
  var exact: ReferenceSystem
  /// Whether all constraints come in one transaction.
  var isTogether: Bool

  /// What a solver made of it.
  enum Outcome {
    /// A value each variable, and a violation each constraint.
    case solved([Double], [Double])
    /// What is required contradicts itself.
    case unsatisfiable
    /// The numbers are too far apart or too large.
    case refused
  }

  init(_ sizes: SolverNumberRangeTests.Sizes, _ random: inout SplitMix64) {
    let count = Int.random(in: 1...sizes.variables, using: &random)
    let references = (0..<count).map { _ in
      Bool.random(using: &random) ? 0 : Self.number(sizes.constants, &random)
    }
    let constraints = (0..<Int.random(in: 1...2 * count + 2, using: &random)).map { _ in
      let named = (0..<count).shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
      let terms = named.map {
        ReferenceConstraint.Term(
          $0, coefficient: Rational(exactly: Self.number(sizes.coefficients, &random)))
      }
      let isZero = Int.random(in: 0..<4, using: &random) == 0
      let priorities: [LayoutPriority] = [.required, .required, 750, 500, 250]
      return ReferenceConstraint(
        terms, Constraint.Relation.allCases.randomElement(using: &random) ?? .equal,
        Rational(exactly: isZero ? 0 : Self.number(sizes.constants, &random)),
        priority: priorities.randomElement(using: &random) ?? .required)
    }
    exact = ReferenceSystem(
      references: references.map { Rational(exactly: $0) }, constraints: constraints)
    isTogether = Bool.random(using: &random)
  }

  /// A few bits and a power of two in a range, with either sign.
  private static func number(_ powers: ClosedRange<Int>, _ random: inout SplitMix64) -> Double {
    let bits = 1 + Double(Int.random(in: 0..<4, using: &random)) / 4
    let power = Int.random(in: powers, using: &random)
    return Double(
      sign: Bool.random(using: &random) ? .plus : .minus, exponent: power, significand: bits)
  }

  /// What a solver makes of it.
  var outcome: Outcome {
    var solver = Solver()
    let variables = exact.references.map { solver.makeVariable(reference: $0.double) }
    let constraints = exact.constraints.map { $0.constraint(over: variables) }
    var ids: [ConstraintID] = []
    do throws(SolverError) {
      if isTogether {
        try solver.transaction { (solver) throws(SolverError) in
          for constraint in constraints { ids.append(try solver.add(constraint)) }
        }
      } else {
        for constraint in constraints { ids.append(try solver.add(constraint)) }
      }
    } catch {
      if case .unsatisfiable = error { return .unsatisfiable }
      return .refused
    }
    return .solved(
      variables.map { solver.value(of: $0) }, ids.map { solver.violation(of: $0) })
  }

  /// The system with one thing less.
  var smaller: [RangeSystem] {
    var systems: [RangeSystem] = []
    func append(_ change: (inout ReferenceSystem) -> Void) {
      var smaller = self
      change(&smaller.exact)
      systems.append(smaller)
    }
    for index in exact.constraints.indices {
      append { $0.constraints.remove(at: index) }
      for term in exact.constraints[index].terms.indices
      where exact.constraints[index].terms.count > 1 {
        append { $0.constraints[index].terms.remove(at: term) }
      }
    }
    for index in exact.references.indices where !exact.references[index].isZero {
      append { $0.references[index] = .zero }
    }
    return systems
  }

  var description: String {
    let lines = exact.constraints.map { constraint in
      let terms = constraint.terms.map { "\($0.coefficient.double) x\($0.variable)" }
      return "\(terms.joined(separator: " + ")) \(constraint.relation) \(constraint.bound.double)"
        + " @\(constraint.priority.rawValue)"
    }
    let references = exact.references.map { "\($0.double)" }.joined(separator: ", ")
    return "references \(references); " + lines.joined(separator: "; ")
      + (isTogether ? "; together" : "; one by one")
  }
}
