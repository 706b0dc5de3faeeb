/// A small font for tests, of which one says each number, so that none has to be installed.
public struct SyntheticFont: Sendable {
  /// A glyph with its character, if it has one.
  public struct Glyph: Sendable {
    var code: UInt32?
    var advance: Int
  }

  /// The line that a font asks for: `ascender` above the baseline, `descender` below it (negative).
  public struct Line: Sendable {
    var ascender: Int
    var descender: Int
    var gap: Int

    /// Makes a line from its parts.
    public init(_ ascender: Int, _ descender: Int, _ gap: Int = 0) {
      (self.ascender, self.descender, self.gap) = (ascender, descender, gap)
    }
  }

  /// Font units an em.
  public var unitsPerEm = 1_000
  /// The glyphs; the first one stands for what is missing.
  public var glyphs = [Glyph(code: nil, advance: 500)]
  /// The family's name.
  public var family = "Test Sans"
  /// How heavy it is.
  public var weightClass = 400
  /// The line of `hhea`.
  public var line = Line(800, -200)
  /// The typographic line of `OS/2`.
  public var typographicLine = Line(750, -250, 100)
  /// Whether that is the one to use.
  public var usesTypographicLine = false
  /// The format of the character map: 0, 4, 6 or 12.
  public var mapFormat = 4
  /// The lookups of kerning.
  public var kerning: [FontLookup] = []
  /// The scripts for which it and substitutions are listed.
  public var scripts = ["DFLT", "arab", "latn"]
  /// The pairs of the older table.
  public var legacyPairs: [(first: Int, second: Int, value: Int)] = []
  /// Whether that table is of Apple's version.
  public var hasAppleKerning = false
  /// The lookups of substitutions, by feature.
  public var substitutions: [(tag: String, lookups: [FontLookup])] = []
  /// The glyphs that are marks; nothing leaves the font without a word on it.
  public var marks: [Int] = []

  /// Makes a font with a glyph for each character of a text, all of one advance.
  public init(_ characters: String = "", advance: Int = 600) {
    for scalar in characters.unicodeScalars {
      glyphs.append(Glyph(code: scalar.value, advance: advance))
    }
  }

  /// Adds a glyph, and tells its number.
  @discardableResult
  public mutating func add(_ character: Unicode.Scalar?, advance: Int) -> Int {
    glyphs.append(Glyph(code: character?.value, advance: advance))
    return glyphs.count - 1
  }

  /// The glyph of a character, which must have one.
  public func glyph(_ character: Unicode.Scalar) -> Int {
    glyphs.firstIndex { $0.code == character.value } ?? 0
  }

  /// The file.
  public var bytes: [UInt8] { Self.file(tables, startingAt: 0) }

  /// A collection of fonts.
  public static func collection(_ fonts: [SyntheticFont]) -> [UInt8] {
    var header = FontBytes()
    header.tag("ttcf")
    header.u32(0x10000)
    header.u32(fonts.count)
    var (offsets, rest) = ([Int](), [UInt8]())
    let start = 12 + 4 * fonts.count
    for font in fonts {
      offsets.append(start + rest.count)
      rest += file(font.tables, startingAt: start + rest.count)
    }
    for offset in offsets { header.u32(offset) }
    return header.bytes + rest
  }

  private static func file(_ tables: [(String, FontBytes)], startingAt start: Int) -> [UInt8] {
    var header = FontBytes(words: [1, 0, tables.count, 0, 0, 0])
    var (offset, body) = (start + 12 + 16 * tables.count, [UInt8]())
    for (tag, table) in tables {
      header.tag(tag)
      for number in [0, offset, table.bytes.count] { header.u32(number) }
      body += table.bytes
      offset += table.bytes.count
    }
    return header.bytes + body
  }

  /// The tables by name, in order.
  public var tableNames: [String] { tables.map(\.0) }

  private var tables: [(String, FontBytes)] {
    var found: [(String, FontBytes)] = []
    if !kerning.isEmpty {
      found.append(("GPOS", FontLookup.table([("kern", kerning)], scripts: scripts)))
    }
    if !marks.isEmpty { found.append(("GDEF", definitions)) }
    if !substitutions.isEmpty {
      found.append(("GSUB", FontLookup.table(substitutions, scripts: scripts)))
    }
    found += [("OS/2", windows), ("cmap", characterMap), ("head", head), ("hhea", lineTable)]
    found += [("hmtx", FontBytes(words: glyphs.flatMap { [$0.advance, 0] }))]
    if !legacyPairs.isEmpty { found.append(("kern", legacyKerning)) }
    return found + [("maxp", FontBytes(words: [1, 0, glyphs.count])), ("name", names)]
  }
}
