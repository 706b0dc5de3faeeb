/// An incremental solver of linear constraints with exact priorities.
///
/// Constraints at priority 1000 hold, or the call that would break one throws and changes nothing.
/// Below that, the sum of violations at the highest priority is as small as can be, then at the
/// next, and so on: no number of weak constraints outweighs a stronger one. What constraints leave
/// open is settled by *stays*: each variable, in order of declaration, is as near to its reference
/// value as can be. So the solution is a function of the constraints in force and the order of
/// variables, whatever happened before.
///
/// Every mutating call leaves the solver optimal; reading never solves. Bring many changes in one
/// `transaction`: they are solved once and hold as a whole or not at all.
///
/// ```swift
/// var solver = Solver()
/// let (left, width) = (solver.makeVariable(), solver.makeVariable())
/// try solver.add(left >= 16)
/// try solver.add((width == 200).priority(750))
/// try solver.add(left + width <= 180)
/// solver.value(of: width)  // 164
/// ```
///
/// Answers are exact to 1e-6, or to a millionth of the largest value where that is above 1, while
/// coefficients lie between 1e-4 and 1e4 in size, and constants and references are 0 or between 1e-3
/// and 1e6: a constraint that is kept is broken by no more than 1e-9 and what rounding its values to
/// doubles makes of it, in its own units. That is so for any coefficients among up to 64 variables that
/// constraints connect, where floating point is checked and, if in doubt, replaced by exact arithmetic;
/// numbers then mean the decimals that they were written as. Among more variables answers are checked
/// where coefficients of one constraint are further apart than 64; where they cannot be trusted, the
/// call throws `SolverError.beyondPrecision` and changes nothing. Numbers beyond ``range`` or below
/// ``smallestCoefficient``, NaN and infinities are refused.
///
/// How it works is told in <doc:SolverInternals>.
public struct Solver: ~Copyable, Sendable {
  var active = ActiveSet()
  var variables: ContiguousArray<VariableEntry> = []
  var freeVariables: ContiguousArray<Int32> = []
  /// Constraints and stays; a stay takes a place too, since it is a breakpoint like any other.
  var records: ContiguousArray<ConstraintRecord> = []
  var freeRecords: ContiguousArray<Int32> = []
  var nextOrder: Int64 = 0
  var nextSequence: Int64 = 0

  /// Whether changes are being collected.
  var isInTransaction = false
  /// Whether some of the changes collected so far have reached the active set.
  var hasSolved = false
  /// How to take the changes collected so far back, in order.
  var journal: ContiguousArray<Undo> = []
  /// The constraints removed so far, in order.
  var removed: ContiguousArray<Constraint> = []
  /// The records that changes collected so far concern.
  var dirty: ContiguousArray<Int32> = []
  /// Work space: the edits of the active set.
  var editList = EditList()
  /// The variables to be taken out when the changes collected so far have been made.
  var leaving: ContiguousArray<Int32> = []

  /// Makes a solver without variables or constraints.
  public init() {}

  /// The largest magnitude of a constant, a value or a coefficient.
  public static let range = 1e15

  /// The smallest magnitude of a coefficient that is not zero: smaller ones would be lost among
  /// multipliers that differ by rounding.
  public static let smallestCoefficient = 1e-10

  /// How many times as large as the smallest coefficient of a constraint its largest may be; beyond
  /// that a constraint is refused with `SolverError.beyondPrecision`.
  public static let widestRatio = 1e9
}

/// A variable as the solver's door knows it.
struct VariableEntry: Sendable {
  var generation: Int32 = 0
  var isAlive = false
  /// The record of its stay.
  var stay: Int32 = -1
  /// The record of its suggestion; −1 when it is not being edited.
  var edit: Int32 = -1
  /// In how many constraints in force it occurs.
  var uses: Int32 = 0
}

/// A constraint as the solver's door knows it.
struct ConstraintRecord: Sendable {
  /// What a record stands for.
  enum Kind {
    case free, stay, constraint, contentSize, suggestion
  }

  var kind = Kind.free
  var constraint = Constraint.nothing
  /// When it was added: the order in which constraints are listed.
  var sequence: Int64 = 0
  /// What the expression's form is multiplied by to give the expression, as the active set holds
  /// it; 0 while the active set does not hold the constraint.
  var scale = 0.0
  var generation: Int32 = 0
  /// Whether it waits among the dirty records.
  var isDirty = false
  /// Whether more than the constant differs from what the active set holds.
  var needsInstalling = true

  /// Whether the constraint counts: not one that was removed.
  var isInForce: Bool { kind != .free && kind != .stay }

  /// Takes a constraint up, for the active set to follow.
  mutating func hold(_ constraint: Constraint, _ kind: Kind, _ sequence: Int64) {
    self.constraint = constraint
    self.kind = kind
    self.sequence = sequence
    isDirty = true
    needsInstalling = true
  }

  /// Notes that the active set now holds all of it.
  mutating func note(scale: Double) {
    self.scale = scale
    needsInstalling = false
  }
}

extension Constraint {
  /// What stands in a record that is not in use.
  static var nothing: Constraint { Constraint(LinearExpression(), .equal) }
}

/// The opposite of a change.
enum Undo: Sendable {
  /// Takes a constraint out of force that was added.
  case added(Int32)
  /// Brings a constraint back into force: the last one among those removed.
  case removed(Int32, ConstraintRecord.Kind)
  /// Gives a constraint its former constant or priority back.
  case constant(Int32, Double)
  case priority(Int32, LayoutPriority)
  /// Takes a variable out that was made.
  case variableAdded(Int32)
  /// Brings a variable back that was taken out.
  case variableRemoved(Int32)
  /// Gives a variable the record of its suggestion back.
  case edit(Int32, Int32)
}
