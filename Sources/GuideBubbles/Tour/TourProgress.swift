public import Constraints

/// How far somebody has come in a tour: a state machine and nothing else.
///
/// Every call has an answer in every phase; one call makes at most one transition.
public struct TourProgress: Hashable, Sendable {
  /// Where the tour is.
  public enum Phase: Hashable, Sendable {
    /// Nothing is shown yet.
    case notStarted
    /// A step is shown, counted from 0.
    case showing(step: Int)
    /// Nothing is shown any more.
    case finished(Ending)
  }

  /// How a tour ended.
  public enum Ending: Hashable, Sendable {
    /// The last step was left forwards.
    case completed
    /// The tour was given up at a step, counted from 0.
    case skipped(atStep: Int)
  }

  /// What a call did.
  public enum Transition: Hashable, Sendable {
    /// Nothing.
    case unchanged
    /// The phase became another.
    case moved(from: Phase, to: Phase)
  }

  /// How many steps there are.
  public let stepCount: Int
  /// Where the tour is.
  public private(set) var phase = Phase.notStarted
  private var seen = SeenEvents()

  /// Makes the progress of a tour that has not started.
  ///
  /// - Parameter stepCount: How many steps are shown; less than 0 counts as 0.
  public init(stepCount: Int) { self.stepCount = max(0, stepCount) }

  /// The step that is shown, counted from 0; nothing before and after the tour.
  public var currentStep: Int? {
    guard case .showing(let step) = phase else { return nil }
    return step
  }

  /// Shows the first step, or completes a tour that has none; only before the tour.
  @discardableResult
  public mutating func start() -> Transition {
    guard phase == .notStarted else { return .unchanged }
    return move(to: stepCount > 0 ? .showing(step: 0) : .finished(.completed))
  }

  /// Shows the next step, or completes the tour at the last one; only while a step is shown.
  @discardableResult
  public mutating func advance() -> Transition {
    guard let step = currentStep else { return .unchanged }
    return move(to: step + 1 < stepCount ? .showing(step: step + 1) : .finished(.completed))
  }

  /// Shows the step before; only while a step other than the first is shown.
  @discardableResult
  public mutating func goBack() -> Transition {
    guard let step = currentStep, step > 0 else { return .unchanged }
    return move(to: .showing(step: step - 1))
  }

  /// Gives the tour up; only while a step is shown.
  @discardableResult
  public mutating func skip() -> Transition {
    guard let step = currentStep else { return .unchanged }
    return move(to: .finished(.skipped(atStep: step)))
  }

  /// Advances if a tap leads on from the step that is shown.
  ///
  /// - Parameters:
  ///   - point: Where the tap is, absolute, in points.
  ///   - tour: The tour that this is the progress of.
  /// - Returns: What the tap did.
  @discardableResult
  public mutating func tap(at point: LayoutPoint, in tour: GuideTour) -> Transition {
    guard let step = currentStep, step < tour.steps.count,
      tour.steps[step].outcome(ofTapAt: point).advances
    else { return .unchanged }
    return advance()
  }

  /// Does what an event asks for, unless an event of that name came before.
  ///
  /// An event that changes nothing counts as having come.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - tour: The tour that this is the progress of.
  /// - Returns: What the event did.
  @discardableResult
  public mutating func handle(_ event: TourEvent, in tour: GuideTour) -> Transition {
    guard seen.insert(event.id) else { return .unchanged }
    switch event.action {
    case .start: return start()
    case .advance: return advance()
    case .goBack: return goBack()
    case .skip: return skip()
    case .tap(let point): return tap(at: point, in: tour)
    }
  }

  private mutating func move(to next: Phase) -> Transition {
    let last = phase
    phase = next
    return .moved(from: last, to: next)
  }
}
