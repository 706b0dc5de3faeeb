/// A number as it was written: digits · 2^`twos` · 5^`fives`.
///
/// A double stands for the shortest decimal that reads back as it, as far as that has no more digits
/// than doubles can tell apart: 0.1 is a tenth. Others, as computations leave them, are themselves.
struct ExactDecimal: Sendable {
  var digits: BigInteger
  var twos = 0
  var fives = 0

  /// Whether it is a double that no short decimal reads as.
  private(set) var isComputed = false

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

  private init(computed number: Double) {
    self.init(binary: number)
    isComputed = true
  }

  private init(digits: BigInteger, twos: Int = 0, fives: Int = 0) {
    self.digits = digits
    self.twos = twos
    self.fives = fives
  }

  /// Doubles that share a power of two as a factor, as scaled coefficients do, read together: with the
  /// factor without which they have the fewest digits, since by accident a double has 15 of them.
  static func reading(_ numbers: some Collection<Double>) -> ContiguousArray<ExactDecimal> {
    var best = (shift: 0, digits: Int.max)
    search: for size in 0...24 {
      for shift in size == 0 ? [0] : [size, -size] {
        var (digits, isShort) = (0, true)
        for number in numbers {
          let count = decimal(number, shifted: shift)?.digitCount ?? 20
          digits += count
          isShort = isShort && count <= 9
        }
        if digits < best.digits { best = (shift, digits) }
        // Of so few digits there is one decimal for a double, whatever the factor.
        if isShort { break search }
      }
    }
    return ContiguousArray(
      numbers.map { number in
        guard var read = decimal(number, shifted: best.shift) else {
          return ExactDecimal(computed: number)
        }
        read.twos -= best.shift
        return read
      })
  }

  /// The decimal that a double times a power of two reads as.
  private static func decimal(_ number: Double, shifted shift: Int) -> ExactDecimal? {
    decimal(number * Double(sign: .plus, exponent: shift, significand: 1))
  }

  /// How many digits there are.
  private var digitCount: Int {
    var (count, rest) = (0, digits.word.magnitude)
    while rest > 0 {
      count += 1
      rest /= 10
    }
    return count
  }

  /// The decimal of at most 15 digits that reads as a double.
  private static func decimal(_ number: Double) -> ExactDecimal? {
    if number == 0 { return .zero }
    var power = 1.0
    // Powers of ten are doubles up to this one.
    for places in 0...22 {
      let whole = (number * power).rounded()
      guard whole.magnitude < 1e15 else { return nil }
      // Both are doubles without rounding, so their quotient is the double of the decimal.
      // A sum of decimals may miss its decimal by a little; of so few digits there is no other near.
      let isNear = whole.magnitude < 1e9 && (whole / power - number).magnitude <= 2 * number.ulp
      if isNear || whole / power == number {
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

  /// One over a power.
  ///
  /// - Precondition: The digits are 1.
  var inverseOfPower: ExactDecimal { ExactDecimal.power(-twos, -fives) }

  /// The number with the other sign.
  var negated: ExactDecimal { ExactDecimal(digits: -digits, twos: twos, fives: fives) }

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
