internal import Constraints

/// Readers of lists.
extension SceneReader {
  /// A view of a scene with the views in it, which may be a list.
  mutating func sceneView(_ field: Field) -> SceneView? {
    guard count(1, of: .views, at: field.range.firstByte) else { return nil }
    return viewFields(field).map { fields in
      var view = viewItself(fields)
      if view.kind == .list { view.list = list(fields, of: view) }
      view.children = children(of: view.kind) { reader in
        reader.elements(fields[.children]) { $0.sceneView($1) }
      }
      return view
    }
  }

  /// The rows of a list.
  private mutating func list(_ fields: Fields<ViewKey>, of view: SceneView) -> SceneList {
    var list = SceneList()
    list.order = fields[.sort].map { order($0) } ?? .asWritten
    let rowsName = fields[.data].map { $0.value.hasRowsNamingTemplates } ?? false
    list.templates = fields[.template].map { templates($0, rowsNameThem: rowsName) } ?? []
    list.headers = fields[.header].flatMap { edges($0) { .header(isFirst: $0) } }
    list.footers = fields[.footer].flatMap { edges($0) { .footer(isFirst: $0) } }
    if let field = fields[.separator] { list.separator = separator(field) }
    if let field = fields[.index] { list.index = index(field, of: list) }
    if let field = fields[.data] { readRows(field, into: &list) }
    if fields[.data] != nil, fields[.template] == nil {
      report(
        .missingKey, "a list with 'data' needs a 'template'", at: fields[.data]?.range,
        help: "such as { \"children\": [ { \"kind\": \"label\", \"text\": \"{text}\" } ] }")
    }
    if let id = view.id { lists[id.text] = list }
    return list
  }

  private mutating func order(_ field: Field) -> SceneListOrder {
    if case .bool(let isSorted) = field.value.content { return isSorted ? .sorted : .asWritten }
    guard case .string = field.value.content else {
      wrongType(field, wanted: "true, false or \"letters\"")
      return .asWritten
    }
    return choice(field, kind: "order", among: [("letters", .letters)]) ?? .asWritten
  }

  /// One template, or an object of named ones.
  private mutating func templates(_ field: Field, rowsNameThem: Bool) -> [SceneTemplate] {
    guard case .object(let members) = field.value.content else {
      wrongType(field, wanted: "an object")
      return []
    }
    let named = members.filter { $0.key.text != "comment" }
    let areNamed =
      !named.isEmpty
      && named.allSatisfy { member in
        guard case .object = member.value.content else { return false }
        return TemplateKey(rawValue: member.key.text) == nil
      }
    guard areNamed || rowsNameThem && areMeantAsNames(named) else {
      return [template(field.value, id: .row(nil))]
    }
    return named.map { template($0.value, name: $0.key.text, id: .row($0.key.text)) }
  }

  /// Whether names were meant of which some are keys of a template, which is reported.
  private mutating func areMeantAsNames(_ members: [JSONMember]) -> Bool {
    let keys = members.filter { TemplateKey(rawValue: $0.key.text) != nil }
    guard keys.count < members.count,
      members.allSatisfy({ if case .object = $0.value.content { true } else { false } })
    else { return false }
    for key in keys {
      report(
        .badValue, "'\(key.key.text)' is a key of a template and cannot be the name of one",
        at: key.keyRange, help: "choose another name")
    }
    return true
  }

  /// What stands above or below sections: the same for all, or one for the first and one for others.
  private mutating func edges(
    _ field: Field, id: (Bool) -> SceneTemplate.ID
  ) -> SceneSectionEdges? {
    guard case .array = field.value.content else {
      return edge(field, id(true)).map { SceneSectionEdges(first: $0) }
    }
    guard
      let parts = tuple(
        field, count: 2, wanted: "a height, a template, or two: [the first section's, the others']"),
      let first = edge(parts[0], id(true)), let others = edge(parts[1], id(false))
    else { return nil }
    return SceneSectionEdges(first: first, others: others)
  }

  private mutating func edge(_ field: Field, _ id: SceneTemplate.ID) -> SceneSectionEdge? {
    guard case .object = field.value.content else { return extent(field).map { .length($0) } }
    let template = template(field.value, id: id)
    checkFields(of: template, among: KnownNames([RowKey.section.rawValue]))
    check(template)
    return .template(template)
  }

  /// The lines between rows; `false` for none, `true` for the usual.
  private mutating func separator(_ field: Field) -> SceneSeparator? {
    if case .bool(let isThere) = field.value.content { return isThere ? SceneSeparator() : nil }
    let wanted = "true, false, or an object such as { \"color\": \"#c6c6c8\" }"
    guard let fields = fields(field, SeparatorKey.self, wanted: wanted) else { return nil }
    var separator = SceneSeparator()
    if let color = fields[.color].flatMap({ color($0) }) { separator.color = color }
    if let insets = fields[.insets].flatMap({ logicalInsets($0) }) { separator.insets = insets }
    return separator
  }

  /// The column of letters; `false` for none, `true` for the usual.
  private mutating func index(_ field: Field, of list: SceneList) -> SceneListIndex? {
    if case .bool(let isThere) = field.value.content, !isThere { return nil }
    if list.order != .letters {
      report(
        .badValue, "only a list in sections of letters has an 'index'", at: field.range,
        help: "write \"sort\": \"letters\", or leave it out")
    }
    if case .bool = field.value.content { return SceneListIndex() }
    let wanted = "true, false, or an object such as { \"search\": true }"
    guard let fields = fields(field, ListIndexKey.self, wanted: wanted) else { return nil }
    return SceneListIndex(
      textColor: fields[.textColor].flatMap { color($0) }, font: fields[.font].flatMap { font($0) },
      showsSearch: fields[.search].flatMap { bool($0) } ?? false)
  }
}

extension JSONValue {
  /// Whether it is data of which some row chooses a template.
  fileprivate var hasRowsNamingTemplates: Bool {
    guard case .array(let rows) = content else { return false }
    return rows.contains { row in
      guard case .object(let fields) = row.content else { return false }
      return fields.contains { $0.key.text == RowKey.template.rawValue }
    }
  }
}
