/// A text of a template in the language that is solved for, into which rows put their fields.
struct RowText {
  private enum Part {
    case text(String)
    case field(String)
  }

  private let parts: [Part]

  init(_ text: SceneText, in context: SceneContext) {
    let text = text.resolved(for: context.locale)
    let bytes = Array(text.utf8)
    parts = TemplateText(text).parts.map { part in
      switch part {
      case .text(let range): .text(String(decoding: bytes[range], as: UTF8.self))
      case .field(let name, _): .field(name)
      }
    }
  }

  /// The text of a row; nothing where it is one field and the row lacks it.
  func filled(from row: SceneRow, in context: SceneContext) -> String? {
    if parts.count == 1, case .field(let name) = parts[0] {
      return row[name].map { $0.shownText(for: context.locale) }
    }
    var text = ""
    for part in parts {
      switch part {
      case .text(let part): text += part
      case .field(let name): text += row[name]?.shownText(for: context.locale) ?? ""
      }
    }
    return text
  }
}

extension JSONValue {
  /// The value as a text in a language; empty for what has none.
  func shownText(for locale: LocaleTag) -> String {
    if let text = plainText { return text }
    guard case .object(let members) = content else { return "" }
    let entries = members.compactMap { member in
      member.value.string.flatMap { text in
        member.key.text == "comment"
          ? nil : SceneText.Entry(locale: member.key.text, text: text)
      }
    }
    return SceneText(entries: entries)?.resolved(for: locale) ?? ""
  }
}
