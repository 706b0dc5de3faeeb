/// What a view of kind `list` shows: rows of data in the shapes of templates.
public struct SceneList: Hashable, Sendable {
  /// The rows in the order of the file.
  public var rows: [SceneRow]
  /// How rows may look, in the order of the file.
  public var templates: [SceneTemplate]
  /// What decides the order in which rows are shown.
  public var order: SceneListOrder
  /// What stands above each section; nothing for the usual.
  public var headers: SceneSectionEdges?
  /// What stands below each section; nothing for none.
  public var footers: SceneSectionEdges?
  /// The lines between rows; nothing for none.
  public var separator: SceneSeparator?
  /// How the column of letters looks that stands beside rows in sections of letters; nothing for none.
  public var index: SceneListIndex?
  /// The templates with the values that rows put into them, as far as they are known.
  var shapes = ShapeTable()

  /// Makes a list without rows.
  public init() {
    rows = []
    templates = []
    order = .asWritten
    separator = SceneSeparator()
    index = SceneListIndex()
  }
}

/// What decides the order in which the rows of a list are shown.
public enum SceneListOrder: Hashable, Sendable {
  /// That of the file.
  case asWritten
  /// Their texts.
  case sorted
  /// Their texts, in a section for each first letter.
  case letters
}

/// What stands at one edge of the sections of a list.
public struct SceneSectionEdges: Hashable, Sendable {
  /// That of the first section.
  public var first: SceneSectionEdge
  /// Those of the others.
  public var others: SceneSectionEdge

  /// Makes edges, by default all the same.
  public init(first: SceneSectionEdge, others: SceneSectionEdge? = nil) {
    self.first = first
    self.others = others ?? first
  }
}

/// What stands above or below a section of a list.
public enum SceneSectionEdge: Hashable, Sendable {
  /// Empty room of that height.
  case length(SceneLength)
  /// Views, as in a row; the section's title is the field `section`.
  case template(SceneTemplate)
}

/// The lines between the rows of a list.
public struct SceneSeparator: Hashable, Sendable {
  /// Their colour.
  public var color: DrawingColor
  /// The distance from the list's edges to the lines; only leading and trailing count.
  public var insets: SceneInsets

  /// Makes separators, by default as the platform draws them.
  public init(
    color: DrawingColor = DrawingColor(red: 0xc6, green: 0xc6, blue: 0xc8),
    insets: SceneInsets = SceneInsets(
      top: SceneLength(0), leading: SceneLength(16), bottom: SceneLength(0),
      trailing: SceneLength(0))
  ) {
    self.color = color
    self.insets = insets
  }
}

/// The column of letters beside a list whose sections are letters.
public struct SceneListIndex: Hashable, Sendable {
  /// The colour of the letters; nothing for the tint.
  public var textColor: DrawingColor?
  /// What they are drawn with; 11 points and bold unless told otherwise.
  public var font: SceneFont?
  /// Whether a magnifier stands before them.
  public var showsSearch: Bool

  /// Makes an index, by default the platform's without a magnifier.
  public init(textColor: DrawingColor? = nil, font: SceneFont? = nil, showsSearch: Bool = false) {
    self.textColor = textColor
    self.font = font
    self.showsSearch = showsSearch
  }
}
