/// Reads the words of constraint text: numbers, names, relations, priorities.
///
/// The grammars of `ConstraintNotation` and `VisualFormat` are written over it. It never looks
/// further than the text, and each call either moves on or leaves the position as it was.
internal struct NotationScanner {
  /// The most bytes that a line may have: far more than people write, little enough to be quick.
  internal static let longestText = 8192
  /// The largest magnitude of a number: a thousand million screens.
  internal static let largestNumber = 1e12
  /// The smallest magnitude of a number other than zero.
  internal static let smallestNumber = 1e-12

  private let scalars: [Unicode.Scalar]
  private let offsets: [Int]
  private var position = 0  // in scalars

  internal init(_ text: String) throws(NotationError) {
    guard text.utf8.count <= Self.longestText else {
      throw NotationError(
        .tooLong(limit: Self.longestText), at: Self.longestText..<text.utf8.count)
    }
    scalars = Array(text.unicodeScalars)
    var offsets = [0]
    offsets.reserveCapacity(scalars.count + 1)
    for scalar in scalars { offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar)) }
    self.offsets = offsets
  }

  /// The offset of the next scalar, in UTF-8 bytes.
  internal var offset: Int { offsets[position] }
  /// The offset behind the last word, spaces after it left out.
  internal var endOfLastWord: Int {
    var end = position
    while end > 0, scalars[end - 1].isNotationSpace { end -= 1 }
    return offsets[end]
  }
  /// Whether everything was read.
  internal var isAtEnd: Bool { position == scalars.count }
  /// The next scalar.
  internal var next: Unicode.Scalar? { peek(0) }

  /// A scalar further on.
  internal func peek(_ distance: Int) -> Unicode.Scalar? {
    position + distance < scalars.count ? scalars[position + distance] : nil
  }

  /// Moves behind spaces, tabs and line breaks.
  internal mutating func skipSpaces() {
    while let scalar = next, scalar.isNotationSpace { position += 1 }
  }

  /// Moves behind a scalar if it is the next one.
  internal mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  /// Moves behind a scalar that must be the next one.
  internal mutating func expect(_ scalar: Unicode.Scalar, _ expected: NotationError.Expectation)
    throws(NotationError)
  {
    guard take(scalar) else { throw unexpected(expected) }
  }

  /// Moves behind `==`, `<=` or `>=`.
  internal mutating func takeRelation() -> Relation? {
    guard peek(1) == "=" else { return nil }
    let relation: Relation
    switch next {
    case "=": relation = .equal
    case "<": relation = .lessThanOrEqual
    case ">": relation = .greaterThanOrEqual
    default: return nil
    }
    position += 2
    return relation
  }

  /// Moves behind a name: a letter or `_`, then letters, digits and `_`.
  internal mutating func takeName() -> (text: String, range: Range<Int>)? {
    guard let first = next, first.isNotationLetter else { return nil }
    let start = position
    while let scalar = next, scalar.isNotationLetter || scalar.isNotationDigit { position += 1 }
    return word(from: start)
  }

  /// Moves behind an unsigned number such as `8`, `0.5`, `.5` or `1e3`.
  internal mutating func takeNumber() throws(NotationError) -> Double? {
    let start = position
    let whole = skipDigits()
    if next == ".", peek(1)?.isNotationDigit == true {
      position += 1
      skipDigits()
    } else if !whole {
      return nil
    }
    if next == "e" || next == "E" {
      let sign = peek(1) == "-" || peek(1) == "+" ? 1 : 0
      if peek(1 + sign)?.isNotationDigit == true {
        position += 1 + sign
        skipDigits()
      }
    }
    let (text, range) = word(from: start)
    // Checked on the digits: a number too small for a `Double` has become zero.
    let isZero = text.unicodeScalars.prefix { $0 != "e" && $0 != "E" }
      .allSatisfy { $0 == "0" || $0 == "." }
    guard let value = Double(text), value <= Self.largestNumber,
      isZero || value >= Self.smallestNumber
    else { throw NotationError(.numberOutOfRange(text), at: range) }
    return isZero ? 0 : value
  }

  /// The text between two offsets, in UTF-8 bytes.
  internal func text(_ range: Range<Int>) -> String {
    let start = index(of: range.lowerBound)
    let end = index(of: range.upperBound)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<max(start, end)])
    return String(text)
  }

  /// The first scalar that does not stand before an offset; found by halving.
  private func index(of offset: Int) -> Int {
    var low = 0
    var high = scalars.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The error that something else belongs where the next word stands.
  internal func unexpected(_ expected: NotationError.Expectation) -> NotationError {
    var rest = self
    rest.skipSpaces()
    let start = rest.position
    if let name = rest.takeName() {
      return NotationError(.unexpected(found: name.text, expected: expected), at: name.range)
    }
    if rest.skipDigits() {
      let digits = rest.word(from: start)
      return NotationError(.unexpected(found: digits.text, expected: expected), at: digits.range)
    }
    if rest.isAtEnd {
      return NotationError(
        .unexpected(found: "", expected: expected), at: endOfLastWord..<endOfLastWord)
    }
    rest.position += 1
    let scalar = rest.word(from: start)
    return NotationError(.unexpected(found: scalar.text, expected: expected), at: scalar.range)
  }

  @discardableResult
  private mutating func skipDigits() -> Bool {
    let start = position
    while let scalar = next, scalar.isNotationDigit { position += 1 }
    return position > start
  }

  private func word(from start: Int) -> (text: String, range: Range<Int>) {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<position])
    return (String(text), offsets[start]..<offsets[position])
  }
}

extension Unicode.Scalar {
  fileprivate var isNotationSpace: Bool {
    self == " " || self == "\t" || self == "\n" || self == "\r"
  }

  fileprivate var isNotationDigit: Bool { ("0"..."9").contains(self) }

  /// Letters of any script; outside ASCII everything but spaces, punctuation and signs.
  fileprivate var isNotationLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0x5F: true
    case 0..<0xAA: false
    case 0xD7, 0xF7, 0x2000...0x206F, 0x2190...0x23FF, 0x3000...0x3004, 0x3008...0x3020: false
    case 0xFF00...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF3D: false
    default: true
    }
  }
}
