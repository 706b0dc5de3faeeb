/// The steps of a guide, in the order in which they are shown.
public struct GuideTour: Hashable, Sendable {
  /// The steps.
  public let steps: [GuideStep]

  /// Makes a tour of steps that all are shown.
  public init(steps: [GuideStep]) { self.steps = steps }

  /// Makes the tour of a solved scene.
  public init(_ solution: SceneSolution) { steps = solution.steps.map { GuideStep($0) } }

  /// The progress of somebody who has not started yet.
  public func makeProgress() -> TourProgress { TourProgress(stepCount: steps.count) }
}
