/// `guidectl completions`: what a shell reads to complete the words of this program.
enum CompletionsCommand {
  static let syntax = CommandSyntax(
    name: "completions", summary: "Prints completions for a shell: bash, zsh or fish.",
    operands: ["SHELL"], operandWords: [CompletionScript.allCases.map(\.rawValue)],
    examples: [
      "source <(guidectl completions bash)", "source <(guidectl completions zsh)",
      "guidectl completions fish > ~/.config/fish/completions/guidectl.fish",
    ])

  static func run(
    _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) -> ExitCode {
    let word = arguments.operands[0]
    guard let shell = CompletionScript(rawValue: word) else {
      let known = CompletionScript.allCases.map(\.rawValue)
      throw arguments.failure(
        "there are no completions for '\(word)'; known: " + known.joined(separator: ", "),
        word: word, among: known)
    }
    return try console.finish(shell.text(for: Command.allCases.map(\.syntax)))
  }
}
