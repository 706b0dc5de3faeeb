import Constraints
import GuideScenes
import TestSupport
import Testing

/// What people complain about in other tours, each as it is here.
@Suite struct TourComplaintTests {
  private typealias Steps = TourTestSteps

  @Test func `double taps skip no step: both taps as one event`() {
    var progress = Steps.tour(["a", "b", "c"]).makeProgress()
    progress.start()
    for _ in 1...2 { progress.handle(TourEvent(id: 1, .tap(at: Steps.points.outside))) }
    #expect(progress.step?.id == "b")
  }

  @Test func `double taps skip no step: two events meant for the same step`() {
    var progress = Steps.tour(["a", "b", "c"]).makeProgress()
    progress.start()
    for id: UInt64 in 1...2 {
      progress.handle(TourEvent(id: id, .tap(at: Steps.points.outside), on: "a"))
    }
    #expect(progress.step?.id == "b")
  }

  @Test func `taps do not fall through: not beside a hole, not through the bubble, not twice`() {
    var step = Steps.step(.target, id: "a", passesThrough: true)
    step.bubble = LayoutRect(x: 25, y: 0, width: 50, height: 50)
    var progress = GuideTour(steps: [step]).makeProgress()
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

  private static let scene = """
    { "version": 1, "screen": { "size": [SIZE] }, "flags": ["on"],
      "views": [
        { "id": "a", "frame": [20, 40, 60, 30] },
        { "id": "low", "frame": [20, 500, 60, 30] },
        { "id": "b", "kind": "view", "frame": [20, 90, 60, 30], "hidden": true },
        { "id": "c", "frame": [20, 140, 60, 30] } ],
      "guide": { "steps": [
        { "id": "one", "target": "a", "text": "1", "when": "!on" },
        { "id": "two", "target": "b", "text": "2", "optional": true },
        { "id": "three", "target": "c", "text": "3" },
        { "id": "four", "target": "gone", "text": "4", "optional": true },
        { "id": "five", "target": "low", "text": "5", "optional": true },
        { "id": "six", "target": "a", "text": "6", "when": "on" } ] } }
    """

  private func tour(_ size: String) throws -> GuideTour {
    let text = Self.scene.replacing("SIZE", with: size)
    let solution = try SceneSolver.solve(Scene(parsing: Array(text.utf8)))
    return GuideTour(solution)
  }

  @Test func `numbers are right after skipped steps, and settled before the first one`() throws {
    let tour = try tour("320, 568")
    #expect(tour.steps.map(\.id) == ["one", "three", "five"])
    #expect(
      tour.skipped == [
        SkippedStep(id: "two", step: 2, reason: .targetHidden),
        SkippedStep(id: "four", step: 4, reason: .targetAbsent),
        SkippedStep(id: "six", step: 6, reason: .condition),
      ])
    var progress = tour.makeProgress()
    let notices = progress.handle(TourEvent(id: 0, .start)).notices
    #expect(notices.prefix(3) == tour.skipped.map { .skipped($0) }[...])
    for shown in 1...3 {
      #expect(progress.shown == shown && progress.of == 3)
      progress.advance()
    }
    #expect(progress.shown == nil)
  }

  @Test func `a rotation keeps the step, its number and what came before`() throws {
    var progress = try tour("320, 568").makeProgress()
    progress.handle(TourEvent(id: 1, .start))
    progress.handle(TourEvent(id: 2, .advance))
    // Lying down, the last target is off the screen.
    let response = progress.continueIn(try tour("568, 320"))
    #expect(response.transition == .unchanged)
    #expect(
      response.notices == [.skipped(SkippedStep(id: "five", step: 5, reason: .targetOffScreen))])
    #expect(progress.step?.id == "three" && progress.shown == 2 && progress.of == 2)
    #expect(progress.handle(TourEvent(id: 2, .advance)) == TourResponse())
    progress.continueIn(try tour("320, 568"))
    #expect(progress.step?.id == "three" && progress.of == 3)
  }

  @Test(arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `keys are swapped right to left`(direction: UserInterfaceLayoutDirection) {
    var progress = Steps.tour(["a", "b", "c"], layoutDirection: direction).makeProgress()
    progress.start()
    let isMirrored = direction == .rightToLeft
    let (on, back) =
      isMirrored ? (TourKey.arrowLeft, TourKey.arrowRight) : (.arrowRight, .arrowLeft)
    progress.press(on)
    #expect(progress.shown == 2)
    progress.press(back)
    #expect(progress.shown == 1)
    progress.press(.enter)
    progress.press(.space)
    #expect(progress.shown == 3)
    progress.press(.escape)
    #expect(progress.phase == .finished(.skipped(atStep: "c")))
  }

  @Test func `a scene that is read from right to left makes a tour that is`() {
    var solution = ThreeButtons.solution()
    solution.screen?.direction = .rightToLeft
    #expect(GuideTour(solution).layoutDirection == .rightToLeft)
  }
}
