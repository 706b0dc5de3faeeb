extension SceneTemplate {
  /// The template with the fields of a row in its holes, but for the texts that its views show.
  ///
  /// - Parameters:
  ///   - row: The row; without one, whatever depends on a field is left out.
  ///   - names: What views may name of their scene.
  /// - Returns: What it comes to, and all that is wrong with it.
  func filled(
    with row: SceneRow?, naming names: SceneNames
  ) -> (shape: TemplateShape, diagnostics: [Diagnostic]) {
    var filling = TemplateFilling(row, naming: names)
    let shape = filling.shape(of: self)
    return (shape, filling.misfits + diagnostics + filling.reader.diagnostics)
  }
}

/// Puts the fields of a row into the holes of a template.
///
/// What is inserted keeps its place in the file, so that messages about it point at the data, and is
/// not looked through for fields again.
private struct TemplateFilling {
  private let row: SceneRow?
  /// Reads what comes into holes.
  private(set) var reader: SceneReader
  /// What of the row cannot stand inside a text.
  private(set) var misfits: [Diagnostic] = []

  init(_ row: SceneRow?, naming names: SceneNames) {
    self.row = row
    reader = SceneReader(naming: names, isInTemplate: true)
  }

  mutating func shape(of template: SceneTemplate) -> TemplateShape {
    let row = view(template.row, isRow: true)
    let constraints = elements(
      template.constraints, of: TemplateKey.constraints.rawValue,
      read: { $0.known($1) }, open: { $0.constraint($1) })
    return TemplateShape(row: row, constraints: constraints)
  }

  private mutating func known(_ constraint: SceneConstraint) -> SceneConstraint? {
    var constraint = constraint
    constraint.owner = constraint.owner.flatMap { reader.knownOwner($0) }
    return reader.withKnownNames(constraint)
  }

  private mutating func view(_ template: TemplateView, isRow: Bool = false) -> SceneView {
    var view = template.view
    var fields = Fields<ViewKey>(range: view.range ?? SourceRange(start: 0, end: 0))
    for open in template.open {
      if let value = filled(open.value) { fields.append(open.key, value) }
    }
    for member in template.unknown where filled(member.value) != nil {
      isRow
        ? reader.unknownKey(member.key.text, at: member.keyRange, of: TemplateKey.self)
        : reader.unknownKey(member.key.text, at: member.keyRange, of: ViewKey.self)
    }
    if isRow { reader.refuseKeysOfPlaces(fields) }
    reader.viewCount += 1
    if let field = fields[.kind] { view.kind = reader.viewKind(field) ?? .view }
    if !isRow {
      if let field = fields[.id] { view.id = reader.viewID(field) }
      view.id = view.id.flatMap { reader.declared($0) }
      view.name = view.id?.text ?? reader.usualName(of: view.kind)
    }
    for part in template.openParts { reader.read(part, fields, into: &view) }
    if template.opens(.placeholder) { view.placeholder?.noteFields() }
    let isInOuterTabs = reader.isInTabs
    reader.isInTabs = isInOuterTabs || view.kind == .tabs
    view.children = elements(
      template.children, of: ViewKey.children.rawValue, read: { $0.view($1) },
      open: { $0.view($1) })
    reader.isInTabs = isInOuterTabs
    return view
  }

  /// The elements of an array, without those that are absent or wrong.
  private mutating func elements<Read, Element>(
    _ array: TemplateArray<Read>, of name: String,
    read: (inout TemplateFilling, Read) -> Element?,
    open: (inout SceneReader, Field) -> Element?
  ) -> [Element] {
    switch array {
    case .whole(let value):
      guard let value = filled(value) else { return [] }
      return reader.elements(Field(name: name, value: value), read: open)
    case .each(let parts):
      var elements: [Element] = []
      var position = 0
      for part in parts {
        switch part {
        case .read(let part): if let element = read(&self, part) { elements.append(element) }
        case .open(let value):
          guard let value = filled(value) else { continue }
          let field = Field(name: "\(name)[\(position)]", value: value)
          if let element = open(&reader, field) { elements.append(element) }
        }
        position += 1
      }
      return elements
    }
  }

  /// Keys without which an object says nothing, so that it is absent where their field is: a
  /// constraint's line, an image's file.
  private static let essentials = [ConstraintKey.where.rawValue, ImageKey.file.rawValue]

  /// A value with the row's fields in it; nothing where it is absent.
  private mutating func filled(_ value: TemplateValue) -> JSONValue? {
    switch value {
    case .fixed(let value): return value
    case .field(let name, _): return row?[name]
    case .text(let string): return filled(string)
    case .array(let elements, let range, let hasAnyLength):
      let filled = elements.compactMap { element -> JSONValue? in
        self.filled(element) ?? (hasAnyLength ? nil : JSONValue(.null, range: element.range))
      }
      return JSONValue(.array(filled), range: range)
    case .object(let members, let range):
      var kept: [JSONMember] = []
      for member in members {
        if let value = filled(member.value) {
          kept.append(JSONMember(key: member.key, keyRange: member.keyRange, value: value))
        } else if Self.essentials.contains(member.key.text) {
          return nil
        }
      }
      return JSONValue(.object(kept), range: range)
    case .truth(let condition, let range):
      return row.map { JSONValue(.bool(condition.holds(in: $0)), range: range) }
    case .unless(let condition, let value):
      return row.flatMap { condition.holds(in: $0) ? nil : value }
    }
  }

  private mutating func filled(_ string: TemplateString) -> JSONValue? {
    guard let row else { return nil }
    var inserted: [String] = []
    for hole in string.holes {
      let value = row[hole.field]
      if let value, value.plainText == nil {
        misfits.append(
          Diagnostic(
            code: .wrongType,
            message: "'\(hole.field)' is \(value.kindName), which cannot stand inside a text here",
            range: value.range, help: "a string or a number can"))
      }
      inserted.append(value?.plainText ?? "")
    }
    let text = string.string.replacing(string.holes.map(\.part), by: inserted)
    return JSONValue(.string(text), range: string.range)
  }
}
