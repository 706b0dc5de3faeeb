/// Reads the words of constraint text: numbers, names, relations, priorities.
///
/// The grammars of `ConstraintNotation` and `VisualFormat` are written over it. It never looks
/// further than the text, and each call either moves on by whole scalars or leaves the position as
/// it was.
internal struct NotationScanner {
  /// The most bytes that a line may have: far more than people write, little enough to be quick.
  internal static let longestText = 8192
  /// The largest magnitude of a number: what a solver takes.
  internal static let largestNumber = Solver.range

  /// The text in UTF-8.
  private let bytes: [UInt8]
  /// The offset of the next scalar, in UTF-8 bytes.
  internal private(set) var offset = 0

  internal init(_ text: String) throws(NotationError) {
    bytes = Array(text.utf8)
    guard bytes.count > Self.longestText else { return }
    var end = Self.longestText
    while bytes[end] & 0xC0 == 0x80 { end -= 1 }
    throw NotationError(.tooLong(limit: Self.longestText), at: end..<bytes.count)
  }

  /// The offset behind the last word, spaces after it left out.
  internal var endOfLastWord: Int {
    var end = offset
    while end > 0, Self.isSpace(bytes[end - 1]) { end -= 1 }
    return end
  }
  /// Whether everything was read.
  internal var isAtEnd: Bool { offset == bytes.count }

  /// Whether a sign, an ASCII character, comes next or further on.
  internal func isNext(_ sign: Unicode.Scalar, after distance: Int = 0) -> Bool {
    offset + distance < bytes.count && UInt32(bytes[offset + distance]) == sign.value
  }

  /// Moves behind spaces, tabs and line breaks.
  internal mutating func skipSpaces() {
    while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
  }

  /// Moves behind a sign, an ASCII character, if it comes next.
  internal mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard isNext(sign) else { return false }
    offset += 1
    return true
  }

  /// Moves behind a sign that must come next.
  internal mutating func expect(_ sign: Unicode.Scalar, _ expected: NotationError.Expectation)
    throws(NotationError)
  {
    guard take(sign) else { throw unexpected(expected) }
  }

  /// Moves behind `==`, `<=` or `>=`.
  internal mutating func takeRelation() -> Constraint.Relation? {
    guard isNext("=", after: 1), !isNext("=", after: 2) else { return nil }
    let relation: Constraint.Relation
    if isNext("=") {
      relation = .equal
    } else if isNext("<") {
      relation = .lessThanOrEqual
    } else if isNext(">") {
      relation = .greaterThanOrEqual
    } else {
      return nil
    }
    offset += 2
    return relation
  }

  /// Moves behind a name: a letter or `_`, then letters, digits and `_`.
  internal mutating func takeName() -> Range<Int>? {
    let start = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if Self.isLetter(byte) || offset > start && Self.isDigit(byte) {
        offset += 1
      } else if let scalar = wideScalar(), scalar.isNotationLetter {
        offset += UTF8.width(scalar)
      } else {
        break
      }
    }
    return offset > start ? start..<offset : nil
  }

  /// Moves behind what stands in the brackets of a row, up to a bracket or control character.
  internal mutating func skipRow() {
    while offset < bytes.count, bytes[offset] >= 0x20, !isNext("["), !isNext("]") { offset += 1 }
  }

  /// The text between two offsets, in UTF-8 bytes.
  internal func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The error that something else belongs where the next word stands.
  internal func unexpected(_ expected: NotationError.Expectation) -> NotationError {
    var rest = self
    rest.skipSpaces()
    guard !rest.isAtEnd else {
      return NotationError(
        .unexpected(found: "", expected: expected), at: endOfLastWord..<endOfLastWord)
    }
    let start = rest.offset
    if rest.takeName() == nil, !rest.skipDigits(), !rest.skipRelationSigns() {
      rest.offset += rest.wideScalar().map { UTF8.width($0) } ?? 1
    }
    let range = start..<rest.offset
    return NotationError(.unexpected(found: text(range), expected: expected), at: range)
  }

  /// Moves behind signs of which relations are made in some language; whether there were any.
  private mutating func skipRelationSigns() -> Bool {
    let start = offset
    while ["<", ">", "=", "!"].contains(where: { isNext($0) }) { offset += 1 }
    return offset > start
  }

  /// The next scalar when it is not an ASCII character.
  ///
  /// The bytes come from a string, so that they are whole scalars.
  private func wideScalar() -> Unicode.Scalar? {
    guard offset < bytes.count, bytes[offset] >= 0x80 else { return nil }
    let length = (~bytes[offset]).leadingZeroBitCount
    var value = UInt32(bytes[offset] & 0x7F >> length)
    for byte in bytes[(offset + 1)...].prefix(length - 1) {
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return Unicode.Scalar(value)
  }
}

extension NotationScanner {
  /// Moves behind an unsigned number such as `8`, `0.5`, `.5` or `1e3`.
  internal mutating func takeNumber() throws(NotationError) -> Double? {
    let start = offset
    var digits: UInt64 = 0
    skipDigits(into: &digits)
    let hasWhole = offset > start
    var decimals = 0
    if isNext("."), isDigitNext(after: 1) {
      offset += 1
      let point = offset
      skipDigits(into: &digits)
      decimals = offset - point
    } else if !hasWhole {
      return nil
    }
    let hasExponent = skipExponent()
    let range = start..<offset
    // Few digits are a whole number below 2⁵³ and a power of ten below 10²³, both exact, so that
    // their quotient is rounded once: Clinger 1990, "How to read floating point numbers accurately".
    if !hasExponent, range.count <= 15 { return Double(digits) / Self.powerOfTen(decimals) }
    let text = text(range)
    let isZero = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
      .allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
    // Checked on the digits: a number too small for a `Double` has become zero.
    guard let value = Double(text), value <= Self.largestNumber, isZero || value > 0 else {
      throw NotationError(.numberOutOfRange(text), at: range)
    }
    return isZero ? 0 : value
  }

  /// Moves behind digits; whether there were any.
  @discardableResult
  private mutating func skipDigits() -> Bool {
    var digits: UInt64 = 0
    let start = offset
    skipDigits(into: &digits)
    return offset > start
  }

  /// Moves behind digits and appends them to a number, which is right for up to 19 of them.
  private mutating func skipDigits(into number: inout UInt64) {
    while offset < bytes.count, Self.isDigit(bytes[offset]) {
      number = number &* 10 &+ UInt64(bytes[offset] & 0xF)
      offset += 1
    }
  }

  /// Moves behind an exponent such as `e3` or `E-07`; whether there was one.
  private mutating func skipExponent() -> Bool {
    guard isNext("e") || isNext("E") else { return false }
    let length = isNext("-", after: 1) || isNext("+", after: 1) ? 2 : 1
    guard isDigitNext(after: length) else { return false }
    offset += length
    skipDigits()
    return true
  }

  private func isDigitNext(after distance: Int) -> Bool {
    offset + distance < bytes.count && Self.isDigit(bytes[offset + distance])
  }

  /// A power of ten; exact for exponents up to 22.
  private static func powerOfTen(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<exponent { power *= 10 }
    return power
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  internal static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Whether a name may begin with it, as far as it is ASCII.
  internal static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 &- 0x61 < 26 || byte == 0x5F }
}
