/// The tolerances of the solver, one name a purpose.
enum Tolerance {
  /// How far a value may lie outside its bounds when it was summed from terms of this magnitude.
  static func feasible(_ magnitude: Double) -> Double { 1e-9 + 1e-11 * magnitude }
  /// How far a value may lie outside its bounds for no other reason than rounding: what is further out,
  /// yet feasible, is in doubt.
  static func certain(_ magnitude: Double) -> Double { 1e-13 + 4e-15 * magnitude }
  /// By what share equal multipliers differ for no other reason than rounding.
  static let certainShare = 1e-14
  /// What the rounding of values to doubles, and of a sum of a few terms, makes of a value.
  static func rounding(_ magnitude: Double) -> Double { 1e-14 + 1e-15 * magnitude }
  /// By what share numbers that were computed are off: a coordinate that data which differ by no more
  /// make zero is zero.
  static let noise = 1e-15
  /// By how much a constraint that is kept may be broken, in the units of its expression, when its terms
  /// and its constant have this magnitude: what promises allow, and rounding.
  static func kept(_ magnitude: Double) -> Double { 1e-9 + 4e-15 * magnitude }
  /// How far multipliers may be out of balance, as a share of what they are.
  static let balanced = 1e-13
  /// How far a basis may move variables when each of its forms moves by one or two: what it does not
  /// magnify by more stays small enough to be called rounding.
  static let magnified = 1e5
  /// The same where there is nothing better than floating point: values keep six digits.
  static let magnifiedAtMost = 1e9
  /// What may gather in values, change by change, before they are computed from the basis anew.
  static let drift = 1e-10
  /// Multipliers that differ by no more are equal.
  static let multiplier = 1e-11
  /// A pivot below this is zero.
  static let pivot = 1e-9
  /// A pivot below this share of the largest entry of its row is zero.
  static let relativePivot = 1e-10
  /// How far a value may be from a bound that it meets, when it was summed from terms of this
  /// magnitude.
  static func room(_ magnitude: Double) -> Double { 10 * feasible(magnitude) }
  /// A move below this share of the largest one is rounding.
  static let negligible = 1e-11
  /// A coordinate below this share of the smallest pivot is rounding.
  static let doubtful = 1e-4
  /// A pivot below so many times the smallest one magnifies rounding: the basis is factorised anew.
  static let risky = 1e6
  /// A merged coefficient below this share of its parts has cancelled out.
  static let cancelled = 1e-15
  /// A result of elimination below this share of what it was computed from has cancelled out.
  static let fillIn = 1e-14
  /// What exceeds a limit by no more than this share is within it.
  static let limit = 1e-9
  /// What was computed in two ways is the same up to this share.
  static let agreement = 1e-6
  /// How far a step may leave a form from where it put it, as a share of its terms' magnitudes.
  static let accurate = 1e-7
  /// A move of less than this is too short to tell what moves how far for each unit.
  static let measurable = 1e-3
  /// A coefficient below this, of a form whose largest one is in 1..<2, determines no variable in a
  /// basis that is chosen: small pivots come soon enough.
  static let determining = 0.01
  /// Kernel pivots are at least this share of the largest entry in their column.
  static let markowitz = 0.1
}
