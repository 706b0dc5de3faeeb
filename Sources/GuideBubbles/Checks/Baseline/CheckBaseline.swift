/// What a team knows of and lives with for now: findings that do not count, each with a reason.
///
/// The model is eslint's suppressions: an entry holds a rule for one step or view with the number of
/// combinations in which it is broken. More than that is not held, and the finding counts as it did
/// before; less must be pruned, so that what was fixed stays fixed. Notes are never held, and neither is
/// what only estimated widths leave open: they fail no check.
public struct CheckBaseline: Hashable, Sendable {
  /// What is held, in order of subjects and rules; nothing twice.
  public private(set) var entries: [Entry]
  /// How many combinations the check had for which it was written.
  ///
  /// A check of fewer, for one device say, breaks rules in fewer, and nothing has to be pruned for that.
  public var combinationCount: Int

  /// A rule that is broken for one step or view.
  public struct Entry: Hashable, Sendable {
    /// The rule.
    public var rule: CheckRule
    /// The kind of its subject, as ``CheckSubject/key`` has it.
    public var subjectKind: String
    /// The subject's name; empty for the scene as a whole.
    public var subjectName: String
    /// In how many combinations it is broken.
    public var count: Int
    /// Why it is lived with.
    public var reason: String
    /// Where it stands in its file; nothing when it stands in none.
    public var range: SourceRange?
  }

  /// Makes a baseline of entries; of two for the same rule and subject, the first counts.
  init(_ entries: [Entry], combinationCount: Int) {
    var sorted: [Entry] = []
    for entry in entries.sorted(by: { $0.precedes($1) }) where !(sorted.last?.isFor(entry) ?? false)
    {
      sorted.append(entry)
    }
    self.entries = sorted
    self.combinationCount = combinationCount
  }

  /// Makes a baseline that holds all that a report finds.
  ///
  /// - Parameters:
  ///   - report: A report over all of its combinations.
  ///   - reason: Why what is new is lived with.
  ///   - former: A baseline whose reasons are kept for what it has.
  public init(of report: CheckReport, reason: String, keeping former: CheckBaseline? = nil) {
    let reasons = former?.positions ?? [:]
    let entries = (report.findings + report.suppressed).filter(\.canBeHeld).map { finding in
      let known = reasons[Key(finding)].flatMap { former?.entries[$0].reason }
      return Entry(
        rule: finding.rule, subjectKind: finding.subject.key, subjectName: finding.subject.name,
        count: finding.broken.count, reason: known ?? reason)
    }
    self.init(entries, combinationCount: report.matrix.count)
  }
}

extension CheckBaseline {
  /// By what an entry and a finding belong together.
  struct Key: Hashable {
    private let rule: CheckRule
    private let subjectKind: String
    private let subjectName: String

    init(_ entry: Entry) {
      (rule, subjectKind, subjectName) = (entry.rule, entry.subjectKind, entry.subjectName)
    }

    init(_ finding: CheckFinding) {
      (rule, subjectKind, subjectName) = (
        finding.rule, finding.subject.key, finding.subject.name
      )
    }
  }

  /// Where each entry stands; never iterated.
  var positions: [Key: Int] {
    var positions: [Key: Int] = [:]
    for (index, entry) in entries.enumerated() { positions[Key(entry)] = index }
    return positions
  }
}

extension CheckFinding {
  /// Whether a baseline may hold it: it is certain, and more than a note.
  var canBeHeld: Bool { outcome == .broken && (level == .error || level == .warning) }
}

extension CheckBaseline.Entry {
  /// How messages speak of what it holds: `contrast of view 'hint'`.
  public var description: String {
    rule.rawValue + " of "
      + (subjectName.isEmpty ? "the scene" : "\(subjectKind) '\(subjectName)'")
  }

  /// Whether another entry is for the same rule and subject.
  fileprivate func isFor(_ other: CheckBaseline.Entry) -> Bool {
    CheckBaseline.Key(self) == CheckBaseline.Key(other)
  }

  /// Whether it stands before another one: steps, views and the rest by name, so that moving a step in
  /// the scene moves nothing here.
  fileprivate func precedes(_ other: CheckBaseline.Entry) -> Bool {
    let (left, right) = (rank, other.rank)
    if left != right { return left < right }
    if subjectName != other.subjectName {
      return subjectName.utf8.lexicographicallyPrecedes(other.subjectName.utf8)
    }
    return rule.rawValue.utf8.lexicographicallyPrecedes(other.rule.rawValue.utf8)
  }

  private var rank: Int { CheckBaseline.subjectKinds.firstIndex(of: subjectKind) ?? 0 }
}

extension CheckBaseline {
  /// The kinds of subjects that have a name, and the scene, which has none, in the order of a file.
  static let subjectKinds = ["step", "view", "locale", "item", "scene"]
}
