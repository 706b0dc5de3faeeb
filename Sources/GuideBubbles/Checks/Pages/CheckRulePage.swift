/// What there is to read about a rule of a check.
///
/// `guidectl explain`, the article on rules and the help in reports all come from here.
public struct CheckRulePage: Hashable, Sendable {
  /// What the rule looks for, in one line without a period.
  public let title: String
  /// What exactly, with its numbers; Markdown of one paragraph.
  public let what: String
  /// Why that is bad for a reader; Markdown of one paragraph.
  public let why: String
  /// What to do about it; Markdown of one paragraph.
  public let wayOut: String
  /// A scene that has it.
  public let bad: CheckRuleSample
  /// The scene set right.
  public let good: CheckRuleSample
}
