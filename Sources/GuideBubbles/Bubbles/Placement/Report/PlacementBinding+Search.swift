extension PlacementBinding {
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
    case .condition(let condition):
      guard let source = Source(condition, axes: axes) else { return nil }
      self.source = source
    }
  }
}

extension PlacementBinding.Source {
  fileprivate init?(_ condition: PlacementCondition, axes: PlacementAxes) {
    switch condition {
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
    case .gap, .nearness: self = .gap
    case .attachedAtStart, .attachedAtEnd: self = .attachment
    case .middle, .alignment: self = .alignment
    case .tipAfterTargetStart, .tipBeforeTargetEnd, .tipAfterCorner, .tipBeforeCorner,
      .facingAfterStart, .facingBeforeEnd, .uprightAfterCorner, .uprightBeforeCorner, .aim, .tail:
      self = .tip
    }
  }
}
