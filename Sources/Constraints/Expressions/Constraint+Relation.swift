extension Constraint {
  /// How a constraint compares its expression with zero.
  public enum Relation: Hashable, Sendable, CaseIterable {
    /// The expression is at most zero.
    case lessThanOrEqual
    /// The expression is zero.
    case equal
    /// The expression is at least zero.
    case greaterThanOrEqual
  }
}
