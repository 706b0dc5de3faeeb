/// Whether a step can be left, and what has to be tapped for that is large enough.
extension CombinationInspection {
  /// Looks at what leads on from a step.
  mutating func inspectTaps(on step: SolvedStep, _ screen: SolvedScreen) {
    let left = AdvanceArea(of: GuideStep(step), on: screen)
    guard !left.isEmpty else {
      note(
        .noWayOn, ofStepAt: step.position,
        "no tap leads on from step '\(step.id)': \(left.reason)", by: 1,
        help: "let a tap elsewhere lead on with 'advance', or make room",
        marking: left.wanted)
      return
    }
    // Whoever may tap anywhere misses nothing.
    guard step.advance != .anywhere, step.advance != .outside else { return }
    let least = BubbleButton.smallestTapArea
    guard let size = left.size, min(size.width, size.height) < least - Self.slack else { return }
    let covered = left.isCovered ? ", as the bubble covers some of it," : ""
    note(
      .tapTargetSize, ofStepAt: step.position,
      "the tap area that leads on from step '\(step.id)'\(covered) is \(size.width.text) × "
        + "\(size.height.text), should be at least \(least.text) × \(least.text)",
      by: least - min(size.width, size.height),
      help: "enlarge it, pad its cut-out, or let a tap anywhere lead on", marking: left.wanted)
  }
}
