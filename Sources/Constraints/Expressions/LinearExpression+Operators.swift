extension LinearExpressionConvertible {
  /// The sum of two expressions.
  @inlinable
  public static func + (left: Self, right: some LinearExpressionConvertible) -> LinearExpression {
    var sum = left.linearExpression
    let other = right.linearExpression
    sum.terms.append(contentsOf: other.terms)
    sum.constant += other.constant
    return sum
  }

  /// The difference of two expressions.
  @inlinable
  public static func - (left: Self, right: some LinearExpressionConvertible) -> LinearExpression {
    left + right.linearExpression * -1.0
  }

  /// The expression with every part multiplied by a number.
  @inlinable
  public static func * (left: Self, factor: Double) -> LinearExpression {
    var product = left.linearExpression
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    product.constant *= factor
    return product
  }

  /// The expression with every part multiplied by a number.
  @inlinable
  public static func * (factor: Double, right: Self) -> LinearExpression { right * factor }

  /// The expression with every part divided by a number.
  @inlinable
  public static func / (left: Self, divisor: Double) -> LinearExpression {
    var quotient = left.linearExpression
    for index in quotient.terms.indices { quotient.terms[index].coefficient /= divisor }
    quotient.constant /= divisor
    return quotient
  }

  /// The expression with every sign turned.
  @inlinable
  public static prefix func - (expression: Self) -> LinearExpression { expression * -1.0 }

  /// A required constraint that two expressions are equal.
  @inlinable
  public static func == (left: Self, right: some LinearExpressionConvertible) -> Constraint {
    Constraint(left - right, .equal)
  }

  /// A required constraint that one expression is at most another.
  @inlinable
  public static func <= (left: Self, right: some LinearExpressionConvertible) -> Constraint {
    Constraint(left - right, .lessThanOrEqual)
  }

  /// A required constraint that one expression is at least another.
  @inlinable
  public static func >= (left: Self, right: some LinearExpressionConvertible) -> Constraint {
    Constraint(left - right, .greaterThanOrEqual)
  }
}
