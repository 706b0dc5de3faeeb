internal import Constraints

/// Readers of the texts of steps.
extension SceneReader {
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
