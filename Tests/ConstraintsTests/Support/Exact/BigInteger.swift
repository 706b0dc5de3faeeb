/// A whole number of any size, for exact arithmetic in tests.
///
/// Schoolbook arithmetic on a sign and 32-bit limbs, the least first and the last one not zero;
/// division is Knuth's algorithm D (The Art of Computer Programming, volume 2, 4.3.1).
struct BigInteger: Hashable, Sendable {
  private(set) var isNegative: Bool
  private(set) var limbs: [UInt32]

  private init(isNegative: Bool, limbs: [UInt32]) {
    var limbs = limbs
    while limbs.last == 0 { limbs.removeLast() }
    self.isNegative = isNegative && !limbs.isEmpty
    self.limbs = limbs
  }

  init(_ number: Int) {
    let size = number.magnitude
    self.init(
      isNegative: number < 0,
      limbs: [UInt32(truncatingIfNeeded: size), UInt32(truncatingIfNeeded: size >> 32)])
  }

  var isZero: Bool { limbs.isEmpty }
  var negated: BigInteger { BigInteger(isNegative: !isNegative, limbs: limbs) }
  var magnitude: BigInteger { BigInteger(isNegative: false, limbs: limbs) }

  /// The number as an `Int`, when its magnitude fits into one.
  var int: Int? {
    guard limbs.count <= 2 else { return nil }
    var size: UInt = 0
    for limb in limbs.reversed() { size = size << 32 | UInt(limb) }
    guard size <= UInt(Int.max) else { return nil }
    return isNegative ? -Int(size) : Int(size)
  }

  /// The number as a fraction in [0.5, 1) of a power of two, negative when it is.
  var scaled: (fraction: Double, exponent: Int) {
    guard let top = limbs.last else { return (0, 0) }
    var value = 0.0
    for limb in limbs.suffix(4).reversed() { value = value * 4_294_967_296 + Double(limb) }
    let bits = limbs.count * 32 - top.leadingZeroBitCount
    let used = min(limbs.count, 4) * 32 - top.leadingZeroBitCount
    for _ in 0..<used { value /= 2 }
    return (isNegative ? -value : value, bits)
  }

  static func + (left: BigInteger, right: BigInteger) -> BigInteger {
    if left.isNegative == right.isNegative {
      return BigInteger(isNegative: left.isNegative, limbs: sum(left.limbs, right.limbs))
    }
    return isLess(left.limbs, right.limbs)
      ? BigInteger(isNegative: right.isNegative, limbs: difference(right.limbs, left.limbs))
      : BigInteger(isNegative: left.isNegative, limbs: difference(left.limbs, right.limbs))
  }

  static func * (left: BigInteger, right: BigInteger) -> BigInteger {
    var product = [UInt32](repeating: 0, count: left.limbs.count + right.limbs.count)
    for (place, limb) in left.limbs.enumerated() {
      var carry: UInt64 = 0
      for (offset, other) in right.limbs.enumerated() {
        let part = UInt64(limb) * UInt64(other) + UInt64(product[place + offset]) + carry
        product[place + offset] = UInt32(truncatingIfNeeded: part)
        carry = part >> 32
      }
      product[place + right.limbs.count] = UInt32(carry)
    }
    return BigInteger(isNegative: left.isNegative != right.isNegative, limbs: product)
  }

  /// The quotient, rounded towards zero, and the remainder, which has the sign of the dividend.
  func divided(by divisor: BigInteger) -> (quotient: BigInteger, remainder: BigInteger) {
    if BigInteger.isLess(limbs, divisor.limbs) { return (BigInteger(0), self) }
    let (quotient, remainder) = BigInteger.divide(limbs, divisor.limbs)
    return (
      BigInteger(isNegative: isNegative != divisor.isNegative, limbs: quotient),
      BigInteger(isNegative: isNegative, limbs: remainder)
    )
  }

  /// The greatest common divisor, not negative.
  static func greatestCommonDivisor(_ left: BigInteger, _ right: BigInteger) -> BigInteger {
    var (one, other) = (left.magnitude, right.magnitude)
    while !other.isZero {
      if let small = one.int, let smaller = other.int {
        return BigInteger(Rational.greatestCommonDivisor(small, smaller))
      }
      (one, other) = (other, one.divided(by: other).remainder)
    }
    return one
  }

  private static func isLess(_ left: [UInt32], _ right: [UInt32]) -> Bool {
    if left.count != right.count { return left.count < right.count }
    for place in left.indices.reversed() where left[place] != right[place] {
      return left[place] < right[place]
    }
    return false
  }

