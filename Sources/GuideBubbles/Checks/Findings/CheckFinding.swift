/// What a check found about one step or view by one rule, over all combinations.
public struct CheckFinding: Hashable, Sendable {
  /// Whether it is certain.
  public enum Outcome: String, Hashable, Sendable {
    /// The rule is broken.
    case broken
    /// Within the error of estimated widths it is broken or not; font files decide.
    case undecided
  }

  /// The rule.
  public var rule: CheckRule
  /// How much it counts.
  public var level: CheckLevel
  /// Whether it is certain.
  public var outcome: Outcome
  /// What it is about.
  public var subject: CheckSubject
  /// One sentence without a period, with both numbers, of the worst combination.
  public var message: String
  /// What to do about it.
  public var help: String?
  /// Where it stands in the file.
  public var place: Place?
  /// By how much the worst combination breaks the rule, in the rule's own unit.
  public var amount: Double
  /// The worst combination's position, from 0.
  public var worst: Int
  /// What to mark in its picture, absolute, in points.
  public var marks: [LayoutRect]
  /// The combinations in which the rule is broken.
  public var broken: CombinationSet
  /// Those in which only estimated widths decide.
  public var undecided: CombinationSet

  /// The combinations that the outcome is about.
  public var combinations: CombinationSet { outcome == .broken ? broken : undecided }

  /// Where something stands in a file.
  public struct Place: Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in UTF-8 bytes.
    public var column: Int
    /// The JSON Pointer.
    public var pointer: String
  }

  /// What stays the same from run to run and when lines or combinations change: by it, reports and
  /// baselines know a finding again.
  ///
  /// Sixteen hexadecimal digits: the 64-bit FNV-1a hash of rule and subject.
  public var fingerprint: String {
    var hash = FNVHash()
    hash.add("\(rule.rawValue)\u{1F}\(subject.key)\u{1F}\(subject.name)".utf8)
    return hash.text
  }
}
