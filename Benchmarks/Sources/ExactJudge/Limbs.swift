/// Natural numbers as 64-bit digits, the lowest first, in memory that others own.
///
/// Written from the textbook (Knuth, "The Art of Computer Programming", volume 2, section 4.3.1), the
/// exact division from its lowest digit (Jebelean, "An algorithm for exact division", Journal of
/// Symbolic Computation 15, 1993). Numbers have no zeros at their upper end; zero has no digits.
enum Limbs {
  typealias Digits = UnsafeMutablePointer<UInt64>

  /// Writes a product and returns its length; the result overlaps with neither factor.
  static func multiply(
    _ left: Digits, _ leftCount: Int, _ right: Digits, _ rightCount: Int, into result: Digits
  ) -> Int {
    if leftCount == 0 || rightCount == 0 { return 0 }
    var carry: UInt64 = 0
    let first = left[0]
    for index in 0..<rightCount {
      let sum = UInt128(first) &* UInt128(right[index]) &+ UInt128(carry)
      result[index] = UInt64(truncatingIfNeeded: sum)
      carry = UInt64(truncatingIfNeeded: sum >> 64)
    }
    result[rightCount] = carry
    for place in 1..<max(1, leftCount) {
      let digit = left[place]
      carry = 0
      for index in 0..<rightCount {
        let sum =
          UInt128(digit) &* UInt128(right[index]) &+ UInt128(result[place + index])
          &+ UInt128(carry)
        result[place + index] = UInt64(truncatingIfNeeded: sum)
        carry = UInt64(truncatingIfNeeded: sum >> 64)
      }
      result[place + rightCount] = carry
    }
    let count = leftCount + rightCount
    return result[count - 1] == 0 ? count - 1 : count
  }

  /// Which of two numbers is larger: 1 for the left one, −1 for the right one.
  static func compare(
    _ left: Digits, _ leftCount: Int, _ right: Digits, _ rightCount: Int
  ) -> Int {
    if leftCount != rightCount { return leftCount < rightCount ? -1 : 1 }
    for index in stride(from: leftCount - 1, through: 0, by: -1) where left[index] != right[index] {
      return left[index] < right[index] ? -1 : 1
    }
    return 0
  }

  /// Adds the right number to the left one, which has room, and returns the length.
  static func add(_ left: Digits, _ leftCount: Int, _ right: Digits, _ rightCount: Int) -> Int {
    var count = leftCount
    while count < rightCount {
      left[count] = 0
      count += 1
    }
    var carry: UInt64 = 0
    var index = 0
    while index < count, index < rightCount || carry != 0 {
      let addend = index < rightCount ? right[index] : 0
      let sum = UInt128(left[index]) &+ UInt128(addend) &+ UInt128(carry)
      left[index] = UInt64(truncatingIfNeeded: sum)
      carry = UInt64(truncatingIfNeeded: sum >> 64)
      index += 1
    }
    if carry != 0 {
      left[count] = carry
      count += 1
    }
    return count
  }

  /// Writes a larger number less a smaller one and returns the length; the result may be either.
  static func subtract(
    _ left: Digits, _ leftCount: Int, _ right: Digits, _ rightCount: Int, into result: Digits
  ) -> Int {
    var borrow: UInt64 = 0
    for index in 0..<leftCount {
      let subtrahend = index < rightCount ? right[index] : 0
      let (first, isBelow) = left[index].subtractingReportingOverflow(subtrahend)
      let (second, isBelowAgain) = first.subtractingReportingOverflow(borrow)
      result[index] = second
      borrow = isBelow || isBelowAgain ? 1 : 0
    }
    return trimmed(result, leftCount)
  }

  /// Shifts a number down by less than a digit and returns the length.
  static func shiftDown(_ digits: Digits, _ count: Int, by bits: Int) -> Int {
    if bits == 0 || count == 0 { return count }
    for index in 0..<(count - 1) {
      digits[index] = digits[index] >> UInt64(bits) | digits[index + 1] << UInt64(64 - bits)
    }
    digits[count - 1] >>= UInt64(bits)
    return trimmed(digits, count)
  }

  /// Multiplies a number by a digit, in place, and returns the length.
  static func scale(_ digits: Digits, _ count: Int, by factor: UInt64) -> Int {
    var carry: UInt64 = 0
    for index in 0..<count {
      let product = UInt128(digits[index]) &* UInt128(factor) &+ UInt128(carry)
      digits[index] = UInt64(truncatingIfNeeded: product)
      carry = UInt64(truncatingIfNeeded: product >> 64)
    }
    if carry == 0 { return count }
    digits[count] = carry
    return count + 1
  }

  /// Divides a number by an odd one that divides it, and returns the quotient's length.
  ///
  /// The inverse is what the divisor's lowest digit is multiplied by to give 1, in 64 bits.
  static func divideExactly(
    _ digits: Digits, _ count: Int, by divisor: Digits, _ divisorCount: Int, inverse: UInt64,
    into quotient: Digits
  ) -> Int {
    let quotientCount = count - divisorCount + 1
    if quotientCount <= 0 { return 0 }
    for place in 0..<quotientCount {
      let digit = digits[place] &* inverse
      quotient[place] = digit
      if digit == 0 { continue }
      var borrow: UInt64 = 0
      let end = min(divisorCount, quotientCount - place)
      for index in 0..<end {
        let product = UInt128(digit) &* UInt128(divisor[index]) &+ UInt128(borrow)
        let low = UInt64(truncatingIfNeeded: product)
        borrow = UInt64(truncatingIfNeeded: product >> 64)
        let (rest, isBelow) = digits[place + index].subtractingReportingOverflow(low)
        digits[place + index] = rest
        if isBelow { borrow &+= 1 }
      }
      var index = place + end
      while borrow != 0, index < quotientCount {
        let (rest, isBelow) = digits[index].subtractingReportingOverflow(borrow)
        digits[index] = rest
        borrow = isBelow ? 1 : 0
        index += 1
      }
    }
    return trimmed(quotient, quotientCount)
  }

  /// What an odd digit is multiplied by to give 1, in 64 bits.
  static func inverse(of odd: UInt64) -> UInt64 {
    var inverse = odd  // right in the lowest three bits; each step doubles them
    for _ in 0..<5 { inverse = inverse &* (2 &- odd &* inverse) }
    return inverse
  }

  /// The length without zeros at the upper end.
  static func trimmed(_ digits: Digits, _ count: Int) -> Int {
    var count = count
    while count > 0, digits[count - 1] == 0 { count -= 1 }
    return count
  }

  /// A number as a double and a power of two, from its upper digits.
  static func approximation(_ digits: Digits, _ count: Int) -> (significand: Double, exponent: Int)
  {
    var result = 0.0
    let lowest = max(0, count - 3)
    for index in stride(from: count - 1, through: lowest, by: -1) {
      result = result * 0x1p64 + Double(digits[index])
    }
    return (result, 64 * lowest)
  }
}
