import Constraints
import GuideBubbles
import TestSupport
import Testing

/// What people complain about in other tours, each as it is here.
@Suite struct TourComplaintTests {
  private typealias Steps = TourTestSteps

  @Test func `double taps skip no step: both taps as one event`() {
    var progress = TourProgress(Steps.tour(["a", "b", "c"]))
    progress.start()
    for _ in 1...2 { progress.handle(TourEvent(id: 1, .tap(at: Steps.points.outside))) }
    #expect(progress.step?.id == "b")
  }

  @Test func `double taps skip no step: two events meant for the same step`() {
    var progress = TourProgress(Steps.tour(["a", "b", "c"]))
    progress.start()
    for id: UInt64 in 1...2 {
      progress.handle(TourEvent(id: id, .tap(at: Steps.points.outside), on: "a"))
    }
    #expect(progress.step?.id == "b")
  }

  @Test func `taps do not fall through: not beside a hole, not through the bubble, not twice`() {
    var step = Steps.step(.target, id: "a", passesThrough: true)
    step.bubble = LayoutRect(x: 25, y: 0, width: 50, height: 50)
    var progress = TourProgress(GuideTour(steps: [step]))
    progress.start()
    func tap(_ id: UInt64, _ x: Double, _ y: Double) -> TourResponse {
      progress.handle(TourEvent(id: id, .tap(at: LayoutPoint(x: x, y: y))))
    }
    #expect(!tap(1, 10, 60).passesThrough)
    #expect(!tap(2, 30, 10).passesThrough)
    // The tap that ends the tour belongs to what was under the finger, and is delivered once.
    let last = tap(3, 10, 10)
    #expect(last.passesThrough && last.transition != .unchanged)
    #expect(!tap(3, 10, 10).passesThrough)
  }

  @Test(arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `keys are swapped right to left`(direction: UserInterfaceLayoutDirection) {
    var progress = TourProgress(Steps.tour(["a", "b", "c"], layoutDirection: direction))
    progress.start()
    let isMirrored = direction == .rightToLeft
    let (on, back) =
      isMirrored ? (TourKey.arrowLeft, TourKey.arrowRight) : (.arrowRight, .arrowLeft)
    progress.press(on)
    #expect(progress.shownPosition == 2)
    progress.press(back)
    #expect(progress.shownPosition == 1)
    progress.press(.enter)
    progress.press(.space)
    #expect(progress.shownPosition == 3)
    progress.press(.escape)
    #expect(progress.phase == .finished(.skipped(atStep: "c")))
  }
}
