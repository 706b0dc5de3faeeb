public import Constraints

/// What a scene comes to on one screen: the frames of everything, step by step.
///
/// Frames are absolute, in points, after snapping to the screen's pixels; arrays keep the scene's
/// order. Everything that draws or prints takes its numbers from here.
public struct SceneSolution: Hashable, Sendable {
  /// The screen; nothing for a purely algebraic scene.
  public var screen: SolvedScreen?
  /// The views in drawing order, parents before their children.
  public var views: [SolvedView]
  /// The free unknowns.
  public var variables: [SolvedVariable]
  /// The constraints below priority 1000 that gave way, in the order of the file, then the contents
  /// that are squeezed, in the order of the views.
  public var violations: [SolvedViolation]
  /// The steps that exist, in order.
  public var steps: [SolvedStep]
  /// The steps that are left out, in order.
  public var skipped: [SkippedStep]
  /// Warnings and notes.
  public var diagnostics: [Diagnostic]

  /// Makes a solution from its parts.
  public init(
    screen: SolvedScreen?, views: [SolvedView] = [], variables: [SolvedVariable] = [],
    violations: [SolvedViolation] = [], steps: [SolvedStep] = [], skipped: [SkippedStep] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.screen = screen
    self.views = views
    self.variables = variables
    self.violations = violations
    self.steps = steps
    self.skipped = skipped
    self.diagnostics = diagnostics
  }
}

/// The screen that a scene was solved for.
public struct SolvedScreen: Hashable, Sendable {
  /// Width and height, in points, as the orientation has it.
  public var size: LayoutSize
  /// Pixels a point.
  public var scale: Double
  /// The distances from the edges that bars and notches take.
  public var safeArea: LayoutInsets
  /// The keyboard's height from the screen's bottom, in points; 0 when hidden.
  public var keyboard: Double
  /// The direction in which leading comes before trailing.
  public var direction: UserInterfaceLayoutDirection
  /// The language tag that texts were chosen by.
  public var locale: String
  /// The content size category.
  public var textSize: String

  /// Makes a screen from its parts.
  public init(
    size: LayoutSize, scale: Double, safeArea: LayoutInsets, keyboard: Double,
    direction: UserInterfaceLayoutDirection, locale: String, textSize: String
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.keyboard = keyboard
    self.direction = direction
    self.locale = locale
    self.textSize = textSize
  }
}

/// A view with its frame.
public struct SolvedView: Hashable, Sendable {
  /// The name by which constraints and steps address it.
  public var id: String
  /// What it is.
  public var kind: ViewKind
  /// The frame, absolute, in points.
  public var frame: LayoutRect
  /// The index of its parent in `SceneSolution.views`; nothing for a top-level view.
  public var parent: Int?
  /// Whether it is not drawn.
  public var isHidden: Bool
  /// Where its text is drawn, absolute, in points.
  public var textFrame: LayoutRect
  /// Its text, broken for its width; nothing when it has none.
  public var text: TextLayout?
  /// How it is drawn.
  public var look: ViewLook
  /// Its image; nothing when it has none.
  public var image: ViewImage?
  /// Whether it is on, for a switch; nothing where the scene does not say, which means off.
  public var isOn: Bool?
  /// Whether it is selected, for a button or a view in tabs; nothing where the scene does not say.
  public var isSelected: Bool?
  /// Its HTML, whose plain text is ``text``; nothing unless it is a page.
  public var page: String?
  /// What it came to as a list; nothing for other kinds.
  public var list: SolvedList?

  /// Makes a view from its parts.
  public init(
    id: String, kind: ViewKind, frame: LayoutRect, parent: Int? = nil, isHidden: Bool = false,
    textFrame: LayoutRect = LayoutRect(), text: TextLayout? = nil, look: ViewLook = ViewLook(),
    image: ViewImage? = nil, isOn: Bool? = nil, isSelected: Bool? = nil, page: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.frame = frame
    self.parent = parent
    self.isHidden = isHidden
    self.textFrame = textFrame
    self.text = text
    self.look = look
    self.image = image
    self.isOn = isOn
    self.isSelected = isSelected
    self.page = page
  }
}

