internal import Constraints

/// A scene that was solved, with the layouts of which its solution was read.
struct SceneWork: ~Copyable {
  let context: SceneContext
  let layout: ViewLayout
  let tree: SolvedTree
  let solution: SceneSolution
  /// What the bubble of each step that is shown keeps off, where bubbles are explained.
  let surroundings: [StepSurroundings]

  /// Solves a scene.
  ///
  /// - Parameters:
  ///   - scene: What to solve.
  ///   - overrides: What stands in for the scene's own values.
  ///   - explainsBubbles: Whether bubbles say what holds them, which takes as long as another side.
  /// - Throws: What keeps the scene from being solved at all.
  init(
    _ scene: Scene, with overrides: SceneOverrides, explainsBubbles: Bool = false
  ) throws(SceneDiagnostics) {
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
    var stepSolver = StepSolver(tree, in: context, isExplained: explainsBubbles)
    let steps = try stepSolver.solve()
    let found =
      layout.diagnostics + tree.diagnostics + stepSolver.diagnostics + context.diagnostics
      + MissingGlyphs(in: tree.views, steps).diagnostics
      + context.pictures.diagnostics(of: layout.views)
    solution = SceneSolution(
      screen: context.screen, views: tree.views, variables: variables, violations: violations,
      steps: steps, skipped: stepSolver.skipped,
      diagnostics: (scene.warnings + found).inOrderOfFile)
    surroundings = stepSolver.surroundings
    self.context = context
    self.layout = layout
    self.tree = tree
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
