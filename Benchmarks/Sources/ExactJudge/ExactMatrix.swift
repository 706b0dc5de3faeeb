/// A matrix of integers of any size up to a limit, over one common denominator, as the simplex method
/// without fractions keeps it.
///
/// After each pivot the denominator is the pivot, and every entry a minor of the first matrix, so that
/// divisions leave no remainder (Edmonds, "Systems of distinct representatives and linear algebra",
/// Journal of Research of the National Bureau of Standards 71B, 1967; Bareiss, "Sylvester's identity
/// and multistep integer-preserving Gaussian elimination", Mathematics of Computation 22, 1968).
final class ExactMatrix {
  /// The most digits of 64 bits that an entry has.
  static let digitCount = 32

  /// Whether an entry became larger than that; what follows is void.
  private(set) var hasOverflowed = false

  private var width = 0
  private var capacity = 0
  private var digits: Limbs.Digits
  /// The number of an entry's digits, less than zero for a negative one.
  private var lengths: UnsafeMutablePointer<Int32>
  private let denominator: Limbs.Digits
  private var denominatorLength = 1
  private let odd: Limbs.Digits
  private var oddLength = 1
  private var twos = 0
  private var inverse: UInt64 = 1
  private let first: Limbs.Digits
  private let second: Limbs.Digits

  /// Makes a matrix without entries.
  init() {
    digits = .allocate(capacity: Self.digitCount)
    lengths = .allocate(capacity: 1)
    denominator = .allocate(capacity: Self.digitCount)
    odd = .allocate(capacity: Self.digitCount)
    first = .allocate(capacity: 2 * Self.digitCount + 2)
    second = .allocate(capacity: 2 * Self.digitCount + 2)
  }

  deinit {
    digits.deallocate()
    lengths.deallocate()
    denominator.deallocate()
    odd.deallocate()
    first.deallocate()
    second.deallocate()
  }

  /// Makes all entries zero, of so many rows and columns, and the denominator 1.
  func reset(rows: Int, columns: Int) {
    width = columns
    if rows * columns > capacity {
      digits.deallocate()
      lengths.deallocate()
      capacity = rows * columns
      digits = .allocate(capacity: capacity * Self.digitCount)
      lengths = .allocate(capacity: capacity)
    }
    lengths.update(repeating: 0, count: rows * columns)
    hasOverflowed = false
    denominator[0] = 1
    denominatorLength = 1
    prepareDivision()
  }

  /// −1, 0 or 1: the sign of an entry.
  func sign(_ row: Int, _ column: Int) -> Int { Int(lengths[row * width + column].signum()) }

  /// Sets an entry to a whole number.
  func set(_ row: Int, _ column: Int, to mantissa: Int64, twos: Int = 0, fives: Int = 0) {
    let entry = row * width + column
    lengths[entry] = 0
    guard mantissa != 0 else { return }
    let place = digits + entry * Self.digitCount
    guard 64 + twos + 3 * fives <= 64 * (Self.digitCount - 1) else {
      hasOverflowed = true
      return
    }
    place[0] = mantissa.magnitude
    var count = 1
    for _ in 0..<fives { count = Limbs.scale(place, count, by: 5) }
    for _ in 0..<(twos / 32) { count = Limbs.scale(place, count, by: 1 << 32) }
    count = Limbs.scale(place, count, by: 1 << UInt64(twos % 32))
    lengths[entry] = mantissa < 0 ? -Int32(count) : Int32(count)
  }

  /// Turns the sign of an entry.
  func negate(_ row: Int, _ column: Int) { lengths[row * width + column].negate() }

  /// Makes an entry zero.
  func clear(_ row: Int, _ column: Int) { lengths[row * width + column] = 0 }

  /// Adds an entry, or the denominator, times a whole number to another entry.
  func add(_ source: (row: Int, column: Int)?, twos: Int, fives: Int, to row: Int, _ column: Int) {
    let (from, length) = digits(of: source)
    guard length != 0 else { return }
    guard 64 * Int(length.magnitude) + twos + 3 * fives < 64 * Self.digitCount else {
      hasOverflowed = true
      return
    }
    first.update(from: from, count: Int(length.magnitude))
    var count = Int(length.magnitude)
    for _ in 0..<fives { count = Limbs.scale(first, count, by: 5) }
    for _ in 0..<(twos / 32) { count = Limbs.scale(first, count, by: 1 << 32) }
    count = Limbs.scale(first, count, by: 1 << UInt64(twos % 32))
    let entry = row * width + column
    let place = digits + entry * Self.digitCount
    second.update(from: place, count: Int(lengths[entry].magnitude))
    let sum = addSigned(
      second, Int(lengths[entry]), first, length < 0 ? -count : count)
    store(second, sum, in: entry)
  }

  /// Compares the quotients of two pairs of entries, the lower ones without their signs.
  func compareQuotients(
    _ left: (row: Int, upper: Int, lower: Int), _ right: (row: Int, upper: Int, lower: Int)
  ) -> Int {
    let one = multiply((left.row, left.upper), (right.row, right.lower), into: first)
    let other = multiply((right.row, right.upper), (left.row, left.lower), into: second)
    return Limbs.compare(first, abs(one), second, abs(other))
  }

