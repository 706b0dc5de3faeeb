/// Where a condition on the layout comes from.
public enum LayoutConstraintSource: Hashable, Sendable {
  /// A constraint that was activated.
  case constraint(LayoutConstraint)
  /// No item is narrower or lower than nothing.
  case nonnegativeSize(LayoutAxis, of: LayoutItem)
  /// The item does not want to be larger than its content.
  case contentHugging(LayoutAxis, of: LayoutItem)
  /// The item does not want to be smaller than its content.
  case compressionResistance(LayoutAxis, of: LayoutItem)
}

extension LayoutConstraintSource {
  /// The indices of the items that the condition depends on by name.
  internal var items: [Int32] {
    switch self {
    case .nonnegativeSize(_, let item), .contentHugging(_, let item),
      .compressionResistance(_, let item):
      return [item.index]
    case .constraint(let constraint):
      var items: [Int32] = []
      items.reserveCapacity(constraint.terms.count + 1)
      for term in constraint.terms {
        guard case .attribute(_, let item) = term.quantity else { continue }
        items.append(item.index)
      }
      if let owner = constraint.owner { items.append(owner.index) }
      return items
    }
  }
}
