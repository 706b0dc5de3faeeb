/// How a view is drawn; what is absent is the kind's own.
public struct ViewLook: Hashable, Sendable {
  /// What its text is drawn with.
  public var font: TextFont
  /// The colour of its text.
  public var textColor: DrawingColor?
  /// How its text stands between its edges.
  public var textAlignment: ViewTextAlignment?
  /// The colour of its background.
  public var fill: DrawingColor?
  /// The line around it.
  public var border: BubbleBorder?
  /// The radius of its corners, in points.
  public var cornerRadius: Double?

  /// Makes a look from its parts.
  package init(
    font: TextFont = TextFont(), textColor: DrawingColor? = nil,
    textAlignment: ViewTextAlignment? = nil, fill: DrawingColor? = nil, border: BubbleBorder? = nil,
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
