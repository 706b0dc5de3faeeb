import Constraints

@testable import GuideBubbles
@testable import GuideScenes

extension ReferenceBestPlace {
  /// What is wrong with the step's own place, if a better one was found.
  func faults(_ tally: inout [String: Int]) -> [String] {
    let step = promises.step
    for keepsMargins in [true, false] {
      guard let best = best(keepsMargins: keepsMargins) else { continue }
      tally["compared", default: 0] += 1
      if keepsMargins { tally["within margins", default: 0] += 1 }
      guard let price = priceOfStep(keepsMargins: keepsMargins) else {
        let broken = "breaks \(step.broken) or margins at \(step.bubble.frame)"
        return ["step \(step.position): \(broken), kept at \(best.frame)"]
      }
      // Outside the margins it counts by how much.
      guard keepsMargins, best.price < price else { return [] }
      return [
        "step \(step.position): \(price) at \(step.bubble.frame); \(best.price) at \(best.frame)"
      ]
    }
    return weakerFaults(&tally)
  }

  /// What is wrong where no place keeps every promise: a stronger one is broken than need be.
  private func weakerFaults(_ tally: inout [String: Int]) -> [String] {
    let strong: Set<BubblePromise> = [.insideSafeArea, .textUnclipped, .clearOfTarget]
    let arrow: Set<BubblePromise> = [.arrowOnStraightEdge, .arrowOnTarget]
    let (name, possible) =
      hasPlaceForArrow
      ? ("only obstacles in the way", strong.union(arrow))
      : hasFreePlace ? ("no room for an arrow", strong) : ("no room", [])
    tally[name, default: 0] += 1
    let broken = promises.step.broken.filter { possible.contains($0) }
    return broken.isEmpty ? [] : ["step \(promises.step.position): \(broken) is broken, \(name)"]
  }
}