  private static func sum(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
    var (sum, shorter) = left.count >= right.count ? (left, right) : (right, left)
    shorter += repeatElement(0, count: sum.count - shorter.count)
    var carry: UInt64 = 0
    for place in sum.indices {
      let part = UInt64(sum[place]) + UInt64(shorter[place]) + carry
      sum[place] = UInt32(truncatingIfNeeded: part)
      carry = part >> 32
    }
    if carry > 0 { sum.append(UInt32(carry)) }
    return sum
  }

  /// The difference of two magnitudes of which the left one is not the smaller.
  private static func difference(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
    var result = left
    var borrow: Int64 = 0
    for place in left.indices {
      let part = Int64(left[place]) - (place < right.count ? Int64(right[place]) : 0) - borrow
      borrow = part < 0 ? 1 : 0
      result[place] = UInt32(truncatingIfNeeded: part)
    }
    return result
  }
}

extension BigInteger {
  /// Divides magnitudes, the dividend not the smaller.
  private static func divide(
    _ dividend: [UInt32], _ divisor: [UInt32]
  ) -> (quotient: [UInt32], remainder: [UInt32]) {
    if divisor.count == 1 { return divide(dividend, by: divisor[0]) }
    let shift = divisor[divisor.count - 1].leadingZeroBitCount
    let below = shifted(divisor, by: shift)
    var rest = shifted(dividend + [0], by: shift)
    let top = UInt64(below[below.count - 1])
    var quotient = [UInt32](repeating: 0, count: rest.count - below.count)
    for place in quotient.indices.reversed() {
      let end = place + below.count
      let high = UInt64(rest[end]) << 32 | UInt64(rest[end - 1])
      var (guess, left) = high.quotientAndRemainder(dividingBy: top)
      while guess >> 32 != 0
        || guess * UInt64(below[below.count - 2]) > (left << 32 | UInt64(rest[end - 2]))
      {
        guess -= 1
        left += top
        if left >> 32 != 0 { break }
      }
      if subtract(guess, below, from: &rest, at: place) {
        guess -= 1
        addBack(below, to: &rest, at: place)
      }
      quotient[place] = UInt32(truncatingIfNeeded: guess)
    }
    return (quotient, unshifted(Array(rest.prefix(below.count)), by: shift))
  }

  private static func divide(_ dividend: [UInt32], by divisor: UInt32) -> ([UInt32], [UInt32]) {
    var quotient = dividend
    var rest: UInt64 = 0
    for place in dividend.indices.reversed() {
      let part = rest << 32 | UInt64(dividend[place])
      quotient[place] = UInt32(part / UInt64(divisor))
      rest = part % UInt64(divisor)
    }
    return (quotient, [UInt32(rest)])
  }

  /// Takes a multiple of the divisor off; whether that was too much.
  private static func subtract(
    _ factor: UInt64, _ divisor: [UInt32], from rest: inout [UInt32], at place: Int
  ) -> Bool {
    var carry: UInt64 = 0
    var borrow: Int64 = 0
    for (offset, limb) in divisor.enumerated() {
      let part = factor * UInt64(limb) + carry
      carry = part >> 32
      let left = Int64(rest[place + offset]) - Int64(part & 0xffff_ffff) - borrow
      borrow = left < 0 ? 1 : 0
      rest[place + offset] = UInt32(truncatingIfNeeded: left)
    }
    let left = Int64(rest[place + divisor.count]) - Int64(carry) - borrow
    rest[place + divisor.count] = UInt32(truncatingIfNeeded: left)
    return left < 0
  }

  private static func addBack(_ divisor: [UInt32], to rest: inout [UInt32], at place: Int) {
    var carry: UInt64 = 0
    for (offset, limb) in divisor.enumerated() {
      let part = UInt64(rest[place + offset]) + UInt64(limb) + carry
      rest[place + offset] = UInt32(truncatingIfNeeded: part)
      carry = part >> 32
    }
    rest[place + divisor.count] &+= UInt32(carry)
  }

  private static func shifted(_ limbs: [UInt32], by bits: Int) -> [UInt32] {
    guard bits > 0 else { return limbs }
    return limbs.indices.map {
      limbs[$0] << UInt32(bits) | ($0 > 0 ? limbs[$0 - 1] >> UInt32(32 - bits) : 0)
    }
  }

  private static func unshifted(_ limbs: [UInt32], by bits: Int) -> [UInt32] {
    guard bits > 0 else { return limbs }
    return limbs.indices.map {
      limbs[$0] >> UInt32(bits)
        | ($0 + 1 < limbs.count ? limbs[$0 + 1] << UInt32(32 - bits) : 0)
    }
  }
}
