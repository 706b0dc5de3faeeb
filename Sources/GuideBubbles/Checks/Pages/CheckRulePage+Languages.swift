/// The pages of texts by language.
extension CheckRulePage {
  /// The page of ``CheckRule/missingTranslation``.
  static let missingTranslation = CheckRulePage(
    title: "A text is not there in a language",
    what: """
      A table of texts has no entry that BCP 47's lookup finds for the language, so its first \
      entry is shown; or a step has one text for all languages in a scene where others have a \
      table. Texts without letters need no translation. A table with `zh-Hant` has an entry for \
      `zh-Hant-TW`, but one with `zh-Hans` has none.
      """,
    why: """
      The reader meets a sentence in a foreign language amid the others.
      """,
    wayOut: """
      Add the language to the table: `{ "en": "Save", "de": "Sichern" }`. A name that is the same \
      everywhere, such as a brand, gets the same text under each language.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "guide": { "steps": [
          { "target": [170, 400, 44, 44], "text": { "en": "Shares the picture" } } ] },
        "check": { "locales": ["en", "de"] } }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "guide": { "steps": [ { "target": [170, 400, 44, 44],
          "text": { "en": "Shares the picture", "de": "Teilt das Bild" } } ] },
        "check": { "locales": ["en", "de"] } }
      """))

  /// The page of ``CheckRule/emptyText``.
  static let emptyText = CheckRulePage(
    title: "A text is empty in a language",
    what: """
      The entry that is shown in a language has nothing but blanks. A view whose text is empty in \
      every language is meant to be, a step's is not.
      """,
    why: """
      The reader sees a bubble, a button or a title without a word. Empty entries are what export \
      tools write for what is not translated yet.
      """,
    wayOut: """
      Write the text. Without the entry the first one of the table is shown, which \
      `missing-translation` then reports.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "guide": { "steps": [
          { "target": [170, 400, 44, 44], "text": { "en": "Shares the picture", "de": "" } } ] },
        "check": { "locales": ["en", "de"] } }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "guide": { "steps": [ { "target": [170, 400, 44, 44],
          "text": { "en": "Shares the picture", "de": "Teilt das Bild" } } ] },
        "check": { "locales": ["en", "de"] } }
      """))

  /// The page of ``CheckRule/unknownLocale``.
  static let unknownLocale = CheckRulePage(
    title: "A language tag names no language",
    what: """
      The language, the script or the region of a tag in `locales` is no registered code, such as \
      `jp` for Japanese (`ja`), `cn` for Chinese (`zh`), or `en-UK` for British English \
      (`en-GB`).
      """,
    why: """
      No device has such a language, so that the check is about nobody, and a real language stays \
      unchecked.
      """,
    wayOut: """
      Write tags as BCP 47 has them: a language of two or three letters, then perhaps a script of \
      four (`zh-Hans`) and a region of two (`pt-BR`).
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "guide": { "steps": [ { "target": [170, 400, 44, 44],
          "text": { "en": "Shares the picture", "ja": "写真を共有" } } ] },
        "check": { "locales": ["en", "jp"] } }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "guide": { "steps": [ { "target": [170, 400, 44, 44],
          "text": { "en": "Shares the picture", "ja": "写真を共有" } } ] },
        "check": { "locales": ["en", "ja"] } }
      """))

  /// The page of ``CheckRule/missingGlyph``.
  static let missingGlyph = CheckRulePage(
    title: "No font file has a character",
    what: """
      With `--font`, none of the files has a character of a text. Without font files nothing is \
      asked.
      """,
    why: """
      Its width is a guess, and where these files draw the text the reader sees a box.
      """,
    wayOut: """
      Give a file for each script, in the order of asking: `--font LiberationSans-Regular.ttf \
      --font NotoSansArabic-Regular.ttf`.
      """,
    bad: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "views": [ { "id": "greeting", "kind": "label", "text": "你好", "frame": [20, 100, 120, \
      24] } ] }
      """),
    good: CheckRuleSample(
      """
      { "version": 1, "screen": "iPhone 15",
        "views": [ { "id": "greeting", "kind": "label", "text": "Hello", "frame": [20, 100, \
      120, 24] } ] }
      """))
}
