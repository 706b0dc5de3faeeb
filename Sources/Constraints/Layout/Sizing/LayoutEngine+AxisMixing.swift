extension LayoutEngine {
  /// The constraints through which the height of one of some items can act on the width of one.
  ///
  /// Such a constraint ties widths or places along one axis to heights or places along the other, an
  /// aspect ratio for example, and lies on a way of constraints from a height to a width. One whose
  /// height or width required equations give, such as that of a square icon of 40 points, does not.
  /// Neither do constraints that cannot reach both. Without any, sizing takes exactly two solves; see
  /// `sizeToContent(_:scale:measuring:)`.
  ///
  /// - Parameter items: Items of this engine, such as those to be sized.
  /// - Returns: Names of constraints in the order in which they came into force. A free variable
  ///   between the axes makes each constraint count that ties it to one of them.
  /// - Complexity: About linear in the number of items and constraints that are connected with those
  ///   given; constant for each where no constraint ties the axes together.
  public func axisMixingConstraints(among items: [LayoutItem]) -> [ConstraintID] {
    axisMixingConstraints(from: items, to: items)
  }

  /// Those through which the heights of some items can act on the widths of others.
  internal func axisMixingConstraints(from items: [LayoutItem], to others: [LayoutItem])
    -> [ConstraintID]
  {
    let heights = state.extents(of: items, along: .vertical)
    let widths = state.extents(of: others, along: .horizontal)
    return solver.links(from: heights, to: widths).filter { link in
      guard case .constraint(let constraint) = state.source(of: link.id) else { return false }
      return state.mixesAxes(constraint, of: link.variables)
    }.map { $0.id }
  }

  /// Whether heights of items may act on widths of some of them.
  internal func mayMixAxes(among items: [LayoutItem]) -> Bool {
    solver.mayConnect(
      state.extents(of: items, along: .vertical), with: state.extents(of: items, along: .horizontal)
    )
  }
}

extension LayoutState {
  /// The unknown widths or heights of some items.
  fileprivate func extents(of items: [LayoutItem], along axis: LayoutAxis) -> [Variable] {
    items.compactMap { record($0).shape.extent(along: axis) }
  }

  /// Whether a constraint ties unknowns of one axis to others.
  fileprivate func mixesAxes(_ constraint: LayoutConstraint, of unknowns: [Variable]) -> Bool {
    var items = constraint.terms.compactMap { term -> LayoutItem? in
      if case .attribute(_, let item) = term.quantity { item } else { nil }
    }
    if let owner = constraint.owner { items.append(owner) }
    var isFound = (horizontal: false, vertical: false, free: false)
    for unknown in unknowns {
      if items.contains(where: { self.unknowns(of: $0, along: .horizontal).contains(unknown) }) {
        isFound.horizontal = true
      } else if items.contains(where: { self.unknowns(of: $0, along: .vertical).contains(unknown) })
      {
        isFound.vertical = true
      } else {
        isFound.free = true
      }
    }
    return isFound.free || isFound.horizontal && isFound.vertical
  }
}
