import GuideText
import TestSupport
import Testing

/// Ligatures and composed letters, by the widths that they give.
@Suite struct FontSubstitutionTests {
  private func layout(
    _ text: String, _ font: SyntheticFont, maximumWidth: Double? = nil
  ) throws -> TextLayout {
    let measurer = TextMeasurer(fonts: FontChain([try FontFile(font.bytes)]))
    return measurer.layout(text, font: TextFont(size: 1_000), maximumWidth: maximumWidth)
  }

  private func width(_ text: String, _ font: SyntheticFont) throws -> Double {
    let layout = try layout(text, font)
    #expect(layout.missingGlyphs.isEmpty)
    return layout.lines.reduce(0) { max($0, $1.width) }
  }

  private func latin() -> SyntheticFont {
    var font = SyntheticFont("fio", advance: 600)
    let (f, i) = (font.glyph("f"), font.glyph("i"))
    let (fi, ffi) = (font.add(nil, advance: 900), font.add(nil, advance: 1_300))
    font.substitutions = [("liga", [.ligature([f, f, i], ffi), .ligature([f, i], fi)])]
    return font
  }

  @Test func `letters melt into ligatures, the longer ones first`() throws {
    let font = latin()
    #expect(try width("fi", font) == 900)
    #expect(try width("ofio", font) == 2_100)
    #expect(try width("ffi", font) == 1_300)
    #expect(try width("fffi", font) == 1_900)
    #expect(try width("fof", font) == 1_800)
    #expect(try width("f", font) == 600)
    #expect(try width("if", font) == 1_200)
    #expect(try width("f\u{200c}i", font) == 1_200)
  }

  @Test func `a line that ends within a ligature has its letters apart`() throws {
    let lines = try layout("fi", latin(), maximumWidth: 700).lines
    #expect(lines.map(\.width) == [600, 600])
    #expect(try layout("ofi", latin(), maximumWidth: 1_250).lines.map(\.width) == [1_200, 600])
  }

  @Test func `a ligature is kerned as what it is`() throws {
    var font = latin()
    let (fi, o) = (4, font.glyph("o"))
    font.kerning = [.pairs([(o, fi, -50), (fi, o, -70), (font.glyph("f"), font.glyph("i"), -500)])]
    #expect(try width("ofio", font) == 600 - 50 + 900 - 70 + 600)
  }

  @Test func `marks stand between the parts of a ligature unless it looks through them`() throws {
    var font = SyntheticFont("fi", advance: 600)
    font.marks = [font.add("\u{323}", advance: 100)]
    let fi = font.add(nil, advance: 900)
    for (flags, expected) in [(0, 1_200.0), (8, 900)] {
      font.substitutions = [("liga", [.ligature([1, 2], fi, flags: flags)])]
      #expect(try width("f\u{323}i", font) == expected)
      #expect(try width("fi\u{323}", font) == 900)
    }
  }

  @Test func `ligatures do not cross scripts or fonts`() throws {
    var font = SyntheticFont("fж", advance: 600)
    font.substitutions = [("liga", [.ligature([1, 2], font.add(nil, advance: 900))])]
    #expect(try width("fж", font) == 1_200)
  }

  @Test func `a glyph may stand in for another, alone or between others`() throws {
    var font = SyntheticFont("가 나f", advance: 600)
    let wide = font.add(nil, advance: 800)
    let space = font.glyph(" ")
    font.substitutions = [
      ("xxxx", [.single([(space, wide)])]), ("locl", [.single([(font.glyph("f"), wide)])]),
      ("calt", [.context(([1, 3], [space], [1, 3]), lookup: 0)]),
    ]
    #expect(try width("f", font) == 800)
    #expect(try width("가 나", font) == 2_000)
    #expect(try width("가 나 가", font) == 3_400)
    #expect(try width("가  나", font) == 2_400)
  }

  @Test func `letters and marks measure as the composed letter`() throws {
    var font = SyntheticFont("eo", advance: 600)
    font.add("é", advance: 650)
    font.add("ệ", advance: 700)
    font.marks = [font.add("\u{301}", advance: 90), font.add("\u{302}", advance: 90)]
    font.marks.append(font.add("\u{323}", advance: 90))
    #expect(try width("e\u{301}", font) == 650)
    #expect(try width("oe\u{301}o", font) == 1_850)
    #expect(try width("o\u{301}", font) == 600)
    font.add("ẹ", advance: 610)
    #expect(try width("e\u{323}\u{302}", font) == 700)
    #expect(try width("e\u{302}\u{323}", font) == 700)
  }

  @Test func `a composed letter is kerned in place of its first part`() throws {
    var font = SyntheticFont("Te é", advance: 600)
    font.marks = [font.add("\u{301}", advance: 90)]
    let (t, e, space, acute) = (1, 2, 3, 4)
    font.kerning = [.pairs([(t, e, -90), (t, acute, -20), (space, e, -30), (acute, t, -10)])]
    #expect(try width("Te", font) == 1_110)
    #expect(try width("Te\u{301}", font) == 1_180)
    #expect(try width("T e\u{301}T", font) == 2_390)
  }

  @Test func `letters that the font lacks are drawn by their parts`() throws {
    var font = SyntheticFont("eo", advance: 600)
    font.marks = [font.add("\u{301}", advance: 90)]
    #expect(try width("éo", font) == 1_200)
    #expect(try layout("ö", font).missingGlyphs == ["ö"])
  }

  @Test func `Korean letters form syllables where the font has those`() throws {
    var font = SyntheticFont("\u{1112}\u{1161}\u{11ab}", advance: 500)
    #expect(try width("\u{d55c}", font) == 500)
    font.add("\u{d55c}", advance: 920)
    #expect(try width("\u{1112}\u{1161}\u{11ab}", font) == 920)
    font.add("\u{d558}", advance: 910)
    #expect(try width("\u{1112}\u{1161}", font) == 910)
    #expect(try width("\u{1112}\u{1161}\u{11ab}", font) == 920)
  }
}
