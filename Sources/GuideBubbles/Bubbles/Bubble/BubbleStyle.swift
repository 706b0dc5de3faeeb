public import GuideFormats

/// How a bubble looks, apart from its text.
public struct BubbleStyle: Hashable, Sendable {
  /// What its text is drawn with.
  public var font: TextFont
  /// What its title is drawn with; nothing means its text's font in bold.
  public var titleFont: TextFont?
  /// The colour of its texts and of its buttons' outlines.
  public var textColor: DrawingColor
  /// The most lines that its text takes; 0 means no limit.
  ///
  /// Titles and buttons have none.
  public var lineLimit: Int
  /// Where its lines end, and what the last one shows of a text that is cut off.
  public var breakMode: LineBreakMode
  /// The colour of its body and arrow; behind a picture, only of the arrow.
  public var fill: DrawingColor
  /// The image that its body is drawn with, in place of the fill; nothing for none.
  public var picture: BubblePicture?
  /// The line around it, inside its frame and part of its geometry.
  public var border: BubbleBorder?
  /// The radius of its corners, in points.
  public var cornerRadius: Double
  /// The distance from its edges to its text.
  public var textInsets: DirectionalInsets
  /// The widest it may be, in points; nothing means as wide as fits.
  public var maximumWidth: Double?
  /// The arrow that points at the target; nothing for none.
  public var arrow: BubbleArrow?

  /// Makes a style, by default white 15-point text on blue with an arrow.
  public init(
    font: TextFont = TextFont(size: 15), textColor: DrawingColor = .white,
    fill: DrawingColor = DrawingColor(red: 0x2f, green: 0x6f, blue: 0xed),
    border: BubbleBorder? = nil, cornerRadius: Double = 10,
    textInsets: DirectionalInsets = DirectionalInsets(top: 8, leading: 12, bottom: 8, trailing: 12),
    maximumWidth: Double? = 253, arrow: BubbleArrow? = BubbleArrow(), lineLimit: Int = 0,
    breakMode: LineBreakMode = .truncateTail, titleFont: TextFont? = nil,
    picture: BubblePicture? = nil
  ) {
    self.font = font
    self.titleFont = titleFont
    self.picture = picture
    self.textColor = textColor
    self.fill = fill
    self.border = border
    self.cornerRadius = cornerRadius
    self.textInsets = textInsets
    self.maximumWidth = maximumWidth
    self.arrow = arrow
    self.lineLimit = lineLimit
    self.breakMode = breakMode
  }

  /// The font that a title is drawn with.
  public var resolvedTitleFont: TextFont { titleFont ?? buttonFont }

  /// The font that buttons are drawn with: the text's in bold.
  public var buttonFont: TextFont {
    TextFont(family: font.family, size: font.size, weight: .bold)
  }
}
