internal import Constraints

/// Readers of texts in one or several languages.
extension SceneDecoder {
  /// A text: a string, or a table by language.
  mutating func text(_ field: Field) -> SceneText? {
    guard let template else { return plainText(field) }
    guard var text = plainText(field) else { return nil }
    text.hasFields = template.hasFields(text, at: field.range)
    return text
  }

  private mutating func plainText(_ field: Field) -> SceneText? {
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

  /// A step's text: a text, or a heading with a text below it.
  mutating func stepText(_ field: Field) -> SceneStepText? {
    guard case .object(let members) = field.value.content,
      members.contains(where: { Self.isMeantAsStepTextKey($0.key.text) })
    else { return text(field).map { SceneStepText(body: $0) } }
    guard let fields = fields(field, StepTextKey.self) else { return nil }
    let title = fields[.title].flatMap { text($0) }
    let body = fields[.body].flatMap { text($0) }
    return title == nil && body == nil ? nil : SceneStepText(title: title, body: body)
  }

  /// Whether a key is one of a step's text, or one misspelt: languages have two or three letters.
  private static func isMeantAsStepTextKey(_ key: String) -> Bool {
    key.utf8.count > 3 && !key.contains("-")
      && nearestName(to: key, among: StepTextKey.allCases.map(\.rawValue)) != nil
  }
}
