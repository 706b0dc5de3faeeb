/// Something unusual about a target or the room beside it, and what was planned for it.
public enum PlacementNote: Hashable, Sendable {
  /// The target has no width or no height: the arrow points at it all the same.
  case targetWithoutArea
  /// A part of the target lies off the screen or behind the keyboard: the bubble explains the
  /// visible part. Content that moves by that many points shows all of it.
  case targetCutOff(scroll: LayoutPoint)
  /// Nothing of the target can be seen: the bubble stands where it disappeared. Content that moves
  /// by that many points shows it.
  case targetUnseen(scroll: LayoutPoint)
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
