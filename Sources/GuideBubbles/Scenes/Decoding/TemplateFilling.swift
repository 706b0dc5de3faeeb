/// Puts the fields of a row into a template, but for the texts that its views show.
///
/// What is inserted keeps its place in the file, so that messages about it point at the data, and is
/// not looked through for fields again.
struct TemplateFilling {
  /// The row; without one, whatever depends on a field is left out.
  let row: SceneRow?
  private(set) var diagnostics: [Diagnostic] = []

  init(_ row: SceneRow?) { self.row = row }

  /// A view of the template with its children.
  mutating func view(_ value: JSONValue) -> JSONValue? {
    guard case .object(let members) = value.content else { return filled(value) }
    var kept: [JSONMember] = []
    kept.reserveCapacity(members.count)
    for var member in members {
      switch member.key.text {
      case "comment": break
      case ViewKey.text.rawValue where !TemplateFields.isPage(members),
        ViewKey.placeholder.rawValue:
        break
      case ViewKey.children.rawValue:
        guard let children = children(member.value) else { continue }
        member.value = children
      case ViewKey.when.rawValue:
        guard let condition = condition(member.value) else { continue }
        member.value = condition
      case ViewKey.hidden.rawValue:
        guard let value = truth(member.value) else { continue }
        member.value = value
      default:
        let isList = TemplateFilling.lists.contains(member.key.text)
        guard let value = filled(member.value, leavingOutAbsent: isList) else { continue }
        member.value = value
      }
      kept.append(member)
    }
    return JSONValue(.object(kept), range: value.range)
  }

  /// Keys whose arrays have no fixed length: an element that is absent is left out, where it is null
  /// in others.
  private static let lists = [TemplateKey.constraints.rawValue, ViewKey.pin.rawValue]

  /// Keys without which an object says nothing, so that it is absent where their field is: a
  /// constraint's line, an image's file.
  private static let essentials = [ConstraintKey.where.rawValue, ImageKey.file.rawValue]

  private mutating func children(_ value: JSONValue) -> JSONValue? {
    guard case .array(let elements) = value.content else { return filled(value) }
    return JSONValue(.array(elements.compactMap { view($0) }), range: value.range)
  }

  /// What is left of a condition: nothing where it holds.
  private func condition(_ value: JSONValue) -> JSONValue? {
    guard case .string(let string) = value.content,
      let condition = TemplateText.condition(string.text)
    else { return value }
    guard let row else { return nil }
    return (row[condition.field]?.isTrue ?? false) == condition.wanted ? nil : value
  }

  /// Whether a view is hidden, where a field decides: true or false, in place of the field.
  private func truth(_ value: JSONValue) -> JSONValue? {
    guard case .string(let string) = value.content,
      let condition = TemplateText.condition(string.text)
    else { return value }
    guard let row else { return nil }
    let holds = (row[condition.field]?.isTrue ?? false) == condition.wanted
    return JSONValue(.bool(holds), range: value.range)
  }

  private mutating func filled(
    _ value: JSONValue, leavingOutAbsent leavesOut: Bool = false
  ) -> JSONValue? {
    switch value.content {
    case .string(let string):
      guard string.text.utf8.contains(UInt8(ascii: "{")) else { return value }
      return filled(string, value)
    case .array(let elements):
      let filled = elements.compactMap { element -> JSONValue? in
        self.filled(element) ?? (leavesOut ? nil : JSONValue(.null, range: element.range))
      }
      return JSONValue(.array(filled), range: value.range)
    case .object(let members):
      var kept: [JSONMember] = []
      for member in members where member.key.text != "comment" {
        if let value = filled(member.value) {
          kept.append(JSONMember(key: member.key, keyRange: member.keyRange, value: value))
        } else if TemplateFilling.essentials.contains(member.key.text) {
          return nil
        }
      }
      return JSONValue(.object(kept), range: value.range)
    case .null, .bool, .number: return value
    }
  }

  private mutating func filled(_ string: JSONString, _ value: JSONValue) -> JSONValue? {
    let text = TemplateText(string.text)
    if text.fields.isEmpty { return value }
    guard let row else { return nil }
    if let whole = text.whole { return row[whole] }
    var inserted: [String] = []
    for field in text.fields {
      let value = row[field.name]
      if let value, value.plainText == nil {
        diagnostics.append(
          Diagnostic(
            code: .wrongType,
            message: "'\(field.name)' is \(value.kindName), which cannot stand inside a text here",
            range: value.range, help: "a string or a number can"))
      }
      inserted.append(value?.plainText ?? "")
    }
    return JSONValue(
      .string(string.replacing(text.fields.map(\.range), by: inserted)), range: value.range)
  }
}
