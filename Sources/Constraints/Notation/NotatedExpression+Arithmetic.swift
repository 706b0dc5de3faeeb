extension NotatedExpression {
  /// Adds another expression times a factor.
  internal mutating func add(_ other: NotatedExpression, times factor: Double = 1) {
    for var term in other.terms {
      term.coefficient *= factor
      terms.append(term)
    }
    constant += other.constant * factor
    range = range.lowerBound..<other.range.upperBound
  }

  /// Multiplies everything by a number.
  internal mutating func scale(by factor: Double) {
    for index in terms.indices { terms[index].coefficient *= factor }
    constant *= factor
  }

  /// Becomes the product with another expression, one of the two being a number.
  internal mutating func multiply(by other: NotatedExpression) throws(NotationError) {
    let whole = range.lowerBound..<other.range.upperBound
    guard terms.isEmpty || other.terms.isEmpty else {
      throw NotationError(.productOfUnknowns, at: whole)
    }
    if terms.isEmpty {
      let factor = constant
      self = other
      scale(by: factor)
    } else {
      scale(by: other.constant)
    }
    range = whole
  }

  /// Becomes the quotient by another expression, which must be a number.
  internal mutating func divide(by other: NotatedExpression) throws(NotationError) {
    guard other.terms.isEmpty else { throw NotationError(.divisionByUnknown, at: other.range) }
    guard other.constant != 0 else { throw NotationError(.divisionByZero, at: other.range) }
    for index in terms.indices { terms[index].coefficient /= other.constant }
    constant /= other.constant
    range = range.lowerBound..<other.range.upperBound
  }

  /// Refuses a product or quotient that no solver takes, before it becomes infinite or nothing.
  internal func checkNumbers(in scanner: NotationScanner) throws(NotationError) {
    try checkConstant(in: scanner)
    let sizes = Solver.smallestCoefficient...NotationScanner.largestNumber
    guard terms.allSatisfy({ $0.coefficient == 0 || sizes.contains($0.coefficient.magnitude) })
    else {
      throw NotationError(.numberOutOfRange(scanner.text(range)), at: range)
    }
  }

  /// Refuses a sum that no solver takes; the coefficients of a sum are those of its parts.
  internal func checkConstant(in scanner: NotationScanner) throws(NotationError) {
    guard constant.magnitude <= NotationScanner.largestNumber else {
      throw NotationError(.numberOutOfRange(scanner.text(range)), at: range)
    }
  }
}
