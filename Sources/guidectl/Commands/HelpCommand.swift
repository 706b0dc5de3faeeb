/// `guidectl help`: the help of a command, or of the program.
enum HelpCommand {
  static let syntax = CommandSyntax(
    name: "help", summary: "Prints the help of a command.", optionalOperands: ["COMMAND"])

  static func run(
    _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) -> ExitCode {
    guard let word = arguments.operands.first else {
      return try console.finish(Command.overview)
    }
    return try console.finish(HelpText.help(for: Command.named(word).syntax))
  }
}
