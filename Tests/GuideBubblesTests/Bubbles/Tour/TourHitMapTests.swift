import Constraints
import GuideBubbles
import TestSupport
import Testing

@Suite struct TourHitMapTests {
  private typealias Steps = TourTestSteps

  @Test func `every point of the screen answers with the topmost thing there`() {
    forAll(
      seeds: 0..<60,
      generate: { random in Steps.randomStep(id: "step", using: &random) },
      holds: { step in
        let map = step.hitMap
        for x in -2...2 * Steps.screenSide {
          for y in -2...2 * Steps.screenSide {
            // Half points keep away from no edge: every other one lies on a whole number.
            let point = LayoutPoint(x: Double(x) / 2, y: Double(y) / 2)
            let (found, painted) = (map.outcome(at: point), ReferenceTour.paint(step, at: point))
            let isSame =
              found.hit == painted.hit && found.action == painted.action
              && found.passesThrough == painted.passesThrough
            if !isSame || step.outcome(ofTapAt: point) != found { return false }
          }
        }
        return true
      })
  }

  @Test func `each mode advances on its own taps only`() {
    func advancing(_ mode: AdvanceMode) -> [Bool] {
      let step = Steps.step(mode)
      return [
        Steps.points.target, Steps.points.bubble, Steps.points.button, Steps.points.outside,
        LayoutPoint(x: .nan, y: 0),
      ].map { step.outcome(ofTapAt: $0).action == .advance }
    }
    #expect(advancing(.anywhere) == [true, true, true, true, true])
    #expect(advancing(.target) == [true, false, false, false, false])
    #expect(advancing(.bubble) == [false, true, true, false, false])
    #expect(advancing(.button("Next")) == [false, false, true, false, false])
    #expect(advancing(.button("Done")) == [false, true, false, false, false])
    #expect(advancing(.outside) == [false, false, false, true, true])
  }

  @Test(arguments: TourTestSteps.modes)
  func `a button with an action of its own does that in every mode`(mode: AdvanceMode) {
    var step = Steps.step(mode)
    for action in TapAction.allCases {
      step.buttons[0].action = action
      #expect(step.outcome(ofTapAt: Steps.points.button).action == action)
    }
  }

  @Test func `buttons go back and skip, and going back does nothing at the first step`() {
    var step = Steps.step(.target, id: "a")
    step.buttons = [
      GuideButton(
        text: "Back", frame: LayoutRect(x: 100, y: 100, width: 10, height: 10), action: .goBack),
      GuideButton(
        text: "Skip", frame: LayoutRect(x: 120, y: 100, width: 10, height: 10), action: .skip),
    ]
    let (back, skip) = (LayoutPoint(x: 105, y: 105), LayoutPoint(x: 125, y: 105))
    var second = step
    second.id = "b"
    var progress = TourProgress(GuideTour(steps: [step, second]))
    progress.start()
    #expect(progress.outcome(ofTapAt: back).action == .none)
    #expect(progress.tap(at: back) == .unchanged)
    progress.tap(at: Steps.points.target)
    #expect(progress.outcome(ofTapAt: back).action == .goBack)
    #expect(progress.tap(at: back) == .moved(from: .showing(index: 1), to: .showing(index: 0)))
    progress.tap(at: skip)
    #expect(progress.phase == .finished(.skipped(atStep: "a")))
  }

  @Test func `a tap passes through a target only, and only where the step says so`() {
    let open = Steps.step(.anywhere, passesThrough: true)
    #expect(open.outcome(ofTapAt: Steps.points.target).passesThrough)
    #expect(open.outcome(ofTapAt: Steps.points.target).action == .advance)
    #expect(!open.outcome(ofTapAt: Steps.points.bubble).passesThrough)
    #expect(!Steps.step(.target).outcome(ofTapAt: Steps.points.target).passesThrough)
  }

  @Test func `the dimmed corners around a round hole are the target's, but let nothing through`() {
    var step = Steps.step(.target, passesThrough: true)
    step.cutouts = [Cutout(shape: .circle, frame: step.targets[0], radius: 25)]
    let (corner, middle) = (LayoutPoint(x: 2, y: 2), LayoutPoint(x: 25, y: 25))
    #expect(
      step.outcome(ofTapAt: corner)
        == TapOutcome(hit: .target, action: .advance, passesThrough: false))
    #expect(step.outcome(ofTapAt: middle).passesThrough)
    step.targets = []
    #expect(step.outcome(ofTapAt: corner).hit == .outside)
  }

  @Test(arguments: [-1.0, 0, 1e300, .infinity, .nan])
  func `a radius that makes no sense still gives every point an answer`(radius: Double) {
    let area = HitMap.Area(
      frame: LayoutRect(width: 20, height: 10), cornerRadius: radius,
      outcome: .init(
        hit: .target, action: .none, passesThrough: false))
    #expect(area.contains(LayoutPoint(x: 10, y: 5)))
    #expect(!area.contains(LayoutPoint(x: 20, y: 5)))
  }

  @Test func `where no step is shown every touch is the app's`() {
    var progress = TourProgress(Steps.tour(["a"]))
    let point = Steps.points.bubble
    #expect(progress.outcome(ofTapAt: point).passesThrough)
    progress.start()
    #expect(!progress.outcome(ofTapAt: point).passesThrough)
    progress.skip()
    #expect(progress.outcome(ofTapAt: point).passesThrough)
  }
}
