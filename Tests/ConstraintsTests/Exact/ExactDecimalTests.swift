import TestSupport
import Testing

@testable import Constraints

/// Doubles as the decimals that they were written as.
@Suite struct ExactDecimalTests {
  /// Numbers in units of 10⁻⁶.
  static let written: [(number: Double, millionths: Int64)] = [
    (0, 0), (-0.0, 0), (1, 1_000_000), (0.1, 100_000), (-0.0015, -1_500), (999.9, 999_900_000),
    (272.933, 272_933_000), (1e-6, 1), (2_000_000, 2_000_000_000_000), (0.333333, 333_333),
  ]

  @Test(arguments: written) func `a double stands for its shortest decimal`(
    number: Double, millionths: Int64
  ) {
    #expect(ExactDecimal(number).inUnits(-6, -6) == Constraints.BigInteger(millionths))
  }

  @Test func `a double that no short decimal names stands for itself`() {
    let third = ExactDecimal(1.0 / 3)
    #expect(third.fives == 0)
    #expect(third.times(.one, over: .one) == 1.0 / 3)
    // A sum that missed its decimal.
    #expect(ExactDecimal(0.1 + 0.2).inUnits(-1, -1) == Constraints.BigInteger(3))
  }

  @Test func `every double comes back`() {
    forAll(
      seeds: 0..<2_000,
      generate: { random in
        let number = Double(Int64(truncatingIfNeeded: random.next() >> 20) - 1 << 43)
        return number / [1, 10, 1_000, 1_048_576, 3].randomElement(using: &random)!
      },
      holds: { ($0 - ExactDecimal($0).times(.one, over: .one)).magnitude <= 2 * $0.ulp })
  }

  @Test func `coefficients that were scaled together are read as before`() {
    let read = ExactDecimal.reading([999.9 / 512, -0.0015 / 512, 100.0 / 512])
    let unit = ExactDecimal.power(-9, 0)
    let wanted = [999.9, -0.0015, 100].map { ExactDecimal($0) * unit }
    for (number, decimal) in zip(read, wanted) {
      #expect(number.inUnits(-40, -20) == decimal.inUnits(-40, -20))
    }
  }

  @Test func `a small decimal may have many places`() {
    let read = ExactDecimal(0.000_333_332_966_666_7)
    #expect(read.digits == Constraints.BigInteger(3_333_329_666_667))
    #expect(read.fives == -16)
  }

  @Test func `of decimals that read as a double the shorter one counts`() {
    // Divided by 512 it is a decimal of 15 digits as well, but another one.
    let read = ExactDecimal.reading([0.333_332_966_666_7 / 512, 1_000.0 / 512])
    #expect(
      read[0].inUnits(-40, -20)
        == (ExactDecimal(0.333_332_966_666_7) * .power(-9, 0)).inUnits(-40, -20))
  }

  @Test func `beside a coefficient that is no short decimal the others are decimals`() {
    let read = ExactDecimal.reading([1.0 / 3, 0.0015])
    #expect(read[0].fives == 0)
    #expect(read[1].inUnits(-10, -10) == Constraints.BigInteger(15_000_000))
  }
}
