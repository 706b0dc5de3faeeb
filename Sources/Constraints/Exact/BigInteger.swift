/// A whole number of any size.
///
/// Small ones, as most are, stand in a word; others as a sign and 64-bit limbs, the least first and
/// the last one not zero.
struct BigInteger: Sendable {
  /// The number, when `limbs` is empty.
  private(set) var word: Int64
  private(set) var limbs: ContiguousArray<UInt64> = []
  /// Whether a number of limbs is below zero.
  private var isMinus = false

  static let zero = BigInteger(0)
  static let one = BigInteger(1)

  init(_ word: Int64) {
    // The least word has no opposite: it takes a limb, so that each number stands in one way.
    let isLeast = word == .min
    self.word = isLeast ? 0 : word
    guard isLeast else { return }
    limbs = [word.magnitude]
    isMinus = true
  }

  /// A sign and limbs, which may end in zeros.
  private init(isMinus: Bool, _ limbs: consuming ContiguousArray<UInt64>) {
    while limbs.last == 0 { limbs.removeLast() }
    let size = limbs.first ?? 0
    if limbs.count > 1 || size > UInt64(Int64.max) {
      word = 0
      self.limbs = limbs
      self.isMinus = isMinus
    } else {
      word = isMinus ? -Int64(size) : Int64(size)
    }
  }

  var isZero: Bool { word == 0 && limbs.isEmpty }
  var isNegative: Bool { limbs.isEmpty ? word < 0 : isMinus }
  /// −1, 0 or 1.
  var signum: Int { isNegative ? -1 : isZero ? 0 : 1 }
  var magnitude: BigInteger { isNegative ? -self : self }
  /// How many limbs its magnitude takes.
  var limbCount: Int { max(1, limbs.count) }

  static prefix func - (number: BigInteger) -> BigInteger {
    var result = number
    if number.limbs.isEmpty { result.word = -number.word } else { result.isMinus.toggle() }
    return result
  }

  static func + (left: BigInteger, right: BigInteger) -> BigInteger {
    if left.limbs.isEmpty, right.limbs.isEmpty {
      let (sum, overflow) = left.word.addingReportingOverflow(right.word)
      if !overflow { return BigInteger(sum) }
    }
    return sum(left, right, isRightMinus: right.isNegative)
  }

  static func - (left: BigInteger, right: BigInteger) -> BigInteger {
    if left.limbs.isEmpty, right.limbs.isEmpty {
      let (difference, overflow) = left.word.subtractingReportingOverflow(right.word)
      if !overflow { return BigInteger(difference) }
    }
    return sum(left, right, isRightMinus: !right.isNegative)
  }

  static func * (left: BigInteger, right: BigInteger) -> BigInteger {
    if left.limbs.isEmpty, right.limbs.isEmpty {
      let (product, overflow) = left.word.multipliedReportingOverflow(by: right.word)
      if !overflow { return BigInteger(product) }
    }
    if left.isZero || right.isZero { return .zero }
    let (one, other) = (left.magnitudeLimbs, right.magnitudeLimbs)
    var product = ContiguousArray<UInt64>(repeating: 0, count: one.count + other.count)
    for place in one.indices {
      let carry = addProduct(of: other, and: one[place], to: &product, at: place)
      product[place + other.count] = carry
    }
    return BigInteger(isMinus: left.isNegative != right.isNegative, product)
  }

  /// The quotient of a division that leaves nothing.
  ///
  /// From the least limb up, by the divisor's inverse modulo 2⁶⁴: Jebelean, "An algorithm for exact
  /// division", Journal of Symbolic Computation 15, 1993.
  ///
  /// - Precondition: The divisor is not zero and divides the number.
  func dividedExactly(by divisor: BigInteger) -> BigInteger {
    if limbs.isEmpty, divisor.limbs.isEmpty {
      if divisor.word == 1 { return self }
      if divisor.word == -1 { return -self }
      return BigInteger(word / divisor.word)
    }
    if isZero { return .zero }
    let (rest, below) = BigInteger.withoutCommonZeros(self, divisor)
    let isMinus = isNegative != divisor.isNegative
    return BigInteger(isMinus: isMinus, BigInteger.exactQuotient(rest, below))
  }

