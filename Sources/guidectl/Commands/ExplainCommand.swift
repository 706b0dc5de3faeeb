internal import GuideChecks

/// `guidectl explain`: what a rule of `check` means.
enum ExplainCommand {
  private static let format = CommandOption(
    name: "format", value: "WORD", summary: "text, the default, or json.")

  static let syntax = CommandSyntax(
    name: "explain", summary: "Says what a rule of 'check' means and what to do about it.",
    optionalOperands: ["RULE"], options: [format],
    examples: ["guidectl explain", "guidectl explain contrast"])

  static func run(
    _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) -> ExitCode {
    let isJSON = try (arguments.word(of: format) ?? Format.text) == .json
    guard let word = arguments.operands.first else {
      return try console.finish(isJSON ? ExplainedRule.listJSON : ExplainedRule.list)
    }
    guard let rule = CheckRule(rawValue: word) else {
      throw ExplainedRule.unknown(word, in: arguments)
    }
    return try console.finish(isJSON ? ExplainedRule.json(rule) : ExplainedRule.text(rule))
  }

  private enum Format: String, CaseIterable {
    case text, json
  }
}
