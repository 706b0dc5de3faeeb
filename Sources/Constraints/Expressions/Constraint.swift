/// A linear expression compared with zero, at a priority.
public struct Constraint: Hashable, Sendable {
  /// What is compared with zero.
  public var expression: LinearExpression
  /// How it is compared.
  public var relation: Relation
  /// How much it matters.
  public var priority: LayoutPriority

  /// Makes a constraint, by default a required one.
  @inlinable
  public init(
    _ expression: LinearExpression, _ relation: Relation, priority: LayoutPriority = .required
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// The same constraint at another priority.
  @inlinable
  public func priority(_ priority: LayoutPriority) -> Constraint {
    Constraint(expression, relation, priority: priority)
  }
}

/// A constraint in force, named by the solver that took it.
public struct ConstraintID: Hashable, Sendable {
  package let index: Int32
  package let generation: Int32

  package init(index: Int32, generation: Int32) {
    self.index = index
    self.generation = generation
  }
}
