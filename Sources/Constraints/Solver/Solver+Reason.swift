extension Solver {
  /// One part of why a variable has its value.
  public struct Reason: Hashable, Sendable {
    /// What can hold a variable.
    public enum Source: Hashable, Sendable {
      /// A constraint in force that is met exactly.
      case constraint(ConstraintID)
      /// The value suggested for a variable that is being edited.
      case suggestion(Variable)
      /// Nothing but a variable's reference value.
      case stay(Variable)
    }

    /// What holds the variable.
    public var source: Source
    /// How far the variable moves when the constant of the constraint's expression, on the left, the
    /// suggested value or the reference grows by one, as long as the same things hold it: −1 for `x`
    /// in `x - 10 == 0`.
    public var effect: Double

    /// Makes a reason from its parts.
    package init(source: Source, effect: Double) {
      self.source = source
      self.effect = effect
    }
  }
}
