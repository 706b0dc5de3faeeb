/// What holds one edge of a placed bubble where it is.
///
/// The reasons come from the constraint system of the chosen candidate: each of them is met exactly,
/// and the edge follows it.
public struct PlacementBinding: Hashable, Sendable {
  /// What a bubble's edge can be held by.
  public enum Source: Hashable, Sendable {
    /// An edge of the safe area, which at the bottom is the keyboard's top if that is higher.
    case safeArea(BubbleEdge)
    /// The margin at an edge of the safe area.
    case margin(BubbleEdge)
    /// The size of the content with its insets.
    case content
    /// The shortest edge on which the arrow stands.
    case arrow
    /// The target's edge: the bubble would like to be nearer or cover it.
    case target
    /// The gap between target and bubble.
    case gap
    /// Standing beside a part of the target at least.
    case attachment
    /// Being lined up with the target.
    case alignment
    /// The tip of the arrow or tail, which has to meet both the bubble's edge and the target.
    case tip
    /// Another target that is not covered, or another line of the first, counted from 0 over all
    /// lines of all targets.
    case otherTarget(Int)
    /// An obstacle that is not covered, counted from 0.
    case obstacle(Int)
  }

  /// The edge of the bubble's body.
  public var edge: BubbleEdge
  /// What holds it.
  public var source: Source

  /// Makes a binding from its parts.
  package init(edge: BubbleEdge, source: Source) {
    self.edge = edge
    self.source = source
  }
}
