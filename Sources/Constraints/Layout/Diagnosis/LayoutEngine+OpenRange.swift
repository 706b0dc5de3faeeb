extension LayoutEngine {
  /// The values that an attribute or a free variable could have in layouts that are as good: that
  /// hold what is required, and break no more at any priority.
  ///
  /// The wish to be far away, weaker than all else, goes as far as everything else lets it.
  ///
  /// - Parameter quantity: An attribute of an item of this engine, or a variable that it made.
  /// - Returns: The range; `nil` where there is no other value.
  /// - Complexity: Two copies of the solver, and a change of each.
  package func openRange(of quantity: LayoutQuantity) -> LayoutOpenRange? {
    let expression: LinearExpression
    switch quantity {
    case .attribute(let attribute, let item):
      _ = state.record(item)  // traps when the item was removed, as `frame(of:)` does
      expression = state.expression(of: attribute, of: item)
    case .variable(let variable):
      expression = LinearExpression(terms: CollectionOfOne(LinearTerm(variable)))
    }
    let value = solver.value(of: expression)
    let lower = extreme(of: expression, towards: value - Self.farAway)
    let upper = extreme(of: expression, towards: value + Self.farAway)
    guard upper - lower > GeometryTolerance.length else { return nil }
    return LayoutOpenRange(
      lower: lower <= value - Self.farAway / 2 ? nil : lower,
      upper: upper >= value + Self.farAway / 2 ? nil : upper)
  }

  /// Farther than anything on a screen, in points, and still a number with all decimals that count.
  private static let farAway = 1e6

  /// Weaker than what anybody asks for.
  private static let weakest = LayoutPriority(rawValue: .leastNormalMagnitude) ?? .fittingSizeLevel

  private func extreme(of expression: LinearExpression, towards goal: Double) -> Double {
    var probe = solver.clone()
    do throws(SolverError) {
      try probe.add((expression == goal).priority(Self.weakest))
    } catch {
      return solver.value(of: expression)
    }
    return probe.value(of: expression)
  }
}
