internal import Constraints

extension SceneDecoder {
  /// A constraint: a line, or an object around one.
  mutating func constraint(_ field: Field) -> SceneConstraint? {
    if case .string(let line) = field.value.content {
      return SceneConstraint(line: line, lineRange: field.range)
    }
    guard case .object = field.value.content else {
      wrongType(field, wanted: "a line of text or an object with 'where'")
      return nil
    }
    guard let fields = fields(field, ConstraintKey.self) else { return nil }
    guard let line = fields[.where] else {
      report(
        "missing-key", "a constraint needs a 'where'", at: field.range,
        help: "such as { \"where\": \"save.width >= 44\", \"priority\": 900 }")
      return nil
    }
    guard let text = string(line) else { return nil }
    var constraint = SceneConstraint(line: text, lineRange: line.range)
    constraint.priority = fields[.priority].flatMap { priority($0) }
    constraint.name = fields[.name].flatMap { name($0) }?.text
    return constraint
  }
}
