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
    placement(
      attempt.frame, side: attempt.side, line: attempt.line, fit: attempt.fit,
      candidates: candidates,
      bindings: bindings.compactMap {
        PlacementBinding($0.source, at: $0.end, axes: attempt.axes)
      })
  }

  /// A bubble docked in the safe area, for numbers with which the solver cannot calculate.
  func fallback(_ fit: BubbleFit) -> BubblePlacement {
    let safe = situation.safe
    let frame = LayoutRect(
      x: safe.minX, y: safe.minY, width: min(safe.width, fit.bubbleSize.width),
      height: min(safe.height, fit.bubbleSize.height))
    return placement(frame, side: situation.sides.first ?? .over, line: 0, fit: fit)
  }

  private func placement(
    _ solved: LayoutRect, side: BubbleSide, line: Int, fit: BubbleFit,
    candidates: [PlacementCandidate] = [], bindings: [PlacementBinding] = []
  ) -> BubblePlacement {
    let promises = PlacementPromises(situation, side: side, line: line)
    let content = fit.content
    var frame = solved
    if snapsToPixels {
      frame = PlacementSnapping(scale: situation.scale).snap(solved) { frame in
        promises.reports(frame: frame, content: content).map(\.shortfall)
          + [
            frame.overflow(beyond: situation.inner),
            Double(situation.coveredControls(by: frame).count),
          ]
      }
    }
    let reports = promises.reports(frame: frame, content: content)
    let notes = PlacementNotes(
      situation, rows: (taken: content.rows, fewest: fewestRows))
    let frames = BubbleContentFrames(
      content, buttons: situation.bubble.buttons, in: frame.inset(by: situation.insets),
      direction: situation.direction
    ) { snapsToPixels ? $0.snapped(toScale: situation.scale) : $0 }
    return BubblePlacement(
      frame: frame, textFrame: frames.text, text: content.text, side: side,
      alignment: situation.bubble.alignment, arrow: promises.arrow(frame), promises: reports,
      candidates: candidates, bindings: bindings, notes: notes.all(reports), title: content.title,
      titleFrame: frames.title, buttons: frames.buttons, tailTip: promises.tailTip(frame),
      coveredControls: situation.coveredControls(by: frame))
  }
}
