/// One step of the tour: what is highlighted and what the bubble says.
public struct SolvedStep: Hashable, Sendable {
  /// The step's name; its position when it has none.
  public var id: String
  /// The position in the file, from 1.
  public var position: Int
  /// The position among the steps that are shown, from 1.
  public var shownPosition: Int
  /// How many steps are shown.
  public var shownCount: Int
  /// What is highlighted.
  public var targets: [SolvedTarget]
  /// The holes in the dimming.
  public var cutouts: [Cutout]
  /// The bubble and its text.
  public var bubble: BubblePlacement {
    get { boxedBubble.value }
    set { boxedBubble.value = newValue }
  }
  private var boxedBubble: Box<BubblePlacement>
  /// How the bubble looks.
  public var style: BubbleStyle {
    get { boxedStyle.value }
    set { boxedStyle.value = newValue }
  }
  private var boxedStyle: Box<BubbleStyle>
  /// Which tap leads on.
  public var advance: AdvanceMode
  /// Whether a tap inside a cut-out reaches the app.
  public var passesThrough: Bool
  /// The names of the controls that the bubble covers, in drawing order.
  public var coveredControls: [String]

  /// Makes a step from its parts.
  package init(
    id: String, position: Int, shownPosition: Int, shownCount: Int, targets: [SolvedTarget],
    cutouts: [Cutout], bubble: BubblePlacement, style: BubbleStyle,
    advance: AdvanceMode = .anywhere, passesThrough: Bool = false, coveredControls: [String] = []
  ) {
    self.id = id
    self.position = position
    self.shownPosition = shownPosition
    self.shownCount = shownCount
    self.targets = targets
    self.cutouts = cutouts
    boxedBubble = Box(bubble)
    boxedStyle = Box(style)
    self.advance = advance
    self.passesThrough = passesThrough
    self.coveredControls = coveredControls
  }
}

/// Something that a step highlights.
public struct SolvedTarget: Hashable, Sendable {
  /// The view's name; nothing for a point or a rectangle.
  public var id: String?
  /// The frames, absolute, in points, at least one: zero-sized for a point, and several, from top to
  /// bottom, for what runs over several lines.
  public var frames: [LayoutRect]
  /// What can be seen of them, absolute, in points, as rectangles that do not overlap.
  public var visibleParts: [LayoutRect]

  /// The smallest rectangle around the frames, absolute, in points.
  public var frame: LayoutRect {
    frames.dropFirst().reduce(frames.first ?? LayoutRect()) { $0.union($1) }
  }

  /// Makes a target from its name and its frame in points.
  package init(id: String?, frame: LayoutRect) {
    self.init(id: id, frames: [frame])
  }

  /// Makes a target that runs over several lines from its name and their frames in points, all of
  /// which can be seen unless something else is said.
  package init(id: String?, frames: [LayoutRect], visibleParts: [LayoutRect]? = nil) {
    self.id = id
    self.frames = frames
    self.visibleParts = visibleParts ?? frames
  }
}
