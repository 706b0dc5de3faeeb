internal import GuideText

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
  /// Whether placements say what holds their frames, which takes as long as a candidate.
  package var tellsBindings = true
  var prototypes = PlacementPrototypes()

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
  /// - Complexity: A small constraint system for each side that is tried and each fit of the
  ///   text; up to 1,600 a side to find a way around obstacles.
  public mutating func place(
    _ bubble: Bubble, besides targets: [HighlightTarget], stayingOn stay: PlacementHysteresis? = nil
  ) -> BubblePlacement {
    place(
      bubble, saying: content(of: bubble), besides: targets, stayingOn: stay, snapsToPixels: true)
  }

  /// What a bubble says, measured.
  func content(of bubble: Bubble) -> BubbleContent {
    let (measurer, style) = (screenMeasurer, bubble.style)
    let text = MeasuredText(
      bubble.text, font: style.font, measurer: measurer, breakMode: style.breakMode)
    return BubbleContent(
      bubble, measurer: measurer, body: .text(text, lineLimit: style.lineLimit))
  }

  /// The measurer with the screen's scale.
  private var screenMeasurer: TextMeasurer {
    var measurer = measurer
    measurer.scale = container.usableScale
    return measurer
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
    _ bubble: Bubble, besides targets: [HighlightTarget],
    stayingOn stay: PlacementHysteresis? = nil,
    snapsToPixels: Bool = true, measuring measure: @escaping (Double) -> TextLayout
  ) -> BubblePlacement {
    let content = BubbleContent(bubble, measurer: screenMeasurer, body: .measured(measure))
    return place(
      bubble, saying: content, besides: targets, stayingOn: stay, snapsToPixels: snapsToPixels)
  }

  private mutating func place(
    _ bubble: Bubble, saying content: BubbleContent, besides targets: [HighlightTarget],
    stayingOn stay: PlacementHysteresis?, snapsToPixels: Bool
  ) -> BubblePlacement {
    var work = work(bubble, saying: content, besides: targets, snapsToPixels: snapsToPixels)
    let attempts = attempts(&work, stayingOn: stay, triesAllSides: false)
    guard let best = attempts.best else { return work.fallback() }
    return placement(best, among: attempts, work)
  }
}
