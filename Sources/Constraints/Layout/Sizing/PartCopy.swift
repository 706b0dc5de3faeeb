/// What in a copy of a part stands for what in the engine that it was taken from.
///
/// The tables are only ever looked up, so that their order does not matter.
internal struct PartCopy {
  /// The copy of the container.
  internal private(set) var container: LayoutItem
  /// The copies of items, and the items of which they are copies.
  internal private(set) var copies: [LayoutItem: LayoutItem] = [:]
  internal private(set) var originals: [LayoutItem: LayoutItem] = [:]
  /// The copies of constraints, and the constraints of which they are copies.
  internal private(set) var names: [ConstraintID: ConstraintID] = [:]
  internal private(set) var originalNames: [ConstraintID: ConstraintID] = [:]
  internal var variables: [Variable: Variable] = [:]

  internal init(_ part: LayoutPart) { container = part.container }

  internal mutating func note(_ copy: LayoutItem, of item: LayoutItem, isContainer: Bool) {
    if isContainer { container = copy }
    copies[item] = copy
    originals[copy] = item
  }

  internal mutating func note(_ copy: ConstraintID, of id: ConstraintID) {
    names[id] = copy
    originalNames[copy] = id
  }

  /// The copy of a constraint between items of the part.
  internal func copy(of constraint: LayoutConstraint) -> LayoutConstraint {
    mapping(constraint, items: copies, variables: variables)
  }

  /// The copy of a shape of an item of the part; what lay outside of it is gone.
  internal func copy(of shape: ItemShape, from origin: LayoutPoint) -> ItemShape {
    let variable = { (variable: Variable) in variables[variable] ?? variable }
    let item = { (item: LayoutItem) in copies[item] ?? item }
    return switch shape {
    case .free(let left, let width, let top, let height):
      .free(
        left: variable(left), width: variable(width), top: variable(top), height: variable(height))
    case .fixed(let frame): .fixed(frame.offset(x: -origin.x, y: -origin.y))
    case .inset(let owner, let insets): .inset(item(owner), insets)
    case .content(let owner, let width, let height, let offset):
      .content(of: item(owner), width: variable(width), height: variable(height), offset: offset)
    }
  }

  /// The copy of what a stack of the part arranges.
  internal func copy(of stack: StackRecord) -> StackRecord {
    var copy = stack
    copy.fitIDs = stack.fitIDs.map { names[$0] ?? $0 }
    for index in copy.slots.indices {
      copy.slots[index].item = copies[copy.slots[index].item] ?? copy.slots[index].item
      copy.slots[index].ids = copy.slots[index].ids.map { names[$0] ?? $0 }
    }
    return copy
  }

  /// How a sizing in the copy went, in terms of the original.
  internal func translated(_ sizing: ContentSizing) -> ContentSizing {
    ContentSizing(
      rounds: sizing.rounds,
      axisMixingConstraints: sizing.axisMixingConstraints.compactMap { originalNames[$0] },
      unsettledItems: sizing.unsettledItems.compactMap { originals[$0] })
  }

  /// What a condition in the copy stands for in the original.
  internal func translated(_ source: LayoutConstraintSource) -> LayoutConstraintSource {
    switch source {
    case .constraint(let constraint):
      .constraint(mapping(constraint, items: originals, variables: [:]))
    case .nonnegativeSize(let axis, let item): .nonnegativeSize(axis, of: originals[item] ?? item)
    case .contentHugging(let axis, let item): .contentHugging(axis, of: originals[item] ?? item)
    case .compressionResistance(let axis, let item):
      .compressionResistance(axis, of: originals[item] ?? item)
    }
  }

  private func mapping(
    _ constraint: LayoutConstraint, items: [LayoutItem: LayoutItem],
    variables: [Variable: Variable]
  ) -> LayoutConstraint {
    var mapped = constraint
    mapped.owner = constraint.owner.map { items[$0] ?? $0 }
    for index in mapped.terms.indices {
      switch mapped.terms[index].quantity {
      case .attribute(let attribute, let item):
        mapped.terms[index].quantity = .attribute(attribute, of: items[item] ?? item)
      case .variable(let variable):
        mapped.terms[index].quantity = .variable(variables[variable] ?? variable)
      }
    }
    return mapped
  }
}

extension LayoutEngine {
  /// Why a copy of a part of this engine refused a call, in terms of this engine.
  internal func translated(_ error: LayoutError, from copy: PartCopy) -> LayoutError {
    switch error {
    case .unsatisfiable(let members):
      .unsatisfiable(members.map { translated($0, from: copy) })
    case .unknownItem(let item): .unknownItem(copy.originals[item] ?? item)
    case .wrongKind(let item): .wrongKind(copy.originals[item] ?? item)
    case .alreadyArranged, .notArranged, .unknownConstraint, .unknownVariable, .numberOutOfRange,
      .mixedPlaces, .beyondPrecision:
      error
    }
  }

  /// What is in force here too keeps its name; what only the copy has gets one that names nothing.
  private func translated(_ member: LayoutConflictMember, from copy: PartCopy)
    -> LayoutConflictMember
  {
    if let id = copy.originalNames[member.id], let source = state.source(of: id) {
      return LayoutConflictMember(id: id, source: source, isNew: false)
    }
    let source = copy.translated(member.source)
    let items = source.items.map { state.handle($0) }
    let entry = state.constraints(naming: items).first { $0.source == source }
    return LayoutConflictMember(
      id: entry?.id ?? ConstraintID(index: -1, generation: 0), source: source, isNew: entry == nil)
  }
}
