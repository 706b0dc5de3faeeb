internal import Constraints

/// Reads what the fields of rows mean to their list, and says what is wrong with them.
struct RowReader {
  private let templates: [SceneTemplate]
  private let names: [String: Int]
  /// For each template the fields that its views show.
  private let shown: [[String]]
  var diagnostics: [Diagnostic] = []

  init(_ templates: [SceneTemplate]) {
    self.templates = templates
    var names: [String: Int] = [:]
    for (index, template) in templates.enumerated() {
      if let name = template.name { names[name] = index }
    }
    self.names = names
    shown = templates.map { template in
      var found: [String] = []
      for use in template.uses where use.purpose == .shown {
        if !found.contains(use.name) { found.append(use.name) }
      }
      return found
    }
  }

  /// A row's id, if it is one that names can have; its section and key are checked too.
  mutating func id(of row: SceneRow, from index: Int) -> SceneName? {
    if let value = row[RowKey.sortKey.rawValue], value.string == nil {
      report(value, RowKey.sortKey.rawValue, index, "a string")
    }
    if let value = row.section {
      switch value.content {
      case .string, .number: break
      case .object: checkTable(value, RowKey.section.rawValue, index)
      case .null, .bool, .array:
        report(
          value, RowKey.section.rawValue, index,
          "a title (a string or a table by language), or a number for a section without one")
      }
    }
    guard let value = row[RowKey.id.rawValue] else { return nil }
    guard let id = value.string else {
      report(value, RowKey.id.rawValue, index, "a string")
      return nil
    }
    guard !id.isEmpty, id.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x5B && $0 != 0x5D }) else {
      diagnostics.append(
        Diagnostic(
          code: .badValue, message: "'\(id)' cannot be the id of a row", range: value.range,
          help: "ids are not empty and have no brackets in them: a view is called thread[id].name"))
      return nil
    }
    return SceneName(id, range: value.range)
  }

  static func duplicate(_ id: SceneName, _ first: SourceRange) -> Diagnostic {
    .duplicate("row", id.text, at: id.range, first: first)
  }

  /// The template of a row, by its index: the only one, or the one that it names.
  mutating func template(of row: SceneRow, from index: Int) -> Int? {
    let known = templates.compactMap(\.name)
    guard let value = row[RowKey.template.rawValue] else {
      if templates.count <= 1 { return templates.indices.first }
      diagnostics.append(
        .missingKey(
          "template", of: "'\(Self.name(index))'",
          at: row.range?.firstByte,
          help: KnownNames.list(Array(known.prefix(KnownNames.mostListed)))))
      return nil
    }
    guard let name = value.string else {
      report(value, RowKey.template.rawValue, index, "a string")
      return nil
    }
    if let found = names[name] { return found }
    guard !templates.isEmpty else { return nil }
    diagnostics.append(
      .unknown(
        "template", name, code: .unknownTemplate, at: value.range,
        help: KnownNames(known).help(
          for: name, orNone: "the list has one template without a name")))
    return nil
  }

  /// Checks that what a template shows of a row can be shown.
  mutating func checkValues(of row: SceneRow, from index: Int, in template: Int) {
    for name in shown[template] {
      guard let value = row[name] else { continue }
      switch value.content {
      case .object: checkTable(value, name, index)
      case .array:
        report(value, name, index, "a string, a number or a table by language: a view shows it")
      case .null, .bool, .number, .string: break
      }
    }
  }

  private mutating func checkTable(_ value: JSONValue, _ name: String, _ index: Int) {
    var reader = SceneReader()
    _ = reader.text(Field(name: Self.name(index) + "." + name, value: value))
    diagnostics += reader.diagnostics
  }

  private mutating func report(_ value: JSONValue, _ name: String, _ index: Int, _ wanted: String) {
    diagnostics.append(
      .wrongType(
        "\(Self.name(index)).\(name)", wanted: wanted, found: value.kindName, at: value.range))
  }

  private static func name(_ index: Int) -> String { "data[\(index)]" }
}