/// What a view is.
public enum ViewKind: String, Hashable, Sendable, CaseIterable {
  /// A plain rectangle.
  case view
  /// A text.
  case label
  /// A text that can be tapped.
  case button
  /// A picture.
  case image
  /// A line to type into.
  case field
  /// An on-off switch.
  case `switch`
  /// A navigation bar.
  case bar
  /// A tab bar.
  case tabs
  /// A row or column of views.
  case stack
  /// A view whose content moves.
  case scroll
  /// Rows from data.
  case list
  /// A page.
  case web
}

/// How a text stands between the edges of its view.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// Where text begins.
  case leading
  /// In the middle.
  case center
  /// Where text ends.
  case trailing
}

/// How a view is drawn; what is absent is the kind's own.
public struct ViewLook: Hashable, Sendable {
  /// What its text is drawn with.
  public var font: TextFont
  /// The colour of its text.
  public var textColor: DrawingColor?
  /// How its text stands between its edges.
  public var textAlignment: TextAlignment?
  /// The colour of its background.
  public var fill: DrawingColor?
  /// The line around it.
  public var border: BubbleBorder?
  /// The radius of its corners, in points.
  public var cornerRadius: Double?

  /// Makes a look from its parts.
  public init(
    font: TextFont = TextFont(), textColor: DrawingColor? = nil,
    textAlignment: TextAlignment? = nil, fill: DrawingColor? = nil, border: BubbleBorder? = nil,
    cornerRadius: Double? = nil
  ) {
    self.font = font
    self.textColor = textColor
    self.textAlignment = textAlignment
    self.fill = fill
    self.border = border
    self.cornerRadius = cornerRadius
  }
}

/// A free unknown with its value.
public struct SolvedVariable: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The value, not rounded.
  public var value: Double

  /// Makes a variable from its name and value.
  public init(name: String, value: Double) {
    self.name = name
    self.value = value
  }
}

/// One step of the tour: what is highlighted and what the bubble says.
public struct SolvedStep: Hashable, Sendable {
  /// The step's name; its position when it has none.
  public var id: String
  /// The position in the file, from 1.
  public var step: Int
  /// The position among the steps that are shown, from 1.
  public var shown: Int
  /// How many steps are shown.
  public var of: Int
  /// What is highlighted.
  public var targets: [SolvedTarget]
  /// The holes in the dimming.
  public var cutouts: [Cutout]
  /// The bubble and its text.
  public var bubble: BubblePlacement
  /// How the bubble looks.
  public var style: BubbleStyle
  /// Which tap leads on.
  public var advance: AdvanceMode
  /// Whether a tap inside a cut-out reaches the app.
  public var passThrough: Bool

  /// Makes a step from its parts.
  public init(
    id: String, step: Int, shown: Int, of: Int, targets: [SolvedTarget], cutouts: [Cutout],
    bubble: BubblePlacement, style: BubbleStyle, advance: AdvanceMode = .anywhere,
    passThrough: Bool = false
  ) {
    self.id = id
    self.step = step
    self.shown = shown
    self.of = of
    self.targets = targets
    self.cutouts = cutouts
    self.bubble = bubble
    self.style = style
    self.advance = advance
    self.passThrough = passThrough
  }
}

/// Something that a step highlights.
public struct SolvedTarget: Hashable, Sendable {
  /// The view's name; nothing for a point or a rectangle.
  public var id: String?
  /// The frames, absolute, in points, at least one: zero-sized for a point, and several, from top to
  /// bottom, for what runs over several lines.
  public var frames: [LayoutRect]

  /// The smallest rectangle around the frames, absolute, in points.
  public var frame: LayoutRect {
    frames.dropFirst().reduce(frames.first ?? LayoutRect()) { $0.union($1) }
  }

  /// Makes a target from its name and its frame in points.
  public init(id: String?, frame: LayoutRect) {
    self.init(id: id, frames: [frame])
  }

  /// Makes a target that runs over several lines from its name and their frames in points.
  public init(id: String?, frames: [LayoutRect]) {
    self.id = id
    self.frames = frames
  }
}
