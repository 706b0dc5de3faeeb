/// How a report of `check` is written.
enum ReportFormat: String, CaseIterable, Sendable {
  /// For people in a terminal.
  case text
  /// For programs; shards are merged from it.
  case json
  /// For what lists tests: GitLab, Jenkins.
  case junit
  /// For the log of a GitHub workflow: the first findings become annotations.
  case github
  /// For code scanning: SARIF 2.1.0.
  case sarif
  /// A page with pictures.
  case html
}
