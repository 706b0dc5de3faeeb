/// Finding the holes in values of templates.
extension TemplateValue {
  /// Reads what stands under a key of a view.
  ///
  /// - Parameters:
  ///   - member: The key and its value.
  ///   - isOfPage: Whether the view shows a page, whose text is its HTML.
  init(of member: JSONMember, isOfPage: Bool) {
    let value = member.value
    switch ViewKey(rawValue: member.key.text) {
    case .text where !isOfPage, .placeholder: self = .fixed(value)  // filled when it is shown
    case .when: self = value.condition.map { .unless($0, value) } ?? .fixed(value)
    case .hidden: self = value.condition.map { .truth($0, value.range) } ?? .fixed(value)
    case .pin: self.init(value, hasAnyLength: true)
    default: self.init(value)
    }
  }

  /// Finds the fields in a value: whole strings that are one, and parts of strings.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - hasAnyLength: Whether elements of the array that it is can be left out.
  init(_ value: JSONValue, hasAnyLength: Bool = false) {
    switch value.content {
    case .null, .bool, .number: self = .fixed(value)
    case .string(let string): self = TemplateValue(string, at: value.range) ?? .fixed(value)
    case .array(let elements):
      let parts = elements.map { TemplateValue($0) }
      let isOpen = parts.contains(where: \.isOpen)
      self = isOpen ? .array(parts, value.range, hasAnyLength: hasAnyLength) : .fixed(value)
    case .object(let members):
      let parts = members.filter { $0.key.text != "comment" }.map { member in
        Member(
          key: member.key, keyRange: member.keyRange, value: TemplateValue(member.value))
      }
      let isOpen = parts.contains { $0.value.isOpen }
      self = isOpen ? .object(parts, value.range) : .fixed(value)
    }
  }

  /// A string with fields in it; nothing for others.
  private init?(_ string: JSONString, at range: SourceRange) {
    guard string.text.utf8.contains(UInt8(ascii: "{")) else { return nil }
    let text = TemplateText(string.text)
    if let field = text.whole {
      self = .field(field, range)
      return
    }
    let holes = text.fields.map { TemplateString.Hole(field: $0.name, part: $0.range) }
    guard !holes.isEmpty else { return nil }
    self = .text(TemplateString(string: string, holes: holes, range: range))
  }
}

extension JSONValue {
  /// What the value asks of a row, if it is such a condition.
  fileprivate var condition: TemplateCondition? { string.flatMap { TemplateCondition($0) } }
}
