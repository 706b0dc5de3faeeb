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
      if let note = visibility(reports) { notes.append(note) }
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

  private func visibility(_ reports: [PromiseReport]) -> PlacementNote? {
    let hidden = reports.first { $0.promise == .targetVisible && !$0.isKept }
    guard let hidden else { return nil }
    return situation.visibilities[0].parts.contains { !$0.isEmpty }
      ? .targetCutOff(scroll: hidden.scroll) : .targetUnseen(scroll: hidden.scroll)
  }
}
