/// What fixes an unknown where its stay would be enough.
extension LayoutEngine {
  /// The conditions that say by themselves what value an unknown has, where nothing pulls at it.
  ///
  /// Where an unknown is wanted at its reference anyway, `reasons(for:of:)` names nothing but that; these
  /// leave it no other value all the same.
  ///
  /// - Parameter quantity: An attribute that is an unknown of the layout, or a free variable.
  /// - Returns: Each with how far the value moves when its constant grows by one; none unless they
  ///   bound it from both sides.
  /// - Complexity: O(*c*) for *c* constraints in force.
  package func conditions(
    fixing quantity: LayoutQuantity
  ) -> [(source: LayoutConstraintSource, effect: Double)] {
    guard let unknown = variable(of: quantity) else { return [] }
    var found: [(source: LayoutConstraintSource, effect: Double)] = []
    var (isBoundBelow, isBoundAbove) = (false, false)
    for id in solver.constraints {
      guard let constraint = try? solver.constraint(id), let source = state.source(of: id) else {
        continue
      }
      var factor = 0.0
      let isAlone = constraint.expression.terms.allSatisfy { term in
        if term.variable == unknown { factor += term.coefficient }
        return term.variable == unknown
      }
      guard isAlone, factor != 0,
        solver.value(of: constraint.expression).magnitude <= GeometryTolerance.length
      else { continue }
      found.append((source, 1 / factor))
      let isUpper = (constraint.relation == .lessThanOrEqual) == (factor > 0)
      isBoundBelow = isBoundBelow || constraint.relation == .equal || !isUpper
      isBoundAbove = isBoundAbove || constraint.relation == .equal || isUpper
    }
    return isBoundBelow && isBoundAbove ? found : []
  }

  /// Whether an item is exactly as large as its content along an axis, by what the content asks for.
  package func hasSizeOfContent(_ item: LayoutItem, along axis: LayoutAxis) -> Bool {
    let content = state.record(item)[axis]
    guard let hugging = content.huggingID, let resistance = content.resistanceID else {
      return false
    }
    return [hugging, resistance].allSatisfy { solver.violation(of: $0) <= GeometryTolerance.length }
  }

  /// The solver's variable that a quantity is, if it is one alone.
  private func variable(of quantity: LayoutQuantity) -> Variable? {
    switch quantity {
    case .variable(let variable): return variable
    case .attribute(let attribute, let item):
      let expression = state.expression(of: attribute, of: item)
      guard expression.terms.count == 1, expression.constant == 0 else { return nil }
      return expression.terms.first?.variable
    }
  }
}
