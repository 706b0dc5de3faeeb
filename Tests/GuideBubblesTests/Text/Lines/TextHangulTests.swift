import GuideText
import LayoutGeometry
import TestSupport
import Testing

/// Hangul written in letters that join: canonically it is the same text as syllables.
@Suite struct TextHangulTests {
  private static let composed = "한글 받침 없음"
  private static let letters =
    "\u{1112}\u{1161}\u{11ab}\u{1100}\u{1173}\u{11af} \u{1107}\u{1161}\u{11ae}\u{110e}\u{1175}\u{11b7} "
    + "\u{110b}\u{1165}\u{11b9}\u{110b}\u{1173}\u{11b7}"
  /// A syllable without its final, and the final as a letter.
  private static let partial = "하\u{11ab}그\u{11af} 바\u{11ae}치\u{11b7} 어\u{11b9}으\u{11b7}"

  private func measured(
    _ text: String, _ font: TextFont, _ measurer: TextMeasurer, _ width: Double?
  ) -> [Double] {
    measurer.layout(text, font: font, maximumWidth: width).lines.map(\.width)
  }

  @Test(arguments: [letters, partial], [true, false])
  func `letters measure and break as their syllables do`(text: String, keepsWords: Bool) {
    let measurer = TextMeasurer(scale: 2, keepsHangulWords: keepsWords)
    let fonts = [
      TextFont(size: 17), TextFont(size: 30, weight: .bold), TextFont(family: "Arial", size: 12),
    ]
    for font in fonts {
      for width: Double? in [nil, 60, 45, 20, 5] {
        let expected = measured(Self.composed, font, measurer, width)
        #expect(measured(text, font, measurer, width) == expected)
      }
    }
  }

  @Test(arguments: ["한글받침없음 ", "하그바치어으 \u{11ab}\u{11af}\u{11ae}\u{11b7}\u{11b9}"])
  func `so they do with font files, which may lack the letters`(characters: String) throws {
    var font = SyntheticFont(characters, advance: 900)
    font.mapFormat = 12
    font.marks = [8, 9, 10, 11, 12].filter { $0 < font.glyphs.count }
    let measurer = TextMeasurer(fonts: FontChain([try FontFile(font.bytes)]))
    let large = TextFont(size: 1_000)
    let expected = measurer.layout(Self.composed, font: large)
    #expect(expected.measured == .exact)
    for text in [Self.letters, Self.partial] {
      let layout = measurer.layout(text, font: large)
      #expect(layout.lines[0].width == expected.lines[0].width)
      #expect(layout.measured == .exact)
      #expect(layout.missingGlyphs.isEmpty)
    }
  }

  @Test func `old letters that stack in one block are as wide as a syllable`() {
    let measurer = TextMeasurer()
    let font = TextFont(size: 17)
    let syllable = measurer.layout("한", font: font).lines[0].width
    for block in [
      "\u{1107}\u{1109}\u{1100}\u{1161}", "\u{1140}\u{119e}\u{11eb}", "하\u{11ab}\u{11ab}",
    ] {
      #expect(measurer.layout(block, font: font).lines[0].width == syllable)
    }
  }

  @Test func `a text of letters keeps its own bytes`() {
    let layout = TextMeasurer().layout(
      Self.letters, font: TextFont(size: 17), maximumWidth: 40)
    #expect(layout.lines.map(\.text).joined(separator: " ").unicodeScalars.count == 20)
    #expect(layout.lines.last?.range.upperBound == Self.letters.utf8.count)
  }
}
