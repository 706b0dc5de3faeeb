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
