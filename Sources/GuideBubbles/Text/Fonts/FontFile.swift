/// The metrics of a TrueType or OpenType font: what it takes to measure text as the font draws it.
///
/// Character map, advances, pair kerning, the joined forms of Arabic, the ligatures and other glyphs
/// that fonts ask for by default, and the heights of lines are read; outlines are not. Of a variable
/// font the default instance counts, whose advances and kerning are exact: it is what the tables hold
/// before any variation. The conjuncts of Indic scripts are not followed.
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
