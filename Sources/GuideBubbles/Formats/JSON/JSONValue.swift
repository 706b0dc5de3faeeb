/// A JSON value with its place in the file that it was read from.
///
/// Values are equal when they read alike and stand in the same place; `content` alone compares
/// what they say, as far down as strings, numbers and literals go.
public struct JSONValue: Hashable, Sendable {
  /// What a value says.
  public indirect enum Content: Hashable, Sendable {
    /// The literal `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A finite number.
    case number(Double)
    /// A text.
    case string(JSONString)
    /// Values in order.
    case array([JSONValue])
    /// Members in the order of the file; no key occurs twice.
    case object([JSONMember])
  }

  /// What the value says.
  public var content: Content
  /// Where it stands; a string's quotation marks, an object's braces included.
  public var range: SourceRange

  /// Makes a value, by default one that stands in no file.
  public init(_ content: Content, range: SourceRange = SourceRange(start: 0, end: 0)) {
    self.content = content
    self.range = range
  }

  /// What the value is called in a message, such as `a number`.
  package var kindName: String {
    switch content {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A key of an object with its value.
public struct JSONMember: Hashable, Sendable {
  /// The key.
  public var key: JSONString
  /// Where the key stands, quotation marks included.
  public var keyRange: SourceRange
  /// The value.
  public var value: JSONValue

  /// Makes a member, by default one whose key stands in no file.
  public init(
    key: JSONString, keyRange: SourceRange = SourceRange(start: 0, end: 0), value: JSONValue
  ) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}

extension JSONValue {
  /// A number that stands in no file.
  package static func number(_ value: Double) -> JSONValue { JSONValue(.number(value)) }

  /// A whole number that stands in no file.
  package static func number(_ value: Int) -> JSONValue { JSONValue(.number(Double(value))) }

  /// A string that stands in no file.
  package static func string(_ text: String) -> JSONValue { JSONValue(.string(JSONString(text))) }

  /// A literal that stands in no file.
  package static func bool(_ value: Bool) -> JSONValue { JSONValue(.bool(value)) }

  /// An array that stands in no file.
  package static func array(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }

  /// An object that stands in no file.
  package static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    JSONValue(.object(members.map { JSONMember(key: JSONString($0.0), value: $0.1) }))
  }
}
