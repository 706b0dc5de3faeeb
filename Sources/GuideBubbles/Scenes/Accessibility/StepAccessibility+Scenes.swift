extension StepAccessibility {
  /// Makes the data of a step of a solved scene.
  ///
  /// The text is what the bubble shows; a target is called what the text of its view says.
  ///
  /// - Parameters:
  ///   - step: The step, one of `solution.steps`.
  ///   - solution: The scene's solution.
  ///   - backdrop: What is behind the bubble, taken as opaque; it matters for translucent fills.
  ///   - position: Words for where in the tour the step is, from `shown`, counted from 1, and `of`.
  public init(
    of step: SolvedStep, in solution: SceneSolution, over backdrop: DrawingColor,
    position: (_ shown: Int, _ of: Int) -> String = { "Step \($0) of \($1)" }
  ) {
    // A step of a tour has a target for each line of one that runs over several.
    let labels = step.targets.flatMap { target in
      let label = solution.views.first { $0.id == target.id }?.text?.joinedText ?? ""
      return target.frames.map { _ in label }
    }
    self.init(
      of: GuideStep(step), title: step.bubble.title.joinedText,
      text: step.bubble.text.joinedText, targetLabels: labels,
      contrast: ContrastRatio(
        text: step.style.textColor, on: step.style.fill, over: backdrop, font: step.style.font),
      position: position(step.shownPosition, step.shownCount), titleFrame: step.bubble.titleFrame,
      textFrame: step.bubble.textFrame)
  }
}
