/// Reads JSON as RFC 8259 defines it and keeps the place of every key and value.
///
/// Stricter than most: a key that stands twice, half a surrogate pair, a number that no double can
/// hold and anything behind the document are errors. A byte order mark at the start is passed over.
/// Time and memory grow linearly with the text.
package struct JSONParser {
  /// How deep arrays and objects may nest: a stack's worth of calls, far beyond any scene.
  package static let maximumDepth = 128

  let bytes: [UInt8]
  var position = 0
  private var depth = 0
  /// Reused for each string.
  var scratch: [UInt8] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a whole document.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Returns: The document's value; ranges count bytes from the start of `bytes`.
  /// - Throws: `JSONError`, with a place inside the text, at the first thing that is not JSON.
  package static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes)
    try parser.checkEncoding()
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { parser.position = 3 }
    let value = try parser.value(expected: "a value")
    parser.skipSpace()
    guard parser.position == bytes.count else {
      throw JSONError(.trailingText, range: parser.rangeOfWord())
    }
    return value
  }

  private mutating func value(expected: String) throws(JSONError) -> JSONValue {
    skipSpace()
    guard position < bytes.count else { throw end(expected: expected) }
    let start = position
    switch bytes[position] {
    case UInt8(ascii: "{"): return try nested { (parser) throws(JSONError) in try parser.object() }
    case UInt8(ascii: "["): return try nested { (parser) throws(JSONError) in try parser.array() }
    case UInt8(ascii: "\""):
      let string = try string()
      return JSONValue(.string(string), range: SourceRange(start: start, end: position))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "t"): return try literal("true", .bool(true), expected)
    case UInt8(ascii: "f"): return try literal("false", .bool(false), expected)
    case UInt8(ascii: "n"): return try literal("null", .null, expected)
    case UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "N"), UInt8(ascii: "I"):
      throw JSONError(.badNumber, range: rangeOfWord())
    default: throw unexpected(expected: expected)
    }
  }

  private mutating func nested(
    _ read: (inout JSONParser) throws(JSONError) -> JSONValue.Content
  ) throws(JSONError) -> JSONValue {
    let start = position
    guard depth < JSONParser.maximumDepth else {
      throw JSONError(.tooDeep, range: SourceRange(start: start, end: start + 1))
    }
    depth += 1
    position += 1
    let content = try read(&self)
    depth -= 1
    return JSONValue(content, range: SourceRange(start: start, end: position))
  }

  private mutating func array() throws(JSONError) -> JSONValue.Content {
    var elements: [JSONValue] = []
    if skip(UInt8(ascii: "]")) { return .array(elements) }
    while true {
      elements.append(try value(expected: elements.isEmpty ? "a value or ']'" : "a value"))
      let end = position
      if skip(UInt8(ascii: "]")) { return .array(elements) }
      try requireComma(behind: end, expected: "',' or ']'")
    }
  }

  private mutating func object() throws(JSONError) -> JSONValue.Content {
    var members: [JSONMember] = []
    var keys = JSONKeySet()
    if skip(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpace()
      let start = position
      let expected =
        members.isEmpty ? "a key in quotation marks or '}'" : "a key in quotation marks"
      guard start < bytes.count else { throw end(expected: expected) }
      guard bytes[start] == UInt8(ascii: "\"") else { throw unexpected(expected: expected) }
      let key = try string()
      let keyRange = SourceRange(start: start, end: position)
      if let first = keys.insert(key.text, after: members) {
        throw JSONError(.duplicateKey(key.text, first: members[first].keyRange), range: keyRange)
      }
      try require(UInt8(ascii: ":"), expected: "':'")
      let value = try value(expected: "a value")
      members.append(JSONMember(key: key, keyRange: keyRange, value: value))
      let end = position
      if skip(UInt8(ascii: "}")) { return .object(members) }
      try requireComma(behind: end, expected: "',' or '}'")
    }
  }

  private mutating func literal(
    _ word: StaticString, _ content: JSONValue.Content, _ expected: String
  ) throws(JSONError) -> JSONValue {
    let range = rangeOfWord()
    let text = String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    guard text == word.description else { throw unexpected(expected: expected) }
    position = range.end
    return JSONValue(content, range: range)
  }
}

extension JSONParser {
  mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0a, 0x0d, 0x09: position += 1
      default: return
      }
    }
  }

  /// Passes space and one byte, if that is the next one.
  private mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  mutating func require(_ byte: UInt8, expected: String) throws(JSONError) {
    if skip(byte) { return }
    throw position < bytes.count ? unexpected(expected: expected) : end(expected: expected)
  }

  /// From here to the end of the word or number, at least one byte.
  func rangeOfWord() -> SourceRange {
    var end = position
    while end < bytes.count, JSONParser.isWord(bytes[end]) { end += 1 }
    return SourceRange(start: position, end: max(end, min(position + 1, bytes.count)))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte.isSign || byte == UInt8(ascii: ".")
  }

  func unexpected(expected: String) -> JSONError {
    guard bytes[position] >= 0x80, let (scalar, end) = wideScalar(at: position) else {
      return JSONError(.unexpectedByte(bytes[position], expected: expected), range: rangeOfWord())
    }
    return JSONError(
      .unexpectedCharacter(scalar, expected: expected),
      range: SourceRange(start: position, end: end))
  }

  func end(expected: String) -> JSONError {
    JSONError(
      .unexpectedEnd(expected: expected), range: SourceRange(start: bytes.count, end: bytes.count))
  }
}
