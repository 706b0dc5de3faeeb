public import Constraints

/// How a view of kind `stack` arranges the views in it.
public struct SceneStack: Hashable, Sendable {
  /// The direction in which one view follows another.
  public var axis: LayoutAxis
  /// How the room along the axis is shared.
  public var distribution: StackDistribution
  /// Where the views lie across the axis.
  public var alignment: StackAlignment
  /// The distance between neighbours; nothing means none.
  public var spacing: SceneLength?

  /// Makes a row that fills, without spacing.
  public init() {
    axis = .horizontal
    distribution = .fill
    alignment = .fill
  }
}
