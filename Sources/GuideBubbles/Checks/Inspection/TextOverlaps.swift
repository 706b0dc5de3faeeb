/// The texts of a screen that cannot be read because something is in front of them.
struct TextOverlaps {
  /// A text and what is in front of it.
  struct Overlap {
    /// The view whose text it is.
    var view: Int
    /// The view in front of it.
    var other: Int
    /// What both take, absolute, in points.
    var common: LayoutRect
    /// Whether the text is hidden there; otherwise another text runs across it.
    var isCovered: Bool
  }

  /// One for each text, the largest, in drawing order.
  private(set) var found: [Overlap] = []

  /// A line of text.
  private struct Line {
    var view: Int
    var frame: LayoutRect
  }

  /// Less than this in both directions, in points, hides nothing of a letter: what stands above and
  /// below letters in a line is empty.
  private static let slack = 2.0

  /// Looks for them.
  ///
  /// What scrolls may lie under what does not: it comes out from under it.
  ///
  /// - Parameters:
  ///   - views: The views in drawing order.
  ///   - coverage: What their containers show.
  ///   - scrollers: The innermost view that scrolls around each.
  ///   - screen: The screen.
  /// - Complexity: O(*n* log *n* + *k*) for *n* lines and opaque views and *k* pairs at one height.
  init(
    _ views: [SolvedView], _ coverage: ViewCoverage, scrollers: [Int?], on screen: SolvedScreen
  ) {
    var lines: [Line] = []
    var covers: [Line] = []
    for (index, view) in views.enumerated() where !view.isHidden {
      let clip = coverage.clip(of: index).map { $0.clipped(to: screen.frame) } ?? screen.frame
      if view.isOpaque, let shown = view.frame.intersection(clip), shown.width > 0, shown.height > 0
      {
        covers.append(Line(view: index, frame: shown))
      }
      // A page draws its own text.
      guard view.kind != .web, view.text != nil else { continue }
      for frame in view.textLines(in: screen.direction) {
        guard let shown = frame.intersection(clip) else { continue }
        // The room above capitals and below the baseline is mostly empty.
        let ink = LayoutRect(
          x: shown.x, y: shown.y + shown.height * 0.15, width: shown.width,
          height: shown.height * 0.7)
        if ink.width > 0, ink.height > 0 { lines.append(Line(view: index, frame: ink)) }
      }
    }
    var worst: [Int: Overlap] = [:]
    func note(_ line: Line, under other: Line, isCovered: Bool) {
      guard let common = line.frame.intersection(other.frame),
        common.width > Self.slack, common.height > Self.slack
      else { return }
      let overlap = Overlap(
        view: line.view, other: other.view, common: common, isCovered: isCovered)
      guard let former = worst[line.view] else { return worst[line.view] = overlap }
      if common.width * common.height > former.common.width * former.common.height {
        worst[line.view] = overlap
      }
    }
    Self.forEachPair(lines, covers) { line, cover in
      guard cover.view >= coverage.end(of: line.view),
        Self.areTogether(line.view, cover.view, scrollers)
      else { return }
      note(line, under: cover, isCovered: true)
    }
    Self.forEachPair(lines, lines) { one, other in
      guard one.view < other.view, Self.areTogether(one.view, other.view, scrollers),
        !Self.isPart(other.view, of: one.view, views) || views[one.view].kind != .button
      else { return }
      // Of a text that is hidden there it is said already.
      let isHidden = covers.contains {
        $0.view > one.view && $0.view < other.view && $0.frame.overlaps(one.frame)
          && one.frame.overflow(beyond: $0.frame) <= GeometryTolerance.length
      }
      if !isHidden { note(one, under: other, isCovered: false) }
    }
    found = worst.keys.sorted().compactMap { worst[$0] }
  }

  /// Whether neither of two views scrolls away from under the other.
  private static func areTogether(_ view: Int, _ other: Int, _ scrollers: [Int?]) -> Bool {
    scrollers[view] == scrollers[other]
  }

  /// Whether a view is in another one.
  private static func isPart(_ view: Int, of holder: Int, _ views: [SolvedView]) -> Bool {
    var next = views[view].parent
    while let index = next, index >= holder {
      if index == holder { return true }
      next = views[index].parent
    }
    return false
  }

  /// Hands over each pair of a line and another that overlap in height.
  private static func forEachPair(
    _ lines: [Line], _ others: [Line], _ body: (Line, Line) -> Void
  ) {
    let sorted = others.sorted { ($0.frame.minY, $0.view) < ($1.frame.minY, $1.view) }
    let tallest = others.reduce(0) { max($0, $1.frame.height) }
    for line in lines {
      var (low, high) = (0, sorted.count)
      while low < high {
        let middle = (low + high) / 2
        if sorted[middle].frame.minY < line.frame.minY - tallest {
          low = middle + 1
        } else {
          high = middle
        }
      }
      while low < sorted.count, sorted[low].frame.minY < line.frame.maxY {
        if line.frame.overlaps(sorted[low].frame) { body(line, sorted[low]) }
        low += 1
      }
    }
  }
}
