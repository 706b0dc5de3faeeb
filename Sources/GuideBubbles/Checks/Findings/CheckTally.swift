/// Findings as they come in, one for each rule and subject, whatever the order.
struct CheckTally: Sendable {
  /// Where the finding of a rule and a subject stands; never iterated.
  private var indices: [Key: Int] = [:]
  private var entries: [CheckFinding] = []

  private struct Key: Hashable {
    var rule: CheckRule
    var subject: CheckSubject
  }

  /// Adds what some combinations came to.
  mutating func add(_ finding: CheckFinding) {
    let key = Key(rule: finding.rule, subject: finding.subject)
    guard let index = indices[key] else {
      indices[key] = entries.count
      entries.append(finding)
      return
    }
    var merged = entries[index]
    let isWorse = Self.precedes(finding, merged)
    if isWorse {
      let (broken, undecided) = (merged.broken, merged.undecided)
      merged = finding
      (merged.broken, merged.undecided) = (broken, undecided)
    }
    merged.broken.formUnion(finding.broken)
    merged.undecided.formUnion(finding.undecided)
    merged.outcome = merged.broken.isEmpty ? .undecided : .broken
    entries[index] = merged
  }

  /// Adds everything of another tally.
  mutating func add(_ other: CheckTally) { for finding in other.entries { add(finding) } }

  /// Whether a finding is worse than another of the same rule and subject: what is certain before what
  /// is not, then the larger amount, then the earlier combination.
  private static func precedes(_ one: CheckFinding, _ other: CheckFinding) -> Bool {
    if one.outcome != other.outcome { return one.outcome == .broken }
    if one.amount != other.amount { return one.amount > other.amount }
    return one.worst < other.worst
  }

  /// The findings in order: those of steps in the tour's order, then views, languages, lines and the
  /// scene, each in the file's order; of one subject, in the order of ``CheckRule``.
  var findings: [CheckFinding] {
    let ranks = Dictionary(
      uniqueKeysWithValues: CheckRule.allCases.enumerated().map { ($1, $0) })
    func precedes(_ one: CheckFinding, _ other: CheckFinding) -> Bool {
      let (left, right) = (one.subject.rank, other.subject.rank)
      if left != right { return left < right }
      if case .step(_, let position) = one.subject, case .step(_, let next) = other.subject,
        position != next
      {
        return position < next
      }
      let lines = (one.place?.line ?? 0, other.place?.line ?? 0)
      if lines.0 != lines.1 { return lines.0 < lines.1 }
      let columns = (one.place?.column ?? 0, other.place?.column ?? 0)
      if columns.0 != columns.1 { return columns.0 < columns.1 }
      if one.subject != other.subject {
        return one.subject.name.utf8.lexicographicallyPrecedes(other.subject.name.utf8)
      }
      return ranks[one.rule, default: 0] < ranks[other.rule, default: 0]
    }
    return entries.sorted(by: precedes)
  }
}

extension CheckSubject {
  /// Which kind of subject comes first.
  fileprivate var rank: Int {
    switch self {
    case .step: 0
    case .view: 1
    case .locale: 2
    case .item: 3
    case .scene: 4
    }
  }
}
