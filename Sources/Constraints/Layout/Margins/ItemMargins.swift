/// What an engine knows of the margins and the safe area of an item.
internal struct ItemMargins: Sendable {
  /// The margins as they were set, in points.
  internal var own = ItemMargins.standard
  /// What bars and notches cover of the item, in points, as it was set.
  internal var ownSafeArea = LayoutInsets()
  internal var preservesSuperviewMargins = false
  internal var insetsFromSafeArea = true
  /// What the constraints in force use.
  internal var effective: EffectiveMargins
  /// Whether constraints or guides use them.
  internal var isUsed = false
  internal var marginsGuide: LayoutItem?
  internal var safeAreaGuide: LayoutItem?

  /// `UIView`'s: 8 points on all sides.
  internal static let standard = DirectionalInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  internal init(_ direction: UserInterfaceLayoutDirection) {
    effective = EffectiveMargins(margins: Self.standard.resolved(for: direction))
  }

  /// What counts before anything is inherited.
  internal func uninherited(_ direction: UserInterfaceLayoutDirection) -> EffectiveMargins {
    effective(direction, inheriting: LayoutInsets())
  }

  /// The margins and safe area beside a safe area that the superview hands down.
  internal func effective(
    _ direction: UserInterfaceLayoutDirection, inheriting safeArea: LayoutInsets
  ) -> EffectiveMargins {
    let safeArea = ownSafeArea.combined(with: safeArea, by: +)
    let margins = own.resolved(for: direction)
    return EffectiveMargins(
      margins: insetsFromSafeArea ? margins.combined(with: safeArea, by: +) : margins,
      safeArea: safeArea)
  }
}

/// Distances inside an item's alignment rectangle, in points.
internal struct EffectiveMargins: Hashable, Sendable {
  internal var margins: LayoutInsets
  internal var safeArea = LayoutInsets()
}

extension LayoutInsets {
  /// The insets whose sides are made of those of two.
  internal func combined(with other: LayoutInsets, by combine: (Double, Double) -> Double)
    -> LayoutInsets
  {
    LayoutInsets(
      top: combine(top, other.top), left: combine(left, other.left),
      bottom: combine(bottom, other.bottom), right: combine(right, other.right))
  }
}

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
