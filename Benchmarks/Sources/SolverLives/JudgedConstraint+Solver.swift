import Constraints
import ExactJudge

extension JudgedAnswer {
  /// What a solver says.
  init(_ solver: borrowing Solver, _ variables: [Variable], ids: [ConstraintID?]) {
    self.init(values: [], violations: [], levels: [])
    for variable in variables { values.append(solver.value(of: variable)) }
    for id in ids { violations.append(id.map { solver.violation(of: $0) }) }
    levels = solver.levels.map { ($0.priority.rawValue, $0.violation) }
  }
}

extension JudgedConstraint {
  /// The constraint over a solver's variables.
  func constraint(over variables: [Variable]) -> Constraint {
    let relation: Constraint.Relation =
      switch self.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return Constraint(
      LinearExpression(
        terms: terms.map {
          LinearTerm(variables[$0.variable], coefficient: $0.coefficient.double)
        }, constant: -bound.double), relation, priority: LayoutPriority(priority))
  }
}

extension LayoutPriority {
  /// The priority of that number, above 0 and at most 1000.
  init(_ number: Double) { self.init(floatLiteral: number) }
}