  /// Replaces an entry by what a pivot makes of it.
  func eliminate(
    _ row: Int, _ column: Int, pivot: (row: Int, column: Int)
  ) {
    let entry = row * width + column
    var length = multiply((row, column), (pivot.row, pivot.column), into: first)
    let other = multiply((row, pivot.column), (pivot.row, column), into: second)
    if other != 0 {
      length =
        length == 0
        ? {
          first.update(from: second, count: abs(other)); return -other
        }()
        : addSigned(first, length, second, -other)
    }
    guard length != 0 else {
      lengths[entry] = 0
      return
    }
    var count = abs(length)
    if count == 1 && denominatorLength == 1 {
      digits[entry * Self.digitCount] = first[0] / denominator[0]
    } else {
      let whole = twos / 64
      count = Limbs.shiftDown(first + whole, count - whole, by: twos % 64)
      count = Limbs.divideExactly(
        first + whole, count, by: odd, oddLength, inverse: inverse, into: second)
      guard count <= Self.digitCount else {
        hasOverflowed = true
        return
      }
      (digits + entry * Self.digitCount).update(from: second, count: count)
    }
    lengths[entry] = length < 0 ? -Int32(count) : Int32(count)
  }

  /// Puts the denominator where the pivot is, and the pivot's size in place of the denominator.
  ///
  /// - Returns: Whether the pivot was negative, so that all entries are to change their signs.
  func takeAsDenominator(_ row: Int, _ column: Int) -> Bool {
    let entry = row * width + column
    let place = digits + entry * Self.digitCount
    let length = lengths[entry]
    let count = Int(length.magnitude)
    for index in 0..<max(count, denominatorLength) { swap(&place[index], &denominator[index]) }
    lengths[entry] = Int32(denominatorLength)
    denominatorLength = count
    prepareDivision()
    return length < 0
  }

  /// An entry divided by the denominator, nearly.
  func quotient(_ row: Int, _ column: Int) -> Double {
    let entry = row * width + column
    let length = lengths[entry]
    if length == 0 { return 0 }
    let upper = Limbs.approximation(digits + entry * Self.digitCount, Int(length.magnitude))
    let lower = Limbs.approximation(denominator, denominatorLength)
    let size = Double(
      sign: .plus, exponent: upper.exponent - lower.exponent,
      significand: upper.significand / lower.significand)
    return length < 0 ? -size : size
  }

  private func prepareDivision() {
    var zeros = 0
    while denominator[zeros] == 0 { zeros += 1 }
    oddLength = denominatorLength - zeros
    odd.update(from: denominator + zeros, count: oddLength)
    let bits = odd[0].trailingZeroBitCount
    oddLength = Limbs.shiftDown(odd, oddLength, by: bits)
    twos = 64 * zeros + bits
    inverse = Limbs.inverse(of: odd[0])
  }

  private func digits(of entry: (row: Int, column: Int)?) -> (Limbs.Digits, Int32) {
    guard let entry else { return (denominator, Int32(denominatorLength)) }
    let index = entry.row * width + entry.column
    return (digits + index * Self.digitCount, lengths[index])
  }

  private func multiply(
    _ left: (row: Int, column: Int), _ right: (row: Int, column: Int), into result: Limbs.Digits
  ) -> Int {
    let (one, oneLength) = digits(of: left)
    let (other, otherLength) = digits(of: right)
    if oneLength == 0 || otherLength == 0 { return 0 }
    let count = Limbs.multiply(
      one, Int(oneLength.magnitude), other, Int(otherLength.magnitude), into: result)
    return (oneLength < 0) != (otherLength < 0) ? -count : count
  }

  /// Adds the right number to the left one, both with signs in their lengths.
  private func addSigned(
    _ left: Limbs.Digits, _ leftLength: Int, _ right: Limbs.Digits, _ rightLength: Int
  ) -> Int {
    if rightLength == 0 { return leftLength }
    if leftLength == 0 {
      left.update(from: right, count: abs(rightLength))
      return rightLength
    }
    let (leftCount, rightCount) = (abs(leftLength), abs(rightLength))
    if (leftLength < 0) == (rightLength < 0) {
      let count = Limbs.add(left, leftCount, right, rightCount)
      return leftLength < 0 ? -count : count
    }
    if Limbs.compare(left, leftCount, right, rightCount) >= 0 {
      let count = Limbs.subtract(left, leftCount, right, rightCount, into: left)
      return leftLength < 0 ? -count : count
    }
    let count = Limbs.subtract(right, rightCount, left, leftCount, into: left)
    return rightLength < 0 ? -count : count
  }

  private func store(_ source: Limbs.Digits, _ length: Int, in entry: Int) {
    guard abs(length) <= Self.digitCount else {
      hasOverflowed = true
      return
    }
    (digits + entry * Self.digitCount).update(from: source, count: abs(length))
    lengths[entry] = Int32(length)
  }
}
