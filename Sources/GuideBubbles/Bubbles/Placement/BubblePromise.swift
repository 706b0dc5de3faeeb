/// What a placed bubble promises.
public enum BubblePromise: String, Hashable, Sendable, CaseIterable {
  /// The bubble lies inside the safe area, above the keyboard.
  case insideSafeArea
  /// No text is clipped or truncated, and it keeps its insets.
  case textUnclipped
  /// The bubble covers neither its targets nor their cut-outs.
  case clearOfTarget
  /// The arrow's base lies on a straight part of the bubble's edge.
  case arrowOnStraightEdge
  /// The arrow's tip is on the padded edge, within the span of what is seen of the target itself.
  case arrowOnTarget
  /// The bubble covers no declared obstacle.
  case clearOfObstacles
  /// All of the targets can be seen: on the screen, above the keyboard, in the containers that hold
  /// them, and under nothing opaque.
  case targetVisible
}

/// Whether a promise was kept.
public struct PromiseReport: Hashable, Sendable {
  /// The promise.
  public var promise: BubblePromise
  /// By how many points it was broken; 0 when kept.
  public var shortfall: Double
  /// How far to scroll, and what, to see all of a target; `nil` unless ``BubblePromise/targetVisible``
  /// is broken.
  public var scroll: TargetScroll?
  /// Whether it was kept.
  public var isKept: Bool { shortfall == 0 }

  /// Makes a report from a promise and the points by which it was broken.
  package init(promise: BubblePromise, shortfall: Double = 0, scroll: TargetScroll? = nil) {
    self.promise = promise
    self.shortfall = shortfall
    self.scroll = scroll
  }
}
