/// How far apart in size coefficients are, and what follows from it.
enum Reach {
  /// The ratio up to which a form's coefficients count as alike, as a binary exponent.
  static let alike = 6
  /// From here on the product of a component's ratios is large enough for data to look like rounding.
  static let delicate: Int32 = 24
  /// The number of variables and of entries up to which a component is solved exactly.
  static let largestExact = 64
  static let largestTableau = 4_096
  /// What an exact solution may cost, in products of limbs.
  static let exactBudget = 200_000_000
}

extension ActiveSet {
  /// How far apart a form's coefficients are, as a binary exponent; 0 when they count as alike.
  func reach(of form: Int) -> Int32 {
    var smallest = Double.infinity
    for term in termsOf(form) { smallest = min(smallest, term.coefficient.magnitude) }
    let exponent = Int(-smallest.exponent)
    return exponent > Reach.alike ? Int32(exponent) : 0
  }

  /// Whether a component's coefficients are too far apart for floating point.
  func isDelicate(_ component: Int) -> Bool { components[component].reach >= Reach.delicate }
}
