/// The metrics of a TrueType or OpenType font: what it takes to measure text as the font draws it.
///
/// Character map, advances, pair kerning, the joined forms of Arabic, and the heights of lines are
/// read, and the ligatures that are used unasked; outlines are not. Of a variable font the default
/// instance counts. Rules that look at neighbours and the conjuncts of Indic scripts are not followed.
public struct FontFile: Hashable, Sendable {
  /// The family's names in all languages that the file has, English before others.
  public var familyNames: [String] { names.families }
  /// Which of the two weights it serves: bold from 600 of the font's own scale on.
  public let weight: TextFont.Weight

  let headers: FontHeaders
  let map: CharacterMap
  let advances: GlyphAdvances
  let kerning: PairKerning
  let arabic: ArabicGlyphs
  let substitution: DefaultSubstitution
  let names: FontNames
  let ascii: ASCIIMetrics

  /// Reads a font.
  ///
  /// - Parameters:
  ///   - bytes: The content of a `.ttf`, `.otf`, `.ttc` or `.otc` file.
  ///   - index: Which font of a collection, from 0.
  /// - Throws: What is wrong with the file, in which table and at which byte.
  /// - Complexity: O(*n*) in the file's bytes, some milliseconds for a large font; memory about that
  ///   of the tables read.
  public init(_ bytes: [UInt8], index: Int = 0) throws(FontError) {
    let directory = try FontDirectory(bytes, index: index)
    headers = try FontHeaders(directory)
    map = try CharacterMap(directory, glyphCount: headers.glyphCount)
    advances = try GlyphAdvances(directory, headers)
    kerning = try PairKerning(directory, glyphCount: headers.glyphCount)
    arabic = try ArabicGlyphs(directory, map, glyphCount: headers.glyphCount)
    substitution = try DefaultSubstitution(directory, glyphCount: headers.glyphCount)
    names = try FontNames(directory)
    weight = headers.weightClass >= 600 ? .bold : .regular
    ascii = ASCIIMetrics(map, advances, kerning, substitution, unitsPerEm: headers.unitsPerEm)
  }

  /// Feeds what tells fonts apart most of the time; comparing looks at everything.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(names)
    hasher.combine(headers)
  }
}

/// The metrics of ASCII text, laid out flat because most text is made of it.
struct ASCIIMetrics: Hashable, Sendable {
  /// The glyphs by code; 0 for none.
  let glyphs: [UInt16]
  /// The advances by code, in units of `AdvanceTable`; −1 where there is no glyph or no sign.
  let advances: [Int32]
  /// The kerning of each two signs, 128 a first one; empty for a font without any.
  let kerning: [Int32]

  /// Which signs may become another together with what follows, and which of them even alone.
  let starts: [Start]
  /// Which signs may do so together with what stands before.
  let continues: [Bool]

  /// Whether a sign is a letter.
  static func isLetter(_ code: Int) -> Bool { (0x61...0x7a).contains(code | 0x20) }

  /// How a sign may become another.
  enum Start: UInt8 { case never, followed, alone }

  /// Those of a font that has no such signs.
  static let none = ASCIIMetrics()

  private init() {
    glyphs = Array(repeating: 0, count: 128)
    advances = Array(repeating: -1, count: 128)
    kerning = []
    starts = Array(repeating: .never, count: 128)
    continues = Array(repeating: false, count: 128)
  }

  init(
    _ map: CharacterMap, _ table: GlyphAdvances, _ pairs: PairKerning,
    _ substitution: DefaultSubstitution, unitsPerEm: Int
  ) {
    let signs = 0x20..<0x7f
    glyphs = (0..<128).map { signs.contains($0) ? map.glyph(UInt32($0)) : 0 }
    advances = glyphs.map { $0 == 0 ? -1 : table.units[Int($0)] }
    starts = glyphs.map { substitution.start($0) }
    continues = glyphs.map { substitution.mayContinue($0) }
    guard !pairs.filter.isEmpty else {
      kerning = []
      return
    }
    var kerning = Array(repeating: Int32(0), count: 128 * 128)
    for first in signs where glyphs[first] != 0 && pairs.filter.starts[Int(glyphs[first])] {
      for second in signs where pairs.filter.admits(glyphs[first], glyphs[second]) {
        let value = pairs.adjustment(
          glyphs[first], glyphs[second], hasMarks: false, in: .latin)
        kerning[first * 128 + second] = GlyphAdvances.units(value, of: unitsPerEm)
      }
    }
    self.kerning = kerning
  }
}
