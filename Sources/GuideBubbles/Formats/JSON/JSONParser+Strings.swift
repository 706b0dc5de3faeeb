extension JSONParser {
  /// Reads a string from its opening quotation mark.
  mutating func string() throws(JSONError) -> JSONString {
    position += 1
    let first = position
    var escapes: [JSONString.Escape] = []
    var copied = first  // what is before stands in scratch, if there was an escape
    scratch.removeAll(keepingCapacity: true)
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        let end = position
        position += 1
        guard !escapes.isEmpty else {
          return JSONString(String(decoding: bytes[first..<end], as: UTF8.self))
        }
        scratch.append(contentsOf: bytes[copied..<end])
        return JSONString(String(decoding: scratch, as: UTF8.self), escapes: escapes)
      case UInt8(ascii: "\\"):
        scratch.append(contentsOf: bytes[copied..<position])
        let start = (decoded: scratch.count, source: position)
        try escape()
        escapes.append(
          JSONString.Escape(
            decodedStart: start.decoded, decodedLength: scratch.count - start.decoded,
            sourceStart: start.source - first, sourceLength: position - start.source))
        copied = position
      case 0x0a, 0x0d: throw unclosed(from: first - 1)
      case 0..<0x20:
        throw JSONError(
          .controlCharacter(byte), range: SourceRange(start: position, end: position + 1))
      case 0..<0x80: position += 1
      default: try multibyteCharacter()
      }
    }
    throw unclosed(from: first - 1)
  }

  /// Passes an escape and appends its character to `scratch`.
  private mutating func escape() throws(JSONError) {
    let start = position
    position += 1
    guard position < bytes.count else { throw end(expected: "an escape") }
    let letter = bytes[position]
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scratch.append(letter)
    case UInt8(ascii: "b"): scratch.append(0x08)
    case UInt8(ascii: "f"): scratch.append(0x0c)
    case UInt8(ascii: "n"): scratch.append(0x0a)
    case UInt8(ascii: "r"): scratch.append(0x0d)
    case UInt8(ascii: "t"): scratch.append(0x09)
    case UInt8(ascii: "u"):
      let scalar = try unicodeEscape(from: start)
      scratch.append(
        contentsOf: Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter)
    default: throw badEscape(from: start)
    }
  }

  /// Reads the digits of `\u` and, behind a high surrogate, the other half.
  private mutating func unicodeEscape(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try hexDigits(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let half = JSONError(.loneSurrogate, range: SourceRange(start: start, end: position))
    guard first < 0xdc00, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { throw half }
    let next = position
    position += 2
    let second = try hexDigits(from: next)
    guard (0xdc00..<0xe000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
    else { throw half }
    return scalar
  }

  private mutating func hexDigits(from start: Int) throws(JSONError) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard position < bytes.count else { throw end(expected: "a hexadecimal digit") }
      guard let digit = bytes[position].hexDigitValue else { throw badEscape(from: start) }
      number = number << 4 + UInt32(digit)
      position += 1
    }
    return number
  }

  private func badEscape(from start: Int) -> JSONError {
    JSONError(.badEscape, range: SourceRange(start: start, end: min(position, bytes.count)))
  }

  /// Passes a character of two to four bytes, as table 3-7 of the Unicode Standard allows them.
  private mutating func multibyteCharacter() throws(JSONError) {
    let lead = bytes[position]
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch lead {
      case 0xc2...0xdf: (2, 0x80...0xbf)
      case 0xe0: (3, 0xa0...0xbf)
      case 0xed: (3, 0x80...0x9f)
      case 0xe1...0xef: (3, 0x80...0xbf)
      case 0xf0: (4, 0x90...0xbf)
      case 0xf1...0xf3: (4, 0x80...0xbf)
      case 0xf4: (4, 0x80...0x8f)
      default: (0, 0x80...0xbf)
      }
    var matched = 1
    while matched < length, position + matched < bytes.count,
      (matched == 1 ? second : 0x80...0xbf).contains(bytes[position + matched])
    { matched += 1 }
    guard length == matched else {
      throw JSONError(.invalidUTF8, range: SourceRange(start: position, end: position + matched))
    }
    position += length
  }
}
