import ExactJudge

/// Writes random constraints of a class of numbers.
struct LineWriter {
  static let priorities: [Double] = [1000, 1000, 1000, 750, 750, 500, 300, 250, 200, 100]

  let numbers: NumberClass
  let variableCount: Int

  /// A constraint: a new one, or one that is much like one of those there.
  func line(besides others: [JudgedConstraint], _ random: inout Decisions) -> JudgedConstraint {
    if !others.isEmpty, random.oneIn(numbers.twinShare),
      let twin = twin(of: random.pick(others), &random)
    {
      return twin
    }
    let most = min(variableCount, random.oneIn(3) ? 4 : 2)
    let count = Int.random(in: 1...most, using: &random)
    let named = (0..<variableCount).shuffled(using: &random).prefix(count)
    let terms = zip(named, numbers.coefficients(count, &random)).map {
      JudgedConstraint.Term($0, $1)
    }
    return JudgedConstraint(
      terms, random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
      numbers.constant(&random), priority: random.pick(Self.priorities))
  }

  private func twin(
    of original: JudgedConstraint, _ random: inout Decisions
  ) -> JudgedConstraint? {
    var twin = original
    if random.oneIn(2) { twin.priority = random.pick(Self.priorities) }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: break
    case 1: scale(&twin, &random)
    case 2:
      let index = Int.random(in: 0..<twin.terms.count, using: &random)
      twin.terms[index].coefficient = Self.nudged(twin.terms[index].coefficient, &random)
    case 3: twin.bound = Self.nudged(twin.bound, &random)
    case 4: shift(&twin, &random)
    default:
      // Both, so that a difference is hidden behind a factor.
      shift(&twin, &random)
      scale(&twin, &random)
    }
    let isInRange =
      twin.bound.double.magnitude <= 1e6
      && twin.terms.allSatisfy { 1e-4...1e4 ~= $0.coefficient.double.magnitude }
    return isInRange && twin.isShort ? twin : nil
  }

  /// Multiplies a line by a number, which may turn it round.
  private func scale(_ line: inout JudgedConstraint, _ random: inout Decisions) {
    let factor = random.pick([
      WrittenNumber(2), WrittenNumber(3), WrittenNumber(1, exponent: -1), WrittenNumber(10),
      WrittenNumber(1, exponent: -3), WrittenNumber(1000), WrittenNumber(-1),
      WrittenNumber(5, exponent: -1), WrittenNumber(-7),
    ])
    guard line.isShort else { return }
    for index in line.terms.indices {
      line.terms[index].coefficient = line.terms[index].coefficient * factor
    }
    line.bound = line.bound * factor
    if factor.mantissa < 0 {
      line.relation =
        switch line.relation {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
  }

  /// Moves the bound by little or by much, perhaps to the other side.
  private func shift(_ line: inout JudgedConstraint, _ random: inout Decisions) {
    let by = WrittenNumber(
      random.oneIn(2) ? 1 : -1, exponent: Int.random(in: -10...2, using: &random))
    if let sum = line.bound + by { line.bound = sum }
    if random.oneIn(2) { line.relation = random.pick(JudgedConstraint.Relation.allCases) }
  }

  /// A number that differs in one of its places, from the third to the ninth.
  private static func nudged(
    _ number: WrittenNumber, _ random: inout Decisions
  ) -> WrittenNumber {
    guard number.mantissa.magnitude < 10_000_000 else { return number }
    let place = Int.random(in: 3...9, using: &random)
    var power: Int64 = 1
    for _ in 0..<place { power *= 10 }
    return WrittenNumber(
      number.mantissa * (power + (random.oneIn(2) ? 1 : -1)), exponent: number.exponent - place)
  }
}

extension JudgedConstraint {
  /// Whether all numbers have few enough digits for doubles to hold them.
  fileprivate var isShort: Bool {
    bound.isShort && terms.allSatisfy(\.coefficient.isShort)
  }
}

extension WrittenNumber {
  fileprivate var isShort: Bool { mantissa.magnitude < 1_000_000_000_000_000 }

  /// The sum, unless it has too many digits.
  fileprivate static func + (left: WrittenNumber, right: WrittenNumber) -> WrittenNumber? {
    let exponent = min(left.exponent, right.exponent)
    var sum: Int64 = 0
    for number in [left, right] {
      var mantissa = number.mantissa
      for _ in exponent..<number.exponent {
        guard mantissa.magnitude < 100_000_000_000_000 else { return nil }
        mantissa *= 10
      }
      sum += mantissa
    }
    return WrittenNumber(sum, exponent: exponent)
  }
}
