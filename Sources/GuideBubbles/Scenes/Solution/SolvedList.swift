/// What a list came to beside the views of its rows.
public struct SolvedList: Hashable, Sendable {
  /// The size of all rows with their headers and footers, in points.
  public var contentSize: LayoutSize
  /// The point of that which is at the list's top left corner, in points.
  public var offset: LayoutPoint
  /// How many rows there are.
  public var rowCount: Int
  /// The sections in order.
  public var sections: [SolvedSection]
  /// The lines between rows that are in the list's frame, absolute, in points.
  public var separators: [LayoutRect]
  /// The colour of the lines.
  public var separatorColor: DrawingColor
  /// The column of letters; nothing for none.
  public var index: SolvedIndex?

  /// Makes a list from its parts.
  package init(
    contentSize: LayoutSize, offset: LayoutPoint, rowCount: Int, sections: [SolvedSection] = [],
    separators: [LayoutRect] = [], separatorColor: DrawingColor = SceneSeparator().color,
    index: SolvedIndex? = nil
  ) {
    self.contentSize = contentSize
    self.offset = offset
    self.rowCount = rowCount
    self.sections = sections
    self.separators = separators
    self.separatorColor = separatorColor
    self.index = index
  }
}

/// A section of a list.
public struct SolvedSection: Hashable, Sendable {
  /// Its title; nothing for none.
  public var title: String?
  /// Its rows, by their positions from 0.
  public var rows: Range<Int>

  /// Makes a section from its parts.
  package init(title: String?, rows: Range<Int>) {
    self.title = title
    self.rows = rows
  }
}

/// The column of letters beside a list.
public struct SolvedIndex: Hashable, Sendable {
  /// One of its entries.
  public struct Entry: Hashable, Sendable {
    /// The letter; nothing for the magnifier.
    public var text: TextLayout?
    /// Where it stands, absolute, in points.
    public var frame: LayoutRect

    /// Makes an entry from its parts.
    package init(text: TextLayout?, frame: LayoutRect) {
      self.text = text
      self.frame = frame
    }
  }

  /// What it is called.
  public var id: String
  /// The column, absolute, in points.
  public var frame: LayoutRect
  /// From top to bottom.
  public var entries: [Entry]
  /// What letters are drawn with.
  public var font: TextFont
  /// Their colour; nothing for the tint.
  public var textColor: DrawingColor?

  /// Makes an index from its parts.
  package init(
    id: String, frame: LayoutRect, entries: [Entry], font: TextFont, textColor: DrawingColor? = nil
  ) {
    self.id = id
    self.frame = frame
    self.entries = entries
    self.font = font
    self.textColor = textColor
  }
}
