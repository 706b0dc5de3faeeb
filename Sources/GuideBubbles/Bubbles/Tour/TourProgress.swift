/// How far somebody has come in a tour: a state machine and nothing else.
///
/// Every call has an answer in every phase; one call makes at most one transition.
public struct TourProgress: Hashable, Sendable {
  /// Where the tour is.
  public enum Phase: Hashable, Sendable {
    /// Nothing is shown yet.
    case notStarted
    /// A step is shown, counted from 0.
    case showing(index: Int)
    /// Nothing is shown any more.
    case finished(Ending)
  }

  /// How a tour ended.
  public enum Ending: Hashable, Sendable {
    /// The last step was left forwards.
    case completed
    /// The tour was given up at a step, by its name.
    case skipped(atStep: String)
  }

  /// What a call did.
  public enum Transition: Hashable, Sendable {
    /// Nothing.
    case unchanged
    /// The phase became another.
    case moved(from: Phase, to: Phase)
  }

  /// The tour that this is the progress of.
  public internal(set) var tour: GuideTour
  /// Where the tour is.
  public internal(set) var phase = Phase.notStarted
  var seen = SeenEvents()

  /// Makes the progress of a tour that has not started.
  public init(_ tour: GuideTour) { self.tour = tour }

  /// The index of the step that is shown, from 0; nothing before and after the tour.
  public var currentIndex: Int? {
    guard case .showing(let step) = phase else { return nil }
    return step
  }

  /// The step that is shown; nothing before and after the tour.
  public var step: GuideStep? { currentIndex.map { tour.steps[$0] } }

  /// The position of the step among those that are shown, from 1; nothing before and after.
  public var shownPosition: Int? { currentIndex.map { $0 + 1 } }

  /// How many steps are shown.
  public var shownCount: Int { tour.steps.count }

  /// Shows the first step, or completes a tour that has none; only before the tour.
  @discardableResult
  public mutating func start() -> Transition {
    guard phase == .notStarted else { return .unchanged }
    return move(to: shownCount > 0 ? .showing(index: 0) : .finished(.completed))
  }

  /// Shows the next step, or completes the tour at the last one; only while a step is shown.
  @discardableResult
  public mutating func advance() -> Transition {
    guard let current = currentIndex else { return .unchanged }
    return move(to: current + 1 < shownCount ? .showing(index: current + 1) : .finished(.completed))
  }

  /// Shows the step before; only while a step other than the first is shown.
  @discardableResult
  public mutating func goBack() -> Transition {
    guard let current = currentIndex, current > 0 else { return .unchanged }
    return move(to: .showing(index: current - 1))
  }

  /// Gives the tour up; only while a step is shown.
  @discardableResult
  public mutating func skip() -> Transition {
    guard let step else { return .unchanged }
    return move(to: .finished(.skipped(atStep: step.id)))
  }

  /// Shows a step; only while another one is shown.
  ///
  /// - Parameter index: The step, counted from 0; one that does not exist changes nothing.
  /// - Returns: What the call did.
  @discardableResult
  public mutating func goTo(index: Int) -> Transition {
    guard let current = currentIndex, index != current, tour.steps.indices.contains(index) else {
      return .unchanged
    }
    return move(to: .showing(index: index))
  }

  /// Shows the first step of a name; only while another one is shown.
  ///
  /// - Parameter id: The step's name; one that is not shown in this tour changes nothing.
  /// - Returns: What the call did.
  @discardableResult
  public mutating func goTo(id: String) -> Transition {
    guard step?.id != id, let index = tour.steps.firstIndex(where: { $0.id == id }) else {
      return .unchanged
    }
    return goTo(index: index)
  }

  /// Shows the first step again, during the tour or after it; not before, and not at that step.
  @discardableResult
  public mutating func restart() -> Transition {
    guard phase != .notStarted, shownCount > 0, currentIndex != 0 else { return .unchanged }
    return move(to: .showing(index: 0))
  }

  private mutating func move(to next: Phase) -> Transition {
    let last = phase
    phase = next
    return .moved(from: last, to: next)
  }
}
