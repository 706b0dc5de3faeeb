/// What a check came to: the findings over all combinations, in order.
public struct CheckReport: Hashable, Sendable {
  /// What the scene's file is called.
  public var scene: String
  /// What tells this check from others of a scene of the same name: by it, parts are known to belong
  /// together.
  public var digest = ""
  /// What was covered.
  public var matrix: CheckMatrix
  /// The combinations that this report is about: all, or a shard's.
  public var covered: CombinationSet
  /// How many steps the tour has.
  public var stepCount: Int
  /// The findings: those of steps in the tour's order, then those of views in the file's order, then
  /// the others.
  public var findings: [CheckFinding]
  /// The findings that a baseline holds, in the same order.
  public var suppressed: [CheckFinding] = []
}

extension CheckReport {
  /// How many findings of a level are certain.
  public func count(_ level: CheckLevel) -> Int {
    findings.count { $0.level == level && $0.outcome == .broken }
  }

  /// How many findings only font files decide.
  public var undecidedCount: Int { findings.count { $0.outcome == .undecided } }

  /// Whether nothing that counts as an error is certain.
  public var passes: Bool { count(.error) == 0 }
}
