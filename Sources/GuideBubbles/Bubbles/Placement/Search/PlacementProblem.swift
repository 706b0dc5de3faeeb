internal import Constraints

/// One candidate for a bubble's place, with everything that its constraints need.
struct PlacementProblem: Hashable {
  /// Which constraints there are.
  var kind: PlacementKind
  /// Where the bubble may be.
  var safe: RelativeRect
  /// Where the bubble should be.
  var inner: RelativeRect
  /// Where the tip of an arrow may be on the cross axis: the target's visible part, around 0.
  var tips: AxisSpan
  /// Where on that stretch the target's outline faces the bubble.
  var facing: AxisSpan
  /// The stretch that the target takes of the cross axis with its padding.
  var edge: AxisSpan
  /// The wanted distance between bubble and target.
  var gap: Double
  /// How much of the target's edge the bubble stands beside at least.
  var attachment = 0.0
  /// What the content takes of the main axis.
  var length: Double
  /// What the content takes of the cross axis.
  var breadth: Double
  /// What the arrow needs of the edge; nothing without an arrow.
  var arrow: ArrowNeeds?
  /// The distance from the edge's end to the tip of a picture's tail; nothing without one.
  var tailOffset: Double?
  /// Whether its constraints see to the tail.
  var hasTail: Bool { kind.tail != nil }
  /// What the bubble keeps clear of besides, with the priority of each.
  var avoided: [AvoidedRect] = []
}

/// Candidates of one kind differ in the constants of their constraints alone.
struct PlacementKind: Hashable, Sendable {
  /// Whether the bubble covers its target.
  var isOver: Bool
  var hasArrow: Bool
  /// The end of the edge from which the distance to a tail's tip counts; nothing without a tail that
  /// can point at the target.
  var tail: TailEnd?
  /// Whether the target's outline turns away at the ends, so that a tip had better not be there.
  var isRound: Bool
  /// Whether the bubble has to stand beside a part of its target.
  var isAttached: Bool
  /// How bubble and target are lined up on the cross axis.
  var alignment: BubbleAlignment

  /// Whether something points from the bubble at the target, which so has to be as far as the gap.
  var isHeld: Bool { hasArrow || tail != nil }
}

/// An end of the cross axis.
enum TailEnd: Hashable, Sendable {
  case start, end
}

/// What an arrow needs of the edge that it stands on, in points.
struct ArrowNeeds: Hashable {
  /// The distance from the edge's ends to where it is straight.
  var inset: Double
  /// The width of the arrow's base.
  var width: Double

  /// The shortest edge on which the arrow stands.
  var edgeLength: Double { 2 * inset + width }

  /// Makes the needs of a style's arrow on an edge of a bubble whose content takes a size.
  ///
  /// A radius of more than half the height rounds the ends of a bubble to a capsule's. If such a
  /// bubble has its arrow on an end, it grows until the arrow fits between the corners: those that
  /// the style names, unless they alone are higher than twice the content's bubble; then those of
  /// the capsule.
  init(style: BubbleStyle, arrow: BubbleArrow, axis: LayoutAxis, contentSize: LayoutSize) {
    let half = contentSize.height / 2
    let capsule = axis == .horizontal ? half : (style.cornerRadius > 2 * half ? half : .infinity)
    inset = max(0, max(min(style.cornerRadius, capsule), style.border?.width ?? 0))
    width = arrow.width
  }
}

/// Something that a bubble keeps clear of.
struct AvoidedRect: Hashable {
  /// What it is.
  enum Source: Hashable {
    /// A further target, or a further line of the first one, counted from 0.
    case target(Int)
    /// A declared obstacle, counted from 0.
    case obstacle(Int)
  }

  var source: Source
  var frame: RelativeRect

  /// How much keeping clear of it matters.
  var priority: LayoutPriority {
    switch source {
    case .target: PlacementPriority.clearOfTarget
    case .obstacle: PlacementPriority.clearOfObstacles
    }
  }
}
