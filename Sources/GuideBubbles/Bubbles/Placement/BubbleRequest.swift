/// A bubble with the targets that it explains, to be placed with others.
public struct BubbleRequest: Hashable, Sendable {
  /// What to place.
  public var bubble: Bubble
  /// What it explains; the arrow points at the first.
  public var targets: [HighlightTarget]

  /// Makes a request from a bubble and its targets.
  public init(_ bubble: Bubble, besides targets: [HighlightTarget]) {
    self.bubble = bubble
    self.targets = targets
  }
}
