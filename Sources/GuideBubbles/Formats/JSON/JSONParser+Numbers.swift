extension JSONParser {
  /// Reads a number: an optional minus, digits without a leading zero, fraction, exponent.
  mutating func number() throws(JSONError) -> JSONValue {
    let range = rangeOfWord()
    position = range.start
    if peek == UInt8(ascii: "-") { position += 1 }
    let leading = position
    let whole = passDigits()
    let hasLeadingZero = whole > 1 && bytes[leading] == UInt8(ascii: "0")
    guard whole > 0, !hasLeadingZero else { throw JSONError(.badNumber, range: range) }
    if peek == UInt8(ascii: ".") {
      position += 1
      guard passDigits() > 0 else { throw JSONError(.badNumber, range: range) }
    }
    if let letter = peek, letter | 0x20 == UInt8(ascii: "e") {
      position += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
      guard passDigits() > 0 else { throw JSONError(.badNumber, range: range) }
    }
    guard position == range.end else { throw JSONError(.badNumber, range: range) }
    let text = String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw JSONError(.numberOverflow, range: range)
    }
    return JSONValue(.number(number), range: range)
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Passes decimal digits and counts them.
  private mutating func passDigits() -> Int {
    let start = position
    while let digit = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
      position += 1
    }
    return position - start
  }
}
