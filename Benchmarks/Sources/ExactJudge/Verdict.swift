/// How good an answer is, from good to bad.
public enum Grade: Int, Comparable, Sendable, CaseIterable {
  /// The optimum of the numbers as written or as doubles hold them.
  case right
  /// The optimum when constants change by no more than the rounding of the terms beside them.
  case near
  /// Off by less than the tolerance, or the optimum when constants change by less than that.
  case coarse
  /// Numbers became too long for the judge.
  case unjudged
  /// Neither.
  case wrong

  /// Whether one grade is better than another.
  public static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
}

/// What a judge found, at worst.
public struct Verdict: Sendable {
  /// The grade of what is worst.
  public private(set) var grade = Grade.right
  /// What stands against the answer, a kind and its details.
  public private(set) var findings: [(kind: String, grade: Grade, details: String)] = []

  /// Makes a verdict against which nothing stands.
  public init() {}

  /// Adds something that stands against the answer.
  public mutating func note(_ kind: String, _ grade: Grade, _ details: @autoclosure () -> String) {
    guard grade > .right else { return }
    self.grade = max(self.grade, grade)
    findings.append((kind, grade, details()))
  }

  /// Adds what stands against another answer.
  public mutating func join(_ other: Verdict) {
    grade = max(grade, other.grade)
    findings += other.findings
  }
}
