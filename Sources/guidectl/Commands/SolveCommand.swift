internal import GuideFormats

/// `guidectl solve`: the frames of everything as JSON, of one scene or of many.
enum SolveCommand {
  private static let format = CommandOption.choice(
    "format", of: Format.self,
    summary:
      "How to print it, by default as JSON; a table is for people, lines are for grep and diff:")
  private static let batch = CommandOption(
    name: "batch", summary: "SCENE has one scene a line; prints one result a line, in order.")
  private static let output = CommandOption(
    name: "output", letter: "o", value: "FILE",
    summary: "Where to write; '-' is standard output, which is the default.")

  static let syntax = CommandSyntax(
    name: "solve", summary: "Solves a scene and prints every frame and value.",
    operands: ["SCENE"],
    options: [output, SceneOptions.step, format, batch, .watch] + SceneOptions.all,
    examples: [
      "guidectl solve scene.json", "guidectl solve scene.json --device 'iPhone 15' --step 2",
      "guidectl solve scene.json --format table",
      "guidectl solve scene.json --format lines > scene.lines",
      "guidectl solve --batch scenes.jsonl > results.jsonl",
    ])

  static func run(
    _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) -> ExitCode {
    let format: Format = try arguments.word(of: format) ?? .json
    let path = try arguments.path(of: output) ?? "-"
    guard !arguments.has(batch) else {
      guard !arguments.has(.watch) else {
        throw arguments.failure(
          "'--batch' answers lines as they come and ends with them, so there is nothing for "
            + "'--watch' to wait for; give one of the two")
      }
      guard format == .json else { throw arguments.failure("'--batch' prints JSON only") }
      return try runBatch(arguments, to: path, console: &console)
    }
    let loaded = try LoadedScene(arguments.operands[0], console: &console)
    var solved = try loaded.solved(
      SceneOptions.read(arguments, for: loaded, console: &console))
    if let step = try solved.step(in: arguments) { solved = solved.narrowed(to: step) }
    let text =
      switch format {
      case .json: solved.json + "\n"
      case .table: SolutionTable(solved).text
      case .lines: SolutionLines(solved.solution).text
      }
    try console.write(text, to: path)
    return solved.report(to: &console)
  }

  private enum Format: String, CaseIterable {
    case json, table, lines
  }

  /// Solves each line of a file, and says at the end how many went wrong.
  private static func runBatch<World: Console>(
    _ arguments: ParsedArguments, to path: String, console: inout World
  ) throws(CommandFailure) -> ExitCode {
    let operand = arguments.operands[0]
    let overrides = try SceneOptions.overrides(arguments, console: &console)
    let name = operand == "-" ? "<stdin>" : operand
    var beginning: LineReader.Line?
    let status: ExitCode
    do throws(SystemFailure) {
      let source = try console.openInput(operand)
      let destination = try console.openOutput(path)
      let batch = Batch(
        from: source, to: destination, on: console, filesIn: LoadedScene.folder(of: operand),
        overrides: overrides, step: arguments.value(of: SceneOptions.step))
      let result = batch.run(workers: Threads.coreCount)
      console = result.console
      if let failure = result.failure { throw failure }
      if let line = result.beginning { beginning = line }
      if beginning == nil { console.writeError(result.tally.text(name: name)) }
      status = result.tally.status
    } catch {
      throw .system(error)
    }
    if let beginning {
      let text = SourceText(beginning.bytes ?? [], firstLine: beginning.number)
      throw .scene(
        SceneSource(name: name, text: text), SceneLine.refusal(ofBeginning: beginning))
    }
    return status
  }
}
