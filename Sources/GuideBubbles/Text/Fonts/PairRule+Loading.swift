/// Reading rules with checks, so that measuring need not throw.
extension PairRule {
  /// Makes a rule of a part of a lookup, or none if it is of a kind that does not kern two glyphs.
  init?(_ part: LayoutTable.Subtable, of layout: LayoutTable) throws(FontError) {
    let (table, offset) = (layout.table, part.offset)
    self.offset = offset
    lookup = part.lookup
    ignoresMarks = part.ignoresMarks
    switch (part.type, try table.u16(offset)) {
    case (2, 1):
      shape = .pairs
      coverage = offset + (try table.u16(offset + 2))
      try Self.checkPairs(at: offset, in: table)
    case (2, 2):
      shape = .classes
      coverage = offset + (try table.u16(offset + 2))
      try Self.checkClasses(at: offset, in: table)
    case (8, 3):
      guard let context = try Self.context(part, of: layout) else { return nil }
      shape = context.shape
      coverage = context.first
    default: return nil
    }
    try table.checkCoverage(coverage)
  }

  private static func checkPairs(at offset: Int, in table: FontTable) throws(FontError) {
    let size = 2 + size(try table.u16(offset + 4)) + size(try table.u16(offset + 6))
    let count = try table.u16(offset + 8)
    try table.require(count, of: 2, at: offset + 10)
    for index in 0..<count {
      let set = offset + table.word(offset + 10 + 2 * index)
      try table.require(table.u16(set), of: size, at: set + 2)
    }
  }

  private static func checkClasses(at offset: Int, in table: FontTable) throws(FontError) {
    let size = size(try table.u16(offset + 4)) + size(try table.u16(offset + 6))
    let rows = try table.u16(offset + 12)
    let columns = try table.u16(offset + 14)
    if size > 0 { try table.require(rows * columns, of: size, at: offset + 16) }
    try table.checkClasses(offset + (try table.u16(offset + 8)))
    try table.checkClasses(offset + (try table.u16(offset + 10)))
  }

  /// A chained context of exactly two glyphs, one of which a single adjustment moves; nothing for
  /// longer ones.
  private static func context(
    _ part: LayoutTable.Subtable, of layout: LayoutTable
  ) throws(FontError) -> (first: Int, shape: Shape)? {
    let table = layout.table
    var (cursor, glyphs) = (part.offset + 2, [Int]())
    var lengths: [Int] = []
    for _ in 0..<3 {  // what stands before, what is moved, what stands behind
      let count = try table.u16(cursor)
      try table.require(count, of: 2, at: cursor + 2)
      for index in 0..<min(count, 3) {
        glyphs.append(part.offset + table.word(cursor + 2 + 2 * index))
      }
      lengths.append(count)
      cursor += 2 + 2 * count
    }
    guard glyphs.count == 2, lengths[1] == 1, try table.u16(cursor) == 1 else { return nil }
    let lookup = try table.u16(cursor + 4)
    let parts = try layout.subtables(of: [lookup], extensionType: 9)
    guard parts.allSatisfy({ $0.type == 1 }) else { return nil }
    for part in parts { try checkSingle(at: part.offset, in: table) }
    try table.checkCoverage(glyphs[1])
    let shape = Shape.context(
      second: glyphs[1], movesSecond: lengths[0] == 1, singles: parts.map(\.offset))
    return (glyphs[0], shape)
  }

  private static func checkSingle(at offset: Int, in table: FontTable) throws(FontError) {
    try table.checkCoverage(offset + (try table.u16(offset + 2)))
    let size = size(try table.u16(offset + 4))
    switch try table.u16(offset) {
    case 1: try table.require(size, at: offset + 6)
    case 2:
      let count = try table.u16(offset + 6)
      if size > 0 { try table.require(count, of: size, at: offset + 8) }
    case let format: throw table.error(.badNumber(format), at: offset)
    }
  }
}
