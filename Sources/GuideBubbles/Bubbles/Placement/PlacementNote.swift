/// Something unusual about a target or the room beside it, and what was planned for it.
public enum PlacementNote: Hashable, Sendable {
  /// The target has no width or no height: the arrow points at it all the same.
  case targetWithoutArea
  /// A part of the target cannot be seen: the bubble explains what can be. Scrolling so far shows all
  /// of it; `nil` where no scroll does.
  case targetCutOff(scroll: TargetScroll?)
  /// Nothing of the target can be seen: the bubble stands where it disappeared. Scrolling so far shows
  /// it; `nil` where no scroll does.
  case targetUnseen(scroll: TargetScroll?)
  /// The target leaves less room than the bubble takes on every side: the bubble is docked over it,
  /// by so many points, where it covers the least.
  case dockedOverTarget(overlap: Double)
  /// There is no room for an arrow: the bubble has none.
  case withoutArrow
  /// The tail that the bubble's picture shows points elsewhere.
  case tailAstray
  /// The text was broken into more rows than it would take by itself, so that the bubble fits.
  case narrowed(rows: Int)
}
