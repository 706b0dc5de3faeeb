/// What a scene comes to on one screen: the frames of everything, step by step.
///
/// Frames are absolute, in points, after snapping to the screen's pixels; arrays keep the scene's
/// order. Everything that draws or prints takes its numbers from here.
public struct SceneSolution: Hashable, Sendable {
  /// The screen; nothing for a purely algebraic scene.
  public var screen: SolvedScreen?
  /// The views in drawing order, parents before their children.
  public var views: [SolvedView]
  /// The free unknowns.
  public var variables: [SolvedVariable]
  /// The constraints below priority 1000 that gave way, in the order of the file, then the contents
  /// that are squeezed, in the order of the views.
  public var violations: [SolvedViolation]
  /// The steps that exist, in order.
  public var steps: [SolvedStep]
  /// The steps that are left out, in order.
  public var skipped: [SkippedStep]
  /// Warnings and notes.
  public var diagnostics: [Diagnostic]

  /// Makes a solution from its parts.
  package init(
    screen: SolvedScreen?, views: [SolvedView] = [], variables: [SolvedVariable] = [],
    violations: [SolvedViolation] = [], steps: [SolvedStep] = [], skipped: [SkippedStep] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.screen = screen
    self.views = views
    self.variables = variables
    self.violations = violations
    self.steps = steps
    self.skipped = skipped
    self.diagnostics = diagnostics
  }
}

/// A free unknown with its value.
public struct SolvedVariable: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The value, not rounded.
  public var value: Double

  /// Makes a variable from its name and value.
  package init(name: String, value: Double) {
    self.name = name
    self.value = value
  }
}
