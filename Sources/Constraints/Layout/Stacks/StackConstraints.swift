/// How much the constraints of a stack matter; `UIStackView`'s, where it is known to have them.
///
/// Known from the constraints that it puts into logs, as in Kean's "Let's Build UIStackView" (2017):
/// `UISV-fill-proportionally` at 999 and less, `UISV-fill-equally` between centres at 149,
/// `UISV-spanning-fit` at 51, `UISV-canvas-fit` at 49 and `UISV-ambiguity-suppression` at 25.
/// `UISV-hiding` is required there and so wins over an extent at 999; ours gives way to a required
/// extent instead of contradicting it.
internal enum StackPriority {
  /// A hidden item's extent is 0: an item whose extent is required otherwise makes no conflict.
  internal static let hidden: LayoutPriority = 999.999
  /// Centres are equally far apart: weaker than content, so that items keep their size.
  internal static let equalCentering: LayoutPriority = 149
  /// The stack is as small across its axis as its items allow.
  internal static let fitAcross: LayoutPriority = 51
  /// The same for a stack of one item: it follows a wish at the fitting size level.
  internal static let fitAcrossAlone: LayoutPriority = 49
  /// A stack that spaces its items out is as short as they allow.
  internal static let fitAlong: LayoutPriority = 49
  /// An item that need not fill the stack across its axis does not grow without reason.
  internal static let suppression: LayoutPriority = 25
  /// Items aligned by baselines lie at the edge that the alignment names.
  internal static let baselineEdge: LayoutPriority = 24

  /// A share of the stack.
  ///
  /// Each counts less than the one before it, so that the last item takes what the shares leave.
  /// None is weaker than compression resistance.
  internal static func share(_ index: Int) -> LayoutPriority {
    LayoutPriority(rawValue: Double(max(751, 999 - index))) ?? .defaultHigh
  }
}

/// The constraints that a stack comes to, slot by slot.
///
/// Those of one slot name its item, the stack and at most two visible items before it. Parts that
/// come and go stand behind those that stay, so that comparing by position finds what is new.
internal struct StackConstraints {
  internal let stack: LayoutItem
  internal let record: StackRecord
  internal let along: StackAxis
  internal let across: StackAxis
  /// The shares of the slots, when there are contents to be in proportion to.
  internal let shares: [Double]?

  /// - Parameters:
  ///   - stack: The item whose frame the stack fills.
  ///   - record: What it arranges.
  ///   - direction: Which of left and right is leading.
  ///   - shares: What `LayoutState.shares(of:)` gives.
  internal init(
    _ stack: LayoutItem, _ record: StackRecord, direction: UserInterfaceLayoutDirection,
    shares: [Double]?
  ) {
    self.stack = stack
    self.record = record
    self.shares = shares
    let (margins, axis) = (record.arrangement.margins, record.arrangement.axis)
    along = StackAxis(axis, margins, direction)
    across = StackAxis(axis == .horizontal ? .vertical : .horizontal, margins, direction)
  }

  /// What belongs to the item of a slot.
  internal func constraints(ofSlot index: Int) -> [LayoutConstraint] {
    let item = record.slots[index].item
    guard !record.slots[index].isHidden else { return hiding(index) }
    let previous = record.visible(before: index)
    var result = [link(index, to: previous)]
    result += alignment(of: item)
    if let previous {
      if record.arrangement.alignment.isBaseline, across.axis == .vertical {
        result.append(baseline(of: item, onThatOf: record.slots[previous].item))
      }
      result += distribution(index, behind: previous)
    } else {
      result += atFront(item)
    }
    if let shares { result.append(share(shares[index], of: index)) }
    if record.isLastVisible(index) {
      result.append(
        pair(item, along.end, .equal, stack, along.end, -along.endMargin, "stack-edge"))
    }
    return result
  }

  /// What belongs to the stack as a whole.
  internal func fit() -> [LayoutConstraint] {
    let isEmpty = !record.slots.contains { !$0.isHidden }
    let arrangement = record.arrangement
    let isLoose =
      arrangement.distribution == .equalSpacing || arrangement.distribution == .equalCentering
    var result: [LayoutConstraint] = []
    if arrangement.alignment != .fill || isEmpty {
      let isAlone = record.slots.count == 1 && !arrangement.alignment.isBaseline
      let priority = isAlone ? StackPriority.fitAcrossAlone : StackPriority.fitAcross
      result.append(extent(of: stack, across, across.margins, priority))
    }
    if isLoose || isEmpty {
      result.append(extent(of: stack, along, along.margins, StackPriority.fitAlong))
    }
    return result
  }
}

