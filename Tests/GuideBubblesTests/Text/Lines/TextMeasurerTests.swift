import GuideText
import LayoutGeometry
import TestSupport
import Testing

/// Sizes as a label has them.
@Suite struct TextMeasurerTests {
  private let measurer = TextMeasurer(scale: 2)
  private let font = TextFont(size: 15)

  @Test func `empty text takes no room`() {
    let layout = measurer.layout("", font: font, maximumWidth: 100)
    #expect(layout == TextLayout())
    #expect(layout.size.width.sign == .plus && layout.size.height.sign == .plus)
  }

  @Test(arguments: [
    (17.0, 2.0, 20.5), (17, 3, 61.0 / 3), (15, 1, 18), (15, 2, 18), (30, 2, 36), (30, 1, 36),
  ])
  func `the system font's line height is rounded up to pixels`(
    size: Double, scale: Double, height: Double
  ) {
    let layout = TextMeasurer(scale: scale).layout("Ag", font: TextFont(size: size))
    #expect(isClose(layout.size.height, height))
  }

  @Test func `the height of many lines is rounded once`() {
    let layout = measurer.layout("a\nb\nc", font: font)
    #expect(layout.lines.count == 3)
    #expect(layout.size.height == 54)  // 3 × 17.900391 = 53.701
    #expect(isClose(layout.lines[2].top, 2 * 17.900390625))
    #expect(isClose(layout.lines[0].baseline, 15 * 1950.0 / 2048))
  }

  @Test func `Han text is one em a character`() {
    let layout = measurer.layout("保存到手机", font: font)
    #expect(layout.lines.map(\.width) == [75])
    #expect(layout.size.width == 75)
    #expect(measurer.layout("发", font: font).size == measurer.layout("ぶ", font: font).size)
  }

  @Test func `Latin text follows Arial, in the system font Inter, set wider or closer by size`() {
    let arial = measurer.layout("Save", font: TextFont(family: "Arial", size: 2048))
    #expect(arial.lines.map(\.width) == [4668])  // S 1366, a 1139, v 1024, e 1139
    let text = 4794.0  // S 1306, a 1155, v 1140, e 1193
    let display = 4416.0  // S 1246, a 1046, v 1048, e 1076
    // The display cut's share, in 256ths, and thousandths of an em a letter: the published tracking
    // and from 17 points on −12 / 11 a point, up to 28.
    let expected: [(size: Double, share: Double, spacing: Double)] = [
      (4, 0, 41), (12, 0, 0), (12.5, 0, -3), (17, 0, -26), (22.5, 128, -14), (28, 256, 2),
      (34, 256, 0), (2048, 256, -12),
    ]
    for (size, share, spacing) in expected {
      let system = measurer.layout("Save", font: TextFont(size: size)).lines[0].width
      let letters = (text + (display - text) * share / 256) / 2048
      #expect(isClose(system, size * (letters + 4 * spacing / 1000), tolerance: 1e-3))
    }
    let system = measurer.layout("Save", font: TextFont(size: 2048))
    let bold = measurer.layout("Save", font: TextFont(size: 2048, weight: .bold))
    #expect(bold.lines[0].width > system.lines[0].width)
  }

  @Test(arguments: ["👍", "👍🏽", "👩‍👩‍👧‍👦", "🇨🇭", "1️⃣", "❤️"])
  func `an emoji is one and a quarter em, however it is composed`(emoji: String) {
    let layout = measurer.layout(emoji, font: TextFont(size: 100))
    #expect(layout.lines.map(\.width) == [125])
  }

  @Test func `the sample of the article on text says what is so`() {
    let layout = TextMeasurer(scale: 3).layout(
      "Keeps the picture on this phone", font: TextFont(size: 15), maximumWidth: 130)
    #expect(layout.lines.map(\.text) == ["Keeps the picture", "on this phone"])
    #expect(layout.measured == .estimated)
  }

  @Test func `marks take no room`() {
    let composed = measurer.layout("é", font: font)
    let decomposed = measurer.layout("e\u{301}", font: font)
    #expect(composed.size == decomposed.size)
    #expect(measurer.layout("a\u{200d}\u{feff}b", font: font).size.width > 0)
    #expect(
      measurer.layout("a\u{feff}b", font: font).size == measurer.layout("ab", font: font).size)
  }

  @Test func `Arabic letters are measured in their joined forms`() {
    let font = TextFont(size: 100)
    let letters = ["ح", "ف", "ظ"].map { measurer.layout($0, font: font).lines[0].width }
    let word = measurer.layout("حفظ", font: font).lines[0].width
    #expect(word < letters.reduce(0, +))
    let lam = measurer.layout("لا", font: font).lines[0].width
    #expect(lam < measurer.layout("ل", font: font).lines[0].width)
    let apart = measurer.layout("ح\u{200c}ف", font: font).lines[0].width
    #expect(isClose(apart, letters[0] + letters[1]))
  }

  @Test func `sizes are whole pixels and hold their text`() {
    for scale in [1.0, 2, 3] {
      let layout = TextMeasurer(scale: scale).layout("Keeps the picture", font: font)
      let pixels = layout.size.width * scale
      #expect(isClose(pixels, pixels.rounded()))
      #expect(layout.size.width + 1e-6 >= layout.lines[0].width)
      #expect(layout.size.width - 1 / scale < layout.lines[0].width)
    }
  }

  @Test func `the narrowest width is that of the longest word`() {
    let layout = measurer.layout("a picture of it", font: font)
    #expect(layout.narrowestWidth == measurer.layout("picture", font: font).size.width)
    #expect(measurer.layout("", font: font).narrowestWidth == 0)
    #expect(measurer.layout("保存到手机", font: font).narrowestWidth == 15)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e-300, 1e300])
  func `a strange font size or limit is survived`(number: Double) {
    _ = measurer.layout("some text", font: TextFont(size: number), maximumWidth: 10)
    let layout = measurer.layout("some text", font: font, maximumWidth: number)
    #expect(layout.lines.map(\.text).joined().filter { $0 != " " } == "sometext")
  }
}
