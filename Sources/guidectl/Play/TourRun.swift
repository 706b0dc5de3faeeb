internal import GuideBubbles
internal import GuideScenes
internal import LayoutGeometry

/// A tour of a solved scene under way, and what came of the last thing that happened to it.
///
/// It adds nothing to `TourProgress` but the names of events: they count up, so that each happens
/// once.
struct TourRun: Sendable {
  /// The tour, and how far it has come.
  private(set) var progress: TourProgress
  private var eventCount: UInt64 = 0

  /// Starts the tour of a solution at its first step, or at another one.
  ///
  /// - Parameters:
  ///   - solution: What is stepped through.
  ///   - start: The step to begin at; the first one when there is none.
  init(_ solution: SceneSolution, at start: SolvedStep? = nil) {
    progress = TourProgress(GuideTour(solution))
    progress.start()
    if let start { progress.goTo(index: start.shownPosition - 1) }
  }

  /// Does what an event asks for.
  ///
  /// - Parameters:
  ///   - action: What happens.
  ///   - stepID: The name of the step that whoever did it saw; `nil` when that does not matter.
  /// - Returns: What happened, with the state before and after.
  mutating func perform(_ action: TourEvent.Action, on stepID: String? = nil) -> TourRecord {
    eventCount += 1
    let before = progress.moment
    let response = progress.handle(TourEvent(id: eventCount, action, on: stepID))
    return TourRecord(
      action: action, before: before, response: response, after: progress.moment)
  }
}

/// Where a tour is, in words.
struct TourMoment: Equatable, Sendable {
  /// What the phases are called, as in a saved state of a tour.
  enum Phase: String, Sendable {
    case notStarted, showing, completed, skipped
  }

  /// Where the tour is.
  var phase: Phase
  /// The step that is shown, or the one at which the tour was given up.
  var step: String?
  /// The position of the step that is shown among those that are, from 1.
  var shown: Int?
  /// How many steps are shown.
  var of: Int
}

extension TourProgress {
  /// Where the tour is, in words.
  fileprivate var moment: TourMoment {
    switch phase {
    case .notStarted: TourMoment(phase: .notStarted, of: shownCount)
    case .showing:
      TourMoment(phase: .showing, step: step?.id, shown: shownPosition, of: shownCount)
    case .finished(.completed): TourMoment(phase: .completed, of: shownCount)
    case .finished(.skipped(let step)):
      TourMoment(phase: .skipped, step: step, of: shownCount)
    }
  }
}

extension TourRun {
  /// Where the tour is now.
  var moment: TourMoment { progress.moment }
}

/// Something that happened to a tour, and what came of it.
struct TourRecord: Equatable, Sendable {
  /// What happened.
  var action: TourEvent.Action
  /// Where the tour was.
  var before: TourMoment
  /// What came of it.
  var response: TourResponse
  /// Where the tour is now.
  var after: TourMoment

  /// Whether the tour went on, back or to its end.
  var isMoved: Bool { response.transition != .unchanged }
}
