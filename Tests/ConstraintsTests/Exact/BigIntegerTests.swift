import TestSupport
import Testing

@testable import Constraints

/// Whole numbers of any size, held to the laws of arithmetic.
@Suite struct BigIntegerTests {
  private typealias Whole = Constraints.BigInteger

  private static func number(_ random: inout SplitMix64) -> Whole {
    var number = Whole(Int64(truncatingIfNeeded: random.next() >> 40) - 8_000_000)
    for _ in 0..<Int.random(in: 0..<5, using: &random) {
      number = number * Whole(Int64(truncatingIfNeeded: random.next())) + .one
    }
    return number
  }

  @Test func `sums, products and quotients belong together`() {
    forAll(
      seeds: 0..<2_000,
      generate: { (Self.number(&$0), Self.number(&$0), Self.number(&$0)) },
      holds: { left, right, other in
        let product = left * right
        let isUndone = right.isZero || product.dividedExactly(by: right) == left
        return isUndone && (left + other) - other == left && (left - other) + other == left
          && (left + other) * right == product + other * right
          && (left < other) == (left - other).isNegative && -(-left) == left
          && left.shiftedLeft(by: 77) == left * Whole.one.shiftedLeft(by: 77)
      })
  }

  @Test(arguments: [Int64.min, .min + 1, -1, 0, 1, .max]) func `the ends of a word are no edge`(
    word: Int64
  ) {
    let number = Whole(word)
    #expect((number - .one) + .one == number)
    #expect(number - number == .zero)
    #expect((number * number).isZero || (number * number).dividedExactly(by: number) == number)
    #expect(-(-number) == number)
    #expect((number + number).signum == word.signum())
  }

  @Test func `a quotient is the double nearest to it`() {
    forAll(
      seeds: 0..<2_000,
      generate: { random in
        (
          Double(Int64(truncatingIfNeeded: random.next() >> 11)),
          Double(Int64(truncatingIfNeeded: random.next() >> 30) + 1)
        )
      },
      holds: { above, below in
        let (numerator, denominator) = (Whole(Int64(above)), Whole(Int64(below)))
        let factor = Whole.one.shiftedLeft(by: 200) + .one
        return Whole.quotient(numerator, denominator) == above / below
          && Whole.quotient(-numerator, denominator) == -above / below
          && Whole.quotient(numerator * factor, denominator * factor) == above / below
      })
  }

  @Test func `a number in scientific form is near the number`() {
    let number = Whole.one.shiftedLeft(by: 1_000) - .one
    #expect(number.scaled == (0.5, 1_001))
    #expect((-number).scaled == (-0.5, 1_001))
    #expect(Whole.zero.scaled == (0, 0))
    #expect(number.limbCount == 16)
  }
}
