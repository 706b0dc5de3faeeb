internal import Constraints

extension Scene {
  /// Reads a scene file.
  ///
  /// - Parameter bytes: The file in UTF-8.
  /// - Throws: Every error that was found, and the warnings with them, in the order of the file.
  public init(parsing bytes: [UInt8]) throws(SceneDiagnostics) {
    let document: JSONValue
    do throws(JSONError) {
      document = try JSONParser.parse(bytes)
    } catch {
      throw SceneDiagnostics([error.diagnostic])
    }
    var decoder = SceneDecoder(document: document)
    self = decoder.scene()
    let diagnostics = decoder.diagnostics.placed(in: document)
    if diagnostics.contains(where: { $0.severity == .error }) {
      throw SceneDiagnostics(diagnostics)
    }
    warnings = diagnostics
  }
}

/// Turns a document into a scene and goes on after an error, so that one run finds them all.
///
/// A part that cannot be read is left out or takes its usual value; the scene counts only when
/// there is no error.
struct SceneDecoder {
  let document: JSONValue
  var diagnostics: [Diagnostic] = []
  /// The ids of views, in order, with where each stands.
  var views = NameTable()
  var variables = NameTable()
  var styles = NameTable()
  var flags = NameTable()
  /// The images of styles by the names of these; never iterated.
  var styleImages: [String: SceneImage] = [:]
  /// Whether the views being read are in a row of tabs.
  var isInTabs = false
  /// What constraints can name, for messages; to be asked for when all views were read.
  lazy var items = KnownNames(views.known.names + itemNames)
  /// How many views were met, for the names of those without an id.
  var viewCount = 0
  /// The lists by their ids; never iterated.
  var lists: [String: SceneList] = [:]
  /// What is special in the template of a list; nothing outside of one.
  var template: TemplateScope?

  /// Where the first length stands that grows with the screen.
  var firstProportion: SourceRange?

  init(document: JSONValue) { self.document = document }

  /// The scene, as far as it could be read.
  ///
  /// What is referred to is read before what refers.
  mutating func scene() -> Scene {
    var scene = Scene()
    scene.document = document
    let file = Field(name: "scene", value: document)
    guard let fields = fields(file, FileKey.self) else { return scene }
    if let version = fields[.version] { checkVersion(version) }
    scene.flags = list(fields[.flags]) { $0.flags($1) }
    scene.styles = styles(fields[.styles])
    scene.views = elements(fields[.views]) { $0.view($1) }
    scene.variables = elements(fields[.variables]) { $0.variable($1) }
    scene.screen = fields[.screen].flatMap { screen($0) }
    scene.constraints = elements(fields[.constraints]) { $0.constraint($1) }
    if let field = fields[.guide] { scene.guide = guide(field) }
    if let field = fields[.check] { scene.check = check(field) }
    scene.firstProportion = firstProportion
    return scene
  }

  private mutating func checkVersion(_ field: Field) {
    guard let version = number(field), version != 1 else { return }
    report(
      "bad-value", "version \(NumberText.text(version)) is not known to this program",
      at: field.range, help: "the version is 1")
  }

  private mutating func variable(_ field: Field) -> SceneName? {
    guard let name = name(field), checkVariable(name),
      declare(name, as: "variable", in: \.variables)
    else { return nil }
    if let view = views.range(of: name.text) {
      report(
        "duplicate-id", "'\(name.text)' is both a view and a variable", at: field.range,
        notes: [("the view", view)])
    }
    return name
  }

  /// Whether constraints can name a variable of that name: the notation itself decides.
  private mutating func checkVariable(_ name: SceneName) -> Bool {
    guard !Scene.reservedNames.contains(name.text) else {
      report(
        "bad-value", "'\(name.text)' is the name of an item that every screen has", at: name.range,
        help: "choose another name")
      return false
    }
    let line = try? ConstraintNotation.parse(name.text + " == 0")
    if line?.terms.map(\.quantity) == [.variable(name.text)] { return true }
    report(
      "bad-value", "'\(name.text)' cannot stand in a constraint", at: name.range,
      help: "a variable's name is letters, digits and '_', and begins with no digit")
    return false
  }

  /// Flags in one of two shapes: a list of names, which are off, or an object of their values.
  private mutating func flags(_ field: Field) -> [SceneFlag] {
    let flags = flagValues(field)
    return flags.filter { declare($0.name, as: "flag", in: \.flags) }
  }

  private mutating func list<Element>(
    _ field: Field?, read: (inout SceneDecoder, Field) -> [Element]
  ) -> [Element] {
    guard let field else { return [] }
    return read(&self, field)
  }
}

extension SceneDecoder {
  /// Enters a name into a table, or reports that it stands there already.
  mutating func declare(
    _ name: SceneName, as kind: String, in table: WritableKeyPath<SceneDecoder, NameTable>
  ) -> Bool {
    guard let first = self[keyPath: table].insert(name) else { return true }
    report(
      "duplicate-id", "there are two \(kind)s called '\(name.text)'", at: name.range,
      notes: [("the first one", first)])
    return false
  }

  /// Adds an error.
  mutating func report(
    _ code: String, _ message: String, at range: SourceRange?, help: String? = nil,
    notes: [(String, SourceRange)] = []
  ) {
    diagnostics.append(
      Diagnostic(
        code: code, message: message, range: range,
        notes: notes.map { Diagnostic(.note, code: code, message: $0.0, range: $0.1) }, help: help))
  }
}

/// Names in the order of the file, with their places.
///
/// The table behind it is never iterated.
struct NameTable {
  private(set) var known = KnownNames()
  private var ranges: [String: SourceRange] = [:]

  /// Enters a name.
  ///
  /// - Returns: Where it stands already, if it does.
  mutating func insert(_ name: SceneName) -> SourceRange? {
    if let first = ranges[name.text] { return first }
    ranges[name.text] = name.range ?? SourceRange(start: 0, end: 0)
    known.append(name.text)
    return nil
  }

  /// Where a name stands; nothing when it is not known.
  func range(of name: String) -> SourceRange? { ranges[name] }
}
