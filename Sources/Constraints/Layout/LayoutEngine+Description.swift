extension LayoutEngine {
  /// A constraint as a line of the notation, with the names that items were given.
  ///
  /// - Parameter constraint: A constraint between items of this engine.
  /// - Returns: For example `save.trailing == safeArea.trailing - 16 @750`. Items without a name
  ///   are called `item7`, variables `variable3`.
  public func description(of constraint: LayoutConstraint) -> String {
    var left: [LayoutTerm] = []
    var right: [LayoutTerm] = []
    for term in constraint.terms {
      if term.coefficient < 0 {
        right.append(LayoutTerm(term.quantity, coefficient: -term.coefficient))
      } else {
        left.append(term)
      }
    }
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    let priority =
      constraint.priority == .required ? "" : " @\(text(constraint.priority.rawValue))"
    return "\(sum(left, 0)) \(relation) \(sum(right, constraint.constant))\(priority)"
  }

  /// A condition on the layout as text.
  ///
  /// - Parameter source: What is in force.
  /// - Returns: A constraint's notation, or for example `save.width >= 0`.
  public func description(of source: LayoutConstraintSource) -> String {
    switch source {
    case .constraint(let constraint): return description(of: constraint)
    case .nonnegativeSize(let axis, let item): return "\(extent(axis, of: item)) >= 0"
    case .contentHugging(let axis, let item):
      return
        "\(extent(axis, of: item)) <= \(content(axis, of: item) { $0.hugging })"
    case .compressionResistance(let axis, let item):
      return
        "\(extent(axis, of: item)) >= \(content(axis, of: item) { $0.resistance })"
    }
  }

  private func content(
    _ axis: LayoutAxis, of item: LayoutItem, _ priority: (AxisContent) -> LayoutPriority
  ) -> String {
    guard state.isLive(item) else { return "?" }
    let content = state.record(item)[axis]
    return "\(text(content.size ?? 0)) @\(text(priority(content).rawValue))"
  }

  private func extent(_ axis: LayoutAxis, of item: LayoutItem) -> String {
    description(of: .attribute(axis == .horizontal ? .width : .height, of: item))
  }

  private func sum(_ terms: [LayoutTerm], _ constant: Double) -> String {
    var line = terms.map { term in
      let name = description(of: term.quantity)
      return term.coefficient == 1 ? name : "\(text(term.coefficient)) * \(name)"
    }.joined(separator: " + ")
    if line.isEmpty { return text(constant) }
    if constant > 0 { line += " + \(text(constant))" }
    if constant < 0 { line += " - \(text(-constant))" }
    return line
  }

  private func description(of quantity: LayoutQuantity) -> String {
    switch quantity {
    case .variable(let variable): return "variable\(variable.index)"
    case .attribute(let attribute, let item):
      let name = state.isLive(item) ? state.record(item).name : nil
      return "\(name ?? "item\(item.index)").\(attribute.rawValue)"
    }
  }

  private func text(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
