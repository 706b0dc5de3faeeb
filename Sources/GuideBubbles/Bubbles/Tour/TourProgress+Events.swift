extension TourProgress {
  /// What a tap does now; where no step is shown, it is the app's.
  ///
  /// A button that goes back does nothing at the first step.
  ///
  /// - Parameter point: Where the tap is, absolute, in points.
  /// - Returns: What the tap hits and what comes of it.
  public func outcome(ofTapAt point: LayoutPoint) -> TapOutcome {
    guard let step else { return .untouched }
    var outcome = step.outcome(ofTapAt: point)
    if outcome.action == .goBack, currentIndex == 0 { outcome.action = .none }
    return outcome
  }

  /// Does what a tap asks for.
  ///
  /// - Parameter point: Where the tap is, absolute, in points.
  /// - Returns: What the tap did.
  @discardableResult
  public mutating func tap(at point: LayoutPoint) -> Transition {
    perform(.tap(at: point)).transition
  }

  /// Does what a key asks for.
  ///
  /// - Parameter key: The key, once however long it is held.
  /// - Returns: What the key did.
  @discardableResult
  public mutating func press(_ key: TourKey) -> Transition {
    switch key.meaning(in: tour.layoutDirection) {
    case .advance: advance()
    case .goBack: goBack()
    case .restart: restart()
    case .goToLast: goTo(index: shownCount - 1)
    case .skip: skip()
    }
  }

  /// Does what an event asks for, unless an event of that name came before or the step that it is
  /// meant for is not shown.
  ///
  /// An event that changes nothing counts as having come.
  ///
  /// - Parameter event: What happened.
  /// - Returns: What the event did, whether the app gets the touch, and what to act on.
  @discardableResult
  public mutating func handle(_ event: TourEvent) -> TourResponse {
    guard seen.insert(event.id) else { return TourResponse() }
    if let wanted = event.stepID, wanted != step?.id { return TourResponse() }
    let (transition, outcome) = perform(event.action)
    return TourResponse(transition, outcome: outcome, notices: notices(of: transition))
  }

  /// What the app may want to act on after a transition, in order.
  ///
  /// - Parameter transition: What the last call did.
  /// - Returns: The steps that were left out, if the tour began; then what is shown, or the end.
  public func notices(of transition: Transition) -> [TourNotice] {
    guard case .moved(let from, let to) = transition else { return [] }
    let skipped = from == .notStarted ? tour.skipped.map { TourNotice.skipped($0) } : []
    return switch to {
    case .notStarted: []
    case .showing(let index): skipped + [.willShow(index: index), .didShow(index: index)]
    case .finished(let ending): skipped + [.finished(ending)]
    }
  }

  /// Does what an event asks for, and says what a tap hit: what was shown when the finger came down,
  /// not what the tap leads to.
  private mutating func perform(
    _ action: TourEvent.Action
  ) -> (transition: Transition, outcome: TapOutcome?) {
    switch action {
    case .start: return (start(), nil)
    case .advance: return (advance(), nil)
    case .goBack: return (goBack(), nil)
    case .skip: return (skip(), nil)
    case .goTo(let id): return (goTo(id: id), nil)
    case .restart: return (restart(), nil)
    case .tap(let point):
      let outcome = outcome(ofTapAt: point)
      return (perform(outcome.action), outcome)
    case .press(let key): return (press(key), nil)
    }
  }

  private mutating func perform(_ action: TapAction) -> Transition {
    switch action {
    case .none: .unchanged
    case .advance: advance()
    case .goBack: goBack()
    case .skip: skip()
    }
  }
}
