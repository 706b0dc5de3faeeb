extension GuideTour {
  /// Makes the tour of a solved scene.
  public init(_ solution: SceneSolution) {
    self.init(
      steps: solution.steps.map { GuideStep($0) }, skipped: solution.skipped,
      layoutDirection: solution.screen?.direction ?? .leftToRight)
  }
}

extension GuideStep {
  /// Makes a step from a solved one.
  public init(_ step: SolvedStep) {
    self.init(
      id: step.id, advance: step.advance, bubble: step.bubble.frame,
      targets: step.targets.flatMap(\.visibleParts), cutouts: step.cutouts,
      buttons: step.bubble.buttons.map {
        GuideButton(text: $0.button.text, frame: $0.frame, action: $0.button.action)
      },
      passesThrough: step.passesThrough)
  }
}
