/// How a bubble is lined up with its target along the side that they share.
public enum BubbleAlignment: String, Hashable, Sendable, CaseIterable {
  /// Leading edges (or top edges, beside a target) in line.
  case start
  /// Middles in line.
  case center
  /// Trailing edges (or bottom edges, beside a target) in line.
  case end
}
