/// A part of a `GPOS` kerning lookup that moves two neighbouring glyphs, read in place.
struct PairRule: Hashable, Sendable {
  /// Which shape it has.
  enum Shape: Hashable, Sendable {
    /// Pairs listed glyph by glyph: pair adjustment, format 1.
    case pairs
    /// Pairs of classes: pair adjustment, format 2.
    case classes
    /// A single adjustment of one of two neighbours: chained contexts, format 3. Where the second
    /// glyph's coverage is, and the adjustments.
    case context(second: Int, movesSecond: Bool, singles: [Int])
  }

  /// Which shape it has.
  let shape: Shape
  /// Where its own table is; of a context nothing is read there.
  let offset: Int
  /// Where the coverage of first glyphs is.
  let coverage: Int
  /// The lookup that it belongs to: only the first rule of a lookup that fits is followed.
  let lookup: Int
  /// Whether marks between the two glyphs are looked through.
  let ignoresMarks: Bool

  /// The change of advance of a pair, in font units; nothing where the rule does not apply.
  func adjustment(_ first: Int, _ second: Int, in table: FontTable) -> Int? {
    guard let index = table.coverage(of: first, at: coverage) else { return nil }
    switch shape {
    case .pairs: return pairAdjustment(index, second, in: table)
    case .classes:
      let row = table.glyphClass(of: first, at: offset + table.word(offset + 8))
      let column = table.glyphClass(of: second, at: offset + table.word(offset + 10))
      let columns = table.word(offset + 14)
      guard row < table.word(offset + 12), column < columns else { return nil }
      let (before, after) = (table.word(offset + 4), table.word(offset + 6))
      let size = Self.size(before) + Self.size(after)
      return Self.advances(at: offset + 16 + (row * columns + column) * size, before, after, table)
    case .context(let coverage, let movesSecond, let singles):
      guard table.coverage(of: second, at: coverage) != nil else { return nil }
      return Self.singleAdjustment(of: movesSecond ? second : first, singles, in: table)
    }
  }

  /// How many lists of pairs, or rows of classes, it has.
  func rowCount(in table: FontTable) -> Int {
    switch shape {
    case .pairs: table.word(offset + 8)
    case .classes: table.word(offset + 12)
    case .context: 1
    }
  }

  /// Whether a rule of classes does anything to pairs that end in a glyph that no class lists.
  func mayEndInUnlisted(in table: FontTable) -> Bool {
    let (before, after) = (table.word(offset + 4), table.word(offset + 6))
    let row = table.word(offset + 14) * (Self.size(before) + Self.size(after))
    return (0..<table.word(offset + 12)).contains {
      Self.advances(at: offset + 16 + $0 * row, before, after, table) != 0
    }
  }

  private func pairAdjustment(_ index: Int, _ second: Int, in table: FontTable) -> Int? {
    guard index < table.word(offset + 8) else { return nil }
    let set = offset + table.word(offset + 10 + 2 * index)
    let (before, after) = (table.word(offset + 4), table.word(offset + 6))
    let size = 2 + Self.size(before) + Self.size(after)
    let count = table.word(set)
    let found = table.lowerBound(second, count: count, at: set + 2, stride: size)
    let record = set + 2 + size * found
    guard found < count, table.word(record) == second else { return nil }
    return Self.advances(at: record + 2, before, after, table)
  }

  private static func singleAdjustment(
    of glyph: Int, _ singles: [Int], in table: FontTable
  ) -> Int? {
    for single in singles {
      guard let index = table.coverage(of: glyph, at: single + table.word(single + 2)) else {
        continue
      }
      let format = table.word(single + 4)
      let isShared = table.word(single) == 1
      return advances(
        at: single + (isShared ? 6 : 8 + index * size(format)), format, 0, table)
    }
    return nil
  }

  /// How many bytes a value of that format takes: two for each bit.
  static func size(_ format: Int) -> Int { 2 * (format & 0xff).nonzeroBitCount }

  /// The changes of horizontal advance among two values, added up.
  private static func advances(
    at offset: Int, _ before: Int, _ after: Int, _ table: FontTable
  ) -> Int {
    var sum = 0
    if before & 4 != 0 { sum += FontTable.signed(table.word(offset + size(before & 3))) }
    if after & 4 != 0 {
      sum += FontTable.signed(table.word(offset + size(before) + size(after & 3)))
    }
    return sum
  }
}
