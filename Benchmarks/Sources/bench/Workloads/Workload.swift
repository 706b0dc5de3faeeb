import Constraints

/// A system of constraints and what is done to it, in terms that every solver understands.
///
/// `../shared/solver/workloads.md` tells the notation: rows are `sum(c·v) + k  op  0` at a strength.
/// A driver builds the rows in order, one at a time or in bulk, begins the edits, and performs the
/// operations.
struct Workload {
  var variableCount = 0
  /// The terms of all rows, one row after the other.
  var terms: ContiguousArray<WorkloadTerm> = []
  /// The rows that are built, then spare ones that operations add.
  var rows: ContiguousArray<WorkloadRow> = []
  /// How many of the rows are built; the others are spare.
  var builtCount = 0
  var edits: [WorkloadEdit] = []
  var operations: ContiguousArray<WorkloadOperation> = []
  /// What the sums of violations are known to be.
  var expectation = Expectation.unknown
  /// Whether each suggestion counts as an operation, also where several are solved together.
  var countsSuggestions = false
}

/// A variable with its coefficient.
struct WorkloadTerm: Equatable {
  var variable: Int32
  var coefficient: Double
}

/// A constraint: its terms and a constant compared with zero.
struct WorkloadRow: Equatable {
  /// The place of its terms among the workload's.
  var terms: Range<Int>
  var constant: Double
  var relation: Constraint.Relation
  var strength: Strength
}

/// A variable to which values are suggested, and the first one.
struct WorkloadEdit: Equatable {
  var variable: Int
  var strength: Strength
  var value: Double
}

/// One line of the list of operations.
enum WorkloadOperation: Equatable {
  /// Suggests a value; when `solves`, all variables are up to date afterwards.
  case suggest(variable: Int32, value: Double, solves: Bool)
  case remove(row: Int32)
  case add(row: Int32)
}

/// The sums of violations by strength; what is not named is zero.
typealias ViolationSums = [Strength: Double]

/// What the sums of violations are known to be.
enum Expectation {
  case unknown
  /// After any number of operations.
  case always(ViolationSums)
  /// After an odd and after an even number of operations.
  case alternating(odd: ViolationSums, even: ViolationSums)
  /// After the last operation.
  case atEnd(ViolationSums)

  /// The sums after `count` of `total` operations, where they are known.
  func sums(after count: Int, of total: Int) -> ViolationSums? {
    switch self {
    case .unknown: nil
    case .always(let sums): sums
    case .alternating(let odd, let even): count % 2 == 1 ? odd : even
    case .atEnd(let sums): count == total ? sums : nil
    }
  }
}
