public import Constraints

/// The rows of a list, laid out one by one; grows without laying out again what is there.
///
///     var thread = try ListLayout(of: "thread", in: scene)
///     try thread.append(SceneRow(["id": "m9", "text": "On my way"]))
///     thread.frame(ofRow: thread.count - 1)
///
/// A row is laid out by itself, in the width of the list, so that a new one costs the same among a
/// hundred as among ten thousand. Rows are counted from 0, in the order in which they are shown;
/// frames are measured from the top left corner of what scrolls, in points.
public struct ListLayout {
  let context: SceneContext
  /// What the list is called.
  let name: String
  /// The list; its rows stand in `rows`.
  var list: SceneList
  /// How wide each row is, in points.
  public let width: Double
  /// What of each row notches cover on its left and right, in points.
  let coveredSides: LayoutInsets
  /// The rows as they are shown.
  var rows: [PlacedRow] = []
  /// The sections in which they are.
  var sections: [PlacedSection] = []
  /// How high all rows, headers and footers are together, in points.
  var height = 0.0
  /// For each shape what its rows have in common; nothing until one needs it.
  var blueprints: [RowBlueprint?] = []
  var layouts = RowLayoutCache()
  /// For each shape that is laid out what its rows may give way in; never iterated.
  var wishes: [Int: [RowWish]] = [:]
  /// For each shape that is laid out the views whose baselines constraints name; never iterated.
  var onBaselines: [Int: Set<Int>] = [:]
  /// Which of the shapes share layouts.
  var colorless = ColorlessShapes()
  /// What templates may name of the scene.
  let names: SceneNames
  /// Reads the fields that mean something to the list.
  let reader: RowReader
  /// The ids that rows have; never iterated.
  var ids: Set<String> = []
  /// What its rows had to say, each once, in the order of the file.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// The same; never iterated.
  var said: Set<Diagnostic> = []
  /// How many of them stand in the order of the file.
  var sortedDiagnosticCount = 0

  /// Lays out a list of a scene.
  ///
  /// - Parameters:
  ///   - id: The list's id.
  ///   - scene: The scene, whose views are solved for the list's width.
  ///   - overrides: What stands in for the scene's own values.
  /// - Throws: That the scene has no such list here, or what keeps it from being solved.
  /// - Complexity: O(*n*) for *n* rows, after the scene's views.
  public init(
    of id: String, in scene: Scene, with overrides: SceneOverrides = SceneOverrides()
  ) throws(SceneDiagnostics) {
    let context = try SceneContext(scene, overrides: overrides)
    var layout = ViewLayout(ResolvedView.all(in: context), in: context)
    layout.solve()
    _ = PartsOfLists(solvingIn: &layout)
    let index = layout.views.firstIndex { $0.view.id?.text == id && $0.view.list != nil }
    guard let index, let list = layout.views[index].view.list else {
      let known = layout.views.filter { $0.view.list != nil }.compactMap { $0.view.id?.text }
      throw SceneDiagnostics([
        Diagnostic(
          code: .unknownView, message: "the scene has no list '\(id)' here",
          help: KnownNames(known).help(for: id, orNone: "it has no list", listing: .max))
      ])
    }
    self.init(
      list, named: id, in: layout.engine.frame(of: layout.items[index]), context)
  }

  /// Lays out a list in a frame, absolute, in points: in its width and beside what notches cover.
  init(_ list: SceneList, named name: String, in frame: LayoutRect, _ context: SceneContext) {
    self.context = context
    self.name = name
    self.list = list
    self.list.rows = []
    width = frame.width
    coveredSides = context.coveredSides(of: frame)
    names = SceneNames(of: context.scene)
    reader = RowReader(list.templates)
    add(list.rows)
  }

  /// Whether the rows are laid out as a frame asks for.
  func suits(_ frame: LayoutRect) -> Bool {
    let sides = context.coveredSides(of: frame)
    return [
      width - frame.width, coveredSides.left - sides.left, coveredSides.right - sides.right,
    ].allSatisfy { $0.magnitude <= GeometryTolerance.length }
  }

  /// How many rows there are.
  public var count: Int { rows.count }

  /// The size of all rows with their headers and footers, in points.
  public var contentSize: LayoutSize { LayoutSize(width: width, height: height) }
}

/// A row with its place in a list.
struct PlacedRow: Sendable {
  var row: SceneRow
  var solved: SolvedRow
  /// By what it is sorted.
  var sortText: String
  /// The number of its section.
  var section = 0
  /// Its upper edge, in points.
  var top = 0.0

  var bottom: Double { top + solved.height }
}

/// Rows that follow each other under a title.
struct PlacedSection: Sendable {
  /// What the rows say that they are in, or the letter that they begin with.
  var title: JSONValue?
  /// The letter, if it is one.
  var letter: String?
  /// The number of its first row.
  var firstRow: Int
  /// Where it begins, in points.
  var top: Double
  var header = PlacedEdge()
  /// Where what stands below its rows begins, in points.
  var footerTop = 0.0
  var footer = PlacedEdge()
}

/// What stands above or below a section.
struct PlacedEdge: Sendable {
  var height = 0.0
  /// The views; nothing for empty room.
  var solved: SolvedRow?
}
