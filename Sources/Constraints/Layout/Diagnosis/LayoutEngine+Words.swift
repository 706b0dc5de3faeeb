/// What messages call things.
extension LayoutEngine {
  /// What is in force, in its author's words.
  ///
  /// - Parameter source: What is in force.
  /// - Returns: A constraint's identifier, if it has one, and its notation; of others their notation
  ///   and where they come from.
  internal func words(for source: LayoutConstraintSource) -> String {
    switch source {
    case .constraint(let constraint):
      let line = description(of: constraint)
      if let stack = state.stack(demanding: constraint) {
        return "\(line) (of the stack \(words(for: stack)))"
      }
      return constraint.identifier.map { "\($0): \(line)" } ?? line
    case .nonnegativeSize: return "\(description(of: source)) (sizes are never negative)"
    case .contentHugging: return "\(description(of: source)) (content hugging)"
    case .compressionResistance: return "\(description(of: source)) (compression resistance)"
    }
  }

  /// The name of an item.
  internal func words(for item: LayoutItem) -> String {
    let name = state.isLive(item) ? state.record(item).name : nil
    return name ?? "item\(item.index)"
  }

  /// An attribute of an item, or a variable, as the notation has it.
  internal func words(for quantity: LayoutQuantity) -> String {
    switch quantity {
    case .variable(let variable): "variable\(variable.index)"
    case .attribute(let attribute, let item): "\(words(for: item)).\(attribute.rawValue)"
    }
  }
}

extension LayoutState {
  /// The stack that a constraint belongs to, if one made it.
  internal func stack(demanding constraint: LayoutConstraint) -> LayoutItem? {
    guard constraint.identifier?.hasPrefix(StackConstraints.identifierPrefix) == true
    else { return nil }
    for term in constraint.terms {
      guard case .attribute(_, let item) = term.quantity, isLive(item) else { continue }
      if let stack = record(item).arrangedIn { return stack }
    }
    return nil
  }
}

extension StackConstraints {
  /// How the identifiers of all constraints of stacks begin.
  internal static let identifierPrefix = "stack-"
}

extension Double {
  /// The number to a thousandth, without decimals that say nothing.
  internal var shortText: String {
    // What a thousandth of it cannot tell apart has no such decimals.
    let short = (magnitude < 1e12 ? (self * 1000).rounded() / 1000 : rounded()) + 0
    return short == short.rounded() && short.magnitude < 1e15 ? "\(Int(short))" : "\(short)"
  }
}
