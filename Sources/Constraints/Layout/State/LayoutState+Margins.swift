/// The margins and safe areas that constraints use.
extension LayoutState {
  /// How far a guide's edges lie inside its owner, in points.
  internal func insets(_ kind: GuideInsets, of owner: LayoutItem) -> LayoutInsets {
    switch kind {
    case .fixed(let insets): insets
    case .layoutMargins: layoutMargins(of: owner)
    case .safeArea: margins[owner]?.effective.safeArea ?? LayoutInsets()
    }
  }

  /// The margins of an item that constraints use; a content has those of its scrolling item.
  internal func layoutMargins(of item: LayoutItem) -> LayoutInsets {
    margins[marginsOwner(of: item)]?.effective.margins
      ?? ItemMargins.standard.resolved(for: direction)
  }

  private func marginsOwner(of item: LayoutItem) -> LayoutItem {
    if case .content(let owner, _, _, _) = record(item).shape { owner } else { item }
  }

  /// What is known of the margins of an item, as if it had been set.
  internal func marginsRecord(of item: LayoutItem) -> ItemMargins {
    margins[item] ?? ItemMargins(direction)
  }

  /// Notes that something depends on an item's margins or safe area.
  internal mutating func useMargins(of item: LayoutItem) {
    let owner = marginsOwner(of: item)
    var record = marginsRecord(of: owner)
    guard !record.isUsed else { return }
    record.isUsed = true
    setMargins(record, of: owner)
  }

  /// Changes what is known of the margins of an item.
  internal mutating func setMargins(_ record: ItemMargins?, of item: LayoutItem) {
    let former = margins[item]
    note(.margins(item, former))
    exchangeMargins(record, of: item)
  }

  internal mutating func exchangeMargins(_ record: ItemMargins?, of item: LayoutItem) {
    let wasUsed = margins[item]?.isUsed ?? false
    let isUsed = record?.isUsed ?? false
    margins[item] = record
    if isUsed, !wasUsed { marginUsers.append(item) }
    if wasUsed, !isUsed { marginUsers.removeAll { $0 == item } }
  }

  /// Forgets a guide that is removed.
  internal mutating func forgetGuide(_ guide: LayoutItem, of owner: LayoutItem) {
    guard var record = margins[owner] else { return }
    if record.marginsGuide == guide { record.marginsGuide = nil }
    if record.safeAreaGuide == guide { record.safeAreaGuide = nil }
    setMargins(record, of: owner)
  }
}
