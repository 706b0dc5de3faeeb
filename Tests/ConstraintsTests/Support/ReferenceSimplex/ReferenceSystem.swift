import Constraints

/// A constraint in exact numbers: a sum of terms compared with a number.
struct ReferenceConstraint: Hashable, Sendable {
  /// The number of a variable with its coefficient; a variable may occur twice.
  struct Term: Hashable, Sendable {
    /// The variable's number in its system.
    var variable: Int
    /// What it is multiplied by.
    var coefficient: Rational

    /// Makes a term, by default the variable itself.
    init(_ variable: Int, coefficient: Rational = .one) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// What is summed.
  var terms: [Term]
  /// How the sum is compared.
  var relation: Constraint.Relation
  /// What it is compared with.
  var bound: Rational
  /// How much it matters.
  var priority: LayoutPriority
  /// Whether it wins where equal priorities contradict each other.
  var isContentSize = false

  /// Makes a constraint.
  init(
    _ terms: [Term], _ relation: Constraint.Relation, _ bound: Rational, priority: LayoutPriority
  ) {
    self.terms = terms
    self.relation = relation
    self.bound = bound
    self.priority = priority
  }

  /// The constraint in doubles, over a solver's variables.
  func constraint(over variables: [Variable]) -> Constraint {
    let terms = terms.map {
      LinearTerm(variables[$0.variable], coefficient: $0.coefficient.double)
    }
    return Constraint(
      LinearExpression(terms: terms, constant: -bound.double), relation, priority: priority)
  }
}

/// Variables and constraints in exact numbers.
struct ReferenceSystem: Sendable {
  /// Where each variable stays when nothing moves it, in order of declaration.
  var references: [Rational]
  /// What is in force.
  var constraints: [ReferenceConstraint]

  /// Makes a system.
  init(references: [Rational], constraints: [ReferenceConstraint]) {
    self.references = references
    self.constraints = constraints
  }
}

/// The one optimum of a system.
struct ReferenceSolution: Sendable {
  /// The least sum of violations at one priority.
  struct Level: Sendable {
    /// The priority.
    var priority: LayoutPriority
    /// The sum.
    var violation: Rational
  }

  /// The priorities that occur, required left out, from strong to weak.
  var levels: [Level]
  /// The value of each variable.
  var values: [Rational]
  /// Which variables the constraints leave open; empty unless asked for.
  var ambiguous: [Bool]
}

extension ReferenceSystem {
  /// The optimum, found with exact numbers; nothing when the required constraints contradict each
  /// other.
  ///
  /// Priorities are minimised one after the other, then the content sizes' violations, then, in
  /// order of declaration, each variable's distance from its reference.
  ///
  /// - Parameter findsAmbiguity: Whether to find what the constraints leave open too, which takes
  ///   two more minimisations a variable.
  /// - Returns: Levels and values, or nothing.
  func solve(findsAmbiguity: Bool = false) -> ReferenceSolution? {
    var tableau = ReferenceTableau(self)
    guard requiredViolation(in: &tableau).isZero else { return nil }
    var solution = ReferenceSolution(levels: [], values: [], ambiguous: [])
    let priorities = Set(constraints.map(\.priority)).filter { $0 < .required }
    for priority in priorities.sorted(by: >) {
      let violation = tableau.minimizeViolation { constraints[$0].priority == priority }
      solution.levels.append(.init(priority: priority, violation: violation))
    }
    if findsAmbiguity { solution.ambiguous = references.indices.map(tableau.isOpen) }
    if constraints.contains(where: \.isContentSize) {
      _ = tableau.minimizeViolation {
        constraints[$0].isContentSize && constraints[$0].priority < .required
      }
    }
    for variable in references.indices { tableau.minimizeDistance(of: variable) }
    solution.values = references.indices.map { references[$0] + tableau.value(of: $0) }
    return solution
  }

  /// By how much the required constraints contradict each other; zero when they do not.
  var requiredViolation: Rational {
    var tableau = ReferenceTableau(self)
    return requiredViolation(in: &tableau)
  }

  private func requiredViolation(in tableau: inout ReferenceTableau) -> Rational {
    tableau.minimizeViolation { constraints[$0].priority == .required }
  }
}
