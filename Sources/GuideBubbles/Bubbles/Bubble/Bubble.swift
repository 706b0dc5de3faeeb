/// A text that explains a target, and where it would like to stand.
public struct Bubble: Hashable, Sendable {
  /// The heading above its text; empty for none.
  public var title: String
  /// What it says; line feeds start a new line.
  public var text: String
  /// The buttons below its text, in reading order.
  public var buttons: [BubbleButton]
  /// How it looks.
  public var style: BubbleStyle
  /// The sides it would like to stand on, best first.
  ///
  /// The ones left out follow in the order below, above, trailing, leading. Only a bubble that asks
  /// for `over` may cover its target.
  public var preferredSides: [BubbleSide]
  /// How it is lined up with its target.
  public var alignment: BubbleAlignment
  /// The distance from its edge to the target's padded edge, in points.
  ///
  /// Nothing means the arrow's length, so that the tip touches the target. A negative one only counts if the bubble may
  /// cover its target.
  public var gap: Double?
  /// Whether a negative gap makes it cover its target by as much, rather than none.
  public var mayCoverTarget = false
  /// How many points of its target's edge it stands beside at least, if it can.
  ///
  /// Nothing means no matter how few. An arrow asks for its own.
  public var attachment: Double?

  /// Makes a bubble, by default below its target if it fits there, and centred.
  public init(
    title: String = "", text: String, buttons: [BubbleButton] = [],
    style: BubbleStyle = BubbleStyle(), preferredSides: [BubbleSide] = [],
    alignment: BubbleAlignment = .center, gap: Double? = nil
  ) {
    self.title = title
    self.text = text
    self.buttons = buttons
    self.style = style
    self.preferredSides = preferredSides
    self.alignment = alignment
    self.gap = gap
  }

  /// The arrow, unless it is too small to be seen.
  var arrow: BubbleArrow? {
    guard let arrow = style.arrow, arrow.length > 0, arrow.width > 0 else { return nil }
    return arrow
  }

  /// The gap in force, in points.
  package var resolvedGap: Double {
    let wanted = gap ?? arrow?.length ?? 0
    return wanted.isFinite ? (mayCoverTarget ? wanted : max(0, wanted)) : 0
  }

  /// Every side that may be tried, each once, best first: those asked for, the one on which a tail
  /// points at the target, the others.
  func sidesInOrder(for direction: UserInterfaceLayoutDirection) -> [BubbleSide] {
    var sides: [BubbleSide] = []
    let tailSide = TailPlacement(style, direction: direction).map { [$0.side] } ?? []
    for side in preferredSides + tailSide + [.below, .above, .trailing, .leading]
    where !sides.contains(side) {
      sides.append(side)
    }
    return sides
  }
}
