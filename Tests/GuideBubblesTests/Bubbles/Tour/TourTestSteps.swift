import Constraints
import GuideBubbles
import TestSupport

/// Steps for tests of tours.
enum TourTestSteps {
  static let modes: [AdvanceMode] = [
    .anywhere, .target, .bubble, .outside, .button("Next"), .button("Done"),
  ]

  /// A step with the bubble at (100, 100), its button in it, and a target at (0, 0).
  static func step(
    _ mode: AdvanceMode = .anywhere, id: String = "step", passesThrough: Bool = false
  ) -> GuideStep {
    GuideStep(
      id: id, advance: mode, bubble: LayoutRect(x: 100, y: 100, width: 80, height: 60),
      targets: [LayoutRect(width: 50, height: 50)],
      buttons: [
        GuideButton(text: "Next", frame: LayoutRect(x: 140, y: 140, width: 30, height: 15))
      ], passesThrough: passesThrough)
  }

  static let points = (
    target: LayoutPoint(x: 10, y: 10), bubble: LayoutPoint(x: 110, y: 110),
    button: LayoutPoint(x: 150, y: 150), outside: LayoutPoint(x: 300, y: 20)
  )

  /// A tour of steps that a tap anywhere leads through.
  static func tour(
    _ ids: [String], skipped: [SkippedStep] = [],
    layoutDirection: UserInterfaceLayoutDirection = .leftToRight
  ) -> GuideTour {
    GuideTour(
      steps: ids.map { step(id: $0) }, skipped: skipped, layoutDirection: layoutDirection)
  }

  /// The side of the square screen on which random steps lie.
  static let screenSide = 32

  /// A step whose parts lie anywhere on a small screen, or beyond it, over each other.
  static func randomStep(id: String, using random: inout SplitMix64) -> GuideStep {
    let cutouts = (0..<Int.random(in: 0...2, using: &random)).map { _ in
      var frame = rect(using: &random)
      let half = min(frame.width, frame.height) / 2
      let outlines: [(Cutout.Shape, radius: Double)] = [
        (.rect, 0), (.rounded, min(3, half)), (.capsule, half), (.circle, half),
      ]
      let (shape, radius) = outlines[Int.random(in: 0..<outlines.count, using: &random)]
      if shape == .circle { (frame.width, frame.height) = (2 * half, 2 * half) }
      return Cutout(shape: shape, frame: frame, radius: radius)
    }
    let actions: [TapAction?] = TapAction.allCases + [nil]
    let buttons = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      GuideButton(
        text: Bool.random(using: &random) ? "Next" : "Later", frame: rect(using: &random),
        action: actions[Int.random(in: 0..<actions.count, using: &random)])
    }
    return GuideStep(
      id: id, advance: modes[Int.random(in: 0..<modes.count, using: &random)],
      bubble: rect(using: &random),
      targets: (0..<Int.random(in: 0...2, using: &random)).map { _ in rect(using: &random) },
      cutouts: cutouts, buttons: buttons, passesThrough: Bool.random(using: &random))
  }

  private static func rect(using random: inout SplitMix64) -> LayoutRect {
    func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random))
    }
    return LayoutRect(
      x: number(-4...30), y: number(-4...30), width: number(0...16), height: number(0...16))
  }
}
