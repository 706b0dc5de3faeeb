/// Where a bubble lies as seen from its target.
public enum BubbleSide: String, Hashable, Sendable, CaseIterable {
  /// Above the target.
  case above
  /// Below the target.
  case below
  /// On the side where text begins.
  case leading
  /// On the side where text ends.
  case trailing
  /// On top of the target, without an arrow.
  case over
}

extension BubbleSide {
  /// Whether the bubble lies to the left or right of its target, where the room limits its width.
  var isBeside: Bool { self == .leading || self == .trailing }
}
