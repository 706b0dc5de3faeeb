/// How unlike coefficients are, of a form or of all forms of a component.
struct CoefficientSpread: Sendable {
  /// By how much they are apart in size, as a binary exponent: the ratios of all forms whose
  /// coefficients are not alike, multiplied.
  var reach: Int32 = 0
  /// The forms with coefficients that rounding can spoil: not powers of two, or not alike.
  var roughForms: Int32 = 0

  /// The exponent up to which a form's coefficients count as alike.
  private static let alike = 6
  /// From here on the product of ratios is large enough for data to look like rounding.
  private static let delicate: Int32 = 24

  /// Whether a component with these coefficients is beyond floating point.
  var isDelicate: Bool { reach >= CoefficientSpread.delicate }
  /// Whether floating point has nothing to spoil.
  var isHarmless: Bool { roughForms == 0 }

  /// The spread of a form's coefficients, the largest of which is in 1..<2.
  init(of terms: ContiguousArray<FormTerm>.SubSequence) {
    var smallest = Double.infinity
    var isRough = false
    for term in terms {
      smallest = min(smallest, term.coefficient.magnitude)
      isRough = isRough || term.coefficient.significand != 1
    }
    guard smallest < 1 || isRough else { return }
    let exponent = Int(-smallest.exponent)
    if exponent > CoefficientSpread.alike {
      reach = Int32(exponent)
      isRough = true
    }
    roughForms = isRough ? 1 : 0
  }

  init() {}

  static func += (left: inout CoefficientSpread, right: CoefficientSpread) {
    left.reach += right.reach
    left.roughForms += right.roughForms
  }

  static func -= (left: inout CoefficientSpread, right: CoefficientSpread) {
    left.reach -= right.reach
    left.roughForms -= right.roughForms
  }
}
