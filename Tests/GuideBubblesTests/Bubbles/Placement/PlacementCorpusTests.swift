import Constraints
import GuideBubbles
import TestSupport
import Testing

/// The four claims of the corpus `placement` about floating-ui's answers.
@Suite(.enabled(if: PlacementCorpusRow.isThere, "the corpus placement is not there"))
struct PlacementCorpusTests {
  @Test func `the files hold positions`() throws {
    #expect(try !PlacementCorpusRow.positions.get().isEmpty)
  }

  /// Prints a claim's line and checks it on the rows that it is about.
  private func check(
    _ claim: String, _ rows: [PlacementCorpusRow], holds: (PlacementCorpusRow) -> Bool
  ) {
    let failing = rows.filter { !holds($0) }
    print("corpus placement: \(rows.count - failing.count) of \(rows.count) \(claim)")
    #expect(failing.map(\.id).isEmpty, "\(claim)")
  }

  private func isInside(_ frame: LayoutRect, _ bounds: LayoutRect) -> Bool {
    frame.minX >= bounds.minX - 1e-6 && frame.maxX <= bounds.maxX + 1e-6
      && frame.minY >= bounds.minY - 1e-6 && frame.maxY <= bounds.maxY + 1e-6
  }

  private func isOff(_ frame: LayoutRect, _ target: LayoutRect) -> Bool {
    min(frame.maxX, target.maxX) - max(frame.minX, target.minX) <= 1e-6
      || min(frame.maxY, target.maxY) - max(frame.minY, target.minY) <= 1e-6
  }

  private func isSame(_ frame: LayoutRect, _ answer: LayoutRect) -> Bool {
    isClose(frame.x, answer.x, tolerance: 1e-6) && isClose(frame.y, answer.y, tolerance: 1e-6)
  }

  @Test func `base and offset: the same place, the boundary ignored`() throws {
    let rows = try PlacementCorpusRow.positions.get().filter {
      ($0.stages.isEmpty || $0.stages == ["offset"]) && !$0.movesAlongEdge
    }
    check("base and offset", rows) { row in
      isSame(row.placed(on: row.wantedSides, within: nil, mayCoverTarget: true).frame, row.answer)
    }
  }

  @Test func `offset and shift: the same place where it is inside and off the target`() throws {
    let rows = try PlacementCorpusRow.positions.get().filter { row in
      guard let padded = row.padded, !row.movesAlongEdge else { return false }
      return (row.stages == ["offset", "shift"] || row.stages == ["shift"])
        && isInside(row.answer, padded) && isOff(row.answer, row.target)
    }
    check("offset and shift", rows) { row in
      isSame(row.placed(on: row.wantedSides, within: row.padded).frame, row.answer)
    }
  }

  @Test func `flip and autoPlacement: inside and off the target where floating-ui is`() throws {
    let rows = try PlacementCorpusRow.positions.get().filter { row in
      guard let padded = row.padded, !row.movesAlongEdge else { return false }
      let picksSide = row.stages.contains("flip") || row.stages.contains("autoPlacement")
      return (picksSide || row.group == "tooltip-stack")
        && isInside(row.answer, padded) && isOff(row.answer, row.target)
    }
    check("flip, tooltip stacks, autoPlacement", rows) { row in
      guard let padded = row.padded else { return false }
      let sides = row.wantedSides
      let placement = row.placed(on: sides, within: padded)
      guard isInside(placement.frame, padded), isOff(placement.frame, row.target) else {
        return false
      }
      let possible = sides.prefix(2).first { hasRoom(on: $0, for: row, within: padded) }
      return possible.map { $0 == placement.side } ?? true
    }
  }

  @Test func `tooltip stacks: inside and off the target wherever there is room`() throws {
    let rows = try PlacementCorpusRow.positions.get().filter { row in
      guard row.group == "tooltip-stack", let padded = row.padded else { return false }
      return [.above, .below, .leading, .trailing].contains {
        hasRoom(on: $0, for: row, within: padded)
      }
    }
    let theirs = rows.filter { row in
      isInside(row.answer, row.padded ?? LayoutRect()) && isOff(row.answer, row.target)
    }
    print("corpus placement: floating-ui itself \(theirs.count) of \(rows.count) tooltip stacks")
    check("tooltip stacks", rows) { row in
      guard let padded = row.padded else { return false }
      let placement = row.placed(on: row.wantedSides, within: padded)
      return isInside(placement.frame, padded) && isOff(placement.frame, row.target)
    }
  }

  /// Whether a bubble of the row's size fits between the target and the boundary on a side.
  private func hasRoom(
    on side: BubbleSide, for row: PlacementCorpusRow, within padded: LayoutRect
  ) -> Bool {
    let (target, size) = (row.target, row.answer.size)
    guard size.width <= padded.width + 1e-6, size.height <= padded.height + 1e-6 else {
      return false
    }
    let isLeft = (side == .leading) == !(row.rtl ?? false)
    switch side {
    case .above:
      return min(target.minY, padded.maxY) - padded.minY >= size.height - 1e-6
    case .below:
      return padded.maxY - max(target.maxY, padded.minY) >= size.height - 1e-6
    default:
      return isLeft
        ? min(target.minX, padded.maxX) - padded.minX >= size.width - 1e-6
        : padded.maxX - max(target.maxX, padded.minX) >= size.width - 1e-6
    }
  }
}
