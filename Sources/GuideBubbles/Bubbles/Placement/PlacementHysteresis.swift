/// A side that a bubble should stay on: hysteresis, for screens that change while a bubble is shown.
///
/// Placing never looks back by itself. Whoever does not want a bubble to jump to a side that is a
/// little better passes the side that it had.
public struct PlacementHysteresis: Hashable, Sendable {
  /// The side that the bubble had.
  public var side: BubbleSide
  /// How much more room than it takes, in points, another side must have before the bubble goes
  /// there although this one keeps every promise.
  public var margin: Double

  /// Makes a stay from the side that the bubble had and a margin in points.
  public init(on side: BubbleSide, margin: Double = 24) {
    self.side = side
    self.margin = margin
  }
}
