/// Whether what there is to read and to tap lies on the screen.
extension CombinationInspection {
  /// Looks at the place of a view.
  ///
  /// - Parameters:
  ///   - index: The view.
  ///   - coverage: What containers show.
  ///   - screen: The screen.
  mutating func inspectPlace(
    of index: Int, _ coverage: ViewCoverage, on screen: SolvedScreen
  ) {
    let view = solution.views[index]
    // What scrolls, or is cut on purpose, is somewhere else at another time.
    guard coverage.clip(of: index) == nil, view.hasContent else { return }
    let frame =
      view.kind == .label ? view.shownText(in: screen.direction) ?? view.frame : view.frame
    let over =
      view.isPicture
      ? frame.lopsidedOverflow(beyond: screen.frame)
      : frame.overflow(beyond: screen.frame)
    guard over > Self.slack else { return }
    let isOff = !frame.overlaps(screen.frame)
    // Of what is off the screen as a whole, such as a drawer, one word is enough.
    let holder = isOff ? outermostView(offTheScreenAround: index, screen) : index
    guard holder == index else { return noteOff(holder, holding: view, screen) }
    let edges = frame.edges(beyond: screen.frame).joined(separator: " and ")
    note(
      .viewOffScreen, of: view,
      isOff
        ? "view '\(view.id)' lies off the screen, \(over.text) points \(edges)"
        : "view '\(view.id)' reaches \(over.text) points off the screen \(edges)",
      by: over, help: help(for: view, frame, isOff, on: screen), marking: [frame])
  }

  /// Says once of a view that it is off the screen, with what is in it.
  private mutating func noteOff(_ index: Int, holding part: SolvedView, _ screen: SolvedScreen) {
    let view = solution.views[index]
    let subject = inspected.subject(ofViewNamed: view.id)
    guard !observations.contains(where: { $0.rule == .viewOffScreen && $0.subject == subject })
    else { return }
    let over = view.frame.overflow(beyond: screen.frame)
    let edges = view.frame.edges(beyond: screen.frame).joined(separator: " and ")
    note(
      .viewOffScreen, of: view,
      "view '\(view.id)' lies off the screen with '\(part.id)' in it, \(over.text) points \(edges)",
      by: over, help: help(for: view, view.frame, true, on: screen))
  }

  /// The outermost of a view and those around it that lies off the screen.
  private func outermostView(offTheScreenAround index: Int, _ screen: SolvedScreen) -> Int {
    var (outermost, next) = (index, solution.views[index].parent)
    while let parent = next {
      let frame = solution.views[parent].frame
      if frame.width > 0, frame.height > 0, !frame.overlaps(screen.frame) { outermost = parent }
      next = solution.views[parent].parent
    }
    return outermost
  }

  private func help(
    for view: SolvedView, _ frame: LayoutRect, _ isOff: Bool, on screen: SolvedScreen
  ) -> String {
    let (bounds, slack) = (screen.frame, GeometryTolerance.length)
    let isLeftToRight = screen.direction == .leftToRight
    let line: String
    if frame.maxX > bounds.maxX + slack {
      line = isLeftToRight ? "trailing <= margins.trailing" : "leading >= margins.leading"
    } else if frame.minX < bounds.minX - slack {
      line = isLeftToRight ? "leading >= margins.leading" : "trailing <= margins.trailing"
    } else if frame.maxY > bounds.maxY + slack {
      line = "bottom <= safeArea.bottom"
    } else {
      line = "top >= safeArea.top"
    }
    let hold = "hold it with a constraint such as '\(view.id).\(line)'"
    return isOff ? hold + ", or say \"hidden\": true if it only waits there" : hold
  }
}

extension SolvedView {
  /// Whether a person reads or taps it.
  fileprivate var hasContent: Bool {
    kind.isControl || kind == .image || image != nil || text.map { !$0.lines.isEmpty } ?? false
  }

  /// Whether it is there to be looked at only.
  fileprivate var isPicture: Bool {
    !kind.isControl && (kind == .image || image != nil) && text.map(\.lines.isEmpty) ?? true
  }
}

extension LayoutRect {
  /// How far it reaches beyond an edge of another one while its opposite edge lies within: what is as
  /// wide or as high as the screen is a background, which may be larger.
  fileprivate func lopsidedOverflow(beyond bounds: LayoutRect) -> Double {
    var most = 0.0
    if minX > bounds.minX { most = max(most, maxX - bounds.maxX) }
    if maxX < bounds.maxX { most = max(most, bounds.minX - minX) }
    if minY > bounds.minY { most = max(most, maxY - bounds.maxY) }
    if maxY < bounds.maxY { most = max(most, bounds.minY - minY) }
    return most
  }

  /// Where the rectangle leaves another one, in words.
  fileprivate func edges(beyond bounds: LayoutRect) -> [String] {
    let slack = GeometryTolerance.length
    var edges: [String] = []
    if minY < bounds.minY - slack { edges.append("above") }
    if maxY > bounds.maxY + slack { edges.append("below") }
    if minX < bounds.minX - slack { edges.append("to the left") }
    if maxX > bounds.maxX + slack { edges.append("to the right") }
    return edges
  }
}
