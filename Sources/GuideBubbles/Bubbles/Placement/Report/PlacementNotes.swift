/// Finds what there is to say about a placement besides its promises.
struct PlacementNotes {
  private let situation: PlacementSituation
  /// How many rows the content takes, and how many it would take by itself.
  private let rows: (taken: Int, fewest: Int)

  init(_ situation: PlacementSituation, rows: (taken: Int, fewest: Int)) {
    self.situation = situation
    self.rows = rows
  }

  /// The notes in the order of the target, the room beside it, the arrow and the text.
  func all(_ reports: [PromiseReport]) -> [PlacementNote] {
    var notes: [PlacementNote] = []
    if let target = situation.firstTarget {
      if let note = visibility(of: target) { notes.append(note) }
      if target.width <= 0 || target.height <= 0 { notes.append(.targetWithoutArea) }
    }
    if let covered = reports.first(where: { $0.promise == .clearOfTarget && !$0.isKept }) {
      notes.append(.dockedOverTarget(overlap: covered.shortfall))
    }
    let arrow: [BubblePromise] = [.arrowOnStraightEdge, .arrowOnTarget]
    if reports.contains(where: { arrow.contains($0.promise) && !$0.isKept }) {
      notes.append(situation.tail == nil ? .withoutArrow : .tailAstray)
    }
    if rows.taken > rows.fewest { notes.append(.narrowed(rows: rows.taken)) }
    return notes
  }

  private func visibility(of target: LayoutRect) -> PlacementNote? {
    let visible = situation.visible
    let scroll = LayoutPoint(
      x: shift(target.span(along: .horizontal), into: visible.span(along: .horizontal)),
      y: shift(target.span(along: .vertical), into: visible.span(along: .vertical)))
    guard scroll.x != 0 || scroll.y != 0 else { return nil }
    return target.shows(in: visible)
      ? .targetCutOff(scroll: scroll) : .targetUnseen(scroll: scroll)
  }

  /// How far a span must move to lie within another one, or to fill it if it is longer.
  private func shift(_ span: AxisSpan, into bounds: AxisSpan) -> Double {
    let (toStart, toEnd) = (bounds.min - span.min, bounds.max - span.max)
    return min(max(0, max(0, min(toStart, toEnd))), max(toStart, toEnd))
  }
}

extension LayoutRect {
  /// Whether some of the rectangle lies within another one; of one without area, its place.
  package func shows(in bounds: LayoutRect) -> Bool {
    guard let part = intersection(bounds) else { return false }
    return (part.width > 0 || width == 0) && (part.height > 0 || height == 0)
  }
}
