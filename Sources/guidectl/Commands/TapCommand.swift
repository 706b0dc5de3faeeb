internal import GuideBubbles
internal import GuideFormats
internal import GuideScenes
internal import LayoutGeometry

/// `guidectl tap`: what taps and keys do to a tour, step by step.
enum TapCommand {
  private static let at = CommandOption(
    name: "at", value: "X,Y", repeats: true,
    summary: "Taps there, in points from the screen's top left corner.")
  private static let key = CommandOption(
    name: "key", value: "WORD", repeats: true,
    summary: "Presses a key: " + TourKey.allCases.map(\.rawValue).joined(separator: ", ") + ".")
  private static let format = CommandOption(
    name: "format", value: "WORD", summary: "json, the default, or table, for people.")
  private static let output = CommandOption(
    name: "output", letter: "o", value: "FILE",
    summary: "Where to write; '-' is standard output, which is the default.")

  static let syntax = CommandSyntax(
    name: "tap", summary: "Replays taps and keys, in the order given, and says what each does.",
    operands: ["SCENE"],
    options: [at, key, SceneOptions.start, output, format] + SceneOptions.all,
    examples: [
      "guidectl tap scene.json --at 40,80 --at 200,500",
      "guidectl tap scene.json --key enter --at 40,80 --format table",
    ])

  static func run(
    _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) -> ExitCode {
    let format: Format = try arguments.word(of: format) ?? .json
    let path = try arguments.path(of: output) ?? "-"
    let actions = try actions(arguments)
    guard !actions.isEmpty else {
      throw arguments.failure("'tap' needs '--at' or '--key', as often as there is a tap or a key")
    }
    let loaded = try LoadedScene(arguments.operands[0], console: &console)
    let solved = try loaded.solved(
      SceneOptions.read(arguments, for: loaded, console: &console))
    let screen = try solved.drawingBuilder().screen
    try check(actions, on: screen, arguments)
    let replay = TapReplay(
      actions, on: solved.solution, screen: screen, at: try solved.start(in: arguments))
    let text =
      switch format {
      case .json: replay.json + "\n"
      case .table: TapTable(replay).text
      }
    try console.write(text, to: path)
    return solved.report(to: &console)
  }

  private enum Format: String, CaseIterable {
    case json, table
  }

  private static func actions(
    _ arguments: ParsedArguments
  ) throws(CommandFailure) -> [TourEvent.Action] {
    var actions: [TourEvent.Action] = []
    for (option, text) in arguments.values(ofEither: at, key) {
      if option == at {
        actions.append(.tap(at: try point(text, arguments)))
      } else if let key = TourKey(rawValue: text) {
        actions.append(.press(key))
      } else {
        throw arguments.unknown(text, of: key, known: TourKey.allCases.map(\.rawValue))
      }
    }
    return actions
  }

  private static func point(
    _ text: String, _ arguments: ParsedArguments
  ) throws(CommandFailure) -> LayoutPoint {
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = words.compactMap { word in
      ParsedArguments.number(word.drop { $0 == " " }, in: -mostPoints...mostPoints)
    }
    guard words.count == 2, numbers.count == 2 else {
      throw arguments.failure("'--at' needs two numbers such as 40,80, not '\(text)'")
    }
    return LayoutPoint(x: numbers[0], y: numbers[1])
  }

  /// Beyond any screen; more would only be told in powers of ten.
  private static let mostPoints = 1e6

  /// Refuses taps that no finger could make.
  private static func check(
    _ actions: [TourEvent.Action], on screen: SolvedScreen, _ arguments: ParsedArguments
  ) throws(CommandFailure) {
    let frame = LayoutRect(width: screen.size.width, height: screen.size.height)
    for case .tap(let point) in actions where !frame.contains(point) {
      throw arguments.failure(
        "'--at \(NumberText.text(point.x)),\(NumberText.text(point.y))' is not on the screen, "
          + "which is \(NumberText.text(frame.width)) x \(NumberText.text(frame.height)) points")
    }
  }
}
