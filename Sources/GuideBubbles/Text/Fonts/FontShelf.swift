/// The parts of font files that are looked at for each glyph, part by part.
///
/// A font is too large a value to be picked from a list for the sake of one number; its parts, each in
/// a list of its own, are not.
struct FontShelf: Hashable, Sendable {
  /// The character maps, in the order of the chain.
  let maps: [CharacterMap]
  /// The advances by glyph.
  let advances: [[Int32]]
  /// Whether the font says which glyphs are marks.
  let knowsMarks: [Bool]
  /// Which glyphs are kerned at all.
  let filters: [PairFilter]
  /// How much closer two glyphs stand, in font units.
  let kernings: [PairKerning]
  /// Font units an em.
  let unitsPerEm: [Int]
  /// The joined forms of Arabic.
  let arabic: [ArabicGlyphs]
  /// The ligatures, and what else stands in for other glyphs.
  let substitutions: [DefaultSubstitution]
  /// Whether there are any.
  let substitutes: [Bool]

  init(_ files: [FontFile]) {
    maps = files.map(\.map)
    advances = files.map(\.advances.units)
    knowsMarks = files.map(\.advances.knowsMarks)
    filters = files.map(\.kerning.filter)
    kernings = files.map(\.kerning)
    unitsPerEm = files.map(\.headers.unitsPerEm)
    arabic = files.map(\.arabic)
    substitutions = files.map(\.substitution)
    substitutes = files.map { !$0.substitution.starts.isEmpty }
  }
}
