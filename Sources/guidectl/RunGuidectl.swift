/// Runs the program in process, with arguments as the system gives them.
///
/// One that is no UTF-8 is refused: repaired, it would be the name of another file.
func runGuidectl(bytes arguments: [[UInt8]], console: inout some Console) -> ExitCode {
  let texts = arguments.map { String(decoding: $0, as: UTF8.self) }
  for (index, (bytes, text)) in zip(arguments, texts).enumerated()
  where !text.utf8.elementsEqual(bytes) {
    let failure = CommandFailure.usage(
      UsageFailure(
        "argument \(index + 1) is no UTF-8: '\(text)'; rename the file, or lead to it by a link"))
    console.writeError(failure.text(isColored: console.isErrorColored))
    return failure.status
  }
  return runGuidectl(texts, console: &console)
}

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
    // Nothing was asked for, so that what is said is no result.
    console.writeError(Command.overview)
    return .usage
  }
  switch word {
  case "--version": return try console.finish("guidectl \(Guidectl.version)\n")
  case "--help", "-h": return try console.finish(Command.overview)
  default:
    let command = try Command.named(word)
    let parsed = try parse(rest, as: command.syntax)
    if parsed.has(.help) { return try console.finish(HelpText.help(for: command.syntax)) }
    if parsed.has(.watch) { return try Watch(command, parsed).run(on: &console) }
    return try command.run(parsed, console: &console)
  }
}

private func parse(
  _ arguments: ArraySlice<String>, as syntax: CommandSyntax
) throws(CommandFailure) -> ParsedArguments {
  do throws(UsageFailure) {
    return try ArgumentParser.parse(arguments, as: syntax)
  } catch {
    throw .usage(error)
  }
}
