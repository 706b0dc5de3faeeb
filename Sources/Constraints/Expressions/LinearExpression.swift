/// A variable with its coefficient, one part of a `LinearExpression`.
public struct LinearTerm: Hashable, Sendable {
  /// The unknown.
  public var variable: Variable
  /// What the unknown is multiplied by; finite.
  public var coefficient: Double

  /// Makes a term, by default the variable itself.
  @inlinable
  public init(_ variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant, such as `x + 2 * y - 8`.
///
/// Terms keep the order in which they were written and may name a variable twice; a solver merges
/// them.
public struct LinearExpression: Hashable, Sendable {
  /// The terms, as written.
  public var terms: ContiguousArray<LinearTerm>
  /// What is added to the terms.
  public var constant: Double

  /// Makes an expression from its parts, by default zero.
  @inlinable
  public init(terms: some Sequence<LinearTerm>, constant: Double = 0) {
    self.terms = ContiguousArray(terms)
    self.constant = constant
  }

  /// Makes an expression without terms.
  @inlinable
  public init(constant: Double = 0) {
    terms = ContiguousArray()
    self.constant = constant
  }
}

/// What can stand in an expression: variables, expressions and numbers.
public protocol LinearExpressionConvertible {
  /// The value as an expression.
  var linearExpression: LinearExpression { get }
}

extension LinearExpression: LinearExpressionConvertible {
  /// The expression itself.
  @inlinable
  public var linearExpression: LinearExpression { self }
}

extension Variable: LinearExpressionConvertible {
  /// The variable once.
  @inlinable
  public var linearExpression: LinearExpression { LinearExpression(terms: [LinearTerm(self)]) }
}

extension Double: LinearExpressionConvertible {
  /// The number as a constant.
  @inlinable
  public var linearExpression: LinearExpression { LinearExpression(constant: self) }
}

extension Int: LinearExpressionConvertible {
  /// The number as a constant.
  @inlinable
  public var linearExpression: LinearExpression { LinearExpression(constant: Double(self)) }
}
