/// The pairs of the table `kern`, format 0 of its version 0, read in place.
struct LegacyKerning: Hashable, Sendable {
  private let table: FontTable
  /// The lists of pairs.
  let parts: [Part]

  /// A list of pairs: where it is, and how many they are.
  struct Part: Hashable {
    var offset: Int
    var count: Int
  }

  /// The two glyphs of a pair.
  func pair(_ number: Int, of part: Part) -> [Int] {
    [table.word(part.offset + 6 * number), table.word(part.offset + 6 * number + 2)]
  }

  init(_ table: FontTable) throws(FontError) {
    self.table = table
    var parts: [Part] = []
    if try table.u16(0) == 0 {
      var offset = 4
      for _ in 0..<(try table.u16(2)) {
        let (length, coverage) = (try table.u16(offset + 2), try table.u16(offset + 4))
        // Horizontal, neither a minimum nor across the line, and a list of pairs.
        if coverage & 0xff07 == 1 {
          let count = try table.u16(offset + 6)
          try table.require(count, of: 6, at: offset + 14)
          parts.append(Part(offset: offset + 14, count: count))
        }
        guard length >= 6 else { break }
        offset += length
      }
    }
    self.parts = parts
  }

  /// The change of the advance of a pair, in font units.
  func adjustment(_ left: UInt16, _ right: UInt16) -> Int {
    var sum = 0
    for part in parts {
      let found = find(Int(left), Int(right), in: part)
      if found < part.count, table.word(part.offset + 6 * found) == Int(left),
        table.word(part.offset + 6 * found + 2) == Int(right)
      {
        sum += FontTable.signed(table.word(part.offset + 6 * found + 4))
      }
    }
    return sum
  }

  private func find(_ left: Int, _ right: Int, in part: Part) -> Int {
    var (low, high) = (0, part.count)
    while low < high {
      let middle = (low + high) / 2
      let entry = (table.word(part.offset + 6 * middle), table.word(part.offset + 6 * middle + 2))
      if entry < (left, right) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
