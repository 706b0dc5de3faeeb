/// The fields that a template names, as it is written.
struct TemplateFields {
  /// The fields in the order of the template.
  private(set) var uses: [FieldUse] = []

  init(in template: JSONValue) { collect(view: template) }

  private mutating func collect(view: JSONValue) {
    guard case .object(let members) = view.content else { return collect(view, for: .value) }
    for member in members {
      switch member.key.text {
      case "comment": continue
      case ViewKey.text.rawValue where !members.areOfPage, ViewKey.placeholder.rawValue:
        collect(member.value, for: .shown)
      case ViewKey.children.rawValue:
        guard case .array(let children) = member.value.content else {
          collect(member.value, for: .value)
          continue
        }
        for child in children { collect(view: child) }
      case ViewKey.when.rawValue, ViewKey.hidden.rawValue: collectCondition(member.value)
      default: collect(member.value, for: .value)
      }
    }
  }

  private mutating func collectCondition(_ value: JSONValue) {
    guard case .string(let string) = value.content,
      let condition = TemplateCondition(string.text)
    else { return collect(value, for: .value) }
    let start = condition.wanted ? 0 : 1
    let range = string.range(of: start..<string.text.utf8.count, in: value.range)
    uses.append(FieldUse(name: condition.field, purpose: .condition, range: range))
  }

  private mutating func collect(_ value: JSONValue, for purpose: FieldUse.Purpose) {
    switch value.content {
    case .string(let string):
      for field in TemplateText(string.text).fields {
        uses.append(
          FieldUse(
            name: field.name, purpose: purpose,
            range: string.range(of: field.range, in: value.range)))
      }
    case .array(let elements): for element in elements { collect(element, for: purpose) }
    case .object(let members):
      for member in members where member.key.text != "comment" {
        collect(member.value, for: purpose)
      }
    case .null, .bool, .number: return
    }
  }
}

extension [JSONMember] {
  /// Whether they are those of a view that shows a page, whose text is no text to be shown but its
  /// HTML.
  var areOfPage: Bool {
    contains {
      $0.key.text == ViewKey.kind.rawValue && $0.value.string == ViewKind.web.rawValue
    }
  }
}