extension StackConstraints {
  /// The item begins where the one before it or the stack says.
  private func link(_ index: Int, to previous: Int?) -> LayoutConstraint {
    let item = record.slots[index].item
    guard let previous else {
      return pair(item, along.start, .equal, stack, along.start, along.startMargin, "stack-edge")
    }
    let relation: Constraint.Relation =
      switch record.arrangement.distribution {
      case .fill, .fillEqually, .fillProportionally: .equal
      case .equalSpacing, .equalCentering: .greaterThanOrEqual
      }
    let isBaselineRelative = record.arrangement.isBaselineRelative && along.axis == .vertical
    return pair(
      item, isBaselineRelative ? .firstBaseline : along.start, relation,
      record.slots[previous].item, isBaselineRelative ? .lastBaseline : along.end,
      record.spacing(after: previous), "stack-spacing")
  }

  /// The item's extent or place compared with those of the visible items before it.
  private func distribution(_ index: Int, behind previous: Int) -> [LayoutConstraint] {
    switch record.arrangement.distribution {
    case .fill: return []
    case .fillEqually: return [equalExtents(index, previous)]
    case .fillProportionally: return shares == nil ? [equalExtents(index, previous)] : []
    case .equalSpacing:
      guard let third = record.visible(before: previous) else { return [] }
      return [equalGaps([third, previous, index], from: along.end, to: along.start, .required)]
    case .equalCentering:
      guard let third = record.visible(before: previous) else { return [] }
      return [
        equalGaps(
          [third, previous, index], from: along.center, to: along.center,
          StackPriority.equalCentering)
      ]
    }
  }

  private func equalExtents(_ index: Int, _ previous: Int) -> LayoutConstraint {
    pair(
      record.slots[index].item, along.extent, .equal, record.slots[previous].item, along.extent, 0,
      "stack-size")
  }

  /// The gap between the second and third slot is that between the first and second.
  private func equalGaps(
    _ slots: [Int], from start: LayoutAttribute, to end: LayoutAttribute,
    _ priority: LayoutPriority
  ) -> LayoutConstraint {
    let items = slots.map { record.slots[$0].item }
    return LayoutConstraint(
      terms: [
        LayoutTerm(.attribute(end, of: items[2])),
        LayoutTerm(.attribute(start, of: items[1]), coefficient: -1),
        LayoutTerm(.attribute(end, of: items[1]), coefficient: -1),
        LayoutTerm(.attribute(start, of: items[0])),
      ], .equal, priority: priority, identifier: "stack-gaps")
  }

  /// The item's extent is a share of the stack's, as the constraints that `UIStackView` puts into
  /// logs as `UISV-fill-proportionally` say: margins are part of what is shared.
  private func share(_ share: Double, of index: Int) -> LayoutConstraint {
    LayoutConstraint(
      terms: [
        LayoutTerm(.attribute(along.extent, of: record.slots[index].item)),
        LayoutTerm(.attribute(along.extent, of: stack), coefficient: -share),
      ], .equal, priority: StackPriority.share(index), identifier: "stack-share")
  }

  /// A required constraint between attributes of two items.
  internal func pair(
    _ item: LayoutItem, _ attribute: LayoutAttribute, _ relation: Constraint.Relation,
    _ other: LayoutItem,
    _ otherAttribute: LayoutAttribute, _ constant: Double, _ identifier: String
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, constant: constant
    ).identified(by: identifier)
  }

  /// A constraint that an item's extent is a number of points.
  internal func extent(
    of item: LayoutItem, _ axis: StackAxis, _ length: Double, _ priority: LayoutPriority,
    _ identifier: String = "stack-fit"
  ) -> LayoutConstraint {
    LayoutConstraint(
      terms: [LayoutTerm(.attribute(axis.extent, of: item))], .equal, constant: length,
      priority: priority, identifier: identifier)
  }
}
