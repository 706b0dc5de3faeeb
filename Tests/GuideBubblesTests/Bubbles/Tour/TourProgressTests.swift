import Constraints
import GuideBubbles
import TestSupport
import Testing

@Suite struct TourProgressTests {
  private typealias Steps = TourTestSteps

  @Test(arguments: 0...7)
  func `as many taps as steps finish a started tour, and further taps do nothing`(count: Int) {
    let tour = GuideTour(steps: Array(repeating: Steps.step(.anywhere), count: count))
    var progress = TourProgress(tour)
    progress.start()
    for tap in 0..<count {
      #expect(progress.currentIndex == tap)
      #expect(progress.tap(at: Steps.points.outside) != .unchanged)
    }
    #expect(progress.phase == .finished(.completed))
    #expect(progress.tap(at: Steps.points.outside) == .unchanged)
  }

  @Test func `nothing but a start begins a tour`() {
    var progress = TourProgress(Steps.tour(["a", "b"]))
    #expect(progress.advance() == .unchanged)
    #expect(progress.goBack() == .unchanged)
    #expect(progress.skip() == .unchanged)
    #expect(progress.goTo(index: 1) == .unchanged)
    #expect(progress.goTo(id: "b") == .unchanged)
    #expect(progress.restart() == .unchanged)
    #expect(progress.start() == .moved(from: .notStarted, to: .showing(index: 0)))
    #expect(progress.start() == .unchanged)
  }

  @Test func `going back stops at the first step and skipping remembers where`() {
    var progress = TourProgress(Steps.tour(["a", "b", "c"]))
    progress.start()
    #expect(progress.goBack() == .unchanged)
    progress.advance()
    #expect(progress.goBack() == .moved(from: .showing(index: 1), to: .showing(index: 0)))
    progress.advance()
    progress.skip()
    #expect(progress.phase == .finished(.skipped(atStep: "b")))
    #expect(progress.goBack() == .unchanged)
  }

  @Test func `a step is gone to by place or by name, and only one that is there`() {
    var progress = TourProgress(Steps.tour(["a", "b", "c"]))
    progress.start()
    #expect(progress.goTo(id: "c") == .moved(from: .showing(index: 0), to: .showing(index: 2)))
    for index in [-1, 2, 3, .max, .min] { #expect(progress.goTo(index: index) == .unchanged) }
    #expect(progress.goTo(id: "d") == .unchanged)
    #expect(progress.goTo(id: "c") == .unchanged)
    #expect(progress.goTo(index: 1) == .moved(from: .showing(index: 2), to: .showing(index: 1)))
    progress.skip()
    #expect(progress.goTo(id: "a") == .unchanged)
  }

  @Test func `restarting shows the first step again, also after the end`() {
    var progress = TourProgress(Steps.tour(["a", "b"]))
    progress.start()
    #expect(progress.restart() == .unchanged)
    progress.advance()
    #expect(progress.restart() == .moved(from: .showing(index: 1), to: .showing(index: 0)))
    progress.skip()
    #expect(progress.restart() != .unchanged)
    #expect(progress.step?.id == "a")
    var empty = TourProgress(GuideTour(steps: []))
    empty.start()
    #expect(empty.restart() == .unchanged)
  }

  @Test func `an event whose name came before does nothing, late or at once`() {
    var progress = TourProgress(GuideTour(steps: Array(repeating: Steps.step(.target), count: 3)))
    progress.handle(TourEvent(id: 9, .start))
    let tap = TourEvent(id: 5, .tap(at: Steps.points.target))
    #expect(progress.handle(tap).transition != .unchanged)
    #expect(progress.handle(tap).transition == .unchanged)
    let miss = TourEvent(id: 6, .tap(at: Steps.points.outside))
    #expect(progress.handle(miss).transition == .unchanged)
    #expect(progress.handle(TourEvent(id: 6, .advance)) == TourResponse())
    #expect(progress.handle(TourEvent(id: 9, .skip)) == TourResponse())
    #expect(progress.phase == .showing(index: 1))
  }

  @Test func `the app is told what was left out, what shows, and the end, in order`() {
    let skipped = [SkippedStep(id: "b", position: 2, reason: .targetHidden)]
    var progress = TourProgress(Steps.tour(["a", "c"], skipped: skipped))
    let responses = [
      TourEvent.Action.start, .advance, .goBack, .press(.end), .advance, .restart, .skip,
    ]
    .enumerated().map { progress.handle(TourEvent(id: UInt64($0.offset), $0.element)).notices }
    let (first, second) = (
      [TourNotice.willShow(index: 0), .didShow(index: 0)],
      [
        TourNotice.willShow(index: 1), .didShow(index: 1),
      ]
    )
    #expect(
      responses == [
        [.skipped(skipped[0])] + first, second, first, second, [.finished(.completed)], first,
        [.finished(.skipped(atStep: "a"))],
      ])
  }

  @Test(arguments: TourKey.allCases)
  func `arrows follow the reading direction and the other keys do not`(key: TourKey) {
    let (ltr, rtl) = (key.meaning(in: .leftToRight), key.meaning(in: .rightToLeft))
    switch key {
    case .arrowLeft: #expect(ltr == .goBack && rtl == .advance)
    case .arrowRight: #expect(ltr == .advance && rtl == .goBack)
    case .home: #expect(ltr == .restart && rtl == ltr)
    case .end: #expect(ltr == .goToLast && rtl == ltr)
    case .escape: #expect(ltr == .skip && rtl == ltr)
    case .enter, .space: #expect(ltr == .advance && rtl == ltr)
    }
  }
}
