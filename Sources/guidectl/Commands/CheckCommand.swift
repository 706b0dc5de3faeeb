internal import GuideChecks
internal import GuideFormats

/// `guidectl check`: what is wrong with a tour on any device, in any language, at any text size.
enum CheckCommand {
  private static let exitZero = CommandOption(
    name: "exit-zero", summary: "End with status 0 whatever is found.")
  private static let merge = CommandOption(
    name: "merge", summary: "Join the JSON reports of shards, which are given in place of SCENE.")

  static let syntax = CommandSyntax(
    name: "check", summary: "Finds what is wrong over devices, languages and text sizes.",
    operands: ["SCENE"], lastOperandRepeats: true, options: [exitZero, merge] + CheckOptions.all,
    examples: [
      "guidectl check scene.json",
      "guidectl check scene.json --device 'iPhone SE (1st generation)' --locale de --locale ar",
    ])

  static func run(
    _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) -> ExitCode {
    let loaded = try LoadedScene(arguments.operands[0], console: &console)
    let overrides = try CheckOptions.overrides(arguments, for: loaded, console: &console)
    let lists = try CheckOptions.lists(arguments, for: loaded, console: &console)
    let rules = try CheckOptions.rules(arguments, for: loaded.scene)
    let count = SceneCombinations(lists, with: overrides).count
    let run = CheckRun(
      loaded.scene, in: loaded.source.text, over: lists, with: overrides, rules: rules,
      part: try CheckOptions.part(arguments, of: count))
    let report = try report(of: run, on: loaded, console: &console)
    try console.write(JSONWriter.text(report.json) + "\n", to: "-")
    return report.passes || arguments.has(exitZero) ? .done : .unsatisfied
  }

  private static func report<World: Console>(
    of run: CheckRun, on loaded: LoadedScene, console: inout World
  ) throws(CommandFailure) -> CheckReport {
    do throws(SceneDiagnostics) {
      let result = try ParallelCheck(run, on: console).findings(workers: Threads.coreCount)
      console = result.console
      return run.report(result.findings, onSceneNamed: loaded.source.name)
    } catch {
      throw .scene(loaded.source, error.diagnostics)
    }
  }
}
