/// What came of an event.
public struct TourResponse: Hashable, Sendable {
  /// The transition, at most one.
  public var transition: TourProgress.Transition
  /// What a tap hit; nothing when the event was no tap, or came before, or was meant for another
  /// step.
  public var outcome: TapOutcome?
  /// What the app may want to act on, in order.
  public var notices: [TourNotice]

  /// Makes a response from its parts.
  package init(
    _ transition: TourProgress.Transition = .unchanged, outcome: TapOutcome? = nil,
    notices: [TourNotice] = []
  ) {
    self.transition = transition
    self.outcome = outcome
    self.notices = notices
  }

  /// Whether the app gets the touch too: never one that the tour has seen before.
  public var passesThrough: Bool { outcome?.passesThrough ?? false }
}
