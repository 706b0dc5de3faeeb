internal import Constraints

/// Reads values of JSON: numbers, colours, looks, views, constraints.
///
/// It says what is wrong with them and goes on, so that one run finds all mistakes. It reads what
/// stands in a scene's file, and what rows put into the holes of templates. A part that cannot be read
/// is left out or takes its usual value; the whole counts only when there is no error.
struct SceneReader {
  var diagnostics: [Diagnostic] = []
  /// What views may name of their scene.
  var names: SceneNames
  /// The ids of views, in order, with where each stands.
  var views = NameTable()
  var variables = NameTable()
  /// The images of styles by the names of these; never iterated.
  var styleImages: [String: SceneImage] = [:]
  /// Whether the views being read are in a row of tabs.
  var isInTabs = false
  /// What constraints can name, for messages; to be asked for when all views were read.
  lazy var items = KnownNames(views.known.names + itemNames)
  /// How many views were met, for the names of those without an id.
  var viewCount = 0
  /// What the scene comes to, against its limits.
  var totals = SceneTotals()
  /// The lists by their ids; never iterated.
  var lists: [String: SceneList] = [:]
  /// Whether it reads the template of a list, or what a row puts into it.
  let isInTemplate: Bool
  /// Where the first length stands that grows with the screen.
  var firstProportion: SourceRange?

  /// A reader of a scene's file, or of templates in it.
  init(naming names: SceneNames = SceneNames(), isInTemplate: Bool = false) {
    self.names = names
    self.isInTemplate = isInTemplate
  }

  /// The names of items that constraints may name beside views.
  var itemNames: [String] {
    isInTemplate ? [SceneTemplate.rowName, "screen"] : Scene.reservedNames
  }

  /// The names that no view can have.
  var takenNames: [String] {
    Scene.reservedNames + (isInTemplate ? [SceneTemplate.rowName] : [])
  }
}

extension SceneReader {
  /// Enters a name into a table, or reports that it stands there already.
  mutating func declare(
    _ name: SceneName, as kind: String, in table: WritableKeyPath<SceneReader, NameTable>
  ) -> Bool {
    guard let first = self[keyPath: table].insert(name) else { return true }
    diagnostics.append(.duplicate(kind, name.text, at: name.range, first: first))
    return false
  }

  /// Counts more of something that there may not be too much of, which is said once.
  ///
  /// - Returns: Whether there may be as much.
  mutating func count(_ amount: Int, of limit: SceneLimit, at range: SourceRange?) -> Bool {
    let (isWithin, error) = totals.count(amount, of: limit, at: range)
    if let error { diagnostics.append(error) }
    return isWithin
  }

  /// Adds an error.
  mutating func report(
    _ code: DiagnosticCode, _ message: String, at range: SourceRange?, help: String? = nil,
    notes: [(String, SourceRange)] = []
  ) {
    diagnostics.append(
      Diagnostic(
        code: code, message: message, range: range,
        notes: notes.map { Diagnostic(.note, code: code, message: $0.0, range: $0.1) }, help: help))
  }
}
