import GuideText
import TestSupport
import Testing

/// What is read of font files, by the widths and heights that it gives.
@Suite struct FontFileTests {
  private func width(_ text: String, _ font: SyntheticFont) throws -> Double {
    let measurer = TextMeasurer(fonts: FontChain([try FontFile(font.bytes)]))
    let layout = measurer.layout(text, font: TextFont(size: 1_000))
    #expect(layout.measured == .exact)
    #expect(layout.missingGlyphs.isEmpty)
    return layout.lines.reduce(0) { max($0, $1.width) }
  }

  @Test(arguments: [4, 12, 6])
  func `advances come from the character map and the glyphs`(format: Int) throws {
    var font = SyntheticFont()
    font.mapFormat = format
    font.add("a", advance: 300)
    font.add("b", advance: 411)
    font.add("é", advance: 722)
    #expect(try width("ab", font) == 711)
    #expect(try width("éé", font) == 1_444)
  }

  @Test func `Apple's byte map serves ASCII`() throws {
    var font = SyntheticFont("ab", advance: 480)
    font.mapFormat = 0
    #expect(try width("abba", font) == 1_920)
  }

  @Test func `characters beyond the basic plane are found`() throws {
    var font = SyntheticFont("a")
    font.mapFormat = 12
    font.add("\u{20000}", advance: 1_000)
    font.add("\u{20002}", advance: 900)
    #expect(try width("\u{20000}a\u{20002}", font) == 2_500)
  }

  @Test func `advances scale with the units of an em`() throws {
    var font = SyntheticFont("a", advance: 1_024)
    font.unitsPerEm = 2_048
    #expect(try width("aa", font) == 1_000)
  }

  @Test func `pairs are kerned by glyphs and by classes`() throws {
    var font = SyntheticFont("AVTo", advance: 700)
    let (a, v) = (font.glyph("A"), font.glyph("V"))
    font.kerning = [.pairs([(a, v, -80), (v, a, -60)])]
    #expect(try width("AV", font) == 1_320)
    #expect(try width("AVA", font) == 1_960)
    #expect(try width("AA", font) == 1_400)
    font.kerning = [.classes([font.glyph("T"), v], before: [font.glyph("o")], value: -50)]
    #expect(try width("To", font) == 1_350)
    #expect(try width("Vo", font) == 1_350)
    #expect(try width("oT", font) == 1_400)
  }

  @Test func `letters beyond ASCII are kerned alike`() throws {
    var font = SyntheticFont("ТаÀÿ", advance: 700)
    font.kerning = [
      .pairs([
        (font.glyph("Т"), font.glyph("а"), -90), (font.glyph("À"), font.glyph("ÿ"), -30),
      ])
    ]
    #expect(try width("Та", font) == 1_310)
    #expect(try width("Àÿ", font) == 1_370)
  }

  @Test func `marks take no room and do not stand between kerned letters`() throws {
    var font = SyntheticFont("AV", advance: 700)
    let mark = font.add("\u{301}", advance: 250)
    font.marks = [mark]
    font.kerning = [.pairs([(font.glyph("A"), font.glyph("V"), -80)], flags: 8)]
    #expect(try width("A\u{301}V", font) == 1_320)
    font.kerning = [.pairs([(font.glyph("A"), font.glyph("V"), -80)], flags: 0)]
    #expect(try width("A\u{301}V", font) == 1_400)
  }

  @Test func `the older table kerns where the newer has nothing`() throws {
    var font = SyntheticFont("AVמא", advance: 700)
    let (a, v) = (font.glyph("A"), font.glyph("V"))
    font.legacyPairs = [(a, v, -80), (font.glyph("א"), font.glyph("מ"), -40)]
    #expect(try width("AV", font) == 1_320)
    // The table lists what stands left and right: alef is left of mem where mem is read first.
    #expect(try width("מא", font) == 1_360)
    #expect(try width("אמ", font) == 1_400)
    font.kerning = [.pairs([(v, a, -60)])]
    #expect(try width("AV", font) == 1_400)
    #expect(try width("VA", font) == 1_340)
  }

  @Test func `Apple's older table kerns by its lists of pairs along the line`() throws {
    var font = SyntheticFont("AV", advance: 700)
    font.legacyPairs = [(1, 2, -80), (2, 2, -5)]
    font.hasAppleKerning = true
    #expect(try width("AV", font) == 1_320)
    #expect(try width("VVA", font) == 2_095)
  }