  /// The number times a power of two.
  func shiftedLeft(by bits: Int) -> BigInteger {
    if bits == 0 || isZero { return self }
    let (whole, part) = bits.quotientAndRemainder(dividingBy: 64)
    var shifted = ContiguousArray<UInt64>(repeating: 0, count: whole)
    var carry: UInt64 = 0
    for limb in magnitudeLimbs {
      shifted.append(limb << UInt64(part) | carry)
      carry = part == 0 ? 0 : limb >> UInt64(64 - part)
    }
    shifted.append(carry)
    return BigInteger(isMinus: isNegative, shifted)
  }

  private var magnitudeLimbs: ContiguousArray<UInt64> {
    limbs.isEmpty ? [word.magnitude] : limbs
  }
}

extension BigInteger: Comparable {
  static func == (left: BigInteger, right: BigInteger) -> Bool {
    left.word == right.word && left.isMinus == right.isMinus && left.limbs == right.limbs
  }

  static func < (left: BigInteger, right: BigInteger) -> Bool {
    if left.limbs.isEmpty, right.limbs.isEmpty { return left.word < right.word }
    if left.isNegative != right.isNegative { return left.isNegative }
    let isSmaller = isLess(left.magnitudeLimbs, right.magnitudeLimbs)
    return left.isNegative ? isLess(right.magnitudeLimbs, left.magnitudeLimbs) : isSmaller
  }
}

extension BigInteger {
  /// A number near this one, as a fraction of a power of two; the fraction's magnitude is in 0.5..<1,
  /// or zero.
  var scaled: (fraction: Double, exponent: Int) {
    let size = magnitudeLimbs
    var value = 0.0
    // Three limbs, as the first may hold a single bit.
    for limb in size.suffix(3).reversed() { value = value * 0x1p64 + Double(limb) }
    guard value > 0 else { return (0, 0) }
    let exponent = Int(value.exponent) + 1
    let fraction = value * Double(sign: .plus, exponent: -exponent, significand: 1)
    return (isNegative ? -fraction : fraction, exponent + 64 * max(0, size.count - 3))
  }

  /// The double nearest to a fraction: within a few times 2⁻¹⁰⁶ of halfway between two it may be the
  /// other one.
  ///
  /// - Precondition: The denominator is not zero.
  static func quotient(_ numerator: BigInteger, _ denominator: BigInteger) -> Double {
    if numerator.isZero { return 0 }
    let (above, below) = (numerator.scaled, denominator.scaled)
    let first = above.fraction / below.fraction
    let exponent = above.exponent - below.exponent
    // What that leaves of the numerator, exactly: the second part of the quotient comes from it.
    let digits = BigInteger(Int64(first * 0x1p52))
    let shift = exponent - 52
    let rest =
      shift >= 0
      ? numerator - (digits * denominator).shiftedLeft(by: shift)
      : numerator.shiftedLeft(by: -shift) - digits * denominator
    let restScaled = rest.scaled
    let second = restScaled.fraction / below.fraction
    let secondExponent = restScaled.exponent - below.exponent + min(shift, 0)
    let sum =
      Double(digits.word) * 0x1p-52
      + second
      * Double(sign: .plus, exponent: max(-1_000, secondExponent - exponent), significand: 1)
    return sum * Double(sign: .plus, exponent: min(1_023, max(-1_022, exponent)), significand: 1)
  }
}

extension BigInteger {
  private static func sum(
    _ left: BigInteger, _ right: BigInteger, isRightMinus: Bool
  ) -> BigInteger {
    let (one, other) = (left.magnitudeLimbs, right.magnitudeLimbs)
    if left.isNegative == isRightMinus {
      return BigInteger(isMinus: isRightMinus, sum(one, other))
    }
    return isLess(one, other)
      ? BigInteger(isMinus: isRightMinus, difference(other, one))
      : BigInteger(isMinus: left.isNegative, difference(one, other))
  }

  private static func isLess(
    _ left: ContiguousArray<UInt64>, _ right: ContiguousArray<UInt64>
  ) -> Bool {
    if left.count != right.count { return left.count < right.count }
    for place in left.indices.reversed() where left[place] != right[place] {
      return left[place] < right[place]
    }
    return false
  }

