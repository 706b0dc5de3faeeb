extension NotationScanner {
  /// Names joined by points: `save.width` or `thread[3].bubble`.
  internal struct Path {
    /// All of it, as written.
    internal var text: String
    /// Where all of it stands.
    internal var range: Range<Int>
    /// The last name.
    internal var last: (text: String, range: Range<Int>)
    /// Whether a row in brackets follows the last name.
    internal var endsWithRow: Bool
    /// Whether there is a point in it.
    internal var hasSeveralNames: Bool { last.range.lowerBound > range.lowerBound }
  }

  /// Moves behind a path, if a name stands here.
  internal mutating func takePath() throws(NotationError) -> Path? {
    guard let first = takeName() else { return nil }
    var last = first
    var endsWithRow = try takeRows()
    while take(".") {
      guard let name = takeName() else { throw unexpected(.attribute) }
      last = name
      endsWithRow = try takeRows()
    }
    let range = first.range.lowerBound..<offset
    return Path(text: text(range), range: range, last: last, endsWithRow: endsWithRow)
  }

  /// Moves behind rows such as `[3]` or `[m-3]` that follow at once; whether there was one.
  private mutating func takeRows() throws(NotationError) -> Bool {
    var found = false
    while take("[") {
      let start = offset
      takeUntilBracket()
      guard next == "]" else { throw unexpected(.closingBracket) }
      guard offset > start else { throw unexpected(.row) }
      _ = take("]")
      found = true
    }
    return found
  }

  private mutating func takeUntilBracket() {
    while let scalar = next, scalar != "[", scalar != "]", scalar.value >= 0x20 { _ = take(scalar) }
  }
}
