/// Numbers that were computed before they came here, such as a third or the inverse of a ratio.
///
/// They are off by their rounding, and what two forms differ by may be nothing else: a ratio and its
/// inverse, taken at their word, hold for zero alone.
extension ExactProgram {
  /// Takes coordinates for zero that would be for coefficients which differ by no more than rounding.
  ///
  /// By how much coordinates *a*·*B*⁻¹ may change when each coefficient does by a share, no product of
  /// magnitudes leaves out: |*a*|·|*B*⁻¹| + |*a*·*B*⁻¹|·|*B*|·|*B*⁻¹| (Skeel, "Scaling for numerical
  /// stability in Gaussian elimination", Journal of the ACM 26, 1979). So what is small because
  /// coefficients are, is no noise; what is left of numbers that cancel may be.
  ///
  /// - Complexity: The square of the number of variables.
  mutating func dropNoise(inRow row: Int) {
    let count = variableCount
    let start = row * count
    guard hasComputedForms else { return }
    // What is multiplied by |B⁻¹|, by variable: decimals are not off.
    var sizes = ContiguousArray(repeating: 0.0, count: count)
    if forms[rows[row]].isComputed {
      for variable in 0..<count {
        sizes[variable] = Self.size(forms[rows[row]].coefficients[variable], .one)
      }
    }
    for column in 0..<count
    where !tableau[start + column].isZero && forms[basis[column]].isComputed {
      let coordinate = Self.size(tableau[start + column], denominator)
      for (variable, coefficient) in forms[basis[column]].coefficients.enumerated() {
        sizes[variable] += coordinate * Self.size(coefficient, .one)
      }
    }
    for column in 0..<count where !tableau[start + column].isZero {
      var bound = 0.0
      for variable in 0..<count { bound += sizes[variable] * inverse(variable, column) }
      guard Self.size(tableau[start + column], denominator) <= Tolerance.noise * bound else {
        continue
      }
      values[row] = values[row] - tableau[start + column] * position(ofColumn: column)
      tableau[start + column] = .zero
    }
  }

  /// The magnitude of an entry of *B*⁻¹.
  private func inverse(_ variable: Int, _ column: Int) -> Double {
    let row = rowOfVariable[variable]
    if row < 0 { return basis[column] == variable ? 1 : 0 }
    return Self.size(tableau[row * variableCount + column], denominator)
  }

  private static func size(_ numerator: BigInteger, _ denominator: BigInteger) -> Double {
    let (above, below) = (numerator.scaled, denominator.scaled)
    let exponent = max(-1_000, min(1_000, above.exponent - below.exponent))
    let fraction = (above.fraction / below.fraction).magnitude
    return fraction * Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
