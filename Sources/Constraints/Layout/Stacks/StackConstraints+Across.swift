/// Where items lie across the axis of their stack, and where hidden ones go.
extension StackConstraints {
  /// A hidden item has no extent and lies where it would follow, so that what is aligned with it
  /// stays near; nothing but hidden items behind it depends on it.
  ///
  /// It begins where a hidden item right before it does: a run of them follows the first one, so that
  /// hiding one more changes the place of one.
  internal func hiding(_ index: Int) -> [LayoutConstraint] {
    let item = record.slots[index].item
    let front: LayoutConstraint
    if index > 0 {
      let previous = record.slots[index - 1]
      let edge = previous.isHidden ? along.start : along.end
      front = pair(item, along.start, .equal, previous.item, edge, 0, "stack-hidden")
    } else {
      front = pair(item, along.start, .equal, stack, along.start, along.startMargin, "stack-hidden")
    }
    return [
      front,
      pair(item, across.start, .equal, stack, across.start, across.startMargin, "stack-hidden"),
      extent(of: item, along, 0, StackPriority.hidden, "stack-hidden"),
      extent(of: item, across, 0, StackPriority.suppression, "stack-hidden"),
    ]
  }

  /// Where the item lies across the axis.
  internal func alignment(of item: LayoutItem) -> [LayoutConstraint] {
    var start = Constraint.Relation.greaterThanOrEqual
    var end = Constraint.Relation.lessThanOrEqual
    let alignment = record.arrangement.alignment
    switch alignment {
    case .fill: (start, end) = (.equal, .equal)
    case .leading: start = .equal
    case .trailing: end = .equal
    case .center: break
    case .firstBaseline, .lastBaseline: if across.axis == .horizontal { start = .equal }
    }
    var result = [
      pair(item, across.start, start, stack, across.start, across.startMargin, "stack-align"),
      pair(item, across.end, end, stack, across.end, -across.endMargin, "stack-align"),
    ]
    if alignment == .center {
      let offset = across.centerOffset
      result.append(
        pair(item, across.center, .equal, stack, across.center, offset, "stack-align"))
    }
    if alignment != .fill { result.append(extent(of: item, across, 0, StackPriority.suppression)) }
    return result
  }

  /// What holds a row that is aligned by baselines: its first item is as near to the edge as the
  /// others allow.
  internal func atFront(_ item: LayoutItem) -> [LayoutConstraint] {
    guard across.axis == .vertical else { return [] }
    let edge: LayoutConstraint
    switch record.arrangement.alignment {
    case .firstBaseline:
      edge = pair(item, .top, .equal, stack, .top, across.startMargin, "stack-align")
    case .lastBaseline:
      edge = pair(item, .bottom, .equal, stack, .bottom, -across.endMargin, "stack-align")
    case .fill, .leading, .center, .trailing: return []
    }
    return [edge.withPriority(StackPriority.baselineEdge)]
  }

  internal func baseline(of item: LayoutItem, onThatOf other: LayoutItem) -> LayoutConstraint {
    let attribute: LayoutAttribute =
      record.arrangement.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    return pair(item, attribute, .equal, other, attribute, 0, "stack-align")
  }
}

extension StackAlignment {
  /// Whether items are aligned by their text.
  internal var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
