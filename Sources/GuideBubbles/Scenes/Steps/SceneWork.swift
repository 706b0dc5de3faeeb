internal import Constraints

/// A scene that was solved, with the layouts of which its solution was read.
package struct SceneWork: ~Copyable {
  let context: SceneContext
  private(set) var layout: ViewLayout
  let tree: SolvedTree
  package let solution: SceneSolution
  /// What the bubble of each step that is shown keeps off, where bubbles are explained.
  let surroundings: [StepSurroundings]

  /// Solves a scene.
  ///
  /// - Parameters:
  ///   - scene: What to solve.
  ///   - overrides: What stands in for the scene's own values.
  ///   - explainsBubbles: Whether bubbles say what holds them, which takes as long as another side.
  /// - Throws: What keeps the scene from being solved at all.
  package init(
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
    self.overrides = overrides
  }

  private let overrides: SceneOverrides

  /// What the scene comes to when estimated widths of texts are multiplied, but for what gives way.
  ///
  /// It is what solving it anew gives. Constraints stay in force and only sizes of content change, which
  /// takes less than half as long; lists, and sizes that contradict what is required, are solved anew.
  ///
  /// - Parameter scale: The factor.
  /// - Returns: The solution, without variables and without what gives way.
  /// - Throws: What keeps the scene from being solved.
  package mutating func solution(
    withEstimatesTimes scale: Double
  ) throws(SceneDiagnostics) -> SceneSolution {
    var overrides = overrides
    overrides.estimateScale = scale
    let scene = context.scene
    let hasLists = layout.views.contains { $0.view.list != nil }
    guard !layout.hasSizingConflicts, !hasLists else {
      return try SceneWork(scene, with: overrides).solution
    }
    let context = try SceneContext(scene, overrides: overrides)
    do throws(LayoutError) {
      try layout.remeasure(in: context)
    } catch {
      return try SceneWork(scene, with: overrides).solution
    }
    let tree = SolvedTree(layout.solvedViews(), layout.frames(), layout.views, in: context)
    var stepSolver = StepSolver(tree, in: context)
    let steps = try stepSolver.solve()
    let found = layout.diagnostics + tree.diagnostics + stepSolver.diagnostics
    return SceneSolution(
      screen: context.screen, views: tree.views, steps: steps, skipped: stepSolver.skipped,
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
