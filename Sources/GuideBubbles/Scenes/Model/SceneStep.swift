/// One step of a guide.
public struct SceneStep: Hashable, Sendable {
  /// The step's name; its position when it has none.
  public var id: String
  /// What the bubble explains; at least one.
  public var targets: [SceneTarget]
  /// What the bubble says.
  public var text: SceneStepText
  /// Where the bubble should lie, or nothing for the first side that keeps every promise.
  public var side: BubbleSide?
  /// How the bubble is lined up with its target.
  public var alignment: BubbleAlignment
  /// From the bubble's edge to the target's padded edge, in points; the arrow's length by default.
  public var gap: SceneLength?
  /// The name of the bubble's style.
  public var style: SceneName?
  /// The hole over each target; nothing for none.
  public var cutout: SceneCutout?
  /// Which tap leads on.
  public var advance: SceneAdvance
  /// Whether a tap inside a cut-out reaches the app.
  public var passesThrough: Bool
  /// What else this bubble may not cover.
  public var obstacles: [SceneObstacle]
  /// The flag on which the step's existence depends.
  public var condition: SceneCondition?
  /// Whether the step is left out when its target cannot be seen.
  public var isOptional: Bool
  /// Where the step stands; nothing when it stands in no file.
  public var range: SourceRange?
  /// Where its side stands; nothing when it asks for none.
  package var sideRange: SourceRange?

  /// Makes a step from its name, targets and text; everything else is the usual.
  public init(id: String, targets: [SceneTarget], text: SceneStepText) {
    self.id = id
    self.targets = targets
    self.text = text
    alignment = .center
    cutout = SceneCutout()
    advance = .anywhere
    passesThrough = false
    obstacles = []
    isOptional = false
  }
}

/// What a step explains.
public enum SceneTarget: Hashable, Sendable {
  /// A view, by its id.
  case view(SceneName)
  /// A rectangle, absolute.
  case rect(SceneRect)
  /// A point, absolute.
  case point(x: SceneLength, y: SceneLength)
  /// One thing that runs over several lines, such as a link: its fragments, absolute.
  case lines([SceneRect])
}

/// What a bubble says.
public struct SceneStepText: Hashable, Sendable {
  /// A heading above the text.
  public var title: SceneText?
  /// The text.
  public var body: SceneText?

  /// Makes a text from its parts.
  public init(title: SceneText? = nil, body: SceneText?) {
    self.title = title
    self.body = body
  }

  /// Title and body in a language, the title on lines of its own.
  package func resolved(for locale: LocaleTag) -> String {
    [title, body].compactMap { $0?.resolved(for: locale) }.joined(separator: "\n")
  }
}

/// The hole in the dimming over a target.
public struct SceneCutout: Hashable, Sendable {
  /// The outline.
  public var shape: Cutout.Shape
  /// How far the hole reaches beyond the target on each side.
  public var padding: SceneInsets
  /// The corner radius of a rounded hole, in points; `nil` for the target's own with the padding
  /// around it, or 8 where it has square corners.
  public var radius: Double?
  /// The outline of a hole of the shape `path`.
  public var path: CutoutPath?

  /// Makes a hole, by default a rounded one.
  public init(
    shape: Cutout.Shape = .rounded, padding: SceneInsets = SceneInsets(4), radius: Double? = nil,
    path: CutoutPath? = nil
  ) {
    self.shape = shape
    self.padding = padding
    self.radius = radius
    self.path = path
  }
}

/// Which tap leads on.
public enum SceneAdvance: Hashable, Sendable {
  /// A tap anywhere.
  case anywhere
  /// A tap on a target.
  case target
  /// A tap on the bubble.
  case bubble
  /// A tap on neither.
  case outside
  /// A tap on a button in the bubble.
  case button(SceneText)

  /// The mode in a language.
  package func resolved(for locale: LocaleTag) -> AdvanceMode {
    switch self {
    case .anywhere: .anywhere
    case .target: .target
    case .bubble: .bubble
    case .outside: .outside
    case .button(let text): .button(text.resolved(for: locale))
    }
  }
}
