import ExactJudge

/// A kind of numbers that systems are made of.
public enum NumberClass: String, CaseIterable, Sendable {
  /// Small whole numbers and halves.
  case whole
  /// Decimals of much unlike sizes, as people write them.
  case decimals
  /// Powers of ten from 0.001 to 1000.
  case powers
  /// Coefficients from 1e-4 to 1e4, those of a constraint at most so many times apart.
  case ratio16, ratio1e2, ratio1e4, ratio1e6, ratio1e8
  /// Coefficients at most 100 times apart, and most constraints much like another.
  case near
  /// Decimals, and most constraints contradict another by little or by much.
  case contradictory

  /// How often a constraint is made from one that is there: one time in so many.
  var twinShare: Int {
    switch self {
    case .near, .contradictory: 2
    default: 7
    }
  }

  /// How many powers of ten coefficients of a constraint are apart at most; nothing where they come from a list.
  private var spread: Double? {
    switch self {
    case .whole, .decimals, .powers, .contradictory: nil
    case .ratio16: 1.204
    case .ratio1e2, .near: 2
    case .ratio1e4: 4
    case .ratio1e6: 6
    case .ratio1e8: 8
    }
  }

  private static let wholeNumbers =
    [1, 1, 1, 1, 2, 3, 4, 10].map { WrittenNumber($0) }
    + [WrittenNumber(5, exponent: -1)]
  private static let powersOfTen = (-3...3).map { WrittenNumber(1, exponent: $0) }
  private static let writtenDecimals: [WrittenNumber] = [
    WrittenNumber(15, exponent: -4), WrittenNumber(9999, exponent: -1),
    WrittenNumber(272_933, exponent: -3), WrittenNumber(1, exponent: -3), WrittenNumber(1000),
    WrittenNumber(1), WrittenNumber(1), WrittenNumber(333_333, exponent: -6),
    WrittenNumber(17, exponent: -1), WrittenNumber(23, exponent: -1),
    WrittenNumber(1, exponent: -1), WrittenNumber(10), WrittenNumber(7, exponent: -2),
  ]

  /// Coefficients for so many terms of one constraint.
  func coefficients(_ count: Int, _ random: inout Decisions) -> [WrittenNumber] {
    var numbers: [WrittenNumber] = []
    if let spread {
      let low = Double.random(in: -4...(4 - spread), using: &random)
      for index in 0..<count {
        // Both ends are met often, and round numbers too.
        let isEnd = index < 2 && random.oneIn(2)
        let size =
          isEnd
          ? low + (index == 0 ? 0 : spread)
          : low
            + Double.random(
              in: 0...spread, using: &random)
        numbers.append(Self.number(size, &random))
      }
      numbers.shuffle(using: &random)
    } else {
      for _ in 0..<count {
        switch self {
        case .whole: numbers.append(random.pick(Self.wholeNumbers))
        case .powers: numbers.append(random.pick(Self.powersOfTen))
        default: numbers.append(random.pick(Self.writtenDecimals))
        }
      }
    }
    return numbers.map { random.oneIn(2) ? -$0 : $0 }
  }

  /// A number of that power of ten and few digits.
  static func number(_ power: Double, _ random: inout Decisions) -> WrittenNumber {
    let digits = Int.random(in: 1...6, using: &random)
    var whole = Int(power)
    if Double(whole) > power { whole -= 1 }
    var mantissa = 1.0
    // 10 to the power of the fraction, without a library of functions.
    var (rest, root) = (power - Double(whole), 10.0)
    for _ in 0..<24 {
      root = root.squareRoot()
      rest *= 2
      if rest >= 1 {
        mantissa *= root
        rest -= 1
      }
    }
    var scale = 1.0
    for _ in 1..<digits { scale *= 10 }
    let number = Int64(mantissa * scale + 0.5)
    return WrittenNumber(number, exponent: whole - digits + 1)
  }

  /// What a sum is compared with, at most a million.
  func constant(_ random: inout Decisions) -> WrittenNumber {
    let plain: [Int64] = [0, 0, 0, 1, 8, 10, 100, 100, 150, 482, 1000]
    let number =
      random.oneIn(3) && self != .whole
      ? Self.number(Double.random(in: -3...5.9, using: &random), &random)
      : WrittenNumber(random.pick(plain))
    return random.oneIn(4) ? -number : number
  }
}
