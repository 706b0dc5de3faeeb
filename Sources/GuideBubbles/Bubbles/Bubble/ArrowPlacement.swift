/// An arrow's triangle, absolute, in points.
public struct ArrowPlacement: Hashable, Sendable {
  /// The end that points at the target.
  public var tip: LayoutPoint
  /// The first corner on the bubble's edge: left or top.
  public var baseStart: LayoutPoint
  /// The second corner on the bubble's edge: right or bottom.
  public var baseEnd: LayoutPoint

  /// Makes an arrow from its corners.
  package init(tip: LayoutPoint, baseStart: LayoutPoint, baseEnd: LayoutPoint) {
    self.tip = tip
    self.baseStart = baseStart
    self.baseEnd = baseEnd
  }
}
