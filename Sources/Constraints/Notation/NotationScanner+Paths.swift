extension NotationScanner {
  /// Names joined by points: `save.width` or `thread[3].bubble`.
  internal struct Path {
    /// Where all of it stands.
    internal var range: Range<Int>
    /// Where the last name stands.
    internal var last: Range<Int>
    /// Whether a row in brackets follows the last name.
    internal var endsWithRow: Bool
    /// Whether there is a point in it.
    internal var hasSeveralNames: Bool { last.lowerBound > range.lowerBound }
    /// Where everything before the last point stands.
    internal var owner: Range<Int> { range.lowerBound..<last.lowerBound - 1 }
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
    return Path(range: first.lowerBound..<offset, last: last, endsWithRow: endsWithRow)
  }

  /// Moves behind rows such as `[3]` or `[m-3]` that follow at once; whether there was one.
  private mutating func takeRows() throws(NotationError) -> Bool {
    var found = false
    while take("[") {
      let start = offset
      skipRow()
      guard isNext("]") else { throw unexpected(.closingBracket) }
      guard offset > start else { throw unexpected(.row) }
      _ = take("]")
      found = true
    }
    return found
  }
}
