/// Something in force that is broken in the present layout.
public struct LayoutViolation: Hashable, Sendable {
  /// Its name.
  public var id: ConstraintID
  /// What it demands.
  public var source: LayoutConstraintSource
  /// How much it matters; below required.
  public var priority: LayoutPriority
  /// By how much it is broken, in points for multipliers of 1; above 0.
  public var amount: Double
}
