extension HighlightTarget {
  /// The most parts of a frame beside which a bubble may stand.
  private static var mostParts: Int { 4 }

  /// What the bubble may stand beside of the first target, and what else it has to keep clear of.
  func lines(
    _ visibility: TargetVisibility, on visible: LayoutRect,
    _ direction: UserInterfaceLayoutDirection
  ) -> (lines: [TargetPart], crumbs: [LayoutRect]) {
    guard visibility.parts.contains(where: { !$0.isEmpty }) else {
      let gone = frames.map(\.finite).map { frame in
        TargetPart(
          frame: frame.clamped(to: visible),
          clearFrame: clearFrame(of: frame).clamped(to: visible),
          facingFrame: frame.clamped(to: visible))
      }
      return (gone, [])
    }
    var (lines, crumbs): ([TargetPart], [LayoutRect]) = ([], [])
    for parts in visibility.parts {
      // The largest, in the order in which they are read.
      let ranked = parts.indices.sorted {
        let (one, other) = (parts[$0].frame, parts[$1].frame)
        return (other.width * other.height, $0) < (one.width * one.height, $1)
      }
      let chosen = ranked.prefix(Self.mostParts).sorted {
        let (one, other) = (parts[$0].frame, parts[$1].frame)
        return direction == .leftToRight
          ? (one.minY, one.minX) < (other.minY, other.minX)
          : (one.minY, -one.maxX) < (other.minY, -other.maxX)
      }
      lines += chosen.map { parts[$0] }
      crumbs += ranked.dropFirst(Self.mostParts).map { parts[$0].clearFrame }
    }
    return (lines, crumbs)
  }
}
