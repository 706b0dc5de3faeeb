/// Solves scenes: bytes became a `Scene`, which here becomes frames and bubbles.
public enum SceneSolver {
  /// The screen that a scene is solved for; nothing for one without.
  ///
  /// - Complexity: O(1): nothing is solved.
  package static func screen(
    of scene: Scene, with overrides: SceneOverrides
  ) -> SolvedScreen? { SolvedScreen(scene.screen, overrides: overrides) }

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
    try SceneWork(scene, with: overrides).solution
  }
}
