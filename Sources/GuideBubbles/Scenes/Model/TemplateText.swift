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

  /// Whether a byte can stand in a field's name: every byte of letters beyond ASCII can.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
}

/// What a `when` or `hidden` of a template asks of a row: `{unread}`, or `!{unread}`.
struct TemplateCondition: Hashable, Sendable {
  /// The field's name.
  var field: String
  /// Whether it must be true, or must not be.
  var wanted: Bool

  /// Reads a condition; nothing when a text is none.
  init?(_ text: String) {
    wanted = !text.hasPrefix("!")
    guard let field = TemplateText(wanted ? text : String(text.dropFirst())).whole else {
      return nil
    }
    self.field = field
  }

  /// Whether it is so in a row; a field that is absent is false.
  func holds(in row: SceneRow) -> Bool { (row[field]?.isTrue ?? false) == wanted }
}
