import Constraints

/// A shape of system that solvers are measured on: what is built, and what is then done to it.
///
/// The peers' strengths strong, medium and weak stand at 750, 500 and 250.
struct Workload: Sendable {
  /// A sum of terms plus a constant, compared with zero.
  struct Row: Hashable, Sendable {
    /// Numbers of variables with their coefficients.
    var terms: [Term]
    /// What is added to the terms.
    var constant: Double
    /// How the sum is compared with zero.
    var relation: Constraint.Relation
    /// How much it matters.
    var priority: LayoutPriority
  }

  /// A variable's number with its coefficient.
  struct Term: Hashable, Sendable {
    /// The variable's number.
    var variable: Int
    /// What it is multiplied by.
    var coefficient: Double
  }

  /// A variable that is suggested values.
  struct Edit: Hashable, Sendable {
    /// The variable's number.
    var variable: Int
    /// How much suggestions matter.
    var priority: LayoutPriority
    /// The first value.
    var value: Double
  }

  /// Something done to the system once it is built.
  enum Operation: Hashable, Sendable {
    /// Suggests a value for a variable.
    case suggest(Double, variable: Int)
    /// Takes a row out of force.
    case remove(row: Int)
    /// Puts a row in force that is not, or not any more.
    case add(row: Int)
  }

  /// How many variables there are, all with reference 0.
  var variableCount = 0
  /// The constraints, in the order in which they are added.
  var rows: [Row] = []
  /// How many rows are in force at first; the others wait for operations.
  var initialRowCount: Int?
  /// What is edited.
  var edits: [Edit] = []
  /// What is done then.
  var operations: [Operation] = []

  /// Makes an empty system.
  init() {}

  /// The number of a new variable.
  mutating func makeVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  /// Adds a row: pairs of coefficient and variable, and a constant.
  mutating func add(
    _ terms: [(Double, Int)], _ constant: Double, _ relation: Constraint.Relation,
    _ priority: LayoutPriority = .required
  ) {
    rows.append(
      Row(
        terms: terms.map { Term(variable: $0.1, coefficient: $0.0) }, constant: constant,
        relation: relation, priority: priority))
  }
}

extension LayoutPriority {
  /// What stands for the peers' strength between weak and strong.
  static let medium: LayoutPriority = 500
}
