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
    var reader = SceneReader()
    self = try reader.scene(Field(name: "scene", value: document))
  }
}

/// Reads what only a whole file has.
extension SceneReader {
  /// The scene.
  ///
  /// What is referred to is read before what refers.
  ///
  /// - Parameter file: The file.
  /// - Throws: All that is wrong with it, and what could be better, in the order of the file.
  /// - Returns: The scene, with what could be better.
  mutating func scene(_ file: Field) throws(SceneDiagnostics) -> Scene {
    guard let fields = fields(file, FileKey.self) else { throw SceneDiagnostics(diagnostics) }
    if let version = fields[.version] { checkVersion(version) }
    if let schema = fields[.schema] { _ = string(schema) }
    let flags = list(fields[.flags]) { $0.flags($1) }
    let styles = styles(fields[.styles])
    let views = elements(fields[.views]) { $0.sceneView($1) }
    let variables = elements(fields[.variables]) { $0.variable($1) }
    let screen = fields[.screen].flatMap { self.screen($0) }
    let constraints = elements(fields[.constraints]) { $0.constraint($1) }
    let guide = fields[.guide].map { self.guide($0) } ?? SceneGuide()
    let check = fields[.check].map { self.check($0) } ?? SceneCheck()
    let found = diagnostics.inOrderOfFile
    if found.contains(where: { $0.severity == .error }) { throw SceneDiagnostics(found) }
    var scene = Scene(
      screen: screen, flags: flags, views: views, variables: variables, constraints: constraints,
      styles: styles, guide: guide, check: check, warnings: found)
    scene.firstProportion = firstProportion
    return scene
  }

  private mutating func checkVersion(_ field: Field) {
    guard let version = number(field), version != 1 else { return }
    report(
      .badValue, "version \(NumberText.text(version)) is not known to this program",
      at: field.range, help: "the version is 1")
  }

  private mutating func variable(_ field: Field) -> SceneName? {
    guard let name = name(field), checkVariable(name),
      declare(name, as: "variable", in: \.variables)
    else { return nil }
    if let view = views.range(of: name.text) {
      report(
        .duplicateID, "'\(name.text)' is both a view and a variable", at: field.range,
        notes: [("the view", view)])
    }
    return name
  }

  /// Whether constraints can name a variable of that name: the notation itself decides.
  private mutating func checkVariable(_ name: SceneName) -> Bool {
    guard !Scene.reservedNames.contains(name.text) else {
      diagnostics.append(
        .taken(name.text, byEvery: "screen", at: name.range, help: "choose another name"))
      return false
    }
    let line = try? ConstraintNotation.parse(name.text + " == 0")
    if line?.terms.map(\.quantity) == [.variable(name.text)] { return true }
    report(
      .badValue, "'\(name.text)' cannot stand in a constraint", at: name.range,
      help: "a variable's name is letters, digits and '_', and begins with no digit")
    return false
  }

  /// Flags in one of two shapes: a list of names, which are off, or an object of their values.
  private mutating func flags(_ field: Field) -> [SceneFlag] {
    let flags = flagValues(field)
    return flags.filter { declare($0.name, as: "flag", in: \.names.flags) }
  }

  private mutating func list<Element>(
    _ field: Field?, read: (inout SceneReader, Field) -> [Element]
  ) -> [Element] {
    guard let field else { return [] }
    return read(&self, field)
  }
}
