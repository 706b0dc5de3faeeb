import Constraints
import Foundation
import TestSupport
import Testing

@testable import GuideFormats
@testable import GuideScenes
@testable import GuideText

/// How a picture names fonts and languages, and how its texts are fitted to their widths.
@Suite struct SVGTextTests {
  /// The start tags of a label's lines.
  private func tags(
    _ text: String, _ keys: String = "", locale: String = "en", fonts: FontChain = FontChain()
  ) throws -> [String] {
    let scene = try Scene(
      parsing: Array(
        """
        { "screen": { "size": [320, 480], "scale": 2, "locale": "\(locale)" },
          "views": [{ "id": "a", "kind": "label", "text": "\(text)"\(keys) }],
          "constraints": ["a.left == 0", "a.top == 0"] }
        """.utf8))
    let solution = try SceneSolver.solve(scene, with: SceneOverrides(fonts: fonts))
    let builder = try #require(DrawingBuilder(solution))
    let document = SVGRenderer().document(builder.screenDrawing(), title: "")
    return document.components(separatedBy: "<text ").dropFirst().map {
      String($0.prefix { $0 != ">" })
    }
  }

  @Test(arguments: [
    ("Settings 12", true), ("保存到手机", true), ("データ", true), ("한국어", true), ("שלום", true),
    ("ไทย", true),
    ("سلام", false), ("Wi-Fi سلام", false), ("ܫܠܡܐ", false), ("हिन्दी", false), ("မြန်မာ", false),
    ("ᠮᠣᠩᠭᠣᠯ", false), ("བོད", false),
  ])
  func `letters are set apart to fit, but for those that are joined`(
    text: String, isSpaced: Bool
  ) throws {
    let tags = try tags(text)
    #expect(!tags.isEmpty)
    let joined = tags.contains { $0.contains("lengthAdjust=\"spacingAndGlyphs\"") }
    #expect(joined != isSpaced)
    if !isSpaced {
      let torn = tags.filter { $0.contains("spacingAndGlyphs") && $0.contains("letter-spacing") }
      #expect(torn.isEmpty)
    }
  }

  @Test func `the system's font is Inter's, set as close as it was measured`() throws {
    let document = SVGRenderer().document(Drawing(size: LayoutSize(width: 1, height: 1)), title: "")
    #expect(document.contains("font-family=\"-apple-system, Inter, Helvetica Neue,"))
    let body = try #require(try tags("Settings").first)
    #expect(!body.contains("font-family"))
    #expect(body.contains("letter-spacing=\"-0.442\""))  // 26 thousandths of 17 points
    let none = try #require(try tags("Settings", #", "font": { "size": 12 }"#).first)
    #expect(!none.contains("letter-spacing"))
    let title = try #require(try tags("Settings", #", "font": { "size": 30 }"#).first)
    #expect(title.contains("font-family=\"-apple-system, Inter Display, Inter, "))
    #expect(!(try #require(try tags("保存").first).contains("letter-spacing")))
    // Only two of four are set apart.
    #expect(try #require(try tags("保存ab").first).contains("letter-spacing=\"-0.221\""))
  }

  @Test func `a family of its own is not Inter's`() throws {
    let named = try #require(
      try tags("Settings", #", "font": { "size": 17, "family": "Arial" }"#).first)
    #expect(named.contains("font-family=\"&#39;Arial&#39;, Helvetica Neue, "))
    #expect(!named.contains("letter-spacing"))
    var font = SyntheticFont("Setings")
    font.family = "Own Sans"
    let files = FontChain([try FontFile(font.bytes)])
    let measured = try #require(try tags("Settings", fonts: files).first)
    #expect(measured.contains("font-family=\"&#39;Own Sans&#39;, Helvetica Neue, "))
    #expect(!measured.contains("letter-spacing"))
  }

  @Test(arguments: [
    ("ja", "ja"), ("zh-Hans", "zh-Hans"), ("zh_Hant_TW", "zh-Hant-TW"), ("de+pseudo-long", "de"),
  ])
  func `each text says its language`(locale: String, language: String) throws {
    let tags = try tags("直接 abc", locale: locale)
    #expect(!tags.isEmpty)
    for tag in tags { #expect(tag.contains("xml:lang=\"\(language)\"")) }
  }

  @Test func `without a language none is said`() throws {
    for tag in try tags("abc", locale: "pseudo-long") { #expect(!tag.contains("xml:lang")) }
  }

  @Test func `letters with their spacing are as wide as measured`() {
    for size in [9.0, 17, 20, 24, 34] {
      for weight in TextFont.Weight.allCases {
        let font = TextFont(size: size, weight: weight)
        let text = "Keeps e\u{301} Привет"
        let width = TextMeasurer().layout(text, font: font).lines[0].width
        var plain = 0.0
        let system: SystemAdvances = weight == .bold ? .bold : .regular
        for scalar in text.unicodeScalars where scalar != "\u{301}" {
          let code = Int(scalar.value)
          let cut = font.builtInFamily == "Inter" ? 0 : system.widening[code]
          plain += Double(system.text.flat[code] + cut) * size / Double(AdvanceTable.unitsPerEm)
        }
        #expect(abs(plain + 14 * font.letterSpacing(of: text) - width) < 0.001)
      }
    }
  }
}
