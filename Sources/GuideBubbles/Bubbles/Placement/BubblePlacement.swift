/// Where a bubble ended up, and what that kept and broke.
public struct BubblePlacement: Hashable, Sendable {
  /// The bubble's body without its arrow, absolute, in points.
  public var frame: LayoutRect
  /// Where the title stands, absolute, in points: as large as its lines, or as the room for them.
  public var titleFrame: LayoutRect
  /// The title broken for that width; no lines when there is none.
  public var title: TextLayout
  /// Where the text stands, absolute, in points: as large as its lines, or as the room for them.
  ///
  /// Title, text and buttons stand together in the middle of the frame less the text insets.
  public var textFrame: LayoutRect
  /// The text broken for that width.
  public var text: TextLayout
  /// The buttons, in reading order.
  public var buttons: [BubbleButtonPlacement]
  /// The side that was chosen.
  public var side: BubbleSide
  /// The alignment that was asked for.
  public var alignment: BubbleAlignment
  /// The arrow; `nil` when the style has none, or when there was no room for one.
  public var arrow: ArrowPlacement?
  /// The tip of the tail that the bubble's picture shows; `nil` without one, or over the target.
  public var tailTip: LayoutPoint?
  /// Every promise in the order of ``BubblePromise``, kept or broken.
  public var promises: [PromiseReport]
  /// What was tried, in order of preference, the chosen one included; sides after one that leaves
  /// nothing to be wished for are not tried.
  public var candidates: [PlacementCandidate]
  /// What holds the edges of the frame where they are, before rounding to pixels.
  public var bindings: [PlacementBinding]
  /// The positions of the controls among ``BubbleContainer/controls`` that the bubble covers, in order.
  public var coveredControls: [Int]
  /// What is unusual about the target or the room beside it, with the plan for it.
  public var notes: [PlacementNote]

  /// Makes a placement from its parts.
  package init(
    frame: LayoutRect, textFrame: LayoutRect, text: TextLayout, side: BubbleSide,
    alignment: BubbleAlignment, arrow: ArrowPlacement?, promises: [PromiseReport],
    candidates: [PlacementCandidate], bindings: [PlacementBinding] = [],
    notes: [PlacementNote] = [], title: TextLayout = TextLayout(),
    titleFrame: LayoutRect = LayoutRect(), buttons: [BubbleButtonPlacement] = [],
    tailTip: LayoutPoint? = nil, coveredControls: [Int] = []
  ) {
    self.frame = frame
    self.title = title
    self.titleFrame = titleFrame
    self.buttons = buttons
    self.tailTip = tailTip
    self.textFrame = textFrame
    self.text = text
    self.side = side
    self.alignment = alignment
    self.arrow = arrow
    self.promises = promises
    self.candidates = candidates
    self.bindings = bindings
    self.notes = notes
    self.coveredControls = coveredControls
  }
}
