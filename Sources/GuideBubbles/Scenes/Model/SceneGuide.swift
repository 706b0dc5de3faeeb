/// A guide: bubbles that explain views, one step after the other.
public struct SceneGuide: Hashable, Sendable {
  /// The style of steps that name none.
  public var style: SceneName?
  /// The distance from a bubble to the safe area's edges.
  public var margins: SceneInsets
  /// The steps in order.
  public var steps: [SceneStep]

  /// Makes a guide, by default one without steps.
  public init(
    style: SceneName? = nil,
    margins: SceneInsets = SceneInsets(8),
    steps: [SceneStep] = []
  ) {
    self.style = style
    self.margins = margins
    self.steps = steps
  }
}
