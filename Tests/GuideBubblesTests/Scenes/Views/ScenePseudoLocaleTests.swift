import Constraints
import TestSupport
import Testing

@testable import GuideScenes
@testable import GuideText

@Suite struct ScenePseudoLocaleTests {
  @Test(arguments: [
    ("Save", "Save Save Save"), ("OK", "OK OK OK"), ("", ""), (" ", " "),
    ("Add to album", "Add to album Add to album"), ("3", "3 3"), ("保存", "保存保存保存"),
    ("Save 保存", "Save 保存 Save 保存 Save 保"), ("👩‍👩‍👧", "👩‍👩‍👧 👩‍👩‍👧"),
    ("Wait ", "Wait Wait Wait Wait"), ("e\u{301}e", "e\u{301}e e\u{301}e e\u{301}e"),
    ("حفظ الصورة", "حفظ الصورة حفظ الصورة حفظ الصورة"),
  ])
  func `long texts repeat their own words`(text: String, expected: String) {
    #expect(PseudoLocale.long.shown(text) == expected)
  }

  @Test(arguments: [
    (10, 30), (11, 22), (20, 40), (21, 38), (30, 54), (31, 50), (50, 80), (51, 72),
    (70, 98), (71, 93), (1000, 1300),
  ])
  func `long texts grow as translations do`(count: Int, expected: Int) {
    let text = String((0..<count).map { Array("水火土木金")[$0 % 5] })
    #expect(PseudoLocale.long.shown(text).count == expected)
    let words = String((0..<count).map { $0 % 4 == 3 ? " " : "a" })
    let grown = PseudoLocale.long.shown(words)
    #expect(grown.hasPrefix(words))
    #expect((expected...expected + 3).contains(grown.count))
  }

  @Test func `accented texts keep their case and stand in brackets`() {
    #expect(PseudoLocale.accented.shown("Save 2 of 3, Zoë!") == "⟦Šåṽé 2 öḟ 3, Žöë!⟧")
    #expect(PseudoLocale.accented.shown("") == "")
    #expect(PseudoLocale.accented.shown("保存") == "⟦保存⟧")
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let small = PseudoLocale.accented.shown(letters).dropFirst().dropLast()
    let large = PseudoLocale.accented.shown(letters.uppercased()).dropFirst().dropLast()
    #expect(small.uppercased() == large)
    #expect(Set(small).count == 26)
    #expect(zip(small, letters).allSatisfy { $0 != $1 })
  }

  @Test func `mirrored texts read from right to left and break where they did`() throws {
    let text = "Keeps the picture on this phone, even when there is no network"
    let measurer = TextMeasurer(scale: 2)
    let font = TextFont(size: 15)
    let plain = measurer.layout(text, font: font, maximumWidth: 150)
    let shown = PseudoLocale.mirrored.shown(text)
    let mirrored = measurer.layout(shown, font: font, maximumWidth: 150)
    #expect(plain.lines.map(\.width) == mirrored.lines.map(\.width))
    #expect(mirrored.lines.allSatisfy { $0.direction == .rightToLeft })
    #expect(mirrored.lines.count > 2)
    let controls: Set<Unicode.Scalar> = ["\u{200F}", "\u{202E}", "\u{202C}"]
    #expect(
      String(String.UnicodeScalarView(shown.unicodeScalars.filter { !controls.contains($0) }))
        == text)
    #expect(PseudoLocale.mirrored.shown("a\nb").split(separator: "\n").count == 2)
  }

  private static let scene = """
    { "screen": { "device": "iPhone 15", "locale": "LOCALE"DIRECTION }, "views": [
      { "id": "name", "kind": "label", "pin": ["top", "leading"],
        "text": { "de": "Sichern", "en": "Save" } },
      { "id": "field", "kind": "field", "pin": ["bottom", "leading"], "placeholder": "Name" } ],
      "guide": { "steps": [{ "target": "name", "text": { "title": "One", "body": { "en": "Two" } },
        "advance": { "button": { "en": "Go", "de": "Los" } } }] } }
    """

  private static func texts(_ locale: String, direction: String = "") throws -> [String] {
    let solution = try solve(
      scene.replacing("LOCALE", with: locale).replacing("DIRECTION", with: direction))
    #expect(solution.diagnostics.isEmpty)
    #expect(solution.screen?.locale.tag == locale)
    let step = try #require(solution.steps.first)
    let button = if case .button(let text) = step.advance { text } else { "" }
    return solution.views.compactMap { $0.text?.joinedText }
      + [step.bubble.title.joinedText, step.bubble.text.joinedText, button]
  }

  @Test func `all texts of a scene go through, on a language or on each table's first entry`()
    throws
  {
    #expect(
      try Self.texts("pseudo-long")
        == ["Sichern Sichern Sichern", "Name Name Name", "One One One", "Two Two Two", "Go Go Go"])
    #expect(
      try Self.texts("de+pseudo-accented") == ["⟦Šîçĥéŕñ⟧", "⟦Ñåṁé⟧", "⟦Öñé⟧", "⟦Ţŵö⟧", "⟦Ļöš⟧"])
    #expect(try Self.texts("en").first == "Save")
  }

  @Test func `only mirrored texts turn the screen, unless it says its direction itself`() throws {
    func x(_ locale: String, _ direction: String = "") throws -> Double {
      frame(
        "field",
        in: try solve(
          Self.scene.replacing("LOCALE", with: locale).replacing("DIRECTION", with: direction))
      ).x
    }
    #expect(try x("en+pseudo-mirrored") > 0)
    #expect(try x("pseudo-mirrored") > 0)
    #expect(try x("en+pseudo-mirrored", #", "direction": "ltr""#) == 0)
    #expect(try x("ar+pseudo-long") > 0)
    #expect(try x("en+pseudo-long") == 0)
    #expect(try x("pseudo-accented") == 0)
  }

  @Test(arguments: [
    ("pseudo-lnog", "unknown pseudo-locale 'pseudo-lnog'"),
    ("en+de", "unknown pseudo-locale 'de'"), ("+pseudo-long", "'+pseudo-long' is no language tag"),
    ("en+pseudo-long+pseudo-accented", "unknown pseudo-locale 'pseudo-long+pseudo-accented'"),
    ("+", "unknown pseudo-locale ''"), ("e", "'e' is no language tag"),
  ])
  func `what is no locale is refused`(tag: String, message: String) {
    let text = #"{ "screen": { "device": "iPhone 15", "locale": "\#(tag)" } }"#
    let error = #expect(throws: SceneDiagnostics.self) { try Scene(parsing: Array(text.utf8)) }
    #expect(error?.diagnostics.map(\.message) == [message])
  }

  @Test func `hostile texts end`() {
    for pseudo in PseudoLocale.allCases {
      for text in HostileText.samples {
        #expect(pseudo.shown(text).unicodeScalars.count >= text.unicodeScalars.count)
      }
    }
  }

  @Test func `locales are the same when they mean the same, and keep how they are written`() {
    let (one, other): (SceneLocale, SceneLocale) = ("zh-Hans", "zh_hans")
    #expect(one == other && Set([one, other]).count == 1)
    #expect([one.tag, other.tag] == ["zh-Hans", "zh_hans"])
    #expect(SceneLocale("de+pseudo-long") != "de")
  }
}
