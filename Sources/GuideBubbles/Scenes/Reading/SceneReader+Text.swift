/// Readers of texts in one or several languages.
extension SceneReader {
  /// A text: a string, or a table by language.
  mutating func text(_ field: Field) -> SceneText? {
    if case .string(let string) = field.value.content { return SceneText(string.text) }
    guard case .object(let members) = field.value.content else {
      wrongType(field, wanted: "a string or a table by language")
      return nil
    }
    let entries = members.compactMap { member -> SceneText.Entry? in
      guard member.key.text != "comment" else { return nil }
      guard LocaleTag(member.key.text).isWellFormed else {
        diagnostics.append(.notALanguage(member.key.text, at: member.keyRange))
        return nil
      }
      return string(Field(name: member.key.text, value: member.value)).map {
        SceneText.Entry(locale: member.key.text, text: $0.text)
      }
    }
    if members.allSatisfy({ $0.key.text == "comment" }) {
      report(
        .badValue, "'\(field.name)' is a table without a language", at: field.range,
        help: "write a string, or texts such as \"en\": \"Save\"")
    }
    return SceneText(entries: entries)
  }
}
