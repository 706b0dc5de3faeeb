extension JSONParser {
  /// What numbers look like: an optional minus, digits without a leading zero, fraction, exponent.
  private static let form: DecimalForm = [.minus, .exponent]

  /// Reads a number, which is a whole word.
  mutating func number() throws(JSONError) -> JSONValue {
    let range = rangeOfWord()
    guard let (number, end) = Self.form.number(in: bytes, from: range.start) else {
      throw JSONError(.badNumber, range: range)
    }
    let isPercent = range.end < bytes.count && bytes[range.end] == UInt8(ascii: "%")
    let word = SourceRange(start: range.start, end: isPercent ? range.end + 1 : range.end)
    guard end == word.end else { throw wrongEnd(ofNumber: end, in: word) }
    guard number.isFinite else { throw JSONError(.numberOverflow, range: range) }
    position = end
    return JSONValue(.number(number), range: range)
  }

  /// The error about what stands at the end of a number: a unit, or something that makes it none.
  private func wrongEnd(ofNumber end: Int, in word: SourceRange) -> JSONError {
    let rest = bytes[end..<word.end]
    let isUnit = rest.allSatisfy { $0.isLetter || $0 == UInt8(ascii: "%") }
    let isExponent = rest.count == 1 && rest.first?.lowercased == UInt8(ascii: "e")
    guard isUnit, !isExponent else { return JSONError(.badNumber, range: word) }
    return JSONError(
      .numberWithUnit(
        String(decoding: bytes[word.start..<end], as: UTF8.self),
        unit: String(decoding: bytes[end..<word.end], as: UTF8.self)),
      range: word)
  }
}
