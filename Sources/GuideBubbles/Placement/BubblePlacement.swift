public import Constraints

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
  /// The arrow; nothing when the style has none, or when there was no room for one.
  public var arrow: ArrowPlacement?
  /// The tip of the tail that the bubble's picture shows; nothing without one, or over the target.
  public var tailTip: LayoutPoint?
  /// Every promise in SCENE order, kept or broken.
  public var promises: [PromiseReport]
  /// What was tried, in order of preference, the chosen one included; sides after one that leaves
  /// nothing to be wished for are not tried.
  public var candidates: [PlacementCandidate]
  /// What holds the edges of the frame where they are, before rounding to pixels.
  public var bindings: [PlacementBinding]
  /// What is unusual about the target or the room beside it, with the plan for it.
  public var notes: [PlacementNote]

  /// Makes a placement from its parts.
  public init(
    frame: LayoutRect, textFrame: LayoutRect, text: TextLayout, side: BubbleSide,
    alignment: BubbleAlignment, arrow: ArrowPlacement?, promises: [PromiseReport],
    candidates: [PlacementCandidate], bindings: [PlacementBinding] = [],
    notes: [PlacementNote] = [], title: TextLayout = TextLayout(),
    titleFrame: LayoutRect = LayoutRect(), buttons: [BubbleButtonPlacement] = [],
    tailTip: LayoutPoint? = nil
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
  }
}

/// An arrow's triangle, absolute, in points.
public struct ArrowPlacement: Hashable, Sendable {
  /// The end that points at the target.
  public var tip: LayoutPoint
  /// The first corner on the bubble's edge: left or top.
  public var baseStart: LayoutPoint
  /// The second corner on the bubble's edge: right or bottom.
  public var baseEnd: LayoutPoint

  /// Makes an arrow from its corners.
  public init(tip: LayoutPoint, baseStart: LayoutPoint, baseEnd: LayoutPoint) {
    self.tip = tip
    self.baseStart = baseStart
    self.baseEnd = baseEnd
  }
}

/// What a placed bubble promises.
public enum BubblePromise: String, Hashable, Sendable, CaseIterable {
  /// The bubble lies inside the safe area, above the keyboard.
  case insideSafeArea
  /// No text is clipped or truncated, and it keeps its insets.
  case textUnclipped
  /// The bubble covers neither its targets nor their cut-outs.
  case clearOfTarget
  /// The arrow's base lies on a straight part of the bubble's edge.
  case arrowOnStraightEdge
  /// The arrow's tip points into the target's span on the padded edge.
  case arrowOnTarget
  /// The bubble covers no declared obstacle.
  case clearOfObstacles
}

/// Whether a promise was kept.
public struct PromiseReport: Hashable, Sendable {
  /// The promise.
  public var promise: BubblePromise
  /// By how many points it was broken; 0 when kept.
  public var shortfall: Double
  /// Whether it was kept.
  public var isKept: Bool { shortfall == 0 }

  /// Makes a report from a promise and the points by which it was broken.
  public init(promise: BubblePromise, shortfall: Double = 0) {
    self.promise = promise
    self.shortfall = shortfall
  }
}

/// A side that was tried for a bubble.
public struct PlacementCandidate: Hashable, Sendable {
  /// The side.
  public var side: BubbleSide
  /// The best frame on that side, absolute, in points, not rounded to pixels.
  public var frame: LayoutRect
  /// How many rows its content takes there.
  public var rows: Int
  /// The broken levels from strong to weak, each with its sum of violations; empty when all hold.
  public var violations: [LevelViolation]
  /// Whether the ways around obstacles were too many to try all of them.
  public var isSearchCutShort: Bool

  /// Makes a candidate from its side, its best frame and what that broke.
  public init(
    side: BubbleSide, frame: LayoutRect, rows: Int, violations: [LevelViolation],
    isSearchCutShort: Bool = false
  ) {
    self.side = side
    self.frame = frame
    self.rows = rows
    self.violations = violations
    self.isSearchCutShort = isSearchCutShort
  }
}

/// By how much the constraints of one priority were broken together.
public struct LevelViolation: Hashable, Sendable {
  /// The priority.
  public var priority: LayoutPriority
  /// The sum of violations, in points.
  public var violation: Double

  /// Makes a pair from its parts.
  public init(priority: LayoutPriority, violation: Double) {
    self.priority = priority
    self.violation = violation
  }
}
