/// A fraction whose denominator is made of twos and fives: a decimal, or a double.
struct ExactNumber {
  /// What is multiplied by 2 to the power of `twos` and 5 to the power of `fives`.
  var mantissa: Int64
  var twos: Int
  var fives: Int

  /// A number as it is written.
  init(_ number: WrittenNumber) {
    mantissa = number.mantissa
    twos = number.exponent
    fives = number.exponent
  }

  /// A double, which is finite.
  init(exactly double: Double) {
    fives = 0
    if double == 0 {
      (mantissa, twos) = (0, 0)
    } else {
      let bits = Int64(double.significandBitPattern) | 1 << 52
      let zeros = bits.trailingZeroBitCount
      mantissa = double < 0 ? -(bits >> zeros) : bits >> zeros
      twos = Int(double.exponent) - 52 + zeros
    }
  }
}
