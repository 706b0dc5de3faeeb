/// A constraint as a judge reads it: a sum of terms compared with a number.
public struct JudgedConstraint: Hashable, Sendable {
  /// How a sum is compared with its bound.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    /// The sum is at most the bound.
    case lessThanOrEqual = "<="
    /// The sum is the bound.
    case equal = "=="
    /// The sum is at least the bound.
    case greaterThanOrEqual = ">="
  }

  /// A variable's number with its coefficient.
  public struct Term: Hashable, Sendable {
    /// The variable's number in its system.
    public var variable: Int
    /// What it is multiplied by.
    public var coefficient: WrittenNumber

    /// Makes a term.
    public init(_ variable: Int, _ coefficient: WrittenNumber) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// What is summed; each variable at most once.
  public var terms: [Term]
  /// How the sum is compared.
  public var relation: Relation
  /// What it is compared with.
  public var bound: WrittenNumber
  /// How much it matters: 1000 for what is required, less for the others.
  public var priority: Double

  /// Makes a constraint.
  public init(_ terms: [Term], _ relation: Relation, _ bound: WrittenNumber, priority: Double) {
    self.terms = terms
    self.relation = relation
    self.bound = bound
    self.priority = priority
  }

  /// Whether it has to hold.
  public var isRequired: Bool { priority == 1000 }

  /// The sum less the bound, in doubles, and what its parts come to without their signs.
  public func residual(at values: [Double]) -> (value: Double, magnitude: Double) {
    var (value, magnitude) = (-bound.double, abs(bound.double))
    for term in terms {
      let part = term.coefficient.double * values[term.variable]
      value += part
      magnitude += abs(part)
    }
    return (value, magnitude)
  }

  /// By how much a sum less the bound breaks the constraint.
  func violation(of residual: Double) -> Double {
    switch relation {
    case .lessThanOrEqual: max(0, residual)
    case .equal: abs(residual)
    case .greaterThanOrEqual: max(0, -residual)
    }
  }
}

extension JudgedConstraint: CustomStringConvertible {
  /// The constraint as a line of a scene, such as `v3 + 0.001 * v0 == 100 @750`.
  public var description: String {
    var line = ""
    for term in terms {
      let isNegative = term.coefficient.mantissa < 0
      line += line.isEmpty ? (isNegative ? "-" : "") : (isNegative ? " - " : " + ")
      let size = isNegative ? -term.coefficient : term.coefficient
      line +=
        size.mantissa == 1 && size.exponent == 0
        ? "v\(term.variable)" : "\(size) * v\(term.variable)"
    }
    line += " \(relation.rawValue) \(bound)"
    return isRequired ? line : line + " @\(WrittenNumber.text(priority))"
  }
}

extension WrittenNumber {
  /// A priority without a decimal point where it is whole.
  fileprivate static func text(_ priority: Double) -> String {
    priority == priority.rounded() ? String(Int(priority)) : String(priority)
  }
}
