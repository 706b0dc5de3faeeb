/// Which glyph draws a code point: the table `cmap`.
struct CharacterMap: Hashable, Sendable {
  /// The glyphs of the basic plane up to the last one mapped; 0 stands for none.
  private var basic: [UInt16] = []
  /// Runs of code points above it, in order.
  private var groups: [Group] = []
  private let glyphCount: Int

  private struct Group: Hashable {
    var first: UInt32
    var last: UInt32
    var glyph: Int
  }

  /// The glyph of a code point, always below the font's number of glyphs; 0 where there is none.
  func glyph(_ code: UInt32) -> UInt16 {
    if code < basic.count { return basic[Int(code)] }
    return code < 0x10000 || groups.isEmpty ? 0 : glyphAbove(code)
  }

  /// The glyph that draws a code point, with the few substitutes that every shaper takes.
  func drawnGlyph(_ code: UInt32) -> UInt16 {
    let glyph = glyph(code)
    if glyph != 0 { return glyph }
    switch code {
    case 0xa0: return self.glyph(0x20)
    case 0x2011: return self.glyph(0x2010)
    default: return 0
    }
  }

  private func glyphAbove(_ code: UInt32) -> UInt16 {
    var (low, high) = (0, groups.count)
    while low < high {
      let middle = (low + high) / 2
      if groups[middle].last < code { low = middle + 1 } else { high = middle }
    }
    guard low < groups.count, groups[low].first <= code else { return 0 }
    return known(groups[low].glyph + Int(code - groups[low].first))
  }

  /// Reads the best map of a font: one of the whole of Unicode before one of the basic plane.
  init(_ directory: FontDirectory, glyphCount: Int) throws(FontError) {
    self.glyphCount = glyphCount
    let table = try directory.required("cmap")
    let count = try table.u16(2)
    try table.require(count, of: 8, at: 4)
    var best: (rank: Int, offset: Int)?
    for number in 0..<count {
      let record = 4 + 8 * number
      let offset = try table.u32(record + 4)
      let rank = Self.rank(
        platform: table.word(record), encoding: table.word(record + 2), format: table.word(offset))
      if rank > best?.rank ?? 0 { best = (rank, offset) }
    }
    guard let best else { throw table.error(.noCharacterMap, at: 2) }
    switch table.word(best.offset) {
    case 0: try readBytes(table, at: best.offset)
    case 4: try readSegments(table, at: best.offset)
    case 6: try readArray(table, at: best.offset)
    default: try readGroups(table, at: best.offset)
    }
    basic.removeLast(basic.count - 1 - (basic.lastIndex { $0 != 0 } ?? -1))
  }

  /// How much a map is wanted; 0 for one that cannot be read.
  private static func rank(platform: Int, encoding: Int, format: Int) -> Int {
    switch (platform, format) {
    case (3, 12) where encoding == 10: 5
    case (0, 12): 4
    case (3, 4) where encoding == 1: 3
    case (0, 4), (0, 6): 2
    case (1, 0), (1, 6): 1
    default: 0
    }
  }

  private func known(_ glyph: Int) -> UInt16 {
    glyph > 0 && glyph < glyphCount ? UInt16(truncatingIfNeeded: glyph) : 0
  }

  private mutating func set(_ code: Int, _ glyph: Int) {
    guard code < 0x10000 else { return }
    if basic.isEmpty { basic = Array(repeating: 0, count: 0x10000) }
    basic[code] = known(glyph)
  }

  /// Format 0: a glyph for each byte, in Apple's encoding, whose lower half is Unicode's.
  private mutating func readBytes(_ table: FontTable, at offset: Int) throws(FontError) {
    for code in 0..<128 { set(code, try table.u8(offset + 6 + code)) }
  }

  /// Format 6: one run of code points.
  private mutating func readArray(_ table: FontTable, at offset: Int) throws(FontError) {
    let (first, count) = (try table.u16(offset + 6), try table.u16(offset + 8))
    try table.require(count, of: 2, at: offset + 10)
    for index in 0..<count { set(first + index, table.word(offset + 10 + 2 * index)) }
  }

  /// Format 4: segments in the order of their ends.
  ///
  /// A code point belongs to the first that reaches
  /// it, so that no more than the basic plane is ever filled.
  private mutating func readSegments(_ table: FontTable, at offset: Int) throws(FontError) {
    let size = try table.u16(offset + 6) & ~1
    try table.require(size * 4 + 2, at: offset + 14)
    let ends = offset + 14
    let (starts, deltas, ranges) = (ends + size + 2, ends + 2 * size + 2, ends + 3 * size + 2)
    var next = 0
    for segment in stride(from: 0, to: size, by: 2) {
      let (first, last) = (table.word(starts + segment), table.word(ends + segment))
      guard last >= next - 1 else { throw table.error(.unordered, at: ends + segment) }
      let (delta, range) = (table.word(deltas + segment), table.word(ranges + segment))
      for code in max(first, next)..<max(first, next, last + 1) where code != 0xffff {
        if range == 0 {
          set(code, (code + delta) & 0xffff)
        } else {
          let glyph = table.word(ranges + segment + range + 2 * (code - first))
          if glyph != 0 { set(code, (glyph + delta) & 0xffff) }
        }
      }
      next = max(next, last + 1)
    }
  }

  /// Format 12: groups of consecutive code points with consecutive glyphs.
  private mutating func readGroups(_ table: FontTable, at offset: Int) throws(FontError) {
    let count = try table.u32(offset + 12)
    try table.require(count, of: 12, at: offset + 16)
    var next = 0
    for number in 0..<count {
      let record = offset + 16 + 12 * number
      let (first, last) = (try table.u32(record), try table.u32(record + 4))
      guard first >= next, last >= first else { throw table.error(.unordered, at: record) }
      guard last <= 0x10ffff else { throw table.error(.badNumber(last), at: record + 4) }
      next = last + 1
      let glyph = try table.u32(record + 8)
      for code in first..<max(first, min(last + 1, 0x10000)) { set(code, glyph + code - first) }
      guard last >= 0x10000 else { continue }
      let start = max(first, 0x10000)
      groups.append(
        Group(first: UInt32(start), last: UInt32(last), glyph: glyph + start - first))
    }
  }
}
