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

  /// The binding in the screen's words; nothing for what only keeps sizes from being negative.
  init?(_ source: BindingSource, at end: BubbleEnd, axes: PlacementAxes) {
    switch end {
    case .near: edge = axes.edge(isMain: true, isMax: false)
    case .far: edge = axes.edge(isMain: true, isMax: true)
    case .start: edge = axes.edge(isMain: false, isMax: false)
    case .end: edge = axes.edge(isMain: false, isMax: true)
    }
    switch source {
    case .avoided(.target(let index)): self.source = .otherTarget(index)
    case .avoided(.obstacle(let index)): self.source = .obstacle(index)
    case .row(let row):
      guard let source = Source(row, axes: axes) else { return nil }
      self.source = source
    }
  }
}

extension PlacementBinding.Source {
  fileprivate init?(_ row: PlacementRow, axes: PlacementAxes) {
    switch row {
    case .nearSafe: self = .safeArea(axes.edge(isMain: true, isMax: false))
    case .farSafe: self = .safeArea(axes.edge(isMain: true, isMax: true))
    case .startSafe: self = .safeArea(axes.edge(isMain: false, isMax: false))
    case .endSafe: self = .safeArea(axes.edge(isMain: false, isMax: true))
    case .nearMargin: self = .margin(axes.edge(isMain: true, isMax: false))
    case .farMargin: self = .margin(axes.edge(isMain: true, isMax: true))
    case .startMargin: self = .margin(axes.edge(isMain: false, isMax: false))
    case .endMargin: self = .margin(axes.edge(isMain: false, isMax: true))
    case .lengthFloor, .breadthFloor: return nil
    case .lengthCap, .contentLength, .lengthHugging, .breadthCap, .contentBreadth,
      .breadthHugging:
      self = .content
    case .arrowBreadth: self = .arrow
    case .clear: self = .target
    case .gap: self = .gap
    case .attachedAtStart, .attachedAtEnd: self = .attachment
    case .middle, .alignment: self = .alignment
    case .tipAfterTargetStart, .tipBeforeTargetEnd, .tipAfterCorner, .tipBeforeCorner,
      .uprightAfterCorner, .uprightBeforeCorner, .aim, .tail:
      self = .tip
    }
  }
}
