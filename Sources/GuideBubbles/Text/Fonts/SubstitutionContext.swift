/// What stands around glyphs that a font changes: chained contexts, format 3, read in place.
struct SubstitutionContext: Hashable, Sendable {
  /// The sets of glyphs to stand before, at most one, of those looked at, and of those behind.
  var before: [Int]
  var input: [Int]
  var ahead: [Int]
  /// Which of the glyphs looked at are changed, and by which lookup.
  var changes: [Change]

  /// One glyph to be changed.
  struct Change: Hashable {
    var index: Int
    var lookup: Int
  }

  /// More glyphs than any font looks at.
  static let mostGlyphs = 16

  /// Whether it fits glyphs from a place on.
  func fits(
    _ glyphs: [PendingGlyph], at place: Int, behind last: UInt16, in table: FontTable,
    ignoresMarks: Bool
  ) -> Bool {
    let count = input.count + ahead.count
    guard count <= glyphs.count - place,
      table.coverage(of: Int(glyphs[place].glyph), at: input[0]) != nil
    else { return false }
    for coverage in before where table.coverage(of: Int(last), at: coverage) == nil { return false }
    for index in 0..<count {
      let coverage = index < input.count ? input[index] : ahead[index - input.count]
      let glyph = glyphs[place + index]
      if table.coverage(of: Int(glyph.glyph), at: coverage) == nil { return false }
      if glyph.hasMarks, !ignoresMarks, index < count - 1 { return false }
    }
    return true
  }

  /// Reads a context; nothing for one that looks further than is followed.
  ///
  /// The lookups of its changes are still those of the font.
  init?(_ offset: Int, in table: FontTable) throws(FontError) {
    guard try table.u16(offset) == 3 else { return nil }
    var cursor = offset + 2
    var lists: [[Int]] = []
    for _ in 0..<3 {
      let count = try table.u16(cursor)
      try table.require(count, of: 2, at: cursor + 2)
      guard count <= Self.mostGlyphs else { return nil }
      let list = (0..<count).map { offset + table.word(cursor + 2 + 2 * $0) }
      for coverage in list { try table.checkCoverage(coverage) }
      lists.append(list)
      cursor += 2 + 2 * count
    }
    (before, input, ahead) = (lists[0], lists[1], lists[2])
    guard before.count <= 1, !input.isEmpty else { return nil }
    let count = try table.u16(cursor)
    try table.require(count, of: 4, at: cursor + 2)
    guard count <= Self.mostGlyphs else { return nil }
    changes = []
    for number in 0..<count {
      let record = cursor + 2 + 4 * number
      let index = table.word(record)
      guard index < input.count else { throw table.error(.badNumber(index), at: record) }
      changes.append(Change(index: index, lookup: table.word(record + 2)))
    }
  }
}
