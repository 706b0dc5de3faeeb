internal import Constraints

/// Places bubbles on a screen, each beside its target.
///
/// Every side is a candidate with a constraint system of its own; what the system could not keep,
/// from strong to weak, is the candidate's score. The best score wins, and among equals the side
/// that was wanted more. Nothing depends on what was placed before.
public struct BubblePlacer: ~Copyable, Sendable {
  /// The screen on which bubbles are placed.
  public var container: BubbleContainer
  /// How texts are measured; the scale is the container's.
  public var measurer: TextMeasurer
  private var templates = PlacementTemplates()

  /// Makes a placer for a screen.
  public init(container: BubbleContainer, measurer: TextMeasurer = TextMeasurer()) {
    self.container = container
    self.measurer = measurer
  }

  /// Places a bubble beside its targets.
  ///
  /// A place is always found: the result says which promises it breaks, and by how much.
  ///
  /// - Parameters:
  ///   - bubble: What to place.
  ///   - targets: What it explains. The arrow points at the first, and none is covered; with no
  ///     target the bubble stands in the middle of the safe area, without an arrow.
  ///   - stay: Where the bubble was, if it should stay on that side rather than jump.
  /// - Returns: The place on the screen's pixels, with what it keeps and breaks.
  /// - Complexity: A small constraint system for each side that is tried and each shape of the
  ///   text; up to 400 a side to find a way around obstacles.
  public mutating func place(
    _ bubble: Bubble, besides targets: [HighlightTarget], stayingOn stay: PlacementStay? = nil
  ) -> BubblePlacement {
    var measurer = measurer
    measurer.scale = container.usableScale
    let style = bubble.style
    return place(bubble, besides: targets, stayingOn: stay) { [measurer] width in
      measurer.layout(
        bubble.text, font: style.font, maximumWidth: width, lineLimit: style.lineLimit,
        breakMode: style.breakMode)
    }
  }

  /// Places a bubble beside its targets, with a text measured by the caller.
  ///
  /// - Parameters:
  ///   - bubble: What to place.
  ///   - targets: What it explains.
  ///   - stay: Where the bubble was, if it should stay on that side rather than jump.
  ///   - snapsToPixels: Whether the frame is moved to the screen's pixels.
  ///   - measure: Breaks the bubble's text for a width in points: never more
  ///     lines for a wider one.
  /// - Returns: The place, with what it keeps and breaks.
  package mutating func place(
    _ bubble: Bubble, besides targets: [HighlightTarget], stayingOn stay: PlacementStay? = nil,
    snapsToPixels: Bool = true, measuring measure: @escaping (Double) -> TextLayout
  ) -> BubblePlacement {
    let situation = PlacementSituation(bubble, targets: targets, container: container)
    var measurer = measurer
    measurer.scale = situation.scale
    let content = BubbleContentMeasurer(
      bubble, measurer: measurer, smallestSize: situation.smallestContent, measuring: measure)
    var shapes = BubbleShapes(
      style: bubble.style, insets: situation.insets, widest: situation.safe.width,
      scale: situation.scale, measure: content.layout)
    var candidates: [PlacementCandidate] = []
    var best: PlacementAttempt?
    for (index, side) in situation.sides.enumerated() {
      var search = SideSearch(situation, side: side)
      guard var attempt = search.run(&shapes, &templates) else { continue }
      let isJump = stay?.refuses(attempt) ?? false
      let rank = isJump ? index + situation.sides.count : index
      attempt.score = attempt.score.adding(Double(rank), at: PlacementPriority.wantedSide)
      candidates.append(attempt.candidate)
      if best.map({ attempt.score.isBetter(than: $0.score) }) ?? true { best = attempt }
      // Later sides are wanted less, so that they cannot be better than one that keeps the rest.
      if !isJump, attempt.score.keepsAll(from: PlacementPriority.margins) { break }
    }
    let report = PlacementReporting(
      situation: situation, fewestRows: shapes.fewestRows, snapsToPixels: snapsToPixels)
    guard let best else { return report.fallback(shapes.shape(widest: situation.safe.width)) }
    let bindings = (try? templates.bindings(of: best.problem, ways: best.outcome.ways)) ?? []
    return report.placement(best, candidates: candidates, bindings: bindings)
  }
}
