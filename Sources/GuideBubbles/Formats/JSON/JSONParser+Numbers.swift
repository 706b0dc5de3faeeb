extension JSONParser {
  /// What numbers look like: an optional minus, digits without a leading zero, fraction, exponent.
  private static let form: DecimalForm = [.minus, .exponent]

  /// Reads a number, which is a whole word.
  mutating func number() throws(JSONError) -> JSONValue {
    let range = rangeOfWord()
    guard let (number, end) = Self.form.number(in: bytes, from: range.start), end == range.end
    else { throw JSONError(.badNumber, range: range) }
    guard number.isFinite else { throw JSONError(.numberOverflow, range: range) }
    position = end
    return JSONValue(.number(number), range: range)
  }
}
