import Constraints
import GuideBubbles
import TestSupport
import Testing

@Suite struct TourResumingTests {
  private typealias Steps = TourTestSteps

  /// The name of the step shown after resuming at a step of an old tour in a new one.
  private func resumed(_ old: [String], at step: Int, in new: [String]) -> String {
    var progress = TourProgress(Steps.tour(old))
    progress.start()
    progress.goTo(index: step)
    let later = TourProgress(resuming: progress.state, in: Steps.tour(new))
    return later.step?.id ?? (later.phase == .finished(.completed) ? "completed" : "?")
  }

  @Test func `a step that is still there is shown, wherever it moved`() {
    #expect(resumed(["a", "b", "c"], at: 1, in: ["c", "x", "b", "a"]) == "b")
  }

  @Test func `a step that is gone gives way to the next of the old order`() {
    #expect(resumed(["a", "b", "c", "d"], at: 1, in: ["a", "d", "c"]) == "c")
    #expect(resumed(["a", "b", "c", "d"], at: 1, in: ["a", "x", "d"]) == "d")
  }

  @Test func `where none of the old ones is left to come, a new one is shown, or the end`() {
    #expect(resumed(["a", "b"], at: 1, in: ["a", "x"]) == "x")
    #expect(resumed(["a", "b", "c"], at: 2, in: ["x", "b", "a", "y"]) == "y")
    #expect(resumed(["a", "b"], at: 1, in: ["a"]) == "completed")
    #expect(resumed(["a"], at: 0, in: []) == "completed")
    #expect(resumed(["a"], at: 0, in: ["x"]) == "x")
  }

  @Test func `of steps that share a name each stays itself`() {
    var progress = TourProgress(Steps.tour(["a", "a", "a"]))
    progress.start()
    progress.goTo(index: 1)
    let later = TourProgress(resuming: progress.state, in: Steps.tour(["x", "a", "a", "a"]))
    #expect(later.currentIndex == 2)
  }

  @Test func `tours that have not begun or are over stay so`() {
    let (tour, other) = (Steps.tour(["a", "b"]), Steps.tour(["b", "c"]))
    var progress = TourProgress(tour)
    #expect(TourProgress(resuming: progress.state, in: other).phase == .notStarted)
    progress.start()
    progress.skip()
    #expect(
      TourProgress(resuming: progress.state, in: other).phase
        == .finished(.skipped(atStep: "a")))
  }

  @Test func `an event that came before a change comes no second time after it`() throws {
    var progress = TourProgress(Steps.tour(["a", "b", "c"]))
    progress.handle(TourEvent(id: 1, .start))
    let tap = TourEvent(id: 2, .tap(at: Steps.points.outside))
    progress.handle(tap)
    let state = try TourState(text: progress.state.text)
    var later = TourProgress(resuming: state, in: Steps.tour(["x", "b", "c"]))
    #expect(later.handle(tap) == TourResponse())
    #expect(later.step?.id == "b")
  }

  @Test func `going on in a changed tour tells what shows and what is newly left out`() {
    let old = SkippedStep(id: "z", position: 4, reason: .condition)
    let new = SkippedStep(id: "b", position: 2, reason: .targetOffScreen)
    var progress = TourProgress(Steps.tour(["a", "b", "c"], skipped: [old]))
    progress.start()
    progress.advance()
    let response = progress.continueIn(Steps.tour(["a", "c"], skipped: [new, old]))
    #expect(response.transition == .moved(from: .showing(index: 1), to: .showing(index: 1)))
    #expect(response.notices == [.skipped(new), .willShow(index: 1), .didShow(index: 1)])
    #expect(progress.step?.id == "c")
    #expect(progress.continueIn(progress.tour) == TourResponse())
    let rest = progress.continueIn(Steps.tour(["a"]))
    #expect(rest.notices == [.finished(.completed)])
  }

  @Test func `random changes never lose a step that is still to come`() {
    func shuffled(_ random: inout SplitMix64) -> [String] {
      let names = ["a", "b", "c", "d", "e", "f", "g"].filter { _ in Bool.random(using: &random) }
      return Int.random(in: 0...2, using: &random) == 0 ? names.shuffled(using: &random) : names
    }
    forAll(
      seeds: 0..<500,
      generate: { random in (old: shuffled(&random), new: shuffled(&random)) },
      holds: { old, new in
        old.indices.allSatisfy { place in
          let found = resumed(old, at: place, in: new)
          if let wanted = old[place...].first(where: new.contains) { return found == wanted }
          // All old steps still there were shown: what comes now is new, or nothing.
          return found == "completed" || new.contains(found) && !old.contains(found)
        }
      })
  }
}
