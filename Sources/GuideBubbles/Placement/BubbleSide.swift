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

/// How a bubble is lined up with its target along the side that they share.
public enum BubbleAlignment: String, Hashable, Sendable, CaseIterable {
  /// Leading edges (or top edges, beside a target) in line.
  case start
  /// Middles in line.
  case center
  /// Trailing edges (or bottom edges, beside a target) in line.
  case end
}
