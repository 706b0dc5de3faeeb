internal import GuideChecks
internal import GuideFormats

/// What `guidectl explain` says about rules of `check`.
enum ExplainedRule {
  /// The page of a rule, as Markdown, which terminals show as it is.
  static func text(_ rule: CheckRule) -> String { rule.markdown() }

  /// The page of a rule as JSON.
  static func json(_ rule: CheckRule) -> String { JSONWriter.text(rule.json) + "\n" }

  /// All rules, each with its level and one line.
  static var list: String {
    TextTable.text(
      [["RULE", "LEVEL", "WHAT IT FINDS"]]
        + CheckRule.allCases.map { [$0.rawValue, $0.usualLevel.rawValue, $0.title] })
  }

  /// All rules as JSON, without their pages.
  static var listJSON: String { JSONWriter.text(CheckRule.list) + "\n" }

  /// What is wrong with a word that should be a rule.
  static func unknown(_ word: String, in arguments: ParsedArguments) -> CommandFailure {
    arguments.failure(
      "'check' has no rule '\(word)'; 'guidectl explain' lists them", word: word,
      among: CheckRule.allCases.map(\.rawValue))
  }
}
