internal import GuideChecks

/// A scene and the check that is made of it: what is covered, and what draws it.
struct CheckedScene {
  /// The scene.
  let loaded: LoadedScene
  /// What is looked at.
  let run: CheckRun

  /// Prepares the check that arguments ask for.
  ///
  /// - Parameters:
  ///   - path: The scene's file, or `-`.
  ///   - arguments: What is covered, and how much findings count.
  ///   - console: Where files are read.
  /// - Throws: What is wrong with the arguments, the scene or a file.
  init(
    _ path: String, _ arguments: ParsedArguments, console: inout some Console
  ) throws(CommandFailure) {
    loaded = try LoadedScene(path, console: &console)
    let overrides = try CheckOptions.overrides(arguments, for: loaded, console: &console)
    let lists = try CheckOptions.lists(arguments, for: loaded, console: &console)
    run = CheckRun(
      loaded.scene, in: loaded.source.text, over: lists, with: overrides,
      rules: try CheckOptions.rules(arguments, for: loaded.scene),
      part: try CheckOptions.part(
        arguments, of: SceneCombinations(lists, with: overrides).count))
  }

  /// Looks at everything, on all cores.
  func report<World: Console>(console: inout World) throws(CommandFailure) -> CheckReport {
    do throws(SceneDiagnostics) {
      let result = try ParallelCheck(run, on: console).findings(workers: Threads.coreCount)
      console = result.console
      return run.report(result.findings, onSceneNamed: loaded.source.name)
    } catch {
      throw .scene(loaded.source, error.diagnostics)
    }
  }

  /// Draws a step, by its position in the file from 1, or the screen, in a combination; nothing where
  /// nothing can be drawn: there is no screen, or the step is not shown.
  func draw(step: Int?, in combination: Int) -> Drawing? {
    guard run.combinations.indices.contains(combination),
      let solved = try? loaded.solved(run.combinations[combination].overrides),
      let builder = DrawingBuilder(solved.solution)
    else { return nil }
    guard let step else { return builder.screenDrawing() }
    return solved.solution.steps.first { $0.position == step }.map { builder.drawing(for: $0) }
  }
}
