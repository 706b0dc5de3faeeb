internal import Constraints

/// Solves scenes: bytes became a `Scene`, which here becomes frames and bubbles.
public enum SceneSolver {
  /// Solves a scene for one screen.
  ///
  /// Views come first: their widths with the sizes of their content, then their heights at those
  /// widths; then each step's bubble beside its targets. The same scene and overrides give the same
  /// solution, whatever was solved before.
  ///
  /// What a scene breaks (constraints that contradict each other, a target that cannot be seen) is
  /// among the solution's diagnostics with severity `error`; the rest is solved all the same.
  ///
  /// - Parameters:
  ///   - scene: What to solve.
  ///   - overrides: What stands in for the scene's own values.
  /// - Returns: The frames, on the screen's pixels.
  /// - Throws: What keeps the scene from being solved at all, such as an override of a flag that
  ///   it does not have.
  public static func solve(
    _ scene: Scene, with overrides: SceneOverrides = SceneOverrides()
  ) throws(SceneDiagnostics) -> SceneSolution {
    let context = try SceneContext(scene, overrides: overrides)
    var layout = ViewLayout(ResolvedView.all(in: context), in: context)
    layout.solve()
    let parts = PartsOfLists(solvingIn: &layout)
    layout.reportUnsettledSizes()
    layout.reportAmbiguities()
    var solution = SceneSolution(screen: context.screen)
    let tree = SolvedTree(
      layout.solvedViews(), layout.frames(), layout.views, parts.lists, in: context)
    solution.views = tree.views
    solution.variables = zip(scene.variables, layout.variables).map { name, variable in
      SolvedVariable(name: name.text, value: layout.engine.value(of: variable))
    }
    solution.violations = (layout.violations() + tree.violations).map {
      $0.placed(in: scene.document)
    }
    var steps = StepSolver(tree, in: context)
    solution.steps = steps.solve()
    solution.skipped = steps.skipped
    let found =
      layout.diagnostics + tree.diagnostics + steps.diagnostics + context.diagnostics
      + solution.missingGlyphs + context.pictures.diagnostics(of: layout.views)
    solution.diagnostics = (scene.warnings + found).placed(in: scene.document)
    return solution
  }
}
