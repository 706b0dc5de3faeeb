/// A number as it was written: digits · 2^`twos` · 5^`fives`.
///
/// A double stands for the shortest decimal that reads back as it, as far as that has no more digits
/// than doubles can tell apart: 0.1 is a tenth. Others, as computations leave them, are themselves.
struct ExactDecimal: Sendable {
  var digits: BigInteger
  var twos = 0
  var fives = 0

  static let zero = ExactDecimal(digits: .zero)
  static let one = ExactDecimal(digits: .one)

  /// The number that a double stands for.
  init(_ number: Double) {
    if let decimal = ExactDecimal.decimal(number) {
      self = decimal
    } else {
      self.init(binary: number)
    }
  }

  /// The number that a double is.
  init(binary number: Double) {
    guard number != 0 else {
      self = .zero
      return
    }
    let exponent = Int(number.exponent) - 52
    let significand = number.significand * 0x1p52
    let digits = Int64(number < 0 ? -significand : significand)
    let zeros = digits.trailingZeroBitCount
    self.init(digits: BigInteger(digits >> Int64(zeros)), twos: exponent + zeros)
  }

  private init(digits: BigInteger, twos: Int = 0, fives: Int = 0) {
    self.digits = digits
    self.twos = twos
    self.fives = fives
  }

  /// Doubles that share a power of two as a factor, as scaled coefficients do, read together, so that
  /// each is a decimal once that factor is taken out.
  static func reading(_ numbers: some Collection<Double>) -> ContiguousArray<ExactDecimal> {
    // Of decimals with few digits there is one for each double, whatever the factor.
    for size in 0...24 {
      for shift in size == 0 ? [0] : [size, -size] {
        var read = ContiguousArray<ExactDecimal>()
        for number in numbers {
          let factor = Double(sign: .plus, exponent: shift, significand: 1)
          guard var decimal = decimal(number * factor) else { break }
          decimal.twos -= shift
          read.append(decimal)
        }
        if read.count == numbers.count { return read }
      }
    }
    return ContiguousArray(numbers.map { ExactDecimal(binary: $0) })
  }

  /// The decimal of at most 15 digits that reads as a double.
  private static func decimal(_ number: Double) -> ExactDecimal? {
    if number == 0 { return .zero }
    var power = 1.0
    for places in 0...15 {
      let whole = (number * power).rounded()
      guard whole.magnitude < 1e15 else { return nil }
      // Both are doubles without rounding, so their quotient is the double of the decimal.
      if whole / power == number {
        var digits = Int64(whole)
        var left = places
        while left > 0, digits % 10 == 0 {
          digits /= 10
          left -= 1
        }
        return ExactDecimal(digits: BigInteger(digits), twos: -left, fives: -left)
      }
      power *= 10
    }
    return nil
  }

  static func * (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
    ExactDecimal(
      digits: left.digits * right.digits, twos: left.twos + right.twos,
      fives: left.fives + right.fives)
  }

  /// The whole number that this one is in units of 2^`twos` · 5^`fives`, of which it is a multiple.
  func inUnits(_ twos: Int, _ fives: Int) -> BigInteger {
    if digits.isZero { return .zero }
    var result = digits.shiftedLeft(by: self.twos - twos)
    var left = self.fives - fives
    while left > 0 {
      let part = min(left, 27)
      var power: Int64 = 1
      for _ in 0..<part { power *= 5 }
      result = result * BigInteger(power)
      left -= part
    }
    return result
  }
}

/// The largest power of two and of five of which some numbers are multiples.
struct CommonUnit: Sendable {
  private(set) var twos = Int.max
  private(set) var fives = Int.max

  /// Makes the unit a part of a number.
  mutating func divide(_ number: ExactDecimal) {
    guard !number.digits.isZero else { return }
    twos = min(twos, number.twos)
    fives = min(fives, number.fives)
  }

  /// How many units a number is, of those that the unit divides.
  func count(_ number: ExactDecimal) -> BigInteger { number.inUnits(twos, fives) }

  /// The unit as a number.
  var size: ExactDecimal {
    twos == .max ? .one : ExactDecimal.power(twos, fives)
  }
}

extension ExactDecimal {
  static func power(_ twos: Int, _ fives: Int) -> ExactDecimal {
    ExactDecimal(digits: .one, twos: twos, fives: fives)
  }

  /// The double nearest to a fraction times this number.
  func times(_ numerator: BigInteger, over denominator: BigInteger) -> Double {
    var above = numerator * digits
    var below = denominator
    if twos > 0 {
      above = above.shiftedLeft(by: twos)
    } else {
      below = below.shiftedLeft(by: -twos)
    }
    let power = ExactDecimal(digits: .one, fives: abs(fives)).inUnits(0, 0)
    if fives > 0 { above = above * power } else { below = below * power }
    return BigInteger.quotient(above, below)
  }
}

extension ExactDecimal {
  /// One over a power.
  ///
  /// - Precondition: The digits are 1.
  var inverseOfPower: ExactDecimal { ExactDecimal.power(-twos, -fives) }
}
