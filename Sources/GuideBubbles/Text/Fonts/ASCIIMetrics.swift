/// The metrics of ASCII text, laid out flat because most text is made of it.
struct ASCIIMetrics: Hashable, Sendable {
  /// A sign as a font draws it.
  struct Sign: Hashable {
    /// The advance, in units of `AdvanceTable`; −1 where there is no glyph or no sign.
    var advance: Int32 = -1
    /// The glyph; 0 for none.
    var glyph: UInt16 = 0
    /// Whether it may become another.
    var start = Start.never
    /// Whether it may do so together with what stands before.
    var mayContinue = false
  }

  /// How a sign may become another: together with what follows, or even alone.
  enum Start: UInt8 { case never, followed, alone }

  /// The signs by code.
  let signs: [Sign]
  /// The kerning of each two signs, 128 a first one; empty for a font without any.
  let kerning: [Int32]

  /// Those of a font that has no such signs.
  static let none = ASCIIMetrics()

  private init() {
    signs = Array(repeating: Sign(), count: 128)
    kerning = []
  }

  init(
    _ map: CharacterMap, _ table: GlyphAdvances, _ pairs: PairKerning,
    _ substitution: DefaultSubstitution, unitsPerEm: Int
  ) {
    let codes = 0x20..<0x7f
    var signs = Array(repeating: Sign(), count: 128)
    for code in codes {
      let glyph = map.glyph(UInt32(code))
      guard glyph != 0 else { continue }
      signs[code] = Sign(
        advance: table.units[Int(glyph)], glyph: glyph, start: substitution.start(glyph),
        mayContinue: substitution.mayContinue(glyph))
    }
    self.signs = signs
    guard !pairs.filter.isEmpty else {
      kerning = []
      return
    }
    let glyphs = signs.map(\.glyph)
    var kerning = Array(repeating: Int32(0), count: 128 * 128)
    for first in codes where glyphs[first] != 0 && pairs.filter.starts[Int(glyphs[first])] {
      for second in codes where pairs.filter.admits(glyphs[first], glyphs[second]) {
        let value = pairs.adjustment(
          glyphs[first], glyphs[second], hasMarks: false, in: .latin)
        kerning[first * 128 + second] = GlyphAdvances.units(value, of: unitsPerEm)
      }
    }
    self.kerning = kerning
  }
}
