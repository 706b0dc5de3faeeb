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
    let tree = SolvedTree(
      layout.solvedViews(), layout.frames(), layout.views, parts.lists, in: context)
    try tree.checkImages()
    let variables = zip(scene.variables, layout.variables).map { name, variable in
      SolvedVariable(name: name.text, value: layout.engine.value(of: variable))
    }
    let violations = layout.violations() + tree.violations
    var stepSolver = StepSolver(tree, in: context)
    let steps = try stepSolver.solve()
    let found =
      layout.diagnostics + tree.diagnostics + stepSolver.diagnostics + context.diagnostics
      + MissingGlyphs(in: tree.views, steps).diagnostics
      + context.pictures.diagnostics(of: layout.views)
    return SceneSolution(
      screen: context.screen, views: tree.views, variables: variables, violations: violations,
      steps: steps, skipped: stepSolver.skipped,
      diagnostics: (scene.warnings + found).inOrderOfFile)
  }
}

extension SolvedTree {
  /// Checks that the images on the screen are cut into few enough pieces to be drawn.
  fileprivate func checkImages() throws(SceneDiagnostics) {
    var totals = SceneTotals()
    for view in views {
      guard let slices = view.image?.slices else { continue }
      let pieces = (2 * slices.columns.count + 1) * (2 * slices.rows.count + 1)
      if let error = totals.count(pieces, of: .pieces, at: nil).error {
        throw SceneDiagnostics([error])
      }
    }
  }
}
