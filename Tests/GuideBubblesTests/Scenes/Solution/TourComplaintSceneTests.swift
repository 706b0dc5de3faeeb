import Constraints
import GuideScenes
import SceneTestSupport
import Testing

/// What people complain about in other tours, where the tour is a scene's.
@Suite struct TourComplaintSceneTests {
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
        SkippedStep(id: "two", position: 2, reason: .targetHidden),
        SkippedStep(id: "four", position: 4, reason: .targetAbsent),
        SkippedStep(id: "six", position: 6, reason: .condition),
      ])
    var progress = TourProgress(tour)
    let notices = progress.handle(TourEvent(id: 0, .start)).notices
    #expect(notices.prefix(3) == tour.skipped.map { .skipped($0) }[...])
    for shown in 1...3 {
      #expect(progress.shownPosition == shown && progress.shownCount == 3)
      progress.advance()
    }
    #expect(progress.shownPosition == nil)
  }

  @Test func `a rotation keeps the step, its number and what came before`() throws {
    var progress = try TourProgress(tour("320, 568"))
    progress.handle(TourEvent(id: 1, .start))
    progress.handle(TourEvent(id: 2, .advance))
    // Lying down, the last target is off the screen.
    let response = progress.continueIn(try tour("568, 320"))
    #expect(response.transition == .unchanged)
    #expect(
      response.notices == [
        .skipped(SkippedStep(id: "five", position: 5, reason: .targetOffScreen))
      ])
    #expect(progress.step?.id == "three" && progress.shownPosition == 2 && progress.shownCount == 2)
    #expect(progress.handle(TourEvent(id: 2, .advance)) == TourResponse())
    progress.continueIn(try tour("320, 568"))
    #expect(progress.step?.id == "three" && progress.shownCount == 3)
  }

  @Test func `a scene that is read from right to left makes a tour that is`() {
    var solution = ThreeButtons.solution()
    solution.screen?.direction = .rightToLeft
    #expect(GuideTour(solution).layoutDirection == .rightToLeft)
  }
}
