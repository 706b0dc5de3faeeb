/// What the small tables of a font say: `head`, `maxp`, `hhea` and `OS/2`.
struct FontHeaders: Hashable, Sendable {
  /// Font units an em.
  let unitsPerEm: Int
  /// How many glyphs there are.
  let glyphCount: Int
  /// How many of them have an advance of their own; the others have the last one's.
  let advanceCount: Int
  /// How heavy it is: 400 is regular, 700 bold.
  let weightClass: Int
  /// From a line's top to its baseline, in em.
  let ascent: Double
  /// From the baseline to the next line's top, in em: the descender and the gap.
  let drop: Double

  init(_ directory: FontDirectory) throws(FontError) {
    let head = try directory.required("head")
    unitsPerEm = try head.u16(18)
    guard (16...16_384).contains(unitsPerEm) else {
      throw head.error(.badNumber(unitsPerEm), at: 18)
    }
    glyphCount = try directory.required("maxp").u16(4)
    let hhea = try directory.required("hhea")
    advanceCount = try hhea.u16(34)
    guard advanceCount > 0, advanceCount <= glyphCount else {
      throw hhea.error(.badNumber(advanceCount), at: 34)
    }
    let windows = try directory.table("OS/2")
    let isBold = try head.u16(44) & 1 != 0
    weightClass = try windows?.u16(4) ?? (isBold ? 700 : 400)
    let line = try Self.line(hhea, windows)
    ascent = Double(max(0, line.ascender)) / Double(unitsPerEm)
    drop = Double(max(0, line.gap - line.descender)) / Double(unitsPerEm)
  }

  private typealias Line = (ascender: Int, descender: Int, gap: Int)

  /// The three numbers of a line, chosen as FreeType and browsers do.
  ///
  /// Those of `OS/2` named typographic if the font asks for them; otherwise those of `hhea`; if they
  /// are zero the typographic ones, and at last those meant for Windows.
  private static func line(_ hhea: FontTable, _ windows: FontTable?) throws(FontError) -> Line {
    let apple = (try hhea.i16(4), try hhea.i16(6), try hhea.i16(8))
    guard let windows else { return apple }
    let typographic = (try windows.i16(68), try windows.i16(70), try windows.i16(72))
    let wantsTypographic = try windows.u16(62) & 1 << 7 != 0
    if wantsTypographic { return typographic }
    if apple.0 != 0 || apple.1 != 0 { return apple }
    if typographic.0 != 0 || typographic.1 != 0 { return typographic }
    return (try windows.u16(74), -(try windows.u16(76)), 0)
  }
}
