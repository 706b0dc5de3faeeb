/// Why a solver refused a call.
///
/// Nothing has changed when one is thrown.
public enum SolverError: Error, Hashable, Sendable {
  /// The required constraints contradict each other: each of these is needed for the conflict.
  case unsatisfiable([ConflictingConstraint])
  /// The variable was removed, or never issued by this solver.
  case unknownVariable(Variable)
  /// The constraint was removed, or never issued by this solver.
  case unknownConstraint(ConstraintID)
  /// A coefficient, constant or value is not a finite number within `Solver.range`, or a coefficient
  /// is not zero and smaller than `Solver.smallestCoefficient`.
  case numberOutOfRange(Double)
  /// The variable is being edited already.
  case alreadyEditing(Variable)
  /// The variable is not being edited.
  case notEditing(Variable)
  /// A suggestion cannot be required; at most just below.
  case requiredEditing(Variable)
  /// The variable still occurs in a constraint or is being edited.
  case variableInUse(Variable)
  /// The numbers are too far apart in size for an answer that could be trusted: more than
  /// `Solver.widestRatio` in one constraint, or along several.
  case beyondPrecision
}

/// One member of a minimal conflict.
public struct ConflictingConstraint: Hashable, Sendable {
  /// The name under which it is in force, or would have been had the call not been refused.
  public var id: ConstraintID
  /// The constraint as it was given.
  public var constraint: Constraint
}
