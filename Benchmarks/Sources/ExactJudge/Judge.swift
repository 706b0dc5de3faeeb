/// An answer of a solver, in its own words.
public struct JudgedAnswer: Sendable {
  /// The value of each variable.
  public var values: [Double]
  /// By how much each constraint is said to be broken; nothing where that is not told.
  public var violations: [Double?]
  /// The sums of violations that are told, by priority.
  public var levels: [(priority: Double, violation: Double)]

  /// Makes an answer.
  public init(
    values: [Double], violations: [Double?], levels: [(priority: Double, violation: Double)]
  ) {
    self.values = values
    self.violations = violations
    self.levels = levels
  }
}

/// Judges answers by exact arithmetic.
///
/// A number is allowed the rounding of what it is computed from, 64 halves of a unit in the last place
/// of the sum of its parts without their signs. Beyond that it may be off by 1e-9 to be right, by
/// 1e-6 to be coarse, in the units of the constraint as written. A level's sum is compared with the
/// least one that is possible while all stronger levels have theirs.
public final class Judge {
  /// What is right although it is not exact.
  public static let fine = 1e-9
  /// What is no more than coarse.
  public static let coarse = 1e-6

  private let program = ExactProgram()

  /// Makes a judge.
  public init() {}

  /// Whether constraints can all hold, by the numbers as written: the least sum of violations.
  ///
  /// - Returns: The sum, exactly zero only when they can; nothing when numbers became too long.
  public func contradiction(
    of constraints: [JudgedConstraint], variableCount: Int, asDoubles: Bool = false
  ) -> Double? {
    let rows = constraints.map { row($0, level: 0, asDoubles: asDoubles) }
    return program.leastSums(rows, variableCount: variableCount, through: 0)?[0]
  }

  /// The least sums of all levels, what is required first.
  ///
  /// - Returns: The sums; nothing when numbers became too long.
  public func leastSums(
    of constraints: [JudgedConstraint], variableCount: Int, asDoubles: Bool = false
  ) -> [(priority: Double, violation: Double)]? {
    let priorities = Self.priorities(of: constraints)
    let rows = constraints.map {
      row($0, level: Self.level($0, priorities), asDoubles: asDoubles)
    }
    let sums = program.leastSums(rows, variableCount: variableCount, through: priorities.count)
    return sums.map { Array(zip([1000] + priorities, $0)).map { ($0.0, $0.1) } }
  }

  /// Judges an answer.
  public func verdict(
    on answer: JudgedAnswer, to constraints: [JudgedConstraint]
  ) -> Verdict {
    var verdict = Verdict()
    if let value = answer.values.first(where: { !$0.isFinite }) {
      verdict.note("value", .wrong, "a value is \(value)")
      return verdict
    }
    let priorities = Self.priorities(of: constraints)
    var sums = [Double](repeating: 0, count: priorities.count + 1)
    var rounding = sums
    var residuals: [Double] = []
    for (constraint, told) in zip(constraints, answer.violations) {
      let (residual, magnitude) = constraint.residual(at: answer.values)
      let violation = constraint.violation(of: residual)
      let allowance = Self.rounding(magnitude)
      residuals.append(residual)
      let level = Self.level(constraint, priorities)
      sums[level] += violation
      rounding[level] += allowance
      if level == 0 {
        verdict.note(
          "required", Self.grade(violation - allowance), "\(constraint): broken by \(violation)")
      }
      if let told {
        verdict.note(
          "violation", Self.grade(abs(told - violation) - allowance),
          "\(constraint): said to be broken by \(told), is by \(violation)")
      }
    }
    for (level, priority) in priorities.enumerated() {
      let told = answer.levels.first { $0.priority == priority }?.violation ?? 0
      verdict.note(
        "levels", Self.grade(abs(told - sums[level + 1]) - rounding[level + 1]),
        "@\(priority): said to be \(told), is \(sums[level + 1])")
    }
    judgeSums(
      Sums(values: sums, rounding: rounding, residuals: residuals), of: constraints, priorities,
      at: answer, &verdict)
    return verdict
  }

  /// Judges a set that is said to be a minimal contradiction.
  public func verdict(
    onConflict members: [JudgedConstraint], variableCount: Int
  ) -> Verdict {
    var verdict = Verdict()
    guard members.allSatisfy(\.isRequired), !members.isEmpty else {
      verdict.note("conflict", .wrong, "names what is not required")
      return verdict
    }
    let asWritten = contradiction(of: members, variableCount: variableCount)
    let asDoubles =
      asWritten == 0
      ? contradiction(of: members, variableCount: variableCount, asDoubles: true) : asWritten
    guard let asWritten, let asDoubles else {
      verdict.note("conflict", .unjudged, "numbers too long")
      return verdict
    }
    if asWritten == 0, asDoubles == 0 {
      verdict.note("conflict-feasible", .wrong, "can hold: \(members)")
      return verdict
    }
    for index in members.indices {
      var others = members
      others.remove(at: index)
      let rest = contradiction(of: others, variableCount: variableCount) ?? 0
      let size = others.map { abs($0.bound.double) }.max() ?? 0
      verdict.note(
        "conflict-not-minimal", Self.grade(rest - Self.rounding(size)),
        "needs no \(members[index]): the others contradict each other by \(rest)")
    }
    return verdict
  }

