internal import Constraints

/// One candidate for a bubble's place, with everything that its constraints need.
///
/// *Main* is the axis on which bubble and target follow each other, *cross* the one that they share.
struct PlacementProblem {
  /// The side that is tried.
  var side: PhysicalSide
  /// Where the bubble may be.
  var safe: LayoutRect
  /// Where the bubble should be.
  var inner: LayoutRect
  /// The visible part of the target's padded frame.
  var target: LayoutRect
  /// What the bubble keeps clear of besides, with the priority of each.
  var avoided: [AvoidedRect]
  /// How bubble and target are lined up on the cross axis.
  var alignment: PhysicalAlignment
  /// The wanted distance between bubble and target on the main axis.
  var gap: Double
  /// The size that the text with its insets takes.
  var textSize: LayoutSize
  /// What the arrow needs of the edge; nothing without an arrow.
  var arrow: ArrowNeeds?
  /// Whether leading is left: decides the order of equally good ways around an obstacle.
  var direction: UserInterfaceLayoutDirection

  var mainAxis: LayoutAxis { side.mainAxis }
  var crossAxis: LayoutAxis { side.mainAxis.other }

  /// The size that the text takes of an axis.
  func textLength(along axis: LayoutAxis) -> Double {
    axis == .horizontal ? textSize.width : textSize.height
  }
}

/// What an arrow needs of the edge that it stands on, in points.
struct ArrowNeeds: Hashable {
  /// The distance from the edge's ends to where it is straight.
  var inset: Double
  /// The width of the arrow's base.
  var width: Double

  /// The shortest edge on which the arrow stands.
  var edgeLength: Double { 2 * inset + width }

  /// Makes the needs of a style's arrow on an edge of a bubble whose text takes a size.
  ///
  /// A radius of more than half the height rounds the ends of a bubble to a capsule's. If such a
  /// bubble has its arrow on an end, it grows until the arrow fits between the corners: those that
  /// the style names, unless they alone are higher than twice the text's bubble; then those of the
  /// capsule.
  init(style: BubbleStyle, arrow: BubbleArrow, axis: LayoutAxis, textSize: LayoutSize) {
    let half = textSize.height / 2
    let capsule = axis == .horizontal ? half : (style.cornerRadius > 2 * half ? half : .infinity)
    inset = max(0, max(min(style.cornerRadius, capsule), style.border?.width ?? 0))
    width = arrow.width
  }
}

/// Something that a bubble keeps clear of.
struct AvoidedRect: Hashable {
  /// Where it is, absolute, in points.
  var frame: LayoutRect
  /// How much keeping clear of it matters.
  var priority: LayoutPriority
}

/// The order in which what a bubble is asked for gives way.
enum PlacementPriority {
  static let insideSafeArea: LayoutPriority = 990
  static let textUnclipped: LayoutPriority = 980
  static let clearOfTarget: LayoutPriority = 970
  static let arrow: LayoutPriority = 960
  static let clearOfObstacles: LayoutPriority = 950
  /// An arrow that stands straight rather than leans towards its target.
  static let uprightArrow: LayoutPriority = 945
  static let margins: LayoutPriority = 940
  static let wantedSide: LayoutPriority = 900
  static let alignment: LayoutPriority = 500
  /// An arrow that aims at the target's middle.
  static let aim: LayoutPriority = 450
  /// A bubble no larger than its text.
  static let hugging: LayoutPriority = 400
}
