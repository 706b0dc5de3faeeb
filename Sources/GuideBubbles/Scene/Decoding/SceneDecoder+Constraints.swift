internal import Constraints

extension SceneDecoder {
  /// A constraint: a line, or an object around one.
  mutating func constraint(_ field: Field) -> SceneConstraint? {
    if case .string(let line) = field.value.content {
      return read(SceneConstraint(line: line, lineRange: field.range))
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
    constraint.name = fields[.name].flatMap { name($0) }?.text
    constraint.owner = fields[.owner].flatMap { owner($0) }
    if let field = fields[.priority] {
      constraint.priority = priority(field)
      if text.text.utf8.contains(UInt8(ascii: "@")) {
        report(
          "bad-value", "the priority stands in the line and beside it", at: field.range,
          help: "remove one of the two")
      }
    }
    return read(constraint)
  }

  private mutating func owner(_ field: Field) -> SceneName? {
    guard let name = name(field) else { return nil }
    if isItem(name.text) { return name }
    unknown(
      name.text, kind: "view", code: "unknown-view", at: field.range, known: knownItems)
    return nil
  }

  /// Reads a constraint's line, and looks up the names in it.
  private mutating func read(_ constraint: SceneConstraint) -> SceneConstraint? {
    var constraint = constraint
    do throws(NotationError) {
      if VisualFormat.isVisualFormat(constraint.line.text) {
        let format = try VisualFormat(parsing: constraint.line.text)
        constraint.parts = format.constraints
        constraint.arranged = format.items.map(\.name)
      } else {
        constraint.parts = [try ConstraintNotation.parse(constraint.line.text)]
      }
    } catch {
      report(
        "constraint", error.description, at: constraint.range(of: error.range), help: error.help)
      return nil
    }
    var isKnown = true
    for term in constraint.parts.flatMap(\.terms) {
      isKnown = check(term, in: constraint) && isKnown
    }
    return isKnown ? constraint : nil
  }

  /// Whether a term's name is known; a name that was reported at its place is not again.
  private mutating func check(_ term: NotatedTerm, in constraint: SceneConstraint) -> Bool {
    let range = constraint.range(of: term.nameRange)
    switch term.quantity {
    case .attribute(_, .superview): return true
    case .attribute(_, .named(let name)):
      if isItem(name) { return true }
      if diagnostics.last?.range == range { return false }
      if variables.range(of: name) != nil {
        report("constraint", "'\(name)' is a variable and has no attributes", at: range)
      } else {
        unknown(name, kind: "view", code: "unknown-view", at: range, known: knownItems)
      }
      return false
    case .variable(let name):
      if variables.range(of: name) != nil { return true }
      if isItem(name) {
        report(
          "constraint", "'\(name)' is a view, not a number", at: range,
          help: "name one of its attributes, such as '\(name).width'")
      } else {
        unknown(
          name, kind: "variable", code: "unknown-variable", at: range, known: variables.names)
      }
      return false
    }
  }

  private func isItem(_ name: String) -> Bool {
    views.range(of: name) != nil || SceneDecoder.reservedNames.contains(name)
  }

  private var knownItems: [String] { views.names + SceneDecoder.reservedNames }
}
