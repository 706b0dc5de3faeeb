/// Runs the program in process.
///
/// - Parameters:
///   - arguments: What the user typed, without the program's name.
///   - console: The world that the run reads and writes.
/// - Returns: How the run ended; what went wrong was said on standard error.
func runGuidectl(_ arguments: [String], console: inout some Console) -> ExitCode {
  do throws(CommandFailure) {
    return try run(arguments[...], console: &console)
  } catch {
    console.writeError(error.text(isColored: console.isErrorColored))
    return error.status
  }
}

private func run(
  _ arguments: ArraySlice<String>, console: inout some Console
) throws(CommandFailure) -> ExitCode {
  var rest = arguments
  guard let word = rest.popFirst() else {
    console.writeError(HelpText.overview(of: Command.allCases.map(\.syntax)))
    return .usage
  }
  switch word {
  case "--version":
    return try console.finish("guidectl \(Guidectl.version)\n")
  case "--help", "-h":
    return try console.finish(HelpText.overview(of: Command.allCases.map(\.syntax)))
  default:
    let command = try Command.named(word)
    let parsed = try usage { () throws(UsageFailure) in
      try ArgumentParser.parse(rest, as: command.syntax)
    }
    if parsed.has(.help) { return try console.finish(HelpText.help(for: command.syntax)) }
    return try command.run(parsed, console: &console)
  }
}

/// Turns what is wrong with the command line into a command's failure.
func usage<Result>(
  _ body: () throws(UsageFailure) -> Result
) throws(CommandFailure) -> Result {
  do throws(UsageFailure) {
    return try body()
  } catch {
    throw .usage(error)
  }
}

extension Console {
  /// Whether messages may be coloured: a person reads them and does not object.
  var isErrorColored: Bool {
    // no-color.org: set and not empty, whatever its value.
    let objection = environmentValue("NO_COLOR") ?? ""
    return isErrorTerminal && objection.isEmpty && environmentValue("TERM") != "dumb"
  }

  /// Writes a result to standard output, and is done.
  mutating func finish(_ text: String) throws(CommandFailure) -> ExitCode {
    try write(text, to: "-")
    return .done
  }

  /// Writes a result to a file, or to standard output for `-`.
  mutating func write(_ text: String, to path: String) throws(CommandFailure) {
    do throws(SystemFailure) {
      if path == "-" {
        try writeOutput(Array(text.utf8))
      } else {
        try writeFiles([OutputFile(path: path, bytes: Array(text.utf8))], makingFolder: nil)
      }
    } catch {
      throw .system(error)
    }
  }
}
