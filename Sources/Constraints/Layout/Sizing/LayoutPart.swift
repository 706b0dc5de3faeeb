/// A part of a layout by itself: an item, what is in it, and the constraints that name nothing else.
internal struct LayoutPart: Sendable {
  internal let container: LayoutItem
  /// The items with what is known of them, outer ones first, the container at the front.
  internal var items: [(item: LayoutItem, record: ItemRecord)] = []
  /// Their unknowns and the free variables that the constraints name, in order of declaration.
  internal var variables: [Variable] = []
  /// In the order in which they came into force.
  internal var constraints: [(id: ConstraintID, constraint: LayoutConstraint)] = []
  /// Only ever looked up.
  internal var margins: [LayoutItem: ItemMargins] = [:]
  internal var stacks: [(item: LayoutItem, record: StackRecord)] = []
  /// Where the part's coordinates begin, absolute, in points.
  internal var origin = LayoutPoint()
  /// Whether nothing in the part is in an absolute place, along either axis.
  internal var isPlaceless = (horizontal: true, vertical: true)

  internal init(_ container: LayoutItem) { self.container = container }
}

extension LayoutEngine {
  /// An item with what is in it and what stacks in it arrange.
  ///
  /// - Throws: `unknownItem`, or `wrongKind` for a guide.
  internal func part(inside container: LayoutItem) throws(LayoutError) -> LayoutPart {
    try state.check(container)
    guard state.record(container).shape.base == nil else { throw LayoutError.wrongKind(container) }
    let inside = state.itemsArranged(inside: container)
    var part = LayoutPart(container)
    part.items = inside.map { ($0, state.record($0)) }
    part.constraints = constraints(amongOnly: inside)
    part.variables = variables(of: part)
    for item in inside {
      part.margins[item] = state.margins[item]
      if let stack = state.stacks[item] { part.stacks.append((item, stack)) }
    }
    for (_, constraint) in part.constraints where constraint.owner == nil {
      let sums = constraint.placeSums
      if sums.x != 0 { part.isPlaceless.horizontal = false }
      if sums.y != 0 { part.isPlaceless.vertical = false }
    }
    let rect = alignmentRect(of: container)
    if part.isPlaceless.horizontal { part.origin.x = rect.x }
    if part.isPlaceless.vertical { part.origin.y = rect.y }
    // What the container inherits from outside is its own in the part.
    var own = state.marginsRecord(of: container)
    own.keepInherited(
      EffectiveMargins(
        margins: layoutMargins(of: container), safeArea: safeAreaInsets(of: container)),
      layoutDirection)
    part.margins[container] = own
    return part
  }

  /// The activated constraints that name some items, free variables that these lead to, and nothing
  /// else.
  private func constraints(amongOnly items: [LayoutItem]) -> [(
    id: ConstraintID, constraint: LayoutConstraint
  )] {
    let inside = Set(items)
    var found: [(id: ConstraintID, constraint: LayoutConstraint)] = []
    var seen: Set<ConstraintID> = []
    var seenVariables: Set<Variable> = []
    var pending = state.constraints(naming: items).map { $0.id }
    while let id = pending.popLast() {
      guard seen.insert(id).inserted,
        let constraint = state.constraint(id, ifItNamesOnly: inside)
      else { continue }
      found.append((id, constraint))
      for case .variable(let variable) in constraint.terms.map({ $0.quantity })
      where seenVariables.insert(variable).inserted {
        pending += solver.constraints(naming: variable)
      }
    }
    return found.sorted { solver.sequence(of: $0.id) < solver.sequence(of: $1.id) }
  }

  private func variables(of part: LayoutPart) -> [Variable] {
    var variables = Set(part.items.flatMap { $0.record.shape.variables })
    for (_, constraint) in part.constraints {
      for case .variable(let variable) in constraint.terms.map({ $0.quantity }) {
        variables.insert(variable)
      }
    }
    return variables.sorted { solver.order(of: $0) < solver.order(of: $1) }
  }
}

extension LayoutState {
  /// An activated constraint, if it names no item but some.
  ///
  /// An owner from whose origin nothing is measured does not count.
  fileprivate func constraint(_ id: ConstraintID, ifItNamesOnly items: Set<LayoutItem>)
    -> LayoutConstraint?
  {
    guard case .constraint(var constraint) = source(of: id) else { return nil }
    let sums = constraint.placeSums
    if sums.x == 0, sums.y == 0 { constraint.owner = nil }
    if let owner = constraint.owner, !items.contains(owner) { return nil }
    for term in constraint.terms {
      if case .attribute(_, let item) = term.quantity, !items.contains(item) { return nil }
    }
    return constraint
  }

  /// An item, all that is in it, and what stacks among these arrange, outer ones first.
  fileprivate func itemsArranged(inside container: LayoutItem) -> [LayoutItem] {
    var found: [LayoutItem] = []
    var seen: Set<LayoutItem> = []
    var pending = [container]
    while let item = pending.popLast() {
      for inner in itemsInside(item) where seen.insert(inner).inserted {
        found.append(inner)
        pending += stacks[inner]?.slots.map { $0.item } ?? []
      }
    }
    return found
  }
}

extension ItemMargins {
  /// Makes what an item inherits its own.
  fileprivate mutating func keepInherited(
    _ margins: EffectiveMargins, _ direction: UserInterfaceLayoutDirection
  ) {
    let isLeftToRight = direction == .leftToRight
    own = DirectionalInsets(
      top: margins.margins.top,
      leading: isLeftToRight ? margins.margins.left : margins.margins.right,
      bottom: margins.margins.bottom,
      trailing: isLeftToRight ? margins.margins.right : margins.margins.left)
    ownSafeArea = margins.safeArea
    preservesSuperviewMargins = false
    insetsFromSafeArea = false
    effective = margins
  }
}
