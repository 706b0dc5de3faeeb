internal import Constraints

/// Readers of the templates of lists.
extension SceneReader {
  /// A template, read as far as no field of a row decides.
  ///
  /// What is wrong with it is said when it is checked, or when a row comes into it.
  ///
  /// - Parameters:
  ///   - value: An object.
  ///   - name: The name by which rows choose it.
  ///   - id: What tells it from the others of its list.
  /// - Returns: The template.
  func template(_ value: JSONValue, name: String? = nil, id: SceneTemplate.ID) -> SceneTemplate {
    var reader = SceneReader(naming: names, isInTemplate: true)
    var constraints: JSONValue?
    var members: [JSONMember] = []
    if case .object(let all) = value.content {
      members = all.filter { $0.key.text != TemplateKey.constraints.rawValue }
      constraints = all.first { $0.key.text == TemplateKey.constraints.rawValue }?.value
    }
    let row = reader.templateView(members, at: value.range, isRow: true, isInKnownViews: true)
    let lines = constraints.map { reader.templateConstraints($0) } ?? .each([])
    return SceneTemplate(
      name: name, id: id, row: row, constraints: lines, uses: TemplateFields(in: value).uses,
      diagnostics: reader.diagnostics)
  }

  private mutating func templateConstraints(_ value: JSONValue) -> TemplateArray<SceneConstraint> {
    guard case .array(let elements) = value.content else { return .whole(TemplateValue(value)) }
    return .each(
      elements.map { element in
        let value = TemplateValue(element)
        let read = value.isOpen ? nil : soundConstraint(element)
        return read.map { .read($0) } ?? .open(value)
      })
  }

  /// A constraint with which nothing is wrong but maybe the names in it; one with which something is
  /// will be reported when rows, and the names of all views, are there.
  private mutating func soundConstraint(_ value: JSONValue) -> SceneConstraint? {
    let said = diagnostics.count
    let field = Field(name: TemplateKey.constraints.rawValue, value: value)
    let constraint = writtenConstraint(field).flatMap { parsed($0) }
    guard diagnostics.count > said else { return constraint }
    diagnostics.removeSubrange(said...)
    return nil
  }

  /// A view of a template with those in it.
  ///
  /// - Parameters:
  ///   - members: What it says.
  ///   - range: Where it stands.
  ///   - isRow: Whether it is the row itself.
  ///   - isInKnownViews: Whether no field decides what the views around it are.
  /// - Returns: The view with its holes.
  private mutating func templateView(
    _ members: [JSONMember], at range: SourceRange, isRow: Bool, isInKnownViews: Bool
  ) -> TemplateView {
    let written = WrittenView(members, at: range)
    let said = diagnostics.count
    let fields = written.fields(isRow: isRow, &self)
    let isUnknown = hasUnknownKind(fields)
    if isUnknown { diagnostics.removeSubrange(said...) }
    if isRow { refuseKeysOfPlaces(fields) }
    viewCount += 1
    let kind = fields[.kind].flatMap { viewKind($0) } ?? .view
    let id =
      isRow ? SceneName(SceneTemplate.rowName) : fields[.id].flatMap { viewID($0) }
    var view = SceneView(name: id?.text ?? usualName(of: kind), kind: kind)
    view.id = id
    view.range = range
    view.places = written.places
    let isKnown = !written.opens(.kind)
    var template = TemplateView(view: view, open: written.open, unknown: written.unknown)
    for part in ViewPart.all where !isUnknown || !part.dependsOnKind {
      let depends =
        part.dependsOnKind && !(isKnown && (isInKnownViews || part != .key(.selected)))
      if depends || part.keys.contains(where: written.opens) {
        template.leaveToRows(part, fields)
      } else {
        read(part, fields, into: &template.view)
      }
    }
    template.view.text?.noteFields()
    template.view.placeholder?.noteFields()
    if let children = written.children {
      template.children = self.children(of: kind) { reader in
        reader.templateChildren(children, areInKnownViews: isKnown && isInKnownViews)
      }
    }
    return template
  }

  private mutating func templateChildren(
    _ value: JSONValue, areInKnownViews: Bool
  ) -> TemplateArray<TemplateView> {
    guard case .array(let elements) = value.content else { return .whole(TemplateValue(value)) }
    return .each(
      elements.map { element in
        guard case .object(let members) = element.content else {
          return .open(TemplateValue(element))
        }
        return .read(
          templateView(
            members, at: element.range, isRow: false, isInKnownViews: areInKnownViews))
      })
  }

  /// Reads a template without any row's values, so that it is checked also where no row wears it.
  mutating func check(_ template: SceneTemplate) {
    diagnostics += template.filled(with: nil, naming: names).diagnostics
  }

  /// Reports the fields of a template that no row has.
  mutating func checkFields(of template: SceneTemplate, among known: KnownNames) {
    let names = Set(known.names)
    var said: Set<String> = []
    for use in template.uses where !names.contains(use.name) {
      guard said.insert(use.name).inserted else { continue }
      unknown(use.name, kind: "field", code: .unknownField, at: use.range, known: known)
    }
  }
}

/// The keys of a view of a template, told apart by whether fields decide about their values.
private struct WrittenView {
  /// Where the values of keys stand that messages point at.
  private(set) var places = ViewKeyPlaces()
  private(set) var open: [TemplateView.OpenKey] = []
  private(set) var unknown: [TemplateValue.Member] = []
  private(set) var children: JSONValue?
  private var fixed: [JSONMember] = []
  private let range: SourceRange

  init(_ members: [JSONMember], at range: SourceRange) {
    self.range = range
    let isOfPage = members.areOfPage
    for member in members where member.key.text != "comment" {
      let key = ViewKey(rawValue: member.key.text)
      if let key { places.note(key, at: member.value.range) }
      guard key != .children else {
        children = member.value
        continue
      }
      let value = TemplateValue(of: member, isOfPage: isOfPage)
      if !value.isOpen {
        fixed.append(member)
      } else if let key {
        open.append(TemplateView.OpenKey(key: key, value: value))
      } else {
        unknown.append(
          TemplateValue.Member(key: member.key, keyRange: member.keyRange, value: value))
      }
    }
  }

  func opens(_ key: ViewKey) -> Bool { open.contains { $0.key == key } }

  /// The keys about whose values no field decides; unknown ones are reported.
  func fields(isRow: Bool, _ reader: inout SceneReader) -> Fields<ViewKey> {
    let field = Field(name: "template", value: JSONValue(.object(fixed), range: range))
    let fields =
      isRow
      ? reader.fields(field, TemplateKey.self)?.viewFields : reader.fields(field, ViewKey.self)
    return fields ?? Fields(range: range)
  }
}

extension TemplateView {
  /// Leaves a part of the view to each row.
  fileprivate mutating func leaveToRows(_ part: ViewPart, _ fields: Fields<ViewKey>) {
    openParts.append(part)
    for key in part.keys {
      if let field = fields[key] { open.append(OpenKey(key: key, value: .fixed(field.value))) }
    }
  }
}
