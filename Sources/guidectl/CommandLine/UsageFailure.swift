internal import Constraints

/// What is wrong with a command line.
struct UsageFailure: Error, Equatable, Sendable {
  /// What is wrong, without a period.
  let message: String
  /// The known word that was perhaps meant.
  let suggestion: String?
  /// The command whose help says more; `nil` for the program's own.
  let command: String?

  /// Makes a failure from its parts.
  init(_ message: String, suggestion: String? = nil, command: String? = nil) {
    self.message = message
    self.suggestion = suggestion
    self.command = command
  }

  /// Makes a failure about a word that is none of those known.
  init(_ message: String, word: String, among known: [String], command: String? = nil) {
    self.init(message, suggestion: nearestName(to: word, among: known), command: command)
  }
}
