/// What people write in place of JSON, told apart so that messages can name it.
extension JSONParser {
  /// Refuses text that is not in bytes of ASCII to begin with, as RFC 4627 told encodings apart.
  func checkEncoding() throws(JSONError) {
    let start = Array(bytes.prefix(4))
    guard start.count > 1 else { return }
    let hasMark = start.starts(with: [0xff, 0xfe]) || start.starts(with: [0xfe, 0xff])
    guard hasMark || start[0] == 0 || start[1] == 0 else { return }
    let isWide =
      start.filter { $0 == 0 }.count == 3 || start == [0xff, 0xfe, 0, 0]
      || start == [0, 0, 0xfe, 0xff]
    throw JSONError(
      .otherEncoding(isWide ? "UTF-32" : "UTF-16"), range: SourceRange(start: 0, end: 0))
  }

  /// Passes the comma between two values, behind which another one has to follow.
  ///
  /// - Parameters:
  ///   - end: Where the value before it ends: the place to point at when there is no comma.
  ///   - expected: What may stand here.
  /// - Throws: `JSONError` for a comma that is missing, or one too many.
  mutating func requireComma(behind end: Int, expected: String) throws(JSONError) {
    if isAtValue {
      throw JSONError(.missingComma, range: SourceRange(start: end, end: end))
    }
    try require(UInt8(ascii: ","), expected: expected)
    let comma = position - 1
    skipSpace()
    guard position < bytes.count else { return }
    if bytes[position] == UInt8(ascii: "]") || bytes[position] == UInt8(ascii: "}") {
      throw JSONError(
        .trailingComma(bracket: bytes[position]), range: SourceRange(start: comma, end: comma + 1))
    }
  }

  /// Whether a value begins here.
  private var isAtValue: Bool {
    guard position < bytes.count else { return false }
    switch bytes[position] {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      let word = rangeOfWord()
      return ["true", "false", "null"]
        .contains(String(decoding: bytes[word.start..<word.end], as: UTF8.self))
    default: return false
    }
  }

  /// The error that a string is not closed, which points at its opening quotation mark.
  ///
  /// - Parameter opening: Where that stands.
  /// - Returns: The error; it names a curly mark that was meant to close the string.
  func unclosed(from opening: Int) -> JSONError {
    var curly: Unicode.Scalar?
    var index = opening + 1
    while index < position, curly == nil {
      let wide = wideScalar(at: index)
      if let scalar = wide?.scalar, scalar.isCurlyQuotationMark { curly = scalar }
      index = wide?.end ?? index + 1
    }
    return JSONError(
      .unclosedString(curly: curly), range: SourceRange(start: opening, end: opening + 1))
  }

  /// The character outside ASCII that begins at an offset, and where it ends; nothing for bytes that
  /// are none.
  func wideScalar(at start: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    guard bytes[start] >= 0x80 else { return nil }
    let end = min(start + max((~bytes[start]).leadingZeroBitCount, 1), bytes.count)
    var decoder = Unicode.UTF8()
    var rest = bytes[start..<end].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return nil }
    return (scalar, start + UTF8.width(scalar))
  }
}

extension Unicode.Scalar {
  /// Whether a text editor makes it of a quotation mark that is typed.
  var isCurlyQuotationMark: Bool {
    switch value {
    case 0x201c...0x201f, 0x2018...0x201b, 0xab, 0xbb, 0xff02: true
    default: false
    }
  }
}
