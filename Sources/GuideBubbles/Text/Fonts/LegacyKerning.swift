/// The pairs of the table `kern`, read in place: lists of pairs, format 0, of both versions.
///
/// Apple's fonts have version 1, with longer headers; its other formats are skipped.
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
    let isApple = try table.u16(0) == 1
    let count = isApple ? try table.u32(4) : try table.u16(0) == 0 ? try table.u16(2) : 0
    var (offset, parts) = (isApple ? 8 : 4, [Part]())
    for _ in 0..<count {
      let length = isApple ? try table.u32(offset) : try table.u16(offset + 2)
      let coverage = try table.u16(offset + 4)
      // Along the line, neither a minimum nor for a variation, and a list of pairs.
      if isApple ? coverage & 0xe0ff == 0 : coverage & 0xff07 == 1 {
        let list = offset + (isApple ? 8 : 6)
        let count = try table.u16(list)
        try table.require(count, of: 6, at: list + 8)
        parts.append(Part(offset: list + 8, count: count))
        guard parts.count <= Self.mostParts else {
          throw table.error(.tooMany(parts.count), at: offset)
        }
      }
      guard length >= 6 else { break }
      offset += length
    }
    self.parts = parts
  }

  /// More than any font has; each pair has to be looked for in all of them.
  private static let mostParts = 256

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
