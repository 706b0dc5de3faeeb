/// Why the bubble of a step is where it is.
package struct StepExplanation: Hashable, Sendable {
  /// A view or a rectangle that the bubble keeps off.
  package struct Part: Hashable, Sendable {
    /// The view; nothing for a rectangle.
    package var name: String?
    /// What is shown of it, absolute, in points.
    package var frame: LayoutRect
  }

  /// The step, with the sides that were tried and what holds its bubble.
  package var step: SolvedStep
  /// The side that the scene asks for; nothing for any.
  package var wantedSide: BubbleSide?
  /// The distance that is wanted between the bubble and its target's padded edge, in points.
  package var gap: Double
  /// The sides that were not tried, since one before them leaves nothing to be wished for.
  package var untriedSides: [BubbleSide]
  /// What the bubble must not cover; `PlacementBinding.Source.obstacle` counts these.
  package var obstacles: [Part]
  /// What it had better not cover.
  package var controls: [Part]
  /// Where the step stands; nothing when it stands in no file.
  package var range: SourceRange?

  /// What is chosen among the sides that were tried; nothing for numbers out of range.
  package var chosen: PlacementCandidate? {
    step.bubble.candidates.first { $0.side == step.bubble.side }
  }
}
