extension TourProgress {
  /// What is to be kept in order to go on later.
  public var state: TourState { TourState(steps: tour.ids, phase: phase, seen: seen) }

  /// Goes on where somebody was, in the same tour or in what became of it.
  ///
  /// The step is found by its name. One that is gone gives way to the next in the old order that
  /// still exists; where there is none, a step that was added behind the last one passed is shown,
  /// or else the tour is completed. A tour that ended stays so, and events seen before stay seen.
  ///
  /// - Parameters:
  ///   - state: What was kept.
  ///   - tour: The tour as it is now.
  /// - Complexity: O(*n*) for *n* steps in both tours.
  public init(resuming state: TourState, in tour: GuideTour) {
    self.init(tour)
    seen = state.seen
    phase = state.phase
    guard case .showing(let place) = state.phase, state.steps != tour.ids else { return }
    let order = StepOrder(tour.ids)
    let index = order.resumption(at: place, of: StepOrder(state.steps))
    phase = index.map { .showing(index: $0) } ?? .finished(.completed)
  }

  /// Goes on in the tour of a scene that was solved anew: after a rotation, another text size or a
  /// change of what can be seen.
  ///
  /// - Parameter tour: The tour as it is now; steps are found as ``init(resuming:in:)`` says.
  /// - Returns: A transition, with `from` counted in the tour as it was, when the step that is shown
  ///   became another; `notices` also tells which steps are newly left out during a tour.
  /// - Complexity: O(*n*) for *n* steps in both tours.
  @discardableResult
  public mutating func continueIn(_ tour: GuideTour) -> TourResponse {
    let before = self
    self = TourProgress(resuming: state, in: tour)
    guard before.currentIndex != nil else { return TourResponse() }
    let known = Set(before.tour.skipped)
    let skipped = tour.skipped.filter { !known.contains($0) }
    var response = TourResponse(notices: skipped.map { .skipped($0) })
    if step?.id != before.step?.id {
      response.transition = .moved(from: before.phase, to: phase)
      response.notices += notices(of: response.transition)
    }
    return response
  }
}
