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
  private var solver = Solver()

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
  /// - Returns: The place on the screen's pixels, with what it keeps and breaks.
  public mutating func place(_ bubble: Bubble, besides targets: [HighlightTarget])
    -> BubblePlacement
  {
    var measurer = measurer
    measurer.scale = container.usableScale
    let style = bubble.style
    return place(bubble, besides: targets) { [measurer] width in
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
  ///   - measure: Breaks the bubble's text for a width in points: never more
  ///     lines for a wider one.
  /// - Returns: The place on the screen's pixels, with what it keeps and breaks.
  package mutating func place(
    _ bubble: Bubble, besides targets: [HighlightTarget],
    measuring measure: (Double) -> TextLayout
  ) -> BubblePlacement {
    let situation = PlacementSituation(bubble, targets: targets, container: container)
    var candidates: [PlacementCandidate] = []
    var best: PlacementAttempt?
    for (index, side) in situation.sides.enumerated() {
      guard let attempt = attempt(side, wanted: index, in: situation, measure: measure) else {
        continue
      }
      candidates.append(attempt.candidate)
      if best.map({ attempt.score.isBetter(than: $0.score) }) ?? true { best = attempt }
      // Later sides are wanted less, so that they cannot be better than one that keeps the rest.
      if attempt.score.keepsAll(from: PlacementPriority.margins) { break }
    }
    let chosen = best ?? situation.fallback(measure: measure)
    return situation.finished(chosen, candidates: candidates)
  }

  /// The best that a side can do, or nothing when its numbers are out of the solver's range.
  ///
  /// The text is first broken for the room within the margins; if that breaks something that
  /// matters more than margins, also for the room without them.
  private mutating func attempt(
    _ side: BubbleSide, wanted index: Int, in situation: PlacementSituation,
    measure: (Double) -> TextLayout
  ) -> PlacementAttempt? {
    var best: PlacementAttempt?
    var lastWidth: Double?
    for bounds in [situation.inner, situation.safe] {
      let width = situation.widestBubble(on: side, within: bounds, measure: measure)
      guard width != lastWidth else { break }
      lastWidth = width
      let text = situation.sizing.fit(widest: width, measure: measure)
      let problem = situation.problem(side, textSize: text.bubbleSize)
      guard let outcome = try? ObstacleSearch.solve(problem, with: &solver) else { continue }
      let score = outcome.score.adding(Double(index), at: PlacementPriority.wantedSide)
      if best.map({ score.isBetter(than: $0.score) }) ?? true {
        best = PlacementAttempt(
          side: side, text: text, frame: outcome.frame, score: score,
          isCutShort: outcome.isCutShort)
      }
      if score.keepsAll(from: PlacementPriority.margins) { break }
    }
    return best
  }
}

/// What came of trying a side.
struct PlacementAttempt {
  var side: BubbleSide
  var text: FittedText
  var frame: LayoutRect
  var score: PlacementScore
  var isCutShort: Bool

  /// The attempt as the report tells it.
  var candidate: PlacementCandidate {
    PlacementCandidate(side: side, violations: score.violations, isSearchCutShort: isCutShort)
  }
}
