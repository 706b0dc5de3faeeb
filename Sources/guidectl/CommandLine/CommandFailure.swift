internal import Constraints
internal import GuideFormats
internal import GuideText

/// Why a command could not do what was asked.
enum CommandFailure: Error {
  /// The command line is wrong.
  case usage(UsageFailure)
  /// A file or stream refused.
  case system(SystemFailure)
  /// The scene cannot be read as one.
  case scene(SceneSource, [Diagnostic])
  /// A file that was given as a font is none that can be used: its name, and why.
  case font(String, FontError)
}

extension CommandFailure {
  /// How the run ends.
  var status: ExitCode {
    switch self {
    case .usage: .usage
    case .system(.cannotRead): .cannotRead
    case .system(.cannotCreate): .cannotCreate
    case .system(.cannotWrite), .system(.closedPipe): .cannotWrite
    case .scene, .font: .badData
    }
  }

  /// What is said about it on standard error.
  func text(isColored: Bool) -> String {
    switch self {
    case .usage(let failure):
      var text = DiagnosticPrinter.text(forMessage: failure.message, isColored: isColored)
      if let suggestion = failure.suggestion {
        text += "help: \(KnownNames.question(TerminalText.message(suggestion)))\n"
      }
      let help = failure.command.map { "guidectl \($0) --help" } ?? "guidectl --help"
      return text + "help: '\(help)' says what is known\n"
    case .system(.cannotRead(let name, let reason)):
      return message("cannot read '\(name)': \(reason)", isColored)
    case .system(.cannotCreate(let name, let reason)):
      return message("cannot create '\(name)': \(reason)", isColored)
    case .system(.cannotWrite(let name, let reason)):
      return message("cannot write '\(name)': \(reason)", isColored)
    case .system(.closedPipe): return ""
    case .font(let name, let error):
      return message("cannot use the font '\(name)': \(error)", isColored)
    case .scene(let source, let diagnostics):
      return DiagnosticPrinter(source: source, isColored: isColored).text(for: diagnostics)
    }
  }

  private func message(_ text: String, _ isColored: Bool) -> String {
    DiagnosticPrinter.text(forMessage: text, isColored: isColored)
  }
}
