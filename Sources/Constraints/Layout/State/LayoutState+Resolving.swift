/// What a constraint means where it depends on which items are in which.
extension LayoutState {
  /// A constraint with what it leaves to the tree of items filled in.
  ///
  /// Edges of a scrolling item, named beside something that is in it, are those of its content. Two
  /// places along an axis whose multipliers do not cancel are measured from the nearest item that
  /// holds both, as Auto Layout measures them from the view that a constraint is added to. Places that
  /// cannot be tied together are refused.
  internal func resolved(_ constraint: LayoutConstraint) throws(LayoutError) -> LayoutConstraint {
    guard constraint.placeSums.mixing == nil else { throw LayoutError.mixedPlaces(constraint) }
    var items: [LayoutItem] = []
    for term in constraint.terms {
      guard case .attribute(_, let item) = term.quantity else { continue }
      try check(item)
      if term.coefficient != 0 { items.append(item) }
    }
    var resolved = constraint
    for (index, term) in constraint.terms.enumerated() {
      guard case .attribute(let attribute, let item) = term.quantity, attribute.isEdge,
        let content = scrollContent(of: item),
        items.contains(where: { $0 != content && isDescendant($0, of: item) })
      else { continue }
      resolved.terms[index].quantity = .attribute(attribute, of: content)
    }
    if constraint.owner == nil, measuresFromHolder(constraint) {
      resolved.owner = nearestCommonHolder(of: items)
    }
    return resolved
  }

  /// Whether a constraint compares places along an axis whose multipliers do not cancel.
  private func measuresFromHolder(_ constraint: LayoutConstraint) -> Bool {
    let sums = constraint.placeSums
    guard sums.x != 0 || sums.y != 0 else { return false }
    for axis in LayoutAxis.allCases {
      var first: LayoutQuantity?
      for term in constraint.terms where term.coefficient != 0 {
        guard case .attribute(let attribute, _) = term.quantity, attribute.isLocation,
          attribute.axis == axis
        else { continue }
        if let first, first != term.quantity { return true }
        first = term.quantity
      }
    }
    return false
  }
}
