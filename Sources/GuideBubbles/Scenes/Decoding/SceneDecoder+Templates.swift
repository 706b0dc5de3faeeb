internal import Constraints

/// What is special where a decoder reads the template of a list.
struct TemplateScope {
  /// What the view of the row is called in constraints.
  static let row = "row"
  /// Where the template stands; what stands elsewhere comes from the data and has no fields.
  let range: SourceRange

  /// Whether fields of a row come into a text.
  func hasFields(_ text: SceneText, at place: SourceRange) -> Bool {
    range.start <= place.start && place.end <= range.end
      && text.entries.contains { TemplateText.hasFields($0.text) }
  }
}

extension SceneDecoder {
  /// The names of items that constraints may name beside views.
  var itemNames: [String] {
    template == nil ? Scene.reservedNames : [TemplateScope.row, "screen"]
  }

  /// The names that no view can have.
  var takenNames: [String] {
    Scene.reservedNames + (template == nil ? [] : [TemplateScope.row])
  }

  /// Whether a template's constraint may name an attribute: of the screen only its size.
  mutating func checkScreen(
    _ name: String, _ attribute: LayoutAttribute, at range: SourceRange?
  ) -> Bool {
    guard name == "screen", attribute != .width, attribute != .height else { return true }
    report(
      .constraint, "a row is laid out by itself and cannot name 'screen.\(attribute.rawValue)'",
      at: range, help: "name 'row', the views of the template, 'screen.width' or 'screen.height'")
    return false
  }

  /// The shape of a row in a table, which reads the template for it if no row had the like before.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - template: Its template.
  ///   - table: The shapes that are known.
  /// - Returns: The shape's index, and all that is wrong with a new one.
  func shape(
    of row: SceneRow, in template: SceneTemplate, of table: inout ShapeTable
  ) -> (index: Int, diagnostics: [Diagnostic]) {
    if let known = table.index(of: row, in: template) { return (known, []) }
    var filling = TemplateFilling(row)
    let filled = filling.view(template.value) ?? template.value
    let (shape, diagnostics) = read(filled, of: template)
    let found = filling.diagnostics + diagnostics
    let isWrong = found.contains { $0.severity == .error }
    return (table.append(isWrong ? nil : shape, of: row, in: template), found)
  }

  /// Reads a template with the values of fields in it.
  private func read(
    _ filled: JSONValue, of template: SceneTemplate
  ) -> (shape: TemplateShape?, diagnostics: [Diagnostic]) {
    var decoder = SceneDecoder(document: document)
    decoder.styles = styles
    decoder.flags = flags
    decoder.template = TemplateScope(range: template.value.range)
    let shape = decoder.shape(Field(name: "template", value: filled))
    return (shape, decoder.diagnostics)
  }

  private mutating func shape(_ field: Field) -> TemplateShape? {
    guard let fields = fields(field, TemplateKey.self) else { return nil }
    refuseKeysOfPlaces(fields)
    var row = view(fields.viewFields)
    row.name = TemplateScope.row
    row.id = SceneName(TemplateScope.row)
    let constraints = elements(fields[.constraints]) { $0.constraint($1) }
    return TemplateShape(row: row, constraints: constraints)
  }

  /// Reports keys that decide what the list decides for its rows.
  private mutating func refuseKeysOfPlaces(_ fields: Fields<TemplateKey>) {
    let ways: [(ViewKey, String)] = [
      (.id, "its views and constraints call it 'row'"),
      (.pin, "it is as wide as the list; constraints say how high"),
      (.frame, "it is as wide as the list; constraints say how high, such as \"row.height == 44\""),
      (.when, "leave rows out of 'data', or give views in it a 'when'"),
      (.collapses, "leave rows out of 'data'"),
    ]
    for (key, way) in ways {
      // What it is called anyway may be said.
      guard let field = fields[.view(key)],
        key != .id || field.value.string != TemplateScope.row
      else { continue }
      diagnostics.append(
        .meansNothing(key.rawValue, to: "the row of a template", at: field.range, help: way))
    }
  }

  /// Reads a template without any row's values, so that it is checked also where no row wears it.
  mutating func check(_ template: SceneTemplate) {
    var filling = TemplateFilling(nil)
    let filled = filling.view(template.value) ?? template.value
    diagnostics += read(filled, of: template).diagnostics
  }

  /// Reports the fields of a template that no row has.
  mutating func checkFields(of template: SceneTemplate, among known: KnownNames) {
    let names = Set(known.names)
    var said: Set<String> = []
    for use in TemplateFields(in: template.value).uses where !names.contains(use.name) {
      guard said.insert(use.name).inserted else { continue }
      unknown(use.name, kind: "field", code: .unknownField, at: use.range, known: known)
    }
  }
}
