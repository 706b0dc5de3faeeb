/// How settling constraints are written.
extension LayoutEngine {
  /// For each ambiguity a constraint that settles it.
  ///
  /// - Parameters:
  ///   - settled: What each ambiguity settles.
  ///   - leans: Whether they may name what is open as long as earlier ones settle it.
  /// - Returns: The constraints in the order of the ambiguities.
  internal func settlingConstraints(
    _ settled: SettledUnknowns, leaningOnOpenOnes leans: Bool
  ) -> [LayoutConstraint] {
    let bounds = metBounds(naming: settled.items)
    return settled.groups.enumerated().map { number, quantities in
      constraint(settling: quantities[0], leans ? number : 0, settled, bounds: bounds)
    }
  }

  /// A constraint that gives a quantity its present value, written as a person would.
  ///
  /// - Parameters:
  ///   - quantity: What it settles.
  ///   - number: What ambiguities before this number settle is known.
  ///   - settled: Which ambiguity settles what.
  ///   - bounds: The bounds that are just met, by the items they name.
  /// - Returns: A bound that is just met as an equality, the place in the superview, the end of what
  ///   scrolls, or a number.
  private func constraint(
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
    for equality in naturalEqualities(for: attribute, of: item)
    where self.settles(equality, attribute, of: item, number, settled) {
      return holding(equality)
    }
    return holding(LayoutConstraint(terms: [LayoutTerm(quantity)], .equal))
  }

  /// What people write to say where an item is, or where what scrolls ends, without its constant.
  private func naturalEqualities(
    for attribute: LayoutAttribute, of item: LayoutItem
  ) -> [LayoutConstraint] {
    guard let holder = state.holder(of: item) else { return [] }
    if attribute.isLocation { return [equality(attribute, of: item, and: holder)] }
    guard case .content = state.record(item).shape else { return [] }
    // The content ends behind what is furthest out in it.
    let isWidth = attribute == .width
    let inner = state.subviews(of: holder)
    let last = inner.max { one, other in
      let (one, other) = (alignmentRect(of: one), alignmentRect(of: other))
      return isWidth ? one.maxX < other.maxX : one.maxY < other.maxY
    }
    guard let last else { return [] }
    let edges: [LayoutAttribute] = isWidth ? [.trailing, .leading] : [.bottom]
    return edges.map { equality($0, of: last, and: holder) }
  }

  private func equality(
    _ attribute: LayoutAttribute, of item: LayoutItem, and other: LayoutItem
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: .equal, toItem: other, attribute: attribute)
  }

  /// Whether an equality of a constraint's sides makes an attribute known, when all is known that
  /// earlier ambiguities settle.
  private func settles(
    _ constraint: LayoutConstraint, _ attribute: LayoutAttribute, of item: LayoutItem,
    _ number: Int, _ settled: SettledUnknowns
  ) -> Bool {
    guard let sides = sides(of: constraint) else { return false }
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

  /// The difference of a constraint's sides, as it would be in force.
  internal func sides(of constraint: LayoutConstraint) -> LinearExpression? {
    (try? state.resolved(constraint)).flatMap { try? state.expression(of: $0) }
  }

  /// An equality with the constant that makes it hold now.
  private func holding(_ constraint: LayoutConstraint) -> LayoutConstraint {
    var constraint = constraint
    guard let sides = sides(of: constraint) else { return constraint }
    let constant = solver.value(of: sides)
    // Nobody wants to read 33.333333333333336, and a thousand millionth moves nothing.
    let tidy = (constant * 1e9).rounded() / 1e9
    constraint.constant = (constant.magnitude < 1e6 ? tidy : constant) + 0  // -0 + 0 is 0
    return constraint
  }

  /// The activated inequalities between attributes of two items that hold as equalities now, by
  /// those of some items that they name, in the order in which they came.
  private func metBounds(naming items: Set<LayoutItem>) -> [LayoutItem: [LayoutConstraint]] {
    var bounds: [LayoutItem: [LayoutConstraint]] = [:]
    for id in solver.constraints {
      guard case .constraint(let constraint) = state.source(of: id),
        constraint.relation != .equal, let pair = constraint.comparedItems,
        items.contains(pair.0) || items.contains(pair.1),
        let sides = try? state.expression(of: constraint),
        solver.value(of: sides).magnitude <= Tolerance.feasible(0)
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
