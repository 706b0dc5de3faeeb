/// The words that may follow `guidectl`.
enum Command: String, CaseIterable, Sendable {
  case solve
  case render
  case preview
  case `init`
  case devices
  case schema
  case completions
  case help

  /// What the command takes.
  var syntax: CommandSyntax {
    switch self {
    case .solve: SolveCommand.syntax
    case .render: RenderCommand.syntax
    case .preview: PreviewCommand.syntax
    case .`init`: InitCommand.syntax
    case .devices: DevicesCommand.syntax
    case .schema: SchemaCommand.syntax
    case .completions: CompletionsCommand.syntax
    case .help: HelpCommand.syntax
    }
  }

  /// Does what the command is for.
  func run(
    _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) -> ExitCode {
    switch self {
    case .solve: try SolveCommand.run(arguments, console: &console)
    case .render: try RenderCommand.run(arguments, console: &console)
    case .preview: try PreviewCommand.run(arguments, console: &console)
    case .`init`: try InitCommand.run(arguments, console: &console)
    case .devices: try DevicesCommand.run(arguments, console: &console)
    case .schema: try SchemaCommand.run(arguments, console: &console)
    case .completions: try CompletionsCommand.run(arguments, console: &console)
    case .help: try HelpCommand.run(arguments, console: &console)
    }
  }

  /// The command of that name.
  static func named(_ word: String) throws(CommandFailure) -> Command {
    if let command = Command(rawValue: word) { return command }
    let what = word.hasPrefix("-") ? "option" : "command"
    throw .usage(
      UsageFailure(
        "unknown \(what) '\(word)'", word: word,
        among: allCases.map(\.rawValue) + ["--help", "--version"]))
  }

  /// The help of the program.
  static var overview: String { HelpText.overview(of: allCases.map(\.syntax)) }
}
