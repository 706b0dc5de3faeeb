/// `--watch`: runs a command again whenever a file that it reads is saved.
///
/// Whatever may be wrong with a file, the next save may put right; only a wrong command line and
/// nobody to write to end it, and an interrupt, with the status of an interrupted program.
struct Watch {
  private let command: Command
  private let arguments: ParsedArguments

  /// Prepares to watch.
  ///
  /// - Throws: What there is nothing to watch of.
  init(_ command: Command, _ arguments: ParsedArguments) throws(CommandFailure) {
    guard !arguments.operands.contains("-") else {
      throw arguments.failure(
        "'--watch' waits until a file is saved, and standard input is none; name the scene's file")
    }
    self.command = command
    self.arguments = arguments
  }

  /// Runs the command, and again after each change.
  ///
  /// - Returns: How the last run ended, when there is nothing to wait for.
  /// - Throws: What no saved file can put right.
  func run<World: Console>(on console: inout World) throws(CommandFailure) -> ExitCode {
    var isFirst = true
    while true {
      let start = ContinuousClock.now
      var watching = WatchingConsole(console)
      let status = try runOnce(on: &watching, isFirst: isFirst)
      let elapsed = ContinuousClock.now - start
      console = watching.world
      try show(watching, isFirst: isFirst, on: &console)
      console.writeError(
        line(status, elapsed, files: watching.files, isTerminal: console.isErrorTerminal))
      guard WatchedFile.waitForChange(of: watching.files, on: &console) else { return status }
      isFirst = false
    }
  }

  private func runOnce(
    on console: inout WatchingConsole<some Console>, isFirst: Bool
  ) throws(CommandFailure) -> ExitCode {
    do throws(CommandFailure) {
      return try command.run(arguments, console: &console)
    } catch {
      // What is wrong with the command line stays wrong, unless it is about what a scene has.
      if isFirst && error.status == .usage { throw error }
      console.writeError(error.text(isColored: console.isErrorColored))
      return error.status
    }
  }

  /// Writes what a run had to say, on a terminal in the place of what the last one said.
  private func show(
    _ watching: WatchingConsole<some Console>, isFirst: Bool, on console: inout some Console
  ) throws(CommandFailure) {
    let isReplacing =
      !isFirst && console.isOutputTerminal && console.environmentValue("TERM") != "dumb"
    let clearing: [UInt8] = isReplacing ? Array("\u{1B}[H\u{1B}[2J\u{1B}[3J".utf8) : []
    let output = clearing + watching.output
    do throws(SystemFailure) {
      if !output.isEmpty { try console.writeOutput(output) }
    } catch {
      throw .system(error)
    }
    console.writeError(watching.errors)
  }

  /// What is said after each run; how long it took only to people, so that logs are alike.
  private func line(
    _ status: ExitCode, _ elapsed: Duration, files: [WatchedFile], isTerminal: Bool
  ) -> String {
    let first = TerminalText.message(files.first?.path ?? arguments.operands.first ?? "")
    let others = files.count - 1
    let names = others > 0 ? "'\(first)' and \(others) more" : "'\(first)'"
    let (seconds, attoseconds) = elapsed.components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    let end = isTerminal ? "ran \(milliseconds) ms" : "ran"
    return "guidectl: '\(command.rawValue)' \(end), status \(status.rawValue); "
      + "waits for a change of \(names)\(isTerminal ? "; Ctrl-C ends" : "")\n"
  }
}
