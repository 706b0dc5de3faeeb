internal import GuideBubbles

/// `guidectl solve`: the frames of everything as JSON.
enum SolveCommand {
  private static let step = CommandOption(
    name: "step", value: "N", summary: "Only this step: its position in the file, or its id.")
  private static let format = CommandOption(
    name: "format", value: "WORD", summary: "json, the only one for now.")
  private static let output = CommandOption(
    name: "output", letter: "o", value: "FILE",
    summary: "Where to write; '-' is standard output, which is the default.")

  static let syntax = CommandSyntax(
    name: "solve", summary: "Solves a scene and prints every frame as JSON.",
    operands: ["SCENE"], options: [output, step, format] + SceneOptions.all,
    examples: [
      "guidectl solve scene.json", "guidectl solve scene.json --device 'iPhone 15' --step 2",
    ])

  static func run(
    _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) -> ExitCode {
    let word = arguments.value(of: format) ?? "json"
    guard word == "json" else {
      throw .usage(
        UsageFailure("'--format' does not know '\(word)'; known: json", command: syntax.name))
    }
    let loaded = try LoadedScene(arguments.operands[0], console: &console)
    var solved = try loaded.solved(SceneOptions.read(arguments, for: loaded, command: syntax.name))
    if let wanted = arguments.value(of: step) {
      solved.solution.steps = [try solved.step(wanted, command: syntax.name)]
    }
    try console.write(solved.json + "\n", to: arguments.value(of: output) ?? "-")
    return solved.report(to: &console)
  }
}
