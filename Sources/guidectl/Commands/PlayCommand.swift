internal import GuideScenes

/// `guidectl play`: the tour at a terminal, stepped through by keys and real taps.
enum PlayCommand {
  static let syntax = CommandSyntax(
    name: "play",
    summary: "Steps through the guide at a terminal, by keys and by clicks of the mouse.",
    operands: ["SCENE"], options: [SceneOptions.start] + SceneOptions.all,
    examples: ["guidectl play scene.json", "guidectl play scene.json --locale ar --start 2"])

  static func run(
    _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) -> ExitCode {
    let size = try terminalSize(arguments, console)
    let loaded = try LoadedScene(arguments.operands[0], console: &console)
    let solved = try loaded.solved(
      SceneOptions.read(arguments, for: loaded, console: &console))
    let builder = try solved.drawingBuilder()
    let colors = TerminalColors { console.environmentValue($0) }
    var session = PlaySession(
      solved, builder: builder, at: try solved.start(in: arguments), size: size, colors: colors)
    do throws(SystemFailure) {
      try Player.play(&session, on: &console)
    } catch {
      throw .system(error)
    }
    return solved.report(to: &console)
  }

  /// How large the terminal is, if there is one that can be played at.
  private static func terminalSize(
    _ arguments: ParsedArguments, _ console: some Console
  ) throws(CommandFailure) -> TerminalSize {
    let wayOut = "; 'guidectl tap' replays taps without one, 'guidectl preview' makes a page"
    guard arguments.operands.first != "-" else {
      throw arguments.failure("'play' reads keys from standard input, so the scene needs a file")
    }
    guard console.isInputTerminal, console.isOutputTerminal else {
      let stream = console.isInputTerminal ? "output" : "input"
      throw arguments.failure("'play' needs a terminal, and standard \(stream) is none" + wayOut)
    }
    let term = console.environmentValue("TERM") ?? ""
    guard !term.isEmpty, term != "dumb", let size = console.terminalSize else {
      throw arguments.failure(
        "'play' needs a terminal that can place its cursor, and TERM is '\(term)'" + wayOut)
    }
    return size
  }
}
