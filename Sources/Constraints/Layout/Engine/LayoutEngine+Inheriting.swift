/// Margins and safe areas that items inherit.
///
/// What an item inherits depends on where it lies in its superview, and is a maximum: no sum that a
/// solver could take in. So the layout is solved with nothing inherited, then with what follows from
/// the frames, and so on until nothing changes. Beginning anew each time makes the outcome a function
/// of what is in force, at the price of looking at every item whose margins are used, at each change.
/// What holds only with something inherited is refused, and what has not settled after some rounds
/// stays as it is then.
extension LayoutEngine {
  /// The most rounds of inheriting: margins that move what they follow from may never settle.
  private static let mostRounds = 4

  /// Solves the changes collected so far, inherited margins included.
  internal mutating func solveInheriting() throws(LayoutError) {
    let users = state.marginUsers
    for item in users {
      let base = state.marginsRecord(of: item).uninherited(layoutDirection)
      try setEffectiveMargins(base, of: item)
    }
    try solve()
    guard !users.isEmpty else { return }
    for _ in 0..<Self.mostRounds {
      var known: [LayoutItem: EffectiveMargins] = [:]
      let inherited = users.map { inheritedMargins(of: $0, &known) }
      guard zip(users, inherited).contains(where: { isChanged($0, by: $1) }) else { return }
      for (item, margins) in zip(users, inherited) where isChanged(item, by: margins) {
        try setEffectiveMargins(margins, of: item)
      }
      try solve()
    }
  }

  private func isChanged(_ item: LayoutItem, by margins: EffectiveMargins) -> Bool {
    let current = state.marginsRecord(of: item).effective
    return !current.margins.isClose(to: margins.margins)
      || !current.safeArea.isClose(to: margins.safeArea)
  }

  /// Changes the margins that constraints use.
  internal mutating func setEffectiveMargins(_ margins: EffectiveMargins, of item: LayoutItem)
    throws(LayoutError)
  {
    var record = state.marginsRecord(of: item)
    guard record.effective != margins else { return }
    record.effective = margins
    state.setMargins(record, of: item)
    guard record.isUsed else { return }
    try updateConstraints(naming: state.itemsPlaced(by: item))
  }

  /// The margins of an item as the present frames hand them down.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - known: Those that were computed before, from the same frames; only ever looked up.
  /// - Returns: Its margins and safe area.
  internal func inheritedMargins(
    of item: LayoutItem, _ known: inout [LayoutItem: EffectiveMargins]
  ) -> EffectiveMargins {
    var chain = [item]
    var next = state.holder(of: item)
    while let holder = next, known[holder] == nil {
      chain.append(holder)
      next = state.holder(of: holder)
    }
    var outer = next
    for item in chain.reversed() {
      known[item] = margins(of: item, in: outer, outer.flatMap { known[$0] })
      outer = item
    }
    return known[item] ?? state.marginsRecord(of: item).effective
  }

  private func margins(
    of item: LayoutItem, in superview: LayoutItem?, _ outer: EffectiveMargins?
  ) -> EffectiveMargins {
    let record = state.marginsRecord(of: item)
    guard let superview, let outer else { return record.uninherited(layoutDirection) }
    let rect = alignmentRect(of: item)
    let around = alignmentRect(of: superview)
    let distances = LayoutInsets(
      top: rect.minY - around.minY, left: rect.minX - around.minX,
      bottom: around.maxY - rect.maxY, right: around.maxX - rect.maxX)
    let safeArea = outer.safeArea.combined(with: distances) { max(0, $0 - $1) }
    var result = record.effective(layoutDirection, inheriting: safeArea)
    if record.preservesSuperviewMargins {
      let inherited = outer.margins.combined(with: distances, by: -)
      result.margins = result.margins.combined(with: inherited, by: max)
    }
    return result
  }
}

extension LayoutInsets {
  /// Whether all sides are the same but for rounding.
  fileprivate func isClose(to other: LayoutInsets) -> Bool {
    let differences = combined(with: other) { ($0 - $1).magnitude }
    return max(differences.top, differences.left, differences.bottom, differences.right)
      <= LayoutTolerance.margin
  }
}
