import GuideText
import LayoutGeometry
import TestSupport
import Testing

/// Soft hyphens: nothing within a line, a hyphen at its end.
@Suite struct TextSoftHyphenTests {
  private let measurer = TextMeasurer(scale: 2)
  private let font = TextFont(size: 17)

  private func width(_ text: String, _ font: TextFont? = nil) -> Double {
    measurer.layout(text, font: font ?? self.font).lines[0].width
  }

  private func layout(
    _ text: String, within fitting: String, limit: Int = 0,
    _ mode: LineBreakMode = .truncateTail
  ) -> TextLayout {
    measurer.layout(
      text, font: font, maximumWidth: width(fitting), lineLimit: limit, breakMode: mode)
  }

  private func lines(
    _ text: String, within fitting: String, limit: Int = 0, _ mode: LineBreakMode = .truncateTail
  ) -> [String] {
    layout(text, within: fitting, limit: limit, mode).lines.map(\.text)
  }

  @Test(arguments: [TextFont(size: 17), TextFont(family: "Arial", size: 12, weight: .bold)])
  func `a line broken at a soft hyphen is as wide as one with a hyphen`(font: TextFont) {
    let whole = "Donaudampf\u{ad}schifffahrts\u{ad}gesellschaft"
    let layout = measurer.layout(
      whole, font: font, maximumWidth: width("Donaudampf-", font))
    #expect(layout.lines.map(\.text) == ["Donaudampf-", "schifffahrts-", "gesellschaft"])
    #expect(layout.lines.map(\.isHyphenated) == [true, true, false])
    let expected = ["Donaudampf-", "schifffahrts-", "gesellschaft"].map { width($0, font) }
    for (line, width) in zip(layout.lines, expected) { #expect(isClose(line.width, width)) }
    #expect(layout.lines.map(\.range) == [0..<12, 12..<26, 26..<38])
    #expect(layout.narrowestWidth == layout.size.width)
  }

  @Test func `elsewhere a soft hyphen is neither seen nor wide`() {
    let layout = measurer.layout("Donau\u{ad}dampf\u{ad}", font: font)
    #expect(layout.lines.map(\.text) == ["Donaudampf"])
    #expect(layout.lines[0].width == width("Donaudampf"))
    #expect(lines("one\u{ad}\ntwo", within: "one two") == ["one", "two"])
    #expect(lines("\u{ad}one \u{ad}two", within: "two") == ["one", "two"])
    #expect(measurer.layout("\u{ad}", font: font).size.width == 0)
    #expect(width("سل\u{ad}ام") == width("سلام"))
  }

  @Test func `a line ends at a soft hyphen only if the hyphen fits`() {
    #expect(lines("ab cd\u{ad}ef", within: "ab cd-") == ["ab cd-", "ef"])
    #expect(lines("ab cd\u{ad}ef", within: "ab cd") == ["ab", "cdef"])
    #expect(lines("ab cd\u{ad}i\u{ad}efgh", within: "ab cd-") == ["ab cd-", "iefgh"])
    #expect(lines("ab cd\u{ad}i\u{ad}efgh", within: "ab cdi-") == ["ab cdi-", "efgh"])
    // One that had no room on the line before may have it on the next.
    #expect(lines("WW WW\u{ad}mmm", within: "WW WW") == ["WW", "WW-", "mmm"])
    #expect(lines("WW WW\u{ad}i\u{ad}mmm", within: "WW WW") == ["WW", "WWi-", "mmm"])
  }

  @Test func `a word is cut no further than at its first soft hyphen`() {
    #expect(lines("WWW\u{ad}lWW", within: "WWWl") == ["WWW", "lWW"])
    #expect(lines("WWWW", within: "WWW") == ["WWW", "W"])
    #expect(lines("W\u{ad}W", within: "i") == ["W", "W"])
  }

  @Test func `a word whose rest is narrower than a hyphen is as narrow whole`() {
    let whole = measurer.layout("WW\u{ad}i", font: font)
    #expect(whole.narrowestWidth == whole.size.width)
    let long = measurer.layout("WW\u{ad}WW", font: font)
    #expect(long.narrowestWidth == measurer.layout("WW-", font: font).size.width)
  }

  @Test func `between characters a line that ends at a soft hyphen shows one too`() {
    #expect(lines("ab\u{ad}cdef", within: "ab-", .characterWrap)[0] == "ab-")
    #expect(lines("WW\u{ad}WW", within: "WW", .characterWrap) == ["WW", "WW"])
  }

  @Test func `what a limit cuts off takes its hyphen along`() {
    let text = "Donaudampf\u{ad}schifffahrt"
    #expect(lines(text, within: "Donaudampf-", limit: 1, .wordWrap) == ["Donaudampf-"])
    #expect(lines(text, within: "Donaudampf…", limit: 1) == ["Donaudampf…"])
    #expect(lines(text, within: "Donaudampf-", limit: 1, .clip)[0].hasPrefix("Donaudampfs"))
    let tail = lines(text, within: "…schifffahrt", limit: 1, .truncateHead)
    #expect(tail == ["…schifffahrt"])
    let middle = layout(text, within: "Donau…fahrt", limit: 1, .truncateMiddle)
    #expect(!middle.lines[0].isHyphenated)
    #expect(middle.lines[0].width <= width("Donau…fahrt") + 1e-6)
  }

  @Test func `the hyphen goes with the word that it parts`() throws {
    let hebrew = "של\u{ad}ום"
    let line = layout(hebrew, within: "של-").lines[0]
    #expect(line.text == "של-")
    #expect(line.direction == .rightToLeft)
    #expect(line.runs.isEmpty)  // read from the right the hyphen is the last, at the left
    // A Latin word in a Hebrew line: its hyphen stands at the word's right end.
    let mixed = measurer.layout(
      "של inter\u{ad}national", font: font, maximumWidth: width("של inter-"))
    #expect(mixed.lines.map(\.text) == ["של inter-", "national"])
    #expect(mixed.lines[0].runs.map(\.text) == ["inter-", "של "])
    let end = try #require(mixed.lines[0].runs.last)
    #expect(isClose(end.x + end.width, mixed.lines[0].width))
  }

  private func fonts(_ characters: String, pairs: [(Int, Int, Int)] = []) throws -> TextMeasurer {
    var font = SyntheticFont(characters, advance: 500)
    if !pairs.isEmpty { font.kerning = [.pairs(pairs)] }
    return TextMeasurer(fonts: FontChain([try FontFile(font.bytes)]))
  }

  @Test func `a font without the hyphen shows the sign of ASCII`() throws {
    let large = TextFont(size: 1_000)
    for (characters, hyphen) in [("ab-‐", "‐"), ("ab-", "-")] {
      let layout = try fonts(characters).layout("ab\u{ad}ab", font: large, maximumWidth: 1_500)
      #expect(layout.lines.map(\.text) == ["ab" + hyphen, "ab"])
      #expect(layout.lines.map(\.width) == [1_500, 1_000])
      #expect(layout.measured == .exact)
    }
    let lacking = try fonts("ab").layout("ab\u{ad}ab", font: large, maximumWidth: 1_500)
    #expect(lacking.missingGlyphs == ["-"])
  }

  @Test func `letters are kerned across a soft hyphen, and with a hyphen`() throws {
    let large = TextFont(size: 1_000)
    let measurer = try fonts("AV-", pairs: [(1, 2, -80), (1, 3, -30)])
    let whole = measurer.layout("A\u{ad}V", font: large)
    #expect(whole.lines[0].width == 920)
    let parted = measurer.layout("AA\u{ad}VA", font: large, maximumWidth: 1_600)
    #expect(parted.lines.map(\.text) == ["AA-", "VA"])
    #expect(parted.lines.map(\.width) == [1_470, 1_000])
    #expect(parted.lines[0].width == measurer.layout("AA-", font: large).lines[0].width)
  }
}
