/// A rectangle as a candidate sees it, whatever its side and layout direction.
///
/// *Main* is the axis on which target and bubble follow each other, in points from the padded target's
/// edge towards the bubble. *Cross* is the axis that they share, in points from the middle of what is
/// seen of the target towards where text ends. So candidates for all sides are one problem, and a scene that is mirrored
/// or shifted is the same problem.
struct RelativeRect: Hashable {
  var main: AxisSpan
  var cross: AxisSpan

  /// Whether all ends are where another rectangle's are.
  func isClose(to other: RelativeRect) -> Bool {
    let ends = [
      main.min - other.main.min, main.max - other.main.max, cross.min - other.cross.min,
      cross.max - other.cross.max,
    ]
    return ends.allSatisfy { $0.magnitude <= GeometryTolerance.length }
  }

  /// How far the rectangle would have to move at least to leave another one; 0 when they are apart
  /// or only touch.
  func penetration(into other: RelativeRect) -> Double {
    // A point has no area to overlap, but a bubble over it covers it.
    max(
      0,
      min(
        min(main.max - other.main.min, other.main.max - main.min),
        min(cross.max - other.cross.min, other.cross.max - cross.min)))
  }
}

/// Where a candidate's axes lie on the screen.
struct PlacementAxes: Hashable {
  /// The side that the bubble takes.
  let side: PhysicalSide
  private let mainOrigin: Double
  private let crossOrigin: Double
  /// Whether the cross axis counts against the screen's: horizontally, from right to left.
  private let isCrossReversed: Bool

  /// Makes the axes of a side.
  ///
  /// - Parameters:
  ///   - side: The side; `over` counts from the target's middle on both axes.
  ///   - target: What the bubble stands beside: what is seen of the target and of the padding
  ///     around it.
  ///   - direction: The layout direction.
  init(_ side: PhysicalSide, of target: TargetPart, direction: UserInterfaceLayoutDirection) {
    self.side = side
    let main = target.clearFrame.span(along: side.mainAxis)
    mainOrigin =
      side == .over
      ? target.frame.span(along: side.mainAxis).mid : (side.isBefore ? main.min : main.max)
    crossOrigin = target.frame.span(along: side.mainAxis.other).mid
    isCrossReversed = side.mainAxis == .vertical && direction == .rightToLeft
  }

  /// A rectangle on the screen as the candidate sees it.
  func relative(_ rect: LayoutRect) -> RelativeRect {
    RelativeRect(
      main: rect.span(along: side.mainAxis).measured(
        from: mainOrigin, isReversed: side.isBefore),
      cross: rect.span(along: side.mainAxis.other).measured(
        from: crossOrigin, isReversed: isCrossReversed))
  }

  /// What the candidate sees, on the screen.
  func absolute(_ rect: RelativeRect) -> LayoutRect {
    LayoutRect(
      rect.main.placed(at: mainOrigin, isReversed: side.isBefore), along: side.mainAxis,
      other: rect.cross.placed(at: crossOrigin, isReversed: isCrossReversed))
  }

  /// The edge of a rectangle on the screen that is an end of one of the axes.
  func edge(isMain: Bool, isMax: Bool) -> BubbleEdge {
    let isReversed = isMain ? side.isBefore : isCrossReversed
    return BubbleEdge(
      isMain ? side.mainAxis : side.mainAxis.other, isMax: isMax != isReversed)
  }
}

extension AxisSpan {
  fileprivate func measured(from origin: Double, isReversed: Bool) -> AxisSpan {
    isReversed
      ? AxisSpan(min: origin - max, max: origin - min)
      : AxisSpan(min: min - origin, max: max - origin)
  }

  fileprivate func placed(at origin: Double, isReversed: Bool) -> AxisSpan {
    isReversed
      ? AxisSpan(min: origin - max, max: origin - min)
      : AxisSpan(min: origin + min, max: origin + max)
  }
}