  private struct Sums {
    var values: [Double]
    var rounding: [Double]
    var residuals: [Double]
  }

  private func judgeSums(
    _ sums: Sums, of constraints: [JudgedConstraint], _ priorities: [Double],
    at answer: JudgedAnswer, _ verdict: inout Verdict
  ) {
    // A sum that is nothing but rounding is least.
    guard
      let last = sums.values.indices.last(where: {
        $0 > 0 && sums.values[$0] > Self.fine + sums.rounding[$0]
      })
    else { return }
    let levels = constraints.map { Self.level($0, priorities) }
    var best: (grade: Grade, details: String)?
    for attempt in Attempt.allCases {
      let rows = constraints.indices.map { index in
        switch attempt {
        case .asWritten, .asDoubles:
          return row(constraints[index], level: levels[index], asDoubles: attempt == .asDoubles)
        case .rounded, .relaxed:
          // Measured from the answer, what lies within a little of its bound is at it.
          var row = row(constraints[index], level: levels[index], asDoubles: false)
          let magnitude = constraints[index].residual(at: answer.values).magnitude
          let slack =
            Self.rounding(magnitude)
            + (attempt == .relaxed ? Self.fine * constraints[index].largestCoefficient : 0)
          let residual = sums.residuals[index]
          row.bound = ExactNumber(exactly: abs(residual) <= slack ? 0 : -residual)
          return row
        }
      }
      guard
        let least = program.leastSums(
          rows, variableCount: answer.values.count, through: last)
      else {
        best = best ?? (.unjudged, "numbers too long")
        continue
      }
      var (grade, details) = compare(sums, least, priorities)
      switch attempt {
      case .asWritten, .asDoubles: break
      case .rounded: grade = max(grade, .near)
      case .relaxed: grade = max(grade, .coarse)
      }
      if best.map({ grade < $0.grade }) ?? true { best = (grade, details) }
      if grade == .right || grade == .near { break }
      if attempt == .rounded, let best, best.grade == .coarse { break }
    }
    if let best { verdict.note("sum", best.grade, best.details) }
  }

  private enum Attempt: CaseIterable {
    case asWritten, asDoubles, rounded, relaxed
  }

  private func compare(
    _ sums: Sums, _ least: [Double], _ priorities: [Double]
  ) -> (grade: Grade, details: String) {
    var grade = Grade.right
    var details = ""
    for level in least.indices.dropFirst() {
      let excess = sums.values[level] - least[level]
      let found = Self.grade(abs(excess) - sums.rounding[level])
      if found > grade {
        grade = found
        details =
          "@\(priorities[level - 1]): \(sums.values[level]), the least is \(least[level])"
      }
      // What is less than possible shows that something stronger is broken a little.
      if found == .wrong { break }
    }
    return (grade, details)
  }

  private func row(
    _ constraint: JudgedConstraint, level: Int, asDoubles: Bool
  ) -> ExactProgram.Row {
    func exact(_ number: WrittenNumber) -> ExactNumber {
      asDoubles ? ExactNumber(exactly: number.double) : ExactNumber(number)
    }
    return ExactProgram.Row(
      terms: constraint.terms.map { ($0.variable, exact($0.coefficient)) },
      bound: exact(constraint.bound), relation: constraint.relation, level: level)
  }

  private static func priorities(of constraints: [JudgedConstraint]) -> [Double] {
    Set(constraints.lazy.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
  }

  private static func level(_ constraint: JudgedConstraint, _ priorities: [Double]) -> Int {
    1 + (priorities.firstIndex(of: constraint.priority) ?? -1)
  }

  /// What rounding may make of a sum of parts of this magnitude.
  private static func rounding(_ magnitude: Double) -> Double { 64 * 0x1p-53 * magnitude }

  /// The grade of what is off by so much.
  private static func grade(_ excess: Double) -> Grade {
    excess <= fine ? .right : excess <= coarse ? .coarse : .wrong
  }
}

extension JudgedConstraint {
  fileprivate var largestCoefficient: Double {
    terms.reduce(1) { max($0, abs($1.coefficient.double)) }
  }
}
