/// Why bubbles are where they are.
extension SceneExplainer {
  /// Why the bubble of a step is where it is.
  ///
  /// - Parameter position: The step's position in the file, from 1.
  /// - Returns: The explanation; nothing for a step that is not shown.
  package func explanation(ofStep position: Int) -> StepExplanation? {
    guard let index = solution.steps.firstIndex(where: { $0.position == position }) else {
      return nil
    }
    let solved = solution.steps[index]
    let step = work.context.scene.guide.steps[position - 1]
    let tried = solved.bubble.candidates.map(\.side)
    let others: [BubbleSide] = [.below, .above, .trailing, .leading]
    let bubble = Bubble(
      text: "", style: solved.style, gap: step.gap.map { work.context.points($0) })
    return StepExplanation(
      step: solved, wantedSide: step.side, gap: bubble.resolvedGap,
      untriedSides: tried.contains(.over) ? [] : others.filter { !tried.contains($0) },
      obstacles: work.surroundings[index].obstacles.map(StepExplanation.Part.init),
      controls: work.surroundings[index].controls.map(StepExplanation.Part.init),
      range: step.range?.firstByte)
  }
}

extension StepExplanation.Part {
  fileprivate init(_ part: StepSurroundings.Part) {
    self.init(name: part.name, frame: part.frame)
  }
}
