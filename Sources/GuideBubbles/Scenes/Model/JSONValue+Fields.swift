/// What the values of rows' fields come to.
extension JSONValue {
  /// The text of a string; nothing for other values.
  var string: String? { if case .string(let string) = content { string.text } else { nil } }

  /// The value as part of a longer text; nothing for arrays and objects.
  var plainText: String? {
    switch content {
    case .string(let string): string.text
    case .number(let number): NumberText.text(number, decimals: 9)
    case .bool(let value): value ? "true" : "false"
    case .null: ""
    case .array, .object: nil
    }
  }

  /// Whether a condition that asks for the value holds.
  var isTrue: Bool {
    switch content {
    case .null: false
    case .bool(let value): value
    case .number(let number): number != 0
    case .string(let string): !string.text.isEmpty
    case .array, .object: true
    }
  }

  /// The value as text in which nothing is rounded.
  var canonicalText: String {
    switch content {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let number): return number.description
    case .string(let string): return "\(string.text.utf8.count):" + string.text
    case .array(let elements):
      return "[" + elements.map(\.canonicalText).joined(separator: ",") + "]"
    case .object(let members):
      let texts = members.map {
        "\($0.key.text.utf8.count):\($0.key.text)=\($0.value.canonicalText)"
      }
      return "{" + texts.joined(separator: ",") + "}"
    }
  }
}
