import Constraints
import GuideBubbles

// Two steps as they were placed. The first leads on by its button alone.
let tour = GuideTour(steps: [
  GuideStep(
    id: "save", advance: .button("Got it"),
    bubble: LayoutRect(x: 140, y: 133, width: 242, height: 78),
    targets: [LayoutRect(x: 334, y: 99, width: 40, height: 22)],
    buttons: [
      GuideButton(text: "Got it", frame: LayoutRect(x: 300, y: 159, width: 72, height: 44))
    ]),
  GuideStep(
    id: "share", bubble: LayoutRect(x: 8, y: 680, width: 160, height: 34),
    targets: [LayoutRect(x: 16, y: 722, width: 44, height: 44)]),
])

// The app hands over every touch, and learns what to show and whether the touch is its own.
var progress = TourProgress(tour)
progress.handle(TourEvent(id: 1, .start))
let beside = progress.handle(TourEvent(id: 2, .tap(at: LayoutPoint(x: 20, y: 400)), on: "save"))
print(beside.transition == .unchanged)  // true
progress.handle(TourEvent(id: 3, .tap(at: LayoutPoint(x: 330, y: 180)), on: "save"))
print(progress.step?.id ?? "")  // share

// What is kept between two launches is one line of text.
let kept = progress.state.text
print(kept.contains("\"step\":\"share\""))  // true
