extension NotatedExpression {
  /// Adds another expression times a factor.
  internal mutating func add(_ other: NotatedExpression, times factor: Double = 1) {
    terms.append(
      contentsOf: other.terms.map { term in
        NotatedTerm(term.quantity, coefficient: term.coefficient * factor, range: term.range)
      })
    constant += other.constant * factor
    range = range.lowerBound..<other.range.upperBound
  }

  /// Multiplies everything by a number.
  internal mutating func scale(by factor: Double) {
    for index in terms.indices { terms[index].coefficient *= factor }
    constant *= factor
  }

  /// The product with another expression, one of the two being a number.
  internal func multiplied(by other: NotatedExpression) throws(NotationError) -> NotatedExpression {
    let whole = range.lowerBound..<other.range.upperBound
    guard terms.isEmpty || other.terms.isEmpty else {
      throw NotationError(.productOfUnknowns, at: whole)
    }
    var product = terms.isEmpty ? other : self
    product.scale(by: terms.isEmpty ? constant : other.constant)
    product.range = whole
    return product
  }

  /// The quotient by another expression, which must be a number.
  internal func divided(by other: NotatedExpression) throws(NotationError) -> NotatedExpression {
    guard other.terms.isEmpty else { throw NotationError(.divisionByUnknown, at: other.range) }
    guard other.constant != 0 else { throw NotationError(.divisionByZero, at: other.range) }
    var quotient = self
    for index in terms.indices { quotient.terms[index].coefficient /= other.constant }
    quotient.constant /= other.constant
    quotient.range = range.lowerBound..<other.range.upperBound
    return quotient
  }

  /// Refuses a product or quotient that no layout needs, before it becomes infinite or nothing.
  internal func checkNumbers(in scanner: NotationScanner) throws(NotationError) {
    try checkConstant(in: scanner)
    let sizes = NotationScanner.smallestNumber...NotationScanner.largestNumber
    guard terms.allSatisfy({ $0.coefficient == 0 || sizes.contains($0.coefficient.magnitude) })
    else {
      throw NotationError(.numberOutOfRange(scanner.text(range)), at: range)
    }
  }

  /// Refuses a sum that no layout needs; the coefficients of a sum are those of its parts.
  internal func checkConstant(in scanner: NotationScanner) throws(NotationError) {
    guard constant.magnitude <= NotationScanner.largestNumber else {
      throw NotationError(.numberOutOfRange(scanner.text(range)), at: range)
    }
  }
}
