/// How far each glyph moves the pen: the table `hmtx`, with marks at rest.
struct GlyphAdvances: Hashable, Sendable {
  /// The advances by glyph, in units of `AdvanceTable`.
  let units: [Int32]
  /// Whether the font says which glyphs are marks; their advances are 0 then, as HarfBuzz has it.
  let knowsMarks: Bool

  init(_ directory: FontDirectory, _ headers: FontHeaders) throws(FontError) {
    let table = try directory.required("hmtx")
    try table.require(headers.advanceCount, of: 4, at: 0)
    var units: [Int32] = []
    units.reserveCapacity(headers.glyphCount)
    for glyph in 0..<headers.advanceCount {
      units.append(Self.units(table.word(4 * glyph), of: headers.unitsPerEm))
    }
    let rest = headers.glyphCount - headers.advanceCount
    units.append(contentsOf: repeatElement(units.last ?? 0, count: rest))
    var knowsMarks = false
    if let definitions = try directory.table("GDEF"), try definitions.u16(4) != 0 {
      let classes = definitions.word(4)
      try definitions.checkClasses(classes)
      knowsMarks = true
      for glyph in units.indices where definitions.glyphClass(of: glyph, at: classes) == 3 {
        units[glyph] = 0
      }
    }
    self.units = units
    self.knowsMarks = knowsMarks
  }

  /// A length of the font in the units in which all text is measured, to the nearest; at most 500
  /// em, so that a few of them can be added up.
  static func units(_ length: Int, of unitsPerEm: Int) -> Int32 {
    let scaled = Int64(length) * Int64(AdvanceTable.unitsPerEm)
    let half = Int64(unitsPerEm / 2)
    let units = (scaled + (scaled < 0 ? -half : half)) / Int64(unitsPerEm)
    let most = 500 * Int64(AdvanceTable.unitsPerEm)
    return Int32(min(max(-most, units), most))
  }
}

extension Int32 {
  /// Adds to an advance, which stays between nothing and 2,000 em.
  mutating func widen(by other: Int32) {
    self = Int32(Swift.min(Swift.max(0, Int64(self) + Int64(other)), 1 << 30))
  }
}