  @Test func `Arabic letters join by the font's own rules`() throws {
    var font = SyntheticFont()
    let (beh, lam, alef) = (
      font.add("ب", advance: 900), font.add("ل", advance: 800), font.add("ا", advance: 300)
    )
    let (first, middle, last) = (
      font.add(nil, advance: 310), font.add(nil, advance: 320), font.add(nil, advance: 930)
    )
    let (lamFirst, alefLast) = (font.add(nil, advance: 250), font.add(nil, advance: 350))
    let both = font.add(nil, advance: 590)
    font.substitutions = [
      ("init", [.single([(beh, first), (lam, lamFirst)])]), ("medi", [.single([(beh, middle)])]),
      ("fina", [.single([(beh, last), (alef, alefLast)])]),
      ("rlig", [.ligature(lamFirst, alefLast, both)]),
    ]
    #expect(try width("ب", font) == 900)
    #expect(try width("بب", font) == 310 + 930)
    #expect(try width("ببب", font) == 310 + 320 + 930)
    #expect(try width("با", font) == 310 + 350)
    #expect(try width("اب", font) == 300 + 900)
    #expect(try width("لا", font) == 590)
    #expect(try width("ب\u{200c}ب", font) == 1_800)
    #expect(try width("ب\u{200d}", font) == 310)
  }

  @Test func `presentation forms join letters where a font has no rules`() throws {
    var font = SyntheticFont()
    for (code, advance) in [
      ("ب", 900), ("ل", 800), ("ا", 300), ("\u{fe91}", 310), ("\u{fe92}", 320), ("\u{fe90}", 930),
      ("\u{fedf}", 250), ("\u{fe8e}", 350), ("\u{fefb}", 590),
    ] as [(Unicode.Scalar, Int)] {
      font.add(code, advance: advance)
    }
    #expect(try width("ببب", font) == 310 + 320 + 930)
    #expect(try width("لا", font) == 590)
  }

  @Test func `controls and invisible characters take no room, and a tab four spaces`() throws {
    let font = SyntheticFont(" ab", advance: 250)
    #expect(try width("a\u{200b}b\u{ad}\u{feff}", font) == 500)
    #expect(try width("a\tb", font) == 1_500)
    #expect(try width("a\u{a0}b", font) == 750)
    #expect(try width("a\nb", font) == 250)
  }

  @Test func `fonts of a collection are told apart by their number`() throws {
    let bytes = SyntheticFont.collection([
      SyntheticFont("a", advance: 300), SyntheticFont("a", advance: 400),
    ])
    for (index, advance) in [300.0, 400].enumerated() {
      let measurer = TextMeasurer(fonts: FontChain([try FontFile(bytes, index: index)]))
      #expect(measurer.layout("a", font: TextFont(size: 1_000)).lines[0].width == advance)
    }
    #expect(throws: FontError(.noSuchFont(count: 2), table: "", offset: 8)) {
      try FontFile(bytes, index: 2)
    }
  }

  @Test func `a file tells its family and weight`() throws {
    var font = SyntheticFont("a")
    font.family = "Größe"
    #expect(try FontFile(font.bytes).familyNames == ["Größe"])
    #expect(try FontFile(font.bytes).weight == .regular)
    font.weightClass = 700
    #expect(try FontFile(font.bytes).weight == .bold)
  }

  @Test func `lines are as high as the font says, by its typographic numbers if it asks`() throws {
    var font = SyntheticFont("a")
    let fonts = FontChain([try FontFile(font.bytes)])
    let line = TextMeasurer(fonts: fonts).layout("a\na", font: TextFont(size: 100)).lines[1]
    #expect(isClose(line.height, 100))
    #expect(isClose(line.top, 100) && isClose(line.baseline, 180))
    font.usesTypographicLine = true
    let other = TextMeasurer(fonts: FontChain([try FontFile(font.bytes)]))
      .layout("a", font: TextFont(size: 100)).lines[0]
    #expect(isClose(other.height, 110))
    #expect(isClose(other.baseline, 75))
    font.usesTypographicLine = false
    font.line = SyntheticFont.Line(0, 0)
    let third = TextMeasurer(fonts: FontChain([try FontFile(font.bytes)]))
      .layout("a", font: TextFont(size: 100)).lines[0]
    #expect(isClose(third.height, 110))
  }
}
