import Constraints
import GuideBubbles
import TestSupport
import Testing

/// Random events against a tour that was written independently.
@Suite struct TourReplayTests {
  private struct Run {
    var tour: GuideTour
    var events: [TourEvent]
  }

  private static func randomRun(_ random: inout SplitMix64) -> Run {
    let count = Int.random(in: 0...5, using: &random)
    let tour = GuideTour(
      steps: (0..<count).map { TourTestSteps.randomStep(id: "s\($0)", using: &random) },
      layoutDirection: Bool.random(using: &random) ? .leftToRight : .rightToLeft)
    let length = Int.random(in: 4...20, using: &random)
    var events = (0..<length).map { _ in
      let id = UInt64.random(in: 0...30, using: &random)
      let isMeant = Int.random(in: 0...5, using: &random) == 0
      let step = isMeant ? "s\(Int.random(in: 0...5, using: &random))" : nil
      return TourEvent(id: id, randomAction(&random), on: step)
    }
    if Int.random(in: 0...9, using: &random) > 0 { events[0] = TourEvent(id: 7, .start) }
    return Run(tour: tour, events: events)
  }

  private static func randomAction(_ random: inout SplitMix64) -> TourEvent.Action {
    switch Int.random(in: 0...16, using: &random) {
    case 0: .start
    case 1, 2: .advance
    case 3: .goBack
    case 4: .skip
    case 5: .goTo(id: "s\(Int.random(in: 0...6, using: &random))")
    case 6: .restart
    case 7, 8: .press(TourKey.allCases.randomElement(using: &random) ?? .enter)
    default:
      .tap(
        at: LayoutPoint(
          x: Double.random(in: -5...40, using: &random).rounded(),
          y: Double.random(in: -5...40, using: &random)))
    }
  }

  private static func shrink(_ run: Run) -> [Run] {
    run.events.indices.map { index in
      var smaller = run
      smaller.events.remove(at: index)
      return smaller
    }
  }

  private static func picture(_ progress: TourProgress) -> String {
    switch progress.phase {
    case .notStarted: "before"
    case .showing:
      "\(progress.step?.id ?? "?"), \(progress.shownPosition ?? -1) of \(progress.shownCount)"
    case .finished(let ending): "\(String(describing: Optional(ending)))"
    }
  }

  @Test func `ten thousand random replays do what the cards do`() {
    forAll(
      seeds: Campaign.extended(0..<10_000, campaign: 3), extends: false, generate: Self.randomRun,
      shrink: Self.shrink
    ) { run in
      var (progress, cards) = (TourProgress(run.tour), ReferenceTour(run.tour))
      return run.events.allSatisfy { event in
        let before = progress.phase
        let response = progress.handle(event)
        let passesThrough = cards.handle(event)
        let isTold =
          before == progress.phase
          ? response.transition == .unchanged && response.notices.isEmpty
          : response.transition == .moved(from: before, to: progress.phase)
            && !response.notices.isEmpty
        return isTold && response.passesThrough == passesThrough
          && Self.picture(progress) == cards.picture
      }
    }
  }

  @Test func `saved and resumed anywhere gives the same rest`() throws {
    try forAll(seeds: 0..<500, generate: Self.randomRun, shrink: Self.shrink) { run in
      var (straight, resumed) = (TourProgress(run.tour), TourProgress(run.tour))
      for event in run.events {
        resumed = TourProgress(
          resuming: try TourState(text: resumed.state.text), in: run.tour)
        guard straight.handle(event) == resumed.handle(event), straight == resumed else {
          return false
        }
      }
      return true
    }
  }

  @Test func `without jumps a completed tour has shown every step, in order`() {
    forAll(seeds: 0..<500, generate: Self.randomRun, shrink: Self.shrink) { run in
      var progress = TourProgress(run.tour)
      var firsts: [Int] = []
      for event in run.events {
        switch event.action {
        case .goTo, .press(.end): continue
        default: progress.handle(event)
        }
        if let step = progress.currentIndex, !firsts.contains(step) { firsts.append(step) }
        if progress.phase == .finished(.completed), firsts.count < progress.shownCount {
          return false
        }
      }
      return firsts == Array(firsts.indices)
    }
  }
}
