import Constraints
import TestSupport

/// Solvers that meet a model for the first time.
enum FreshSolver {
  /// How the constraints are handed over.
  enum Manner: CaseIterable {
    case oneByOne, together, reversed
  }

  /// The values in order of declaration; nothing when the solver refuses.
  static func values(of model: PropertyModel, _ manner: Manner) -> [Double]? {
    var solver = Solver()
    let system = model.system
    let variables = system.references.map { solver.makeVariable(reference: $0.double) }
    let constraints =
      manner == .reversed ? system.constraints.reversed() : system.constraints
    do {
      if manner == .together {
        try solver.transaction { (solver) throws(SolverError) in
          for constraint in constraints { try solver.add(constraint, over: { variables[$0] }) }
        }
      } else {
        for constraint in constraints { try solver.add(constraint, over: { variables[$0] }) }
      }
    } catch {
      return nil
    }
    return variables.map { solver.value(of: $0) }
  }
}

extension Solver {
  /// Adds a constraint of exact numbers.
  @discardableResult
  mutating func add(
    _ constraint: ReferenceConstraint, over variables: (Int) -> Variable?
  ) throws(SolverError) -> ConstraintID {
    var terms: [LinearTerm] = []
    for term in constraint.terms {
      guard let variable = variables(term.variable) else { continue }
      terms.append(LinearTerm(variable, coefficient: term.coefficient.double))
    }
    let expression = LinearExpression(terms: terms, constant: -constraint.bound.double)
    let plain = Constraint(expression, constraint.relation, priority: constraint.priority)
    return constraint.isContentSize ? try addContentSize(plain) : try add(plain)
  }
}
