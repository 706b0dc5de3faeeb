/// Whether every text is there in the language of the combination.
extension CombinationInspection {
  /// Looks at the texts by language, as far as the combination is in one.
  mutating func inspectLanguages() {
    guard let locale = solution.screen?.locale, locale.textLanguage != nil else { return }
    if let part = locale.language.unknownPart {
      let suggestion = part.suggestion.map { "did you mean '\($0)'?" }
      note(
        CheckObservation(
          .unknownLocale, .locale(locale.tag), "'\(part.code)' is the code of no \(part.kind)",
          help: suggestion ?? "tags look like en, zh-Hans or pt-BR"))
      // What is missing in a language that there is not is no news.
      return
    }
    let views = Set(solution.views.map { InspectedScene.template(of: $0.id) })
    let steps = Set(solution.skipped.filter { $0.reason == .condition }.map(\.position))
    for text in inspected.texts {
      // What does not exist here says nothing here.
      switch text.owner {
      case .step(let position): if steps.contains(position) { continue }
      case .view(let name): if !views.contains(name) { continue }
      }
      inspect(text, in: locale)
    }
    for table in inspected.rowTexts { inspect(table, in: locale) }
    inspectGlyphs()
  }

  private mutating func inspect(_ text: PlacedText, in locale: SceneLocale) {
    let entry = text.text.entry(for: locale.language)
    let shown = entry ?? text.text.entries.first
    let what = text.key == "text" ? "" : "the \(text.key) of "
    let subject = subject(of: text)
    if text.text.isTable, entry == nil, Self.hasLetters(shown?.text ?? ""),
      !Self.isSameLanguage(shown?.locale, locale.language)
    {
      let instead = text.text.entries.first?.locale ?? ""
      note(
        CheckObservation(
          .missingTranslation, subject,
          "\(what)\(subject.description) has no text in '\(locale.tag)', and is shown in '\(instead)'",
          at: text.range, help: "add '\(locale.tag)' to its table of texts",
          marking: marks(of: text)))
    } else if inspected.isTranslated, !text.text.isTable, case .step = text.owner,
      Self.hasLetters(text.text.entries.first?.text ?? ""),
      !Self.isSameLanguage(baseLanguage, locale.language)
    {
      note(
        CheckObservation(
          .missingTranslation, subject,
          "\(what)\(subject.description) has one text for all languages, and other texts have more",
          at: text.range,
          help: "write a table such as { \"\(baseLanguage)\": …, "
            + "\"\(locale.tag)\": … }", marking: marks(of: text)))
    }
    let isEmpty = shown.map { $0.text.unicodeScalars.allSatisfy(Self.isBlank) } ?? false
    // What is empty in every language is meant to be.
    guard isEmpty,
      text.isStep
        || text.text.entries.contains(where: { !$0.text.unicodeScalars.allSatisfy(Self.isBlank) })
    else { return }
    let whose = entry?.locale.map { " in '\($0)'" } ?? ""
    note(
      CheckObservation(
        .emptyText, subject, "\(what)\(subject.description) is empty\(whose)", at: text.range,
        help: "write the text, or leave the entry out", marking: marks(of: text)))
  }

  /// Looks at one field of all rows of a list, of which one finding is made.
  private mutating func inspect(_ table: ListTexts, in locale: SceneLocale) {
    noteEmpty(table, in: locale)
    let missing = table.rows.filter { row in
      row.text.entry(for: locale.language) == nil
        && Self.hasLetters(row.text.entries.first?.text ?? "")
    }
    guard let first = missing.first else { return }
    let instead = first.text.entries.first?.locale ?? ""
    note(
      CheckObservation(
        .missingTranslation, .view("\(table.list)[]"),
        "'\(table.field)' has no text in '\(locale.tag)' in \(missing.count) of \(table.rows.count) "
          + "rows of '\(table.list)', and is shown in '\(instead)'; the first is '\(first.name)'",
        by: Double(missing.count), at: first.range,
        help: "add '\(locale.tag)' to the tables of texts in 'data'",
        marking: solution.views.first { $0.id == "\(table.list)[\(first.name)]" }.map { [$0.frame] }
          ?? []))
  }

