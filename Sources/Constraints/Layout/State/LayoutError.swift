/// Why a layout engine refused a call.
///
/// Nothing changed when one is thrown.
public enum LayoutError: Error, Hashable, Sendable {
  /// The required constraints contradict each other: each of these is needed for the conflict.
  case unsatisfiable([LayoutConflictMember])
  /// The item was removed, or never issued by this engine.
  case unknownItem(LayoutItem)
  /// The item is of another kind than the call is for: its frame is fixed, or insets; or it is no
  /// stack, or one already, or one that would be in itself.
  case wrongKind(LayoutItem)
  /// The item is arranged already: an item is in one stack at most, and once.
  case alreadyArranged(LayoutItem)
  /// No stack arranges the item.
  case notArranged(LayoutItem)
  /// The constraint was deactivated, or never activated by this engine.
  case unknownConstraint(ConstraintID)
  /// The variable was removed, or never issued by this engine.
  case unknownVariable(Variable)
  /// A coefficient, constant or size is no finite number of a sensible magnitude.
  case numberOutOfRange(Double)
  /// The constraint ties a horizontal place to a vertical one, or a left or right edge to one that the
  /// reading direction places.
  ///
  /// Widths and heights go with everything, and so do places that cancel to a distance.
  case mixedPlaces(LayoutConstraint)
  /// The numbers are too far apart in size for an answer that could be trusted.
  ///
  /// Each call that solves may throw it.
  case beyondPrecision
}

/// One member of a minimal conflict between required constraints.
public struct LayoutConflictMember: Hashable, Sendable {
  /// The name under which it is in force, or would have been had the call not been refused.
  public var id: ConstraintID
  /// What it demands.
  public var source: LayoutConstraintSource
  /// Whether the refused call brought it in.
  public var isNew: Bool
}
