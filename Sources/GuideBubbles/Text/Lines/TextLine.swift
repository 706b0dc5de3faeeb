/// One line of a `TextLayout`.
public struct TextLine: Hashable, Sendable {
  /// What is drawn, in reading order, without the spaces that hang at the end and without soft
  /// hyphens; where a line ends at one of those, a hyphen is drawn.
  public var text: String
  /// Where the line stands in the whole text, in UTF-8 bytes, hanging spaces and line ends included.
  public var range: Range<Int>
  /// The advance width of what is drawn, in points, not rounded.
  public var width: Double
  /// The top of the line below the layout's top, in points.
  public var top: Double
  /// The baseline below the layout's top, in points.
  public var baseline: Double
  /// The line's height, in points.
  public var height: Double
  /// The direction in which the line is read: that of its paragraph.
  public var direction: UserInterfaceLayoutDirection
  /// Where an ellipsis stands in for text that was cut off; nothing when none does.
  public var ellipsis: TextEllipsis?
  /// Whether the text ends in a hyphen that a soft one of the whole text asks for.
  public var isHyphenated: Bool
  /// Where what is drawn of the text ends in it, in UTF-8 bytes: spaces that hang lie behind.
  package var drawnEnd: Int
  /// The line's parts from left to right, each of one direction and weight; empty for a line whose
  /// characters all have the line's direction and the text's weight.
  ///
  /// The order is that of the line in its paragraph: what stood on the lines before can decide it.
  public var runs: [TextRun]
  /// How far the line begins behind the leading edge, in points.
  package var indent = 0.0

  /// Makes a line from its parts.
  package init(
    text: String, range: Range<Int>, width: Double, top: Double, baseline: Double, height: Double,
    direction: UserInterfaceLayoutDirection, ellipsis: TextEllipsis? = nil, runs: [TextRun] = [],
    isHyphenated: Bool = false, drawnEnd: Int? = nil
  ) {
    self.text = text
    self.range = range
    self.width = width
    self.top = top
    self.baseline = baseline
    self.height = height
    self.direction = direction
    self.ellipsis = ellipsis
    self.runs = runs
    self.isHyphenated = isHyphenated
    self.drawnEnd = drawnEnd ?? min(range.upperBound, range.lowerBound + text.utf8.count)
  }
}

/// A part of a line whose characters all have the same direction and weight.
public struct TextRun: Hashable, Sendable {
  /// What is drawn, in reading order; brackets of a right-to-left run are drawn mirrored.
  public var text: String
  /// The left edge, in points from the line's.
  public var x: Double
  /// The advance width, in points.
  public var width: Double
  /// The direction of its characters.
  public var direction: UserInterfaceLayoutDirection
  /// The weight that it is drawn with where that is not the text's.
  package var weight: TextFont.Weight?
  /// Whether its characters follow each other from left to right by themselves.
  package var isPlain = false

  /// Makes a run from its parts.
  package init(text: String, x: Double, width: Double, direction: UserInterfaceLayoutDirection) {
    self.text = text
    self.x = x
    self.width = width
    self.direction = direction
  }
}
