import GuideText
import TestSupport
import Testing

/// Which font of a chain measures what.
@Suite struct FontChainTests {
  private let size = TextFont(size: 1_000)

  private func file(
    _ characters: String, advance: Int = 600, family: String = "Test Sans", weight: Int = 400
  ) throws -> FontFile {
    var font = SyntheticFont(characters, advance: advance)
    font.family = family
    font.weightClass = weight
    font.mapFormat = 12
    return try FontFile(font.bytes)
  }

  private func layout(_ text: String, _ files: [FontFile], _ font: TextFont? = nil) -> TextLayout {
    TextMeasurer(fonts: FontChain(files)).layout(text, font: font ?? size)
  }

  @Test func `without files text is estimated`() {
    #expect(layout("abc", []).measured == .estimated)
    #expect(layout("abc", []).missingGlyphs.isEmpty)
  }

  @Test func `each cluster is measured by the first font that has all of it`() throws {
    let latin = try file("ab e", advance: 500)
    let other = try file("aμe\u{301}", advance: 700)
    let text = layout("aμ", [latin, other])
    #expect(text.lines[0].width == 500 + 700)
    #expect(text.measured == .exact)
    // The mark is in the second only, which has the letter too.
    #expect(layout("ae\u{301}b", [latin, other]).lines[0].width == 500 + 700 + 500)
    #expect(layout("aμ", [other, latin]).lines[0].width == 1_400)
  }

  @Test func `fonts do not kern across each other`() throws {
    var font = SyntheticFont("AV", advance: 700)
    font.kerning = [.pairs([(1, 2, -80)])]
    let kerned = try FontFile(font.bytes)
    let other = try file("Ω", advance: 700)
    #expect(layout("AΩV", [kerned, other]).lines[0].width == 2_100)
  }

  @Test func `what no font has is estimated and listed once`() throws {
    let files = [try file("ab ")]
    let text = layout("aж b жЖ", files)
    #expect(text.measured == .estimated)
    #expect(text.missingGlyphs == ["ж", "Ж"])
    let estimate = TextMeasurer().layout("ж", font: size).lines[0].width
    #expect(isClose(layout("aж", files).lines[0].width, 600 + estimate))
    #expect(layout("👍", files).missingGlyphs == ["👍"])
    #expect(layout("👍", files).lines[0].width == 1_250)
    #expect(layout("a\u{301}", files).missingGlyphs == ["\u{301}"])
    #expect(layout("a\u{301}", files).lines[0].width == 600)
  }

  @Test func `an emoji is one advance, however it is composed`() throws {
    let files = [try file("1a"), try file("👩👧🇨🇭👍🏽1\u{20e3}", advance: 1_300)]
    for emoji in ["👍", "👍🏽", "👩‍👩‍👧", "🇨🇭", "1️⃣"] {
      let text = layout("a" + emoji, files)
      #expect(text.lines[0].width == 600 + 1_300, "\(emoji)")
      #expect(text.measured == .exact, "\(emoji)")
    }
  }

  @Test func `bold text wants bold files`() throws {
    let (regular, bold) = (try file("ab"), try file("ab", advance: 660, weight: 700))
    let heavy = TextFont(size: 1_000, weight: .bold)
    for files in [[regular, bold], [bold, regular]] {
      #expect(layout("ab", files).lines[0].width == 1_200)
      #expect(layout("ab", files, heavy).lines[0].width == 1_320)
      #expect(layout("ab", files, heavy).measured == .exact)
    }
    // A twentieth wider, and no longer exact.
    let standIn = layout("ab", [regular], heavy)
    #expect(isClose(standIn.lines[0].width, 1_260))
    #expect(standIn.measured == .estimated)
    #expect(layout("ab", [bold]).measured == .estimated)
  }

  @Test func `files of the family asked for come first, and without one the text is estimated`()
    throws
  {
    let (sans, serif) = (try file("ab"), try file("ab", advance: 450, family: "Test Serif"))
    let wanted = TextFont(family: "test serif", size: 1_000)
    #expect(layout("ab", [sans, serif], wanted).lines[0].width == 900)
    #expect(layout("ab", [sans, serif], wanted).measured == .exact)
    #expect(layout("ab", [sans, serif]).lines[0].width == 1_200)
    let unknown = layout("ab", [sans], TextFont(family: "Helvetica", size: 1_000))
    #expect(unknown.lines[0].width == 1_200)
    #expect(unknown.measured == .estimated)
  }

  @Test func `all lines of a text are as high as the highest font that it needs`() throws {
    let low = try file("ab ")
    var font = SyntheticFont("Ж")
    font.line = SyntheticFont.Line(1_100, -100, 300)
    let high = try FontFile(font.bytes)
    #expect(layout("a\nb", [low, high]).lines.map(\.height) == [1_000, 1_000])
    let mixed = layout("a\nЖ", [low, high])
    #expect(mixed.lines.allSatisfy { isClose($0.height, 1_500) })
    #expect(mixed.lines.map(\.baseline).elementsEqual([1_100, 2_600], by: { isClose($0, $1) }))
  }

  @Test func `kerning hangs with the space beside it and is given back at a line's start`() throws {
    var font = SyntheticFont("AV -", advance: 700)
    let (a, v, space, hyphen) = (1, 2, 3, 4)
    font.kerning = [.pairs([(a, space, -100), (space, v, -50), (hyphen, v, -200)])]
    let measurer = TextMeasurer(fonts: FontChain([try FontFile(font.bytes)]))
    #expect(measurer.layout("A V", font: size).lines[0].width == 2_100 - 150)
    let lines = measurer.layout("A V", font: size, maximumWidth: 800).lines
    #expect(lines.map(\.width) == [700, 700])
    #expect(measurer.layout("A-V", font: size).lines[0].width == 2_100 - 200)
    let cut = measurer.layout("A-V", font: size, maximumWidth: 1_500)
    #expect(cut.lines.map(\.width) == [1_400, 700])
    #expect(cut.narrowestWidth == 1_400)
  }

  @Test func `an ellipsis comes from the fonts too`() throws {
    let measurer = TextMeasurer(fonts: FontChain([try file("ab …", advance: 500)]))
    let text = measurer.layout("ab ab", font: size, maximumWidth: 1_600, lineLimit: 1)
    #expect(text.lines[0].text == "ab…")
    #expect(text.lines[0].width == 1_500)
    let lacking = TextMeasurer(fonts: FontChain([try file("ab ", advance: 500)]))
    #expect(
      lacking.layout("ab ab", font: size, maximumWidth: 1_700, lineLimit: 1).missingGlyphs == ["…"])
  }

  @Test func `fonts are equal by what they are`() throws {
    #expect(try file("ab") == file("ab"))
    #expect(try file("ab") != file("ab", advance: 601))
    let set: Set = [TextMeasurer(fonts: FontChain([try file("a")])), TextMeasurer()]
    #expect(set.count == 2)
  }
}
