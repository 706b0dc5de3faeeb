/// A linear expression without a constant, shared by all constraints on it: terms sorted by
/// variable, scaled by a power of two so that the largest coefficient lies in [1, 2), the first one
/// positive.
///
/// All constraints on a form are breakpoints of one convex piecewise linear cost. A basic form is
/// tight at a breakpoint and is a row of the basis; a nonbasic one lies in a segment of its cost,
/// or is pinned at a breakpoint when other forms hold it there.
struct Form: Sendable {
  /// Where its terms stand in the pool of all terms.
  var terms: Range<Int32>
  /// The breakpoint furthest left and right; −1 for none.
  var first: Int32 = -1
  var last: Int32 = -1
  /// The location: the breakpoints strictly left and right of it; −1 for none.
  var before: Int32 = -1
  var after: Int32 = -1
  /// The values that the location covers: a segment, or one breakpoint's position twice.
  var low = -Double.infinity
  var high = Double.infinity
  /// The basis to which it belongs.
  var component: Int32 = -1
  /// Its row in that basis; −1 when nonbasic.
  var row: Int32 = -1
  /// The variable whose own form this is; −1 for a form of several terms.
  var variable: Int32 = -1
  /// For a nonbasic variable's own form: the slope of its stay, −1, 0 or 1.
  var staySlope: Int8 = 0
  /// Whether the slope left or right of the location is infinite.
  var isLowRequired = false
  var isHighRequired = false
  /// Its index in the list of forms outside their segment; −1 for inside.
  var violatedIndex: Int32 = -1
  /// Whether the present change has met it.
  var isTouched = false
  /// Whether the terms still stand in the pool: a form without breakpoints is taken out.
  var isAlive = true
  /// While a basis is chosen: how early the form is taken, its variables not yet determined, and the
  /// form that is taken after it.
  var rank: Int16 = -1
  var openTerms: Int32 = 0
  var nextInQueue: Int32 = -1

  var isBasic: Bool { row >= 0 }
  var isUnit: Bool { variable >= 0 }

  /// Becomes the own form of a variable, at its stay.
  mutating func holdStay(of variable: Int, at reference: Double) {
    self.variable = Int32(variable)
    low = reference
    high = reference
  }

  /// Whether the slope on one side of the location is infinite.
  func isRequired(isHigh: Bool) -> Bool { isHigh ? isHighRequired : isLowRequired }

  /// Moves the location to the only breakpoint, or to the segment on one side of it.
  mutating func lie(at position: Double, isLeftSteep: Bool, isRightSteep: Bool, isRequired: Bool) {
    before = isLeftSteep && !isRightSteep ? last : -1
    after = isLeftSteep ? -1 : first
    low = isLeftSteep ? position : -.infinity
    high = isLeftSteep && !isRightSteep ? .infinity : position
    isLowRequired = isRequired && isLeftSteep && isRightSteep
    isHighRequired = isLowRequired
  }
}

/// One term of a form, chained to the other forms that the variable occurs in.
struct FormTerm: Sendable {
  var variable: Int32
  var form: Int32
  var coefficient: Double
  /// The neighbours in the variable's list of terms; −1 at the ends.
  var next: Int32 = -1
  var previous: Int32 = -1
}

/// A place where the slope of a form's cost changes: a constraint, or a variable's stay.
struct Breakpoint: Sendable {
  /// The form's value there.
  var position: Double = 0
  /// What it adds to the slope on its left, not positive, and on its right, not negative.
  var leftSlope: Double = 0
  var rightSlope: Double = 0
  /// The index of its priority among the levels, or `requiredLevel` or `stayLevel`.
  var level: Int32 = 0
  /// Whether it also counts in the tie level.
  var isContentSize = false
  /// The form, and the neighbours on it by position; −1 for none.
  var form: Int32 = -1
  var next: Int32 = -1
  var previous: Int32 = -1

  /// The level of constraints that must hold.
  static let requiredLevel: Int32 = -1
  /// The level of stays, below all others.
  static let stayLevel: Int32 = -2
}

/// The slope of a cost at a place, beyond what the levels' vector says.
enum Infinity {
  case none, negative, positive
}
