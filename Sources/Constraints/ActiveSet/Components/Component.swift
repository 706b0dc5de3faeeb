/// The variables that constraints connect, with one basis of their own.
///
/// The basis has as many basic forms as there are variables. Rows and columns are numbered alike:
/// factorising puts the pivots on the diagonal.
struct Component: Sendable {
  /// The variable of each column.
  var columns: ContiguousArray<Int32> = []
  /// The basic form of each row.
  var rows: ContiguousArray<Int32> = []
  var factor = BasisFactor()
  /// Whether `factor` belongs to an earlier basis.
  var isFactorStale = false
  /// Whether the basis is to be chosen anew before the next step.
  var needsCrash = false
  /// How many of the last columns belong to variables that the present change brought in: until
  /// `grow` gives them their rows, these are the variables' own forms, in the same order.
  var newcomers = 0
  /// Changes when all `StayLead`s noted before are void.
  var leadEpoch: Int32 = 0
  /// Forms that left since it was last known to hang together.
  var releasedForms = 0
  /// Whether it is worth a look at what hangs together, now that the basis was factorised anyway.
  var isSplitDue = false
  /// At least what rounding may have left in the values since they were computed from the basis.
  var drift = 0.0
  /// Whether its solution was found without rounding: floating point may not even be able to check it.
  var isExact = false
  /// How unlike the coefficients of its forms are.
  var spread = CoefficientSpread()
  /// The forms that the present change made.
  var newForms = 0
  /// How the values move with what was moved last.
  var edge = RangedEdge()

  /// The number of variables that were there before the present change.
  var formerCount: Int { columns.count - newcomers }
}

/// A variable's place in the active set.
struct VariableRecord: Sendable {
  /// What a stay holds it at.
  var reference: Double
  /// Its place in the order of declaration.
  var order: Int64
  /// Its own form.
  var form: Int32
  /// The first of its terms in forms; −1 for none.
  var firstTerm: Int32 = -1
  /// Its component and column; −1 while no constraint has connected it.
  var component: Int32 = -1
  var column: Int32 = -1
}
