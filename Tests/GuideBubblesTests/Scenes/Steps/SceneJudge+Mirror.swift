import Constraints

@testable import GuideBubbles
@testable import GuideScenes

extension SceneJudge {
  /// Where two solutions are not each other's mirror images, by more than a pixel.
  static func differences(_ one: SceneJudge, _ other: SceneJudge) -> [String] {
    let (steps, mirrored) = (one.solution.steps, other.solution.steps)
    guard steps.map(\.position) == mirrored.map(\.position) else { return ["other steps"] }
    let slack = 1 / one.screen.scale + 1e-6
    func isClose(_ one: LayoutRect, _ other: LayoutRect) -> Bool {
      one.reach(beyond: other) <= slack && other.reach(beyond: one) <= slack
    }
    return zip(steps, mirrored).compactMap { step, other -> String? in
      // Which of many small parts a bubble stands beside is chosen by their size, and then by chance.
      if step.targets.contains(where: { $0.visibleParts.count > 4 }) { return nil }
      func differs(_ what: String) -> String { "step \(step.position): \(what)" }
      if step.bubble.side != other.bubble.side {
        return differs("\(step.bubble.side), \(other.bubble.side)")
      }
      let width = one.screen.size.width
      if !isClose(step.bubble.frame.mirrored(in: width), other.bubble.frame) {
        return differs("\(step.bubble.frame), \(other.bubble.frame)")
      }
      if step.broken != other.broken { return differs("\(step.broken), \(other.broken)") }
      let holes = zip(step.cutouts, other.cutouts)
      if step.cutouts.count != other.cutouts.count
        || !holes.allSatisfy({ isClose($0.frame.mirrored(in: width), $1.frame) })
      {
        return differs("holes \(step.cutouts.map(\.frame)), \(other.cutouts.map(\.frame))")
      }
      return step.coveredControls == other.coveredControls ? nil : differs("controls")
    }
  }
}
