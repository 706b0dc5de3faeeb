import Constraints
import TestSupport
import Testing

@testable import GuideFormats
@testable import GuideScenes
@testable import GuideText

@Suite struct SceneValueTests {
  @Test(arguments: [
    ("zh-Hans-CN", "汉"), ("zh-Hant-TW", "漢"), ("zh-TW", "中"), ("en_US", "en"), ("EN", "en"),
    ("fr", "first"), ("zh-Hans-x-a", "汉"),
  ])
  func `a text is looked up as BCP 47 says`(locale: String, expected: String) {
    let table = [("de", "first"), ("zh-Hans", "汉"), ("zh-hant", "漢"), ("zh", "中"), ("en", "en")]
    let text = SceneText(entries: table.map { SceneText.Entry(locale: $0.0, text: $0.1) })
    #expect(text?.resolved(for: LocaleTag(locale)) == expected)
  }

  @Test(arguments: [
    ("ar", true), ("ar-EG", true), ("he", true), ("fa-IR", true), ("ur", true), ("en", false),
    ("zh-Hans", false), ("az-Arab", true), ("ar-Latn", false), ("ku-Arab-IQ", true), ("hi", false),
    ("pa-PK", true), ("pa", false), ("pa-Guru-PK", false), ("sd", true), ("sd-IN", false),
    ("bal", true),
    ("uz-AF", true), ("uz-x-af", false), ("rhg", true), ("ar-001", true), ("kk-Cyrl-CN", false),
  ])
  func `a language knows its direction`(locale: String, isRightToLeft: Bool) {
    #expect(LocaleTag(locale).layoutDirection == (isRightToLeft ? .rightToLeft : .leftToRight))
  }

  @Test(arguments: [
    ("43 * H/568", 43.0), ("W", 320), ("-(W - 20) / 2", -150), ("1.5 + 2*3", 7.5), ("2*(H-W)", 496),
    ("W/4*2", 160), ("--3", 3), (" 7 ", 7),
  ])
  func `a length grows with the screen`(text: String, expected: Double) throws {
    let length = try SceneLengthParser.parse(text)
    #expect(isClose(length.resolved(for: LayoutSize(width: 320, height: 568)), expected))
  }

  @Test func `hostile lengths end in an error inside the text`() {
    let deep = String(repeating: "(", count: 10_000)
    for text in ["", "(", "W +", "1..2", "W W", "H / W", "é", deep, "1e9", "2 * * 3", ")"] {
      let error = #expect(throws: SceneLengthError.self) { try SceneLengthParser.parse(text) }
      #expect(error.map { $0.range.upperBound <= text.utf8.count } == true, "\(text)")
    }
  }

  @Test(arguments: [
    "10000001", "-10000001", "9999999 + 2", "1000 * 10001", "100.5 * W", "H * -101",
  ])
  func `a length in a text has the bounds that numbers have`(text: String) {
    let scene = #"{ "views": [{ "frame": [0, 0, 1, "\#(text)"] }] }"#
    let error = #expect(throws: SceneDiagnostics.self) { try Scene(parsing: Array(scene.utf8)) }
    #expect(error?.diagnostics.map(\.message) == ["'frame[3]' cannot be '\(text)'"])
    #expect(
      error?.diagnostics.first?.help == "it comes to at most 10000000 points and 100 times W and H")
  }

  @Test func `text sizes scale fonts`() {
    let plain = SceneFont(size: .points(34))
    #expect(plain.resolved(for: .large, defaultSize: 17).size == 34)
    let largest = TextSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(isClose(plain.resolved(for: largest, defaultSize: 17).size, 106))
    let title = SceneFont(size: .style(.title1))
    #expect(title.resolved(for: .extraSmall, defaultSize: 17).size == 25)
    #expect(SceneFont().resolved(for: .medium, defaultSize: 17).size == 16)
    #expect(
      SceneFont(size: .style(.headline)).resolved(for: .large, defaultSize: 1).weight == .bold)
    for style in TextStyle.allCases {
      let sizes = TextSizeCategory.allCases.map { style.pointSize(at: $0) }
      #expect(sizes == sizes.sorted())
    }
  }

  @Test func `devices are known by name and have sound measures`() {
    #expect(Device.named("iphone se (1ST generation)")?.size == LayoutSize(width: 320, height: 568))
    #expect(Device.named("iPhone 15")?.portraitSafeArea == LayoutInsets(top: 59, bottom: 34))
    #expect(
      Device.named("iPhone 15")?.landscapeSafeArea == LayoutInsets(left: 59, bottom: 20, right: 59))
    #expect(Device.named("iPhone 3GS") == nil)
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    #expect(Device.all.allSatisfy { $0.size.width < $0.size.height && $0.scale >= 2 })
  }

  @Test(
    arguments: [
      ("#fff", [255, 255, 255, 255]), ("#12345678", [0x12, 0x34, 0x56, 0x78]),
      ("#abc8", [0xaa, 0xbb, 0xcc, 0x88]),
      ("#A0B0C0", [0xa0, 0xb0, 0xc0, 255]),
    ] as [(String, [UInt8])])
  func `colours are read as CSS has them`(text: String, channels: [UInt8]) {
    let color = DrawingColor(hex: text)
    #expect(color.map { [$0.red, $0.green, $0.blue, $0.alpha] } == channels)
  }

  @Test func `a source says the pointer of a place, if it is JSON`() {
    let source = SourceText(Array(#"{ "a": [1, { "b/c": 23 }] }"#.utf8))
    #expect(source.pointer(to: SourceRange(start: 20, end: 22)) == "/a/1/b~1c")
    #expect(SourceText(Array("{".utf8)).pointer(to: SourceRange(start: 0, end: 1)) == nil)
  }

  @Test func `lines and columns are counted from 1, columns in bytes`() {
    let text = SourceText(Array("ab\né中x\r\n\r\nlast".utf8))
    let at = { (offset: Int) in (text.position(of: offset).line, text.position(of: offset).column) }
    #expect(at(0) == (1, 1))
    #expect(at(2) == (1, 3))
    #expect(at(3) == (2, 1))
    #expect(at(8) == (2, 6))
    #expect(at(11) == (3, 1))
    #expect(at(17) == (4, 5))
    #expect(at(99) == (4, 5))
    #expect(text.text(ofLine: 2) == "é中x")
    #expect(text.text(ofLine: 3) == "")
    #expect(text.text(ofLine: 4) == "last")
    #expect(text.text(ofLine: 5) == "")
  }
}
