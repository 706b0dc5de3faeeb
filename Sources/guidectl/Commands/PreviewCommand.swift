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

  static func run(
    _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) -> ExitCode {
    guard let path = try arguments.path(of: output) else {
      throw arguments.failure("'preview' needs '--output'")
    }
    let loaded = try LoadedScene(arguments.operands[0], console: &console)
    let overrides = try SceneOptions.read(arguments, for: loaded, console: &console)
    var variants: [PreviewVariant] = []
    var solvedScenes: [SolvedScene] = []
    var languages = SceneCheck()
    languages.locales = loaded.scene.check.locales
    for combination in SceneCombinations(languages, with: overrides) {
      let solved = try loaded.solved(combination.overrides)
      let builder = try solved.drawingBuilder()
      variants.append(PreviewVariant(solution: solved.solution, builder: builder))
      solvedScenes.append(solved)
    }
    let page = PreviewPage(title: loaded.source.title, variants: variants)
    try console.write(page.html, to: path)
    let remarks = solvedScenes.first?.remarksOnSteps ?? []
    return SolvedScene.report(solvedScenes, with: remarks, to: &console)
  }
}
