/// How something looks; what is absent comes from somewhere else.
public struct SceneLook: Hashable, Sendable {
  /// What its text is drawn with.
  public var font: SceneFont?
  /// The colour of its text.
  public var textColor: DrawingColor?
  /// How its text stands between its edges.
  public var textAlignment: ViewTextAlignment?
  /// The most lines that its text takes; 0 means no limit.
  public var lineLimit: Int?
  /// Where its lines end, and what the last one shows of a text that is cut off.
  public var breakMode: LineBreakMode?
  /// The colour of its background.
  public var fill: DrawingColor?
  /// The line around it.
  public var border: BubbleBorder?
  /// The radius of its corners, in points.
  public var cornerRadius: Double?
  /// The distance from its edges to its text.
  public var textInsets: SceneInsets?

  /// Makes a look in which everything is absent.
  public init() {}

  /// The look with what it lacks taken from another.
  public func filled(from other: SceneLook) -> SceneLook {
    var look = self
    look.font = font?.filled(from: other.font) ?? other.font
    look.textColor = textColor ?? other.textColor
    look.textAlignment = textAlignment ?? other.textAlignment
    look.lineLimit = lineLimit ?? other.lineLimit
    look.breakMode = breakMode ?? other.breakMode
    look.fill = fill ?? other.fill
    look.border = border ?? other.border
    look.cornerRadius = cornerRadius ?? other.cornerRadius
    look.textInsets = textInsets ?? other.textInsets
    return look
  }
}

/// A named style, which bubbles and views wear.
public struct SceneStyle: Hashable, Sendable {
  /// Whether there is an arrow.
  public enum Arrow: Hashable, Sendable {
    /// The usual one; none on a picture.
    case usual
    /// None.
    case absent
    /// One of that shape.
    case shaped(BubbleArrow)
  }

  /// The name.
  public var name: String
  /// The style that gives what this one does not say itself; nothing for none.
  ///
  /// In a scene that was read it has given that already.
  public var base: SceneName?
  /// Fonts, colours, border, corners, insets, and how text is broken.
  public var look: SceneLook {
    get { boxedLook.value }
    set { boxedLook.value = newValue }
  }
  private var boxedLook: Box<SceneLook>
  /// What a bubble's title is drawn with; what it leaves open is as the text, but bold.
  public var titleFont: SceneFont?
  /// The widest that a bubble may be, in points.
  public var maximumWidth: SceneLength?
  /// A bubble's arrow.
  public var arrow: Arrow
  /// The image that a bubble's body is drawn with; nothing for none.
  public var image: SceneImage? {
    get { boxedImage?.value }
    set { boxedImage = newValue.map { Box($0) } }
  }
  private var boxedImage: Box<SceneImage>?
  /// The tail that the image shows; nothing for none.
  public var tail: BubbleTail?
  /// Whether the image is drawn the other way round where text is read from right to left.
  public var mirrors: Bool

  /// Makes a style in which everything is absent.
  public init(name: String) {
    self.name = name
    boxedLook = Box(SceneLook())
    arrow = .usual
    mirrors = false
  }
}
