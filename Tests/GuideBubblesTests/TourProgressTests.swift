import Constraints
import TestSupport
import Testing

@testable import GuideBubbles

@Suite struct TourProgressTests {
  private static let modes: [AdvanceMode] = [
    .anywhere, .target, .bubble, .outside, .button("Next"),
  ]

  /// A step with the bubble at (100, 100), its button in it, and a target at (0, 0).
  private static func step(_ mode: AdvanceMode, passesThrough: Bool = false) -> GuideStep {
    GuideStep(
      id: "step", advance: mode, bubble: LayoutRect(x: 100, y: 100, width: 80, height: 60),
      targets: [LayoutRect(width: 50, height: 50)],
      buttons: [
        GuideButton(text: "Next", frame: LayoutRect(x: 140, y: 140, width: 30, height: 15))
      ], passesThrough: passesThrough)
  }

  private static let points = (
    target: LayoutPoint(x: 10, y: 10), bubble: LayoutPoint(x: 110, y: 110),
    button: LayoutPoint(x: 150, y: 150), outside: LayoutPoint(x: 300, y: 20)
  )

  @Test(arguments: 0...7)
  func `as many taps as steps finish a started tour, and further taps do nothing`(count: Int) {
    let tour = GuideTour(steps: Array(repeating: Self.step(.anywhere), count: count))
    var progress = tour.makeProgress()
    progress.start()
    for tap in 0..<count {
      #expect(progress.currentStep == tap)
      #expect(progress.tap(at: Self.points.outside, in: tour) != .unchanged)
    }
    #expect(progress.phase == .finished(.completed))
    #expect(progress.tap(at: Self.points.outside, in: tour) == .unchanged)
  }

  @Test func `nothing but a start begins a tour`() {
    var progress = TourProgress(stepCount: 2)
    #expect(progress.advance() == .unchanged)
    #expect(progress.goBack() == .unchanged)
    #expect(progress.skip() == .unchanged)
    #expect(progress.start() == .moved(from: .notStarted, to: .showing(step: 0)))
    #expect(progress.start() == .unchanged)
  }

  @Test func `going back stops at the first step and skipping remembers where`() {
    var progress = TourProgress(stepCount: 3)
    progress.start()
    #expect(progress.goBack() == .unchanged)
    progress.advance()
    #expect(progress.goBack() == .moved(from: .showing(step: 1), to: .showing(step: 0)))
    progress.advance()
    progress.skip()
    #expect(progress.phase == .finished(.skipped(atStep: 1)))
    #expect(progress.goBack() == .unchanged)
  }

  @Test func `an event whose name came before does nothing, late or at once`() {
    let tour = GuideTour(steps: Array(repeating: Self.step(.target), count: 3))
    var progress = tour.makeProgress()
    progress.handle(TourEvent(id: 9, .start), in: tour)
    let tap = TourEvent(id: 5, .tap(at: Self.points.target))
    #expect(progress.handle(tap, in: tour) != .unchanged)
    #expect(progress.handle(tap, in: tour) == .unchanged)
    let miss = TourEvent(id: 6, .tap(at: Self.points.outside))
    #expect(progress.handle(miss, in: tour) == .unchanged)
    #expect(progress.handle(TourEvent(id: 6, .advance), in: tour) == .unchanged)
    #expect(progress.handle(TourEvent(id: 9, .skip), in: tour) == .unchanged)
    #expect(progress.phase == .showing(step: 1))
  }

  @Test func `each mode advances on its own taps only`() {
    func advancing(_ mode: AdvanceMode) -> [Bool] {
      let step = Self.step(mode)
      return [
        Self.points.target, Self.points.bubble, Self.points.button, Self.points.outside,
        LayoutPoint(x: .nan, y: 0),
      ].map { step.outcome(ofTapAt: $0).advances }
    }
    #expect(advancing(.anywhere) == [true, true, true, true, true])
    #expect(advancing(.target) == [true, false, false, false, false])
    #expect(advancing(.bubble) == [false, true, true, false, false])
    #expect(advancing(.button("Next")) == [false, false, true, false, false])
    #expect(advancing(.button("Done")) == [false, true, false, false, false])
    #expect(advancing(.outside) == [false, false, false, true, true])
  }

  @Test func `a tap passes through a target only, and only where the step says so`() {
    let open = Self.step(.anywhere, passesThrough: true)
    #expect(open.outcome(ofTapAt: Self.points.target).passesThrough)
    #expect(open.outcome(ofTapAt: Self.points.target).advances)
    #expect(!open.outcome(ofTapAt: Self.points.bubble).passesThrough)
    #expect(!Self.step(.target).outcome(ofTapAt: Self.points.target).passesThrough)
  }

  @Test func `random events move one step at a time and never twice for one name`() {
    forAll(seeds: 0..<300, generate: Self.randomRun) { run in
      let tour = GuideTour(steps: run.modes.map { Self.step($0) })
      var progress = tour.makeProgress()
      var names: Set<UInt64> = []
      for event in run.events {
        let before = progress.phase
        let transition = progress.handle(event, in: tour)
        let isNew = names.insert(event.id).inserted
        switch transition {
        case .unchanged:
          if progress.phase != before { return false }
        case .moved(let from, let to):
          if !isNew || from != before || to != progress.phase { return false }
          if !Self.isLegal(from, to, steps: run.modes.count) { return false }
        }
      }
      return true
    }
  }

  private struct Run {
    var modes: [AdvanceMode]
    var events: [TourEvent]
  }

  private static func randomRun(_ random: inout SplitMix64) -> Run {
    let modes = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      Self.modes[Int.random(in: 0..<Self.modes.count, using: &random)]
    }
    let events = (0..<40).map { _ in
      let actions: [TourEvent.Action] = [
        .start, .advance, .goBack, .skip, .tap(at: Self.points.target),
        .tap(at: Self.points.bubble), .tap(at: Self.points.button),
        .tap(at: Self.points.outside),
      ]
      let action = actions[Int.random(in: 0..<actions.count, using: &random)]
      return TourEvent(id: .random(in: 0...60, using: &random), action)
    }
    return Run(modes: modes, events: events)
  }

  private static func isLegal(
    _ from: TourProgress.Phase, _ to: TourProgress.Phase, steps: Int
  ) -> Bool {
    switch (from, to) {
    case (.notStarted, .showing(let step)): step == 0 && steps > 0
    case (.notStarted, .finished(let ending)): ending == .completed && steps == 0
    case (.showing(let step), .showing(let next)): (step - next).magnitude == 1 && next < steps
    case (.showing(let step), .finished(.completed)): step == steps - 1
    case (.showing(let step), .finished(.skipped(let last))): step == last
    default: false
    }
  }
}

@Suite struct TourSeenEventsTests {
  @Test func `names are new once, in any order, at both ends of their range`() {
    forAll(
      seeds: 0..<200,
      generate: { random in
        (0..<50).map { _ in
          let near = UInt64.random(in: 0...30, using: &random)
          return Bool.random(using: &random) ? near : UInt64.max - near
        }
      },
      holds: { (ids: [UInt64]) in
        var seen = SeenEvents()
        var known: Set<UInt64> = []
        return ids.allSatisfy { seen.insert($0) == known.insert($0).inserted }
          && seen.ranges.reduce(0) { $0 + $1.count } == known.count
      })
  }

  @Test func `names that count up take one range`() {
    var seen = SeenEvents()
    let areNew = (0..<1000 as Range<UInt64>).map { seen.insert($0) }
    #expect(!areNew.contains(false))
    #expect(seen.ranges == [0...999])
  }
}