  private static func sum(
    _ left: ContiguousArray<UInt64>, _ right: ContiguousArray<UInt64>
  ) -> ContiguousArray<UInt64> {
    var (sum, shorter) = left.count >= right.count ? (left, right) : (right, left)
    shorter.append(contentsOf: repeatElement(0, count: sum.count - shorter.count))
    var carry: UInt64 = 0
    for place in sum.indices {
      let (part, overflow) = sum[place].addingReportingOverflow(shorter[place])
      let (whole, carried) = part.addingReportingOverflow(carry)
      sum[place] = whole
      carry = overflow || carried ? 1 : 0
    }
    if carry > 0 { sum.append(carry) }
    return sum
  }

  /// The difference of two magnitudes of which the left one is not the smaller.
  private static func difference(
    _ left: ContiguousArray<UInt64>, _ right: ContiguousArray<UInt64>
  ) -> ContiguousArray<UInt64> {
    var result = left
    var borrow: UInt64 = 0
    for place in left.indices {
      let below = place < right.count ? right[place] : 0
      let (part, overflow) = left[place].subtractingReportingOverflow(below)
      let (whole, borrowed) = part.subtractingReportingOverflow(borrow)
      result[place] = whole
      borrow = overflow || borrowed ? 1 : 0
    }
    return result
  }

  /// Adds a product to the limbs from a place on.
  ///
  /// - Returns: What is to be added behind them.
  private static func addProduct(
    of limbs: ContiguousArray<UInt64>, and factor: UInt64, to sum: inout ContiguousArray<UInt64>,
    at place: Int
  ) -> UInt64 {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let (high, low) = limbs[index].multipliedFullWidth(by: factor)
      let (part, overflow) = sum[place + index].addingReportingOverflow(low)
      let (whole, carried) = part.addingReportingOverflow(carry)
      sum[place + index] = whole
      carry = high &+ (overflow ? 1 : 0) &+ (carried ? 1 : 0)
    }
    return carry
  }

  /// The magnitudes of two numbers, divided by the largest power of two that divides the second.
  private static func withoutCommonZeros(
    _ number: BigInteger, _ divisor: BigInteger
  ) -> (ContiguousArray<UInt64>, ContiguousArray<UInt64>) {
    let below = divisor.magnitudeLimbs
    let whole = below.firstIndex { $0 != 0 } ?? 0
    let part = below[whole].trailingZeroBitCount
    return (
      shiftedRight(number.magnitudeLimbs, by: whole, part), shiftedRight(below, by: whole, part)
    )
  }

  private static func shiftedRight(
    _ limbs: ContiguousArray<UInt64>, by whole: Int, _ part: Int
  ) -> ContiguousArray<UInt64> {
    var result = ContiguousArray(limbs.dropFirst(whole))
    if part > 0 {
      for place in result.indices {
        let above = place + 1 < result.count ? result[place + 1] << UInt64(64 - part) : 0
        result[place] = result[place] >> UInt64(part) | above
      }
    }
    while result.last == 0 { result.removeLast() }
    return result
  }

  private static func exactQuotient(
    _ number: ContiguousArray<UInt64>, _ divisor: ContiguousArray<UInt64>
  ) -> ContiguousArray<UInt64> {
    // Newton's iteration doubles the bits that are right; an odd number is its own inverse modulo 8.
    var inverse = divisor[0]
    for _ in 0..<5 { inverse = inverse &* (2 &- divisor[0] &* inverse) }
    var rest = number
    var quotient = ContiguousArray<UInt64>(
      repeating: 0, count: max(0, number.count - divisor.count + 1))
    for place in quotient.indices {
      let digit = rest[place] &* inverse
      quotient[place] = digit
      if digit != 0 { subtract(digit, divisor, from: &rest, at: place) }
    }
    return quotient
  }

  /// Takes a multiple of the divisor off, as far as there are limbs.
  private static func subtract(
    _ factor: UInt64, _ divisor: ContiguousArray<UInt64>, from rest: inout ContiguousArray<UInt64>,
    at place: Int
  ) {
    var carry: UInt64 = 0
    var index = 0
    while place + index < rest.count, index < divisor.count || carry != 0 {
      var (high, low): (UInt64, UInt64) = (0, 0)
      if index < divisor.count { (high, low) = divisor[index].multipliedFullWidth(by: factor) }
      let (part, overflow) = low.addingReportingOverflow(carry)
      let (whole, borrowed) = rest[place + index].subtractingReportingOverflow(part)
      rest[place + index] = whole
      carry = high &+ (overflow ? 1 : 0) &+ (borrowed ? 1 : 0)
      index += 1
    }
  }
}