  /// Says of one field of all rows how many are empty in a language and not in every other.
  private mutating func noteEmpty(_ table: ListTexts, in locale: SceneLocale) {
    let empty = table.rows.filter { row in
      let shown = (row.text.entry(for: locale.language) ?? row.text.entries.first)?.text ?? ""
      return shown.unicodeScalars.allSatisfy(Self.isBlank)
        && row.text.entries.contains { !$0.text.unicodeScalars.allSatisfy(Self.isBlank) }
    }
    guard let first = empty.first else { return }
    note(
      CheckObservation(
        .emptyText, .view("\(table.list)[]"),
        "'\(table.field)' is empty in '\(locale.tag)' in \(empty.count) of \(table.rows.count) "
          + "rows of '\(table.list)'; the first is '\(first.name)'",
        by: Double(empty.count), at: first.range,
        help: "write the texts, or leave the entries out",
        marking: solution.views.first { $0.id == "\(table.list)[\(first.name)]" }.map { [$0.frame] }
          ?? []))
  }

  /// The language of the first text of the first table.
  private var baseLanguage: String {
    let first = inspected.texts.first { $0.text.isTable }?.text.entries.first?.locale
    return first.map { LocaleTag($0).text } ?? ""
  }

  /// Whether two tags are of one language in one script, as far as they say: a reader of `en-GB` reads
  /// `en` and `en-US` too.
  private static func isSameLanguage(_ tag: String?, _ other: LocaleTag) -> Bool {
    guard let tag else { return false }
    func parts(_ text: String) -> (language: String, script: String?) {
      let parts = text.utf8.split(separator: UInt8(ascii: "-")).map { String(Substring($0)) }
      return (parts.first ?? "", parts.dropFirst().first { $0.utf8.count == 4 })
    }
    let (one, two) = (parts(LocaleTag(tag).text), parts(other.text))
    return one.language == two.language && one.script == two.script
  }

  private func subject(of text: PlacedText) -> CheckSubject {
    switch text.owner {
    case .step(let position): inspected.subject(ofStepAt: position)
    case .view(let name): .view(name)
    }
  }

  private func marks(of text: PlacedText) -> [LayoutRect] {
    switch text.owner {
    case .step(let position):
      solution.steps.first { $0.position == position }.map { [$0.bubble.frame] } ?? []
    case .view(let name): solution.views.first { $0.id == name }.map { [$0.frame] } ?? []
    }
  }

  /// Looks for characters that no font file has.
  private mutating func inspectGlyphs() {
    guard wants(.missingGlyph) else { return }
    for view in solution.views {
      guard let missing = view.text?.missingGlyphs, !missing.isEmpty else { continue }
      note(
        .missingGlyph, of: view,
        "no font file has \(Self.names(of: missing)) of view '\(view.id)'",
        by: Double(missing.count), help: "give another font that has them with '--font'")
    }
    for step in solution.steps {
      let texts = [step.bubble.title, step.bubble.text] + step.bubble.buttons.map(\.text)
      let missing = texts.flatMap(\.missingGlyphs)
      guard !missing.isEmpty else { continue }
      note(
        .missingGlyph, ofStepAt: step.position,
        "no font file has \(Self.names(of: missing)) of step '\(step.id)'",
        by: Double(missing.count), help: "give another font that has them with '--font'",
        marking: [step.bubble.frame])
    }
  }

  /// How many characters a message names.
  private static let mostNamed = 5

  private static func names(of scalars: [Unicode.Scalar]) -> String {
    var named: [Unicode.Scalar] = []
    for scalar in scalars where !named.contains(scalar) { named.append(scalar) }
    let codes = named.prefix(mostNamed).map { scalar in
      let code = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
    }
    return codes.joined(separator: ", ") + (named.count > mostNamed ? " and others" : "")
  }

  private static func hasLetters(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0d, 0x20, 0x85, 0xa0, 0xad, 0x2000...0x200f, 0x2028, 0x2029, 0x3000, 0xfeff: true
    default: false
    }
  }
}

extension PlacedText {
  fileprivate var isStep: Bool { if case .step = owner { true } else { false } }
}
