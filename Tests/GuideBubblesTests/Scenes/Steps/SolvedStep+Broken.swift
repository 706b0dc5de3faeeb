@testable import GuideBubbles
@testable import GuideScenes

extension SolvedStep {
  /// By how many points a promise is broken; 0 when kept.
  func shortfall(_ promise: BubblePromise) -> Double {
    bubble.promises.first { $0.promise == promise }?.shortfall ?? .nan
  }

  /// The promises that are broken.
  var broken: [BubblePromise] { bubble.promises.filter { !$0.isKept }.map(\.promise) }
}
