internal import GuideScenes

/// `guidectl help`: the help of a command, of the keys of scenes, or of the program.
enum HelpCommand {
  static let syntax = CommandSyntax(
    name: "help", summary: "Prints the help of a command, or with 'keys' of the keys of scenes.",
    optionalOperands: ["COMMAND", "NAME"],
    operandWords: [Command.allCases.map(\.rawValue) + [keys], KeyTable.all.map(\.word)],
    examples: ["guidectl help solve", "guidectl help keys", "guidectl help keys step"])

  private static let keys = "keys"

  static func run(
    _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) -> ExitCode {
    guard let word = arguments.operands.first else {
      return try console.finish(Command.overview)
    }
    let name = arguments.operands.dropFirst().first
    guard word == keys else {
      if let name { throw arguments.failure("unexpected argument '\(name)'") }
      return try console.finish(HelpText.help(for: Command.named(word).syntax))
    }
    guard let name else { return try console.finish(KeyHelp.overview) }
    guard let table = KeyTable.all.first(where: { $0.word == name }) else {
      throw arguments.failure(
        "there are no keys of '\(name)'; 'guidectl help keys' lists what has some", word: name,
        among: KeyTable.all.map(\.word))
    }
    return try console.finish(KeyHelp.text(of: table))
  }
}
