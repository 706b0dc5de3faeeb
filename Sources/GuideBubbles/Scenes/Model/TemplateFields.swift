/// The fields that a string of a template names, such as `{text}`.
struct TemplateText {
  /// A part of the string.
  enum Part: Equatable {
    /// Characters, by where they stand in UTF-8.
    case text(Range<Int>)
    /// A field, and where it stands with its braces.
    case field(String, Range<Int>)
  }

  private(set) var parts: [Part] = []

  /// Finds the fields: letters, digits, `_` and `-` in braces; other braces are text.
  init(_ text: String) {
    var bytes = Array(text.utf8)[...]
    var start = 0
    while let open = bytes.firstIndex(of: UInt8(ascii: "{")) {
      bytes = bytes[(open + 1)...]
      let end = bytes.firstIndex { !Self.isNameByte($0) } ?? bytes.endIndex
      guard end > open + 1, end < bytes.endIndex, bytes[end] == UInt8(ascii: "}") else { continue }
      if open > start { parts.append(.text(start..<open)) }
      let name = String(decoding: bytes[(open + 1)..<end], as: UTF8.self)
      parts.append(.field(name, open..<(end + 1)))
      start = end + 1
      bytes = bytes[start...]
    }
    if start < bytes.endIndex || parts.isEmpty { parts.append(.text(start..<bytes.endIndex)) }
  }

  /// Whether there is a field in it; quick to say no.
  static func hasFields(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "{")) && !TemplateText(text).fields.isEmpty
  }

  /// The fields with where they stand.
  var fields: [(name: String, range: Range<Int>)] {
    parts.compactMap { if case .field(let name, let range) = $0 { (name, range) } else { nil } }
  }

  /// The field that the whole string is.
  var whole: String? {
    guard parts.count == 1, case .field(let name, _) = parts[0] else { return nil }
    return name
  }

  /// The field that a condition asks for, and whether it must be true.
  static func condition(_ text: String) -> (field: String, wanted: Bool)? {
    if let field = TemplateText(text).whole { return (field, true) }
    guard text.hasPrefix("!"), let field = TemplateText(String(text.dropFirst())).whole
    else { return nil }
    return (field, false)
  }

  /// Whether a byte can stand in a field's name: every byte of letters beyond ASCII can.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      || byte >= 0x80
  }
}

/// All fields that a template names.
struct TemplateFields {
  /// How the value of a field is used.
  enum Use: Hashable {
    /// In a text that a view shows.
    case shown
    /// As a value or in a longer string.
    case value
    /// As true or false.
    case condition
  }

  /// The fields with where they stand, in the order of the template.
  private(set) var uses: [(name: String, use: Use, range: SourceRange)] = []

  init(in template: JSONValue) { collect(view: template) }

  /// The fields that decide about views, each once.
  var shapeFields: [ShapeField] {
    var found: [ShapeField] = []
    for use in uses where use.use != .shown {
      let field = ShapeField(name: use.name, isCondition: use.use == .condition)
      if !found.contains(field) { found.append(field) }
    }
    return found
  }

  private mutating func collect(view: JSONValue) {
    guard case .object(let members) = view.content else { return collect(view, as: .value) }
    for member in members {
      switch member.key.text {
      case "comment": continue
      case ViewKey.text.rawValue where !Self.isPage(members), ViewKey.placeholder.rawValue:
        collect(member.value, as: .shown)
      case ViewKey.children.rawValue:
        guard case .array(let children) = member.value.content else {
          collect(member.value, as: .value)
          continue
        }
        for child in children { collect(view: child) }
      case ViewKey.when.rawValue, ViewKey.hidden.rawValue: collectCondition(member.value)
      default: collect(member.value, as: .value)
      }
    }
  }

  /// Whether a view shows a page, whose text is no text to be shown but its HTML.
  static func isPage(_ members: [JSONMember]) -> Bool {
    members.contains {
      $0.key.text == ViewKey.kind.rawValue && $0.value.string == ViewKind.web.rawValue
    }
  }

  private mutating func collectCondition(_ value: JSONValue) {
    guard case .string(let string) = value.content,
      let condition = TemplateText.condition(string.text)
    else { return collect(value, as: .value) }
    let start = condition.wanted ? 0 : 1
    let range = string.range(of: start..<string.text.utf8.count, in: value.range)
    uses.append((condition.field, .condition, range))
  }

  private mutating func collect(_ value: JSONValue, as use: Use) {
    switch value.content {
    case .string(let string):
      for field in TemplateText(string.text).fields {
        uses.append((field.name, use, string.range(of: field.range, in: value.range)))
      }
    case .array(let elements): for element in elements { collect(element, as: use) }
    case .object(let members):
      for member in members where member.key.text != "comment" { collect(member.value, as: use) }
    case .null, .bool, .number: return
    }
  }
}
