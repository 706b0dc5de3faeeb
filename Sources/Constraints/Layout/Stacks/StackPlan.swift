/// What a change of a stack does to the constraints in force.
internal struct StackPlan {
  /// What becomes of one constraint.
  internal enum Step {
    /// It stays in force.
    case keep(ConstraintID)
    /// Only its constant changes; in the solver, to this one.
    case move(ConstraintID, LayoutConstraint, constant: Double)
    /// It comes into force.
    case add(LayoutConstraint, Constraint)
  }

  /// The constraints that belong to one slot, or to the stack as a whole.
  internal struct Group {
    /// The slot's index; `nil` for the stack.
    internal var slot: Int?
    internal var steps: [Step]
  }

  internal var groups: [Group] = []
  /// What goes out of force.
  internal var removed: [ConstraintID] = []
}
