/// How settling constraints are written.
extension LayoutEngine {
  /// A constraint that gives a quantity its present value, written as a person would.
  ///
  /// - Parameters:
  ///   - quantity: What it settles.
  ///   - number: The number of its ambiguity: what earlier ones settle is known.
  ///   - settled: Which ambiguity settles what.
  ///   - bounds: The bounds that are just met, by the items they name.
  /// - Returns: A bound that is just met as an equality, the place in the superview, or a number.
  internal func constraint(
    settling quantity: LayoutQuantity, _ number: Int, _ settled: SettledUnknowns,
    bounds: [LayoutItem: [LayoutConstraint]]
  ) -> LayoutConstraint {
    guard case .attribute(let attribute, let item) = quantity else {
      return holding(LayoutConstraint(terms: [LayoutTerm(quantity)], .equal))
    }
    for bound in bounds[item] ?? []
    where self.settles(bound, attribute, of: item, number, settled) {
      var equality = bound.withPriority(.required)
      equality.relation = .equal
      equality.identifier = nil
      return equality
    }
    if attribute.isLocation, let superview = state.holder(of: item) {
      let place = LayoutConstraint(
        item: item, attribute: attribute, relatedBy: .equal, toItem: superview,
        attribute: attribute)
      if settles(place, attribute, of: item, number, settled) { return holding(place) }
    }
    return holding(LayoutConstraint(terms: [LayoutTerm(quantity)], .equal))
  }

  /// Whether an equality of a constraint's sides makes an attribute known, when all is known that
  /// earlier ambiguities settle.
  private func settles(
    _ constraint: LayoutConstraint, _ attribute: LayoutAttribute, of item: LayoutItem,
    _ number: Int, _ settled: SettledUnknowns
  ) -> Bool {
    guard let sides = try? state.expression(of: constraint) else { return false }
    let wanted = state.expression(of: attribute, of: item)
    guard let own = wanted.terms.first else { return false }
    let factor = sides.coefficient(of: own.variable) / own.coefficient
    let others = sides - factor * wanted
    return factor != 0
      && others.terms.allSatisfy { term in
        others.coefficient(of: term.variable) == 0
          || settled.isSettled(term.variable, before: number)
      }
  }

  /// An equality with the constant that makes it hold now.
  private func holding(_ constraint: LayoutConstraint) -> LayoutConstraint {
    var constraint = constraint
    guard let excess = try? state.expression(of: constraint) else { return constraint }
    let constant = solver.value(of: excess)
    // Nobody wants to read 33.333333333333336, and a thousand millionth moves nothing.
    let tidy = (constant * 1e9).rounded() / 1e9
    constraint.constant = (constant.magnitude < 1e6 ? tidy : constant) + 0  // -0 + 0 is 0
    return constraint
  }

  /// The activated inequalities between attributes of two items that hold as equalities now, by
  /// those of some items that they name, in the order in which they came.
  internal func metBounds(naming items: Set<LayoutItem>) -> [LayoutItem: [LayoutConstraint]] {
    var bounds: [LayoutItem: [LayoutConstraint]] = [:]
    for id in solver.constraints {
      guard case .constraint(let constraint) = state.source(of: id),
        constraint.relation != .equal, let pair = constraint.comparedItems,
        items.contains(pair.0) || items.contains(pair.1),
        let excess = try? state.expression(of: constraint),
        solver.value(of: excess).magnitude <= 1e-9
      else { continue }
      bounds[pair.0, default: []].append(constraint)
      bounds[pair.1, default: []].append(constraint)
    }
    return bounds
  }
}

extension LayoutConstraint {
  /// The two items of a constraint that compares an attribute of one with the same multiple of one
  /// of the other.
  fileprivate var comparedItems: (LayoutItem, LayoutItem)? {
    guard terms.count == 2, terms[0].coefficient == -terms[1].coefficient,
      case .attribute(_, let first) = terms[0].quantity,
      case .attribute(_, let second) = terms[1].quantity, first != second
    else { return nil }
    return (first, second)
  }
}

extension LinearExpression {
  /// What a variable is multiplied by in all terms together.
  fileprivate func coefficient(of variable: Variable) -> Double {
    terms.reduce(0) { $1.variable == variable ? $0 + $1.coefficient : $0 }
  }
}
