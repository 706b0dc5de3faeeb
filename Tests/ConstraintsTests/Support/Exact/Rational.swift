/// A fraction, exact at any size: a pair of machine words while they suffice.
struct Rational: Hashable, Sendable {
  /// In lowest terms, the denominator positive; `big` only for what does not fit `small`.
  private enum Storage: Hashable, Sendable {
    case small(Int, Int)
    case big(BigInteger, BigInteger)
  }

  private var storage: Storage

  /// Zero.
  static let zero = Rational(0)
  /// One.
  static let one = Rational(1)

  /// Makes a fraction from two whole numbers, by default a whole number.
  ///
  /// - Precondition: The denominator is positive.
  init(_ numerator: Int, over denominator: Int = 1) {
    precondition(denominator > 0, "a denominator must be positive")
    let divisor = Rational.greatestCommonDivisor(numerator, denominator)
    storage = .small(numerator / divisor, denominator / divisor)
  }

  /// Makes the fraction that a finite double is.
  init(exactly number: Double) {
    var fraction = number
    var doublings = 0
    while fraction != fraction.rounded(.towardZero) {
      fraction *= 2
      doublings += 1
    }
    var halvings = 0
    while fraction.magnitude >= 0x1p62 {
      fraction /= 2
      halvings += 1
    }
    var power = Rational.one
    for _ in 0..<max(doublings, halvings) { power = power + power }
    self = doublings > 0 ? Rational(Int(fraction)) / power : Rational(Int(fraction)) * power
  }

  private init(_ numerator: BigInteger, _ denominator: BigInteger) {
    let divisor = BigInteger.greatestCommonDivisor(numerator, denominator)
    var above = numerator.divided(by: divisor).quotient
    var below = denominator.divided(by: divisor).quotient
    if below.isNegative { (above, below) = (above.negated, below.negated) }
    if let small = above.int, let smallBelow = below.int {
      storage = .small(small, smallBelow)
    } else {
      storage = .big(above, below)
    }
  }

  private var parts: (BigInteger, BigInteger) {
    switch storage {
    case .small(let above, let below): (BigInteger(above), BigInteger(below))
    case .big(let above, let below): (above, below)
    }
  }

  /// −1, 0 or 1.
  var sign: Int {
    switch storage {
    case .small(let above, _): above.signum()
    case .big(let above, _): above.isNegative ? -1 : 1
    }
  }

  /// Whether it is zero.
  var isZero: Bool { sign == 0 }

  /// The double nearest to it, or one beside that.
  var double: Double {
    switch storage {
    case .small(let above, let below): return Double(above) / Double(below)
    case .big(let above, let below):
      let (numerator, denominator) = (above.scaled, below.scaled)
      let exponent = numerator.exponent - denominator.exponent
      return Double(
        sign: .plus, exponent: exponent, significand: numerator.fraction / denominator.fraction)
    }
  }

  /// The greatest common divisor of two words, positive unless both are zero.
  static func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
    var (one, other) = (left.magnitude, right.magnitude)
    while other != 0 { (one, other) = (other, one % other) }
    return Int(one)
  }
}

extension Rational: Comparable {
  /// The sum.
  static func + (left: Rational, right: Rational) -> Rational {
    if case .small(let a, let b) = left.storage, case .small(let c, let d) = right.storage {
      if b == 1, d == 1 {
        let (sum, overflow) = a.addingReportingOverflow(c)
        if !overflow, sum != .min { return Rational(sum) }
      }
      let (one, isLarge) = a.multipliedReportingOverflow(by: d)
      let (other, isOtherLarge) = c.multipliedReportingOverflow(by: b)
      let (below, isBelowLarge) = b.multipliedReportingOverflow(by: d)
      let (above, overflow) = one.addingReportingOverflow(other)
      if !isLarge, !isOtherLarge, !isBelowLarge, !overflow, above != .min {
        return Rational(above, over: below)
      }
    }
    let ((a, b), (c, d)) = (left.parts, right.parts)
    return Rational(a * d + c * b, b * d)
  }

  /// The product.
  static func * (left: Rational, right: Rational) -> Rational {
    if case .small(let a, let b) = left.storage, case .small(let c, let d) = right.storage {
      let (above, isLarge) = a.multipliedReportingOverflow(by: c)
      let (below, isBelowLarge) = b.multipliedReportingOverflow(by: d)
      if !isLarge, !isBelowLarge, above != .min { return Rational(above, over: below) }
    }
    let ((a, b), (c, d)) = (left.parts, right.parts)
    return Rational(a * c, b * d)
  }

  /// The quotient.
  ///
  /// - Precondition: The divisor is not zero.
  static func / (left: Rational, right: Rational) -> Rational {
    precondition(!right.isZero, "division by zero")
    if case .small(let above, let below) = right.storage {
      return left * (above > 0 ? Rational(below, over: above) : Rational(-below, over: -above))
    }
    let (above, below) = right.parts
    return left * Rational(below, above)
  }

  /// The number with its sign turned.
  static prefix func - (number: Rational) -> Rational { number * Rational(-1) }

  /// The difference.
  static func - (left: Rational, right: Rational) -> Rational { left + -right }

  /// Whether one is the smaller.
  static func < (left: Rational, right: Rational) -> Bool { (left - right).sign < 0 }
}

extension Rational: CustomStringConvertible {
  /// As a fraction, or about that when it is a long one.
  var description: String {
    switch storage {
    case .small(let above, 1): "\(above)"
    case .small(let above, let below): "\(above)/\(below)"
    case .big: "~\(double)"
    }
  }
}
