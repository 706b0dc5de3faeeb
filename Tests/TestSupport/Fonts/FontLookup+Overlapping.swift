/// Lookups of a few kilobytes that list the same things so often that they seem to be very large.
extension FontLookup {
  /// Contexts of one glyph, each looking at it through several sets.
  ///
  /// - Parameters:
  ///   - glyphs: What each set lists.
  ///   - sets: How many sets each context has.
  ///   - changes: The lookup that each changes the glyph by, so many times.
  ///   - copies: How many contexts there are.
  /// - Returns: The lookup.
  public static func contexts(
    of glyphs: [Int], sets: Int, changes: (lookup: Int, count: Int), copies: Int
  ) -> Self {
    let count = changes.count
    var words = [3, 0, sets] + Array(repeating: 0, count: sets) + [0, count]
    for _ in 0..<count { words += [0, changes.lookup] }
    var table = FontBytes(words: words)
    let place = table.bytes.count
    for index in 0..<sets { table.set(place, at: 6 + 2 * index) }
    table.append(FontBytes(words: [1, glyphs.count] + glyphs))
    return FontLookup(type: 6, flags: 0, subtables: [table], copies: copies)
  }

  /// A single substitution that lists no glyph, again and again.
  public static func nothing(copies: Int) -> Self {
    FontLookup(type: 1, flags: 0, subtables: [FontBytes(words: [1, 6, 0, 1, 0])], copies: copies)
  }

  /// The same ligature again and again, in parts that are listed again and again.
  public static func ligatures(_ first: Int, _ second: Int, _ glyph: Int, count: Int, copies: Int)
    -> Self
  {
    let places = Array(repeating: 2 + 2 * count, count: count)
    let words = [1, 8, 1, 14, 1, 1, first, count] + places + [glyph, 2, second]
    return FontLookup(type: 4, flags: 0, subtables: [FontBytes(words: words)], copies: copies)
  }

  /// Pairs that are none: so many first glyphs, in parts that are listed again and again.
  public static func emptyPairs(count: Int, copies: Int) -> Self {
    var table = FontBytes(words: [1, 0, 4, 0, count] + Array(repeating: 0, count: count))
    table.append([coverage([1])], offsetsAt: [2])
    return FontLookup(type: 2, flags: 0, subtables: [table], copies: copies)
  }
}
