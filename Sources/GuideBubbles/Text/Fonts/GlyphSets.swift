/// The two shapes in which OpenType writes sets and classes of glyphs, read in place.
///
/// Their numbers and sizes are checked by `checkCoverage` and `checkClasses` when a font is loaded;
/// what is wrong in their contents finds nothing.
extension FontTable {
  /// Makes sure that a coverage table is whole.
  func checkCoverage(_ offset: Int) throws(FontError) {
    switch try u16(offset) {
    case 1: try require(u16(offset + 2), of: 2, at: offset + 4)
    case 2: try require(u16(offset + 2), of: 6, at: offset + 4)
    case let format: throw error(.badNumber(format), at: offset)
    }
  }

  /// Makes sure that a class definition is whole.
  func checkClasses(_ offset: Int) throws(FontError) {
    switch try u16(offset) {
    case 1: try require(u16(offset + 4), of: 2, at: offset + 6)
    case 2: try require(u16(offset + 2), of: 6, at: offset + 4)
    case let format: throw error(.badNumber(format), at: offset)
    }
  }

  /// The position of a glyph in a coverage table, if it is there.
  ///
  /// - Complexity: O(log *n*).
  func coverage(of glyph: Int, at offset: Int) -> Int? {
    let count = word(offset + 2)
    if word(offset) == 1 {
      let index = lowerBound(glyph, count: count, at: offset + 4, stride: 2)
      return index < count && word(offset + 4 + 2 * index) == glyph ? index : nil
    }
    // Ranges, found by their last glyph.
    let index = lowerBound(glyph, count: count, at: offset + 6, stride: 6)
    let record = offset + 4 + 6 * index
    guard index < count, word(record) <= glyph else { return nil }
    return word(record + 4) + glyph - word(record)
  }

  /// The class of a glyph; 0 for one that no class lists.
  ///
  /// - Complexity: O(log *n*).
  func glyphClass(of glyph: Int, at offset: Int) -> Int {
    if word(offset) == 1 {
      let index = glyph - word(offset + 2)
      return index >= 0 && index < word(offset + 4) ? word(offset + 6 + 2 * index) : 0
    }
    let count = word(offset + 2)
    let index = lowerBound(glyph, count: count, at: offset + 6, stride: 6)
    let record = offset + 4 + 6 * index
    return index < count && word(record) <= glyph ? word(record + 4) : 0
  }

  /// Calls back for each glyph that a coverage table lists, each once, in order.
  ///
  /// - Returns: How many entries or glyphs were looked at, whichever are more.
  /// - Complexity: O(*n* + *g*) for *n* entries and *g* glyphs below `glyphCount`.
  @discardableResult
  func forEachCovered(at offset: Int, below glyphCount: Int, _ body: (Int) -> Void) -> Int {
    let (isList, count) = (word(offset) == 1, word(offset + 2))
    var (next, covered) = (0, 0)
    for index in 0..<count {
      let record = offset + 4 + index * (isList ? 2 : 6)
      let (first, last) = (word(record), isList ? word(record) : word(record + 2))
      guard first >= next else { continue }
      let end = max(first, min(last + 1, glyphCount))
      for glyph in first..<end { body(glyph) }
      covered += end - first
      next = max(next, end)
    }
    return max(count, covered)
  }

  /// Calls back for each glyph that is of a class other than 0, in order.
  ///
  /// - Returns: How many entries or glyphs were looked at, whichever are more.
  /// - Complexity: O(*n* + *g*) for *n* entries and *g* glyphs below `glyphCount`.
  func forEachClassified(at offset: Int, below glyphCount: Int, _ body: (Int) -> Void) -> Int {
    if word(offset) == 1 {
      let (first, count) = (word(offset + 2), word(offset + 4))
      for index in 0..<min(count, max(0, glyphCount - first))
      where word(offset + 6 + 2 * index) != 0 {
        body(first + index)
      }
      return count
    }
    var (next, classified) = (0, 0)
    let count = word(offset + 2)
    for index in 0..<count {
      let record = offset + 4 + 6 * index
      let first = word(record)
      guard first >= next, word(record + 4) != 0 else { continue }
      let end = max(first, min(word(record + 2) + 1, glyphCount))
      for glyph in first..<end { body(glyph) }
      classified += end - first
      next = max(next, end)
    }
    return max(count, classified)
  }

  /// The first of the sorted numbers, `stride` bytes apart, that is not less than a key.
  func lowerBound(_ key: Int, count: Int, at offset: Int, stride: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if word(offset + stride * middle) < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
