internal import Constraints

/// Makes a placement of the attempt that was chosen: on pixels, with its arrow, its promises and what
/// holds it.
struct PlacementReporting {
  let situation: PlacementSituation
  /// How many rows the content takes by itself.
  let fewestRows: Int
  let snapsToPixels: Bool

  /// The placement of an attempt.
  func placement(
    _ attempt: PlacementAttempt, candidates: [PlacementCandidate],
    bindings: [(source: BindingSource, end: BubbleEnd)]
  ) -> BubblePlacement {
    var placement = placement(
      attempt.frame, side: attempt.side, line: attempt.line, shape: attempt.shape)
    placement.candidates = candidates
    placement.bindings = bindings.compactMap {
      PlacementBinding($0.source, at: $0.end, axes: attempt.axes)
    }
    return placement
  }

  /// A bubble docked in the safe area, for numbers with which the solver cannot calculate.
  func fallback(_ shape: BubbleShape) -> BubblePlacement {
    let safe = situation.safe
    let frame = LayoutRect(
      x: safe.minX, y: safe.minY, width: min(safe.width, shape.bubbleSize.width),
      height: min(safe.height, shape.bubbleSize.height))
    return placement(frame, side: situation.sides.first ?? .over, line: 0, shape: shape)
  }

  private func placement(
    _ solved: LayoutRect, side: BubbleSide, line: Int, shape: BubbleShape
  ) -> BubblePlacement {
    let promises = PlacementPromises(situation, side: side, line: line)
    let text = shape.content.text
    var frame = solved
    if snapsToPixels {
      frame = PlacementSnapping(scale: situation.scale).snap(solved) { frame in
        promises.reports(frame: frame, text: text).map(\.shortfall)
          + [frame.overflow(beyond: situation.inner)]
      }
    }
    let reports = promises.reports(frame: frame, text: text)
    let notes = PlacementNotes(
      situation, rows: (taken: shape.content.rows, fewest: fewestRows))
    return BubblePlacement(
      frame: frame, textFrame: textFrame(in: frame, text: text.size), text: text, side: side,
      alignment: situation.bubble.alignment, arrow: promises.arrow(frame), promises: reports,
      candidates: [], bindings: [], notes: notes.all(reports))
  }

  /// Where the text stands: in the middle of the body less the insets.
  private func textFrame(in frame: LayoutRect, text: LayoutSize) -> LayoutRect {
    let room = frame.inset(by: situation.insets)
    let (width, height) = (
      min(text.width, max(0, room.width)), min(text.height, max(0, room.height))
    )
    let (x, y) = (room.midX - width / 2, room.midY - height / 2)
    return LayoutRect(
      x: snapsToPixels ? x.snapped(toScale: situation.scale) : x,
      y: snapsToPixels ? y.snapped(toScale: situation.scale) : y, width: width, height: height)
  }
}
