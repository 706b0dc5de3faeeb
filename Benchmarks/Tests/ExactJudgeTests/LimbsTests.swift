@testable import ExactJudge
import Testing

/// Whole numbers of many digits, against those that 128 bits hold.
@Suite struct LimbsTests {
  @Test func `products, sums, differences and quotients are those of 128 bits`() {
    var state: UInt64 = 1
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> (state >> 58)
    }
    let (left, right, result) = (
      Limbs.Digits.allocate(capacity: 8), Limbs.Digits.allocate(capacity: 8),
      Limbs.Digits.allocate(capacity: 8)
    )
    defer {
      left.deallocate()
      right.deallocate()
      result.deallocate()
    }
    func put(_ number: UInt128, _ place: Limbs.Digits) -> Int {
      place[0] = UInt64(truncatingIfNeeded: number)
      place[1] = UInt64(truncatingIfNeeded: number >> 64)
      return Limbs.trimmed(place, 2)
    }
    func read(_ place: Limbs.Digits, _ count: Int) -> UInt128 {
      var number: UInt128 = 0
      for index in (0..<count).reversed() { number = number << 64 | UInt128(place[index]) }
      return number
    }
    for _ in 0..<20_000 {
      let (one, other) = (UInt128(next()), UInt128(next() | 1))
      let product = Limbs.multiply(left, put(one, left), right, put(other, right), into: result)
      #expect(read(result, product) == one * other)
      left.update(from: result, count: product)
      let quotient = Limbs.divideExactly(
        left, product, by: right, 1, inverse: Limbs.inverse(of: right[0]), into: result)
      #expect(read(result, quotient) == one)
      let large = UInt128(next()) << 61 | UInt128(next())
      let sum = Limbs.add(left, put(large, left), right, put(other, right))
      #expect(read(left, sum) == large + other)
      if large >= other {
        let difference = Limbs.subtract(
          left, put(large, left), right, put(other, right), into: result)
        #expect(read(result, difference) == large - other)
      }
    }
  }
}
