import GuideChecks
import TestSupport
import Testing

@Suite struct CheckLanguageTests {
  private func findings(_ text: String, _ locales: String...) throws -> [String] {
    try CheckedScene(
      steps: #"{ "id": "s", "target": [100, 300, 60, 60], "text": \#(text) }"#,
      check: #""locales": [\#(locales.map { "\"\($0)\"" }.joined(separator: ", "))]"#
    ).report.findings.map { "\($0.rule.rawValue): \($0.message)" }
  }

  @Test(arguments: [
    ("en", "en-GB"), ("zh-Hant", "zh-Hant-TW"), ("pt", "pt-BR"), ("zh-Hans", "zh-Hans-u-lb-loose"),
    ("en", "en+pseudo-long"), ("en", "pseudo-long"), ("en", "pseudo-mirrored"), ("en", "en-XA"),
  ])
  func `an entry is for all that BCP 47 finds it for`(entry: String, locale: String) throws {
    #expect(try findings(#"{ "ru": "Тут", "\#(entry)": "Here" }"#, locale) == [])
  }

  @Test(arguments: [
    ("zh-Hans", "zh-Hant-TW"), ("zh-Hant", "zh-TW"), ("en", "de+pseudo-long"),
  ])
  func `an entry is for no other`(entry: String, locale: String) throws {
    let tag = locale.hasSuffix("+pseudo-long") ? "de" : locale
    #expect(
      try findings(#"{ "\#(entry)": "Here" }"#, locale).map {
        $0.contains("has no text in '\(tag)")
      }
        == [true])
  }

  /// Readers of one read the other, if it is what they are shown.
  @Test(arguments: [("pt-BR", "pt"), ("en-GB", "en-US"), ("en-US", "en")])
  func `a text of the same language elsewhere is no missing one`(
    entry: String, locale: String
  ) throws {
    #expect(try findings(#"{ "\#(entry)": "Here" }"#, locale) == [])
    #expect(try findings(#"{ "ru": "Тут", "\#(entry)": "Here" }"#, locale).count == 1)
  }

  @Test func `what does not exist says nothing in any language`() throws {
    let checked = try CheckedScene(
      """
      { "version": 1, "screen": "iPhone 15", "flags": ["new"],
        "guide": { "steps": [
          { "target": [100, 300, 60, 60], "text": { "en": "Here", "fr": "Ici" } },
          { "target": [100, 300, 60, 60], "text": { "en": "New" }, "when": "new" } ] },
        "check": { "locales": ["en", "fr"], "flags": ["new", "!new"] } }
      """)
    #expect(checked.rules == [.missingTranslation])
    #expect(checked.report.findings.first?.broken.count == 1)
  }

  @Test(arguments: [
    ("jp", "'jp' is the code of no language", "did you mean 'ja'?"),
    ("cn", "'cn' is the code of no language", "did you mean 'zh'?"),
    ("en-UK", "'uk' is the code of no region", "did you mean 'en-gb'?"),
    ("eng", "'eng' is the code of no language", "did you mean 'en'?"),
    ("xx", "'xx' is the code of no language", "tags look like en, zh-Hans or pt-BR"),
    ("zh-Hant-UX", "'ux' is the code of no region", "tags look like en, zh-Hans or pt-BR"),
  ])
  func `a language that there is not is named`(
    locale: String, message: String, help: String
  ) throws {
    let checked = try CheckedScene(
      steps: #"{ "target": [100, 300, 60, 60], "text": { "en": "Here" } }"#,
      check: #""locales": ["\#(locale)"]"#)
    // What is missing in it is no news.
    #expect(checked.rules == [.unknownLocale])
    let found = try #require(checked.report.findings.first)
    #expect(found.message == message)
    #expect(found.help?.lowercased() == help.lowercased())
    #expect(found.subject == .locale(locale))
  }

  @Test func `a text for all languages is missing where others have tables`() throws {
    func rules(_ text: String) throws -> [CheckRule] {
      try CheckedScene(
        views:
          #"{ "id": "a", "kind": "button", "text": { "en": "Save", "de": "Sichern" }, "frame": [20, 100, 100, 44] }"#,
        steps: #"{ "target": "a", "text": "\#(text)" }"#, check: #""locales": ["en", "de"]"#
      ).rules
    }
    #expect(try rules("Keeps it") == [.missingTranslation])
    // Without letters there is nothing to translate.
    #expect(try rules("12 + 3") == [])
  }

  @Test func `a scene in one language misses nothing`() throws {
    #expect(try findings(#""Here""#, "en", "de") == [])
  }

  @Test(arguments: ["", " ", "\\u200b", "\\u00a0\\n"])
  func `blanks are no text`(text: String) throws {
    #expect(
      try findings(#"{ "en": "Here", "de": "\#(text)" }"#, "en", "de")
        == ["empty-text: step 's' is empty in 'de'"])
  }

  @Test func `titles and buttons are texts as well`() throws {
    #expect(
      try findings(#"{ "title": { "en": "Here", "de": "" }, "body": { "en": "It is" } }"#, "de")
        == [
          "missing-translation: step 's' has no text in 'de', and is shown in 'en'",
          "empty-text: the title of step 's' is empty in 'de'",
        ])
    let checked = try CheckedScene(
      steps: """
        { "target": [100, 300, 60, 60], "text": { "en": "Here", "de": "Hier" },
          "advance": { "button": { "en": "Next" } } }
        """, check: #""locales": ["de"]"#)
    #expect(
      checked.messages == ["the button of step '1' has no text in 'de', and is shown in 'en'"])
  }

  @Test func `a label that is empty everywhere is meant to be`() throws {
    #expect(
      try CheckedScene(
        views:
          #"{ "kind": "label", "text": { "en": "", "de": " " }, "frame": [20, 100, 100, 44] }"#,
        check: #""locales": ["en", "de"]"#
      ).rules == [])
  }

  @Test func `of all rows there is one finding, with how many`() throws {
    let checked = try CheckedScene(
      views: """
        { "id": "names", "kind": "list", "frame": [0, 100, 393, 400], "data": [
            { "id": "a", "name": { "en": "One", "de": "Eins" } },
            { "id": "b", "name": { "en": "Two", "de": "" } },
            { "id": "c", "name": { "en": "Three" } }, { "name": { "en": "Four" } } ],
          "template": { "children": [
            { "kind": "label", "text": "{name}", "pin": ["top", "bottom", "leading"] } ] } }
        """, check: #""locales": ["en", "de"]"#)
    #expect(
      checked.messages == [
        "'name' is empty in 'de' in 1 of 4 rows of 'names'; the first is 'b'",
        "'name' has no text in 'de' in 2 of 4 rows of 'names', and is shown in 'en'; the first is 'c'",
      ])
  }

  @Test func `characters that no font has are named`() throws {
    let fonts = FontChain([try FontFile(SyntheticFont("abc ").bytes)])
    let checked = try CheckedScene(
      views: #"{ "id": "a", "kind": "label", "text": "abc 中文", "frame": [20, 100, 200, 44] }"#,
      fonts: fonts)
    #expect(checked.messages == ["no font file has U+4E2D, U+6587 of view 'a'"])
  }
}
