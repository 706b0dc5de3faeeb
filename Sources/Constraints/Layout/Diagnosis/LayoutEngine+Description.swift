/// Constraints in words: what `NotationScope` reads.
extension LayoutEngine {
  /// A constraint as a line of the notation, with the names that items were given.
  ///
  /// Items without a name are called `item7`, variables `variable3`. In the names of
  /// `notationScope(root:)` the line reads back as the same constraint but for the order of terms,
  /// its identifier and its owner, which are not in it, and these cases:
  /// - it has no terms, or numbers beyond `Solver.range` or, in multipliers, below
  ///   `Solver.smallestCoefficient`, none of which an engine takes;
  /// - it names an item that was removed, or one whose name is another item's too or is no name of
  ///   the notation, such as `my view`.
  ///
  /// - Parameter constraint: A constraint between items of this engine.
  /// - Returns: For example `save.trailing == safeArea.trailing - 16 @750`: terms with a negative
  ///   multiplier stand on the right.
  public func description(of constraint: LayoutConstraint) -> String {
    var left = ""
    var right = ""
    for term in constraint.terms {
      if term.coefficient < 0 {
        append(term.quantity, times: -term.coefficient, to: &right)
      } else {
        append(term.quantity, times: term.coefficient, to: &left)
      }
    }
    let constant = constraint.constant
    if left.isEmpty, !right.isEmpty {
      left = text(0 - constant)  // not -0
    } else if right.isEmpty {
      right = text(constant)
    } else if constant != 0 {
      right += constant < 0 ? " - \(text(-constant))" : " + \(text(constant))"
    }
    let line = "\(left.isEmpty ? "0" : left) \(sign(constraint.relation)) \(right)"
    guard constraint.priority != .required else { return line }
    return "\(line) @\(text(constraint.priority.rawValue))"
  }

  /// A condition on the layout as text.
  ///
  /// - Parameter source: What is in force.
  /// - Returns: A constraint's notation without its identifier, or for example `save.width >= 0`.
  public func description(of source: LayoutConstraintSource) -> String {
    switch source {
    case .constraint(let constraint): return description(of: constraint)
    case .nonnegativeSize(let axis, let item): return "\(extent(axis, of: item)) >= 0"
    case .contentHugging(let axis, let item):
      return "\(extent(axis, of: item)) <= \(content(axis, of: item) { $0.hugging })"
    case .compressionResistance(let axis, let item):
      return "\(extent(axis, of: item)) >= \(content(axis, of: item) { $0.resistance })"
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
    words(for: .attribute(axis == .horizontal ? .width : .height, of: item))
  }

  private func append(_ quantity: LayoutQuantity, times factor: Double, to sum: inout String) {
    if !sum.isEmpty { sum += " + " }
    if factor != 1 { sum += "\(text(factor)) * " }
    sum += words(for: quantity)
  }

  private func sign(_ relation: Constraint.Relation) -> String {
    switch relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  /// A number in full: without a fraction when it has none, else as many digits as tell it apart.
  private func text(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < Solver.range ? "\(Int(number))" : "\(number)"
  }
}
