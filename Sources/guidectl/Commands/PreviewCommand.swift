internal import GuideScenes

/// `guidectl preview`: the whole tour as one HTML page.
enum PreviewCommand {
  private static let output = CommandOption(
    name: "output", letter: "o", value: "FILE",
    summary: "The page to write; '-' is standard output.")

  static let syntax = CommandSyntax(
    name: "preview", summary: "Makes one HTML page that steps through the guide.",
    operands: ["SCENE"], options: [output, .watch] + SceneOptions.all,
    examples: ["guidectl preview scene.json -o tour.html"])

  /// From how many bytes on a page is slow to open, and beyond how many hardly any browser shows it.
  static let largeBytes = 10_000_000
  static let mostBytes = 20_000_000

  /// Refuses a page that is too large as soon as it is, before memory is full.
  static func check(
    _ page: PreviewPage, _ made: Int, of count: Int, at path: String,
    within mostBytes: Int = mostBytes
  ) throws(CommandFailure) {
    guard page.byteCount > mostBytes else { return }
    let share = count == 1 ? "it" : "the first \(made) of \(count) languages"
    throw .system(
      .cannotWrite(
        path,
        reason: "\(share) would have \(page.byteCount / 1_000_000) MB, and "
          + "\(mostBytes / 1_000_000) MB are the most; "
          + (count == 1 ? "give the guide fewer steps or views" : "choose one with '--locale'")))
  }

  static func run(
    _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) -> ExitCode {
    guard let path = try arguments.path(of: output) else {
      throw arguments.failure("'preview' needs '--output'")
    }
    let loaded = try LoadedScene(arguments.operands[0], console: &console)
    let overrides = try SceneOptions.read(arguments, for: loaded, console: &console)
    var page = PreviewPage(title: loaded.source.title)
    var solvedScenes: [SolvedScene] = []
    var languages = SceneCheck()
    languages.locales = loaded.scene.check.locales
    let combinations = SceneCombinations(languages, with: overrides)
    for combination in combinations {
      let solved = try loaded.solved(combination.overrides)
      let builder = try solved.drawingBuilder()
      page.add(PreviewVariant(solution: solved.solution, builder: builder))
      solvedScenes.append(solved)
      try check(page, solvedScenes.count, of: combinations.count, at: path)
    }
    if page.byteCount > largeBytes {
      console.writeError(
        DiagnosticPrinter.text(
          forWarning: "the page has \(page.byteCount / 1_000_000) MB, which is slow to open; "
            + "choose a language with '--locale'", isColored: console.isErrorColored))
    }
    try console.write(page.html, to: path)
    let remarks = solvedScenes.first?.remarksOnSteps ?? []
    return SolvedScene.report(solvedScenes, with: remarks, to: &console)
  }
}
