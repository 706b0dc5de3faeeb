/// The single substitutions of a feature of `GSUB`, by glyph.
struct GlyphSubstitution {
  private let parts: [LayoutTable.Subtable]
  private let table: FontTable
  private let glyphCount: Int

  /// Keeps the parts that replace one glyph by one other.
  init(
    _ parts: [LayoutTable.Subtable], in table: FontTable, glyphCount: Int
  ) throws(FontError) {
    self.parts = parts.filter { $0.type == 1 }
    self.table = table
    self.glyphCount = glyphCount
    for part in self.parts {
      try table.checkCoverage(part.offset + (try table.u16(part.offset + 2)))
      if try table.u16(part.offset) == 2 {
        try table.require(table.u16(part.offset + 4), of: 2, at: part.offset + 6)
      } else {
        try table.require(2, at: part.offset + 4)
      }
    }
  }

  /// Whether nothing is replaced.
  var isEmpty: Bool { parts.isEmpty }

  /// The glyph that stands in for another; itself where no rule is about it.
  func glyph(for glyph: UInt16) -> UInt16 {
    var (current, settled) = (Int(glyph), -1)
    for part in parts where part.lookup != settled {
      let coverage = part.offset + table.word(part.offset + 2)
      guard let index = table.coverage(of: current, at: coverage) else { continue }
      settled = part.lookup
      let operand = table.word(part.offset + 4)
      let replaced =
        table.word(part.offset) == 1
        ? (current + operand) & 0xffff
        : index < operand ? table.word(part.offset + 6 + 2 * index) : current
      if replaced < glyphCount { current = replaced }
    }
    return UInt16(truncatingIfNeeded: current)
  }
}
