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
    if fields.lacks(.where) {
      report(
        .missingKey, "a constraint needs a 'where'", at: field.range,
        help: "such as { \"where\": \"save.width >= 44\", \"priority\": 900 }")
    }
    guard let line = fields[.where], let text = string(line) else { return nil }
    var constraint = SceneConstraint(line: text, lineRange: line.range)
    constraint.name = fields[.name].flatMap { name($0) }?.text
    constraint.owner = fields[.owner].flatMap { owner($0) }
    if let field = fields[.options] { readOptions(field, of: &constraint) }
    if let field = fields[.priority] {
      constraint.priority = priority(field)
      if text.text.utf8.contains(UInt8(ascii: "@")) {
        report(
          .badValue, "the priority stands in the line and beside it", at: field.range,
          help: "remove one of the two")
      }
    }
    return read(constraint)
  }

  /// Reads the options of a Visual Format line, and holds each against the line's axis at its place.
  private mutating func readOptions(_ field: Field, of constraint: inout SceneConstraint) {
    guard VisualFormat.isVisualFormat(constraint.line.text) else {
      report(
        .badValue, "'options' are for Visual Format lines, and 'where' is none", at: field.range,
        help: "such as { \"where\": \"H:[a]-[b]\", \"options\": [\"alignAllTop\"] }")
      return
    }
    typealias Option = (range: SourceRange, options: VisualFormat.Options)
    let options = elements(field) { decoder, element -> Option? in
      guard let word = decoder.string(element)?.text else { return nil }
      guard let options = VisualFormat.Options(named: word) else {
        decoder.unknown(
          word, kind: "option", code: .badValue, at: element.range,
          known: VisualFormat.Options.names)
        return nil
      }
      return (element.range, options)
    }
    // A line that is wrong itself is reported when it is read.
    guard let axis = (try? VisualFormat(parsing: constraint.line.text))?.axis else { return }
    for option in options {
      let all = constraint.options.union(option.options)
      if let fault = all.fault(along: axis) {
        let error = NotationError(fault, at: 0..<0)
        report(.badValue, error.description, at: option.range, help: error.help)
      } else {
        constraint.options = all
      }
    }
  }

  private mutating func owner(_ field: Field) -> SceneName? {
    guard let name = name(field) else { return nil }
    if isItem(name.text) { return name }
    unknown(
      name.text, kind: "view", code: .unknownView, at: field.range, known: items)
    return nil
  }

  /// Reads a constraint's line, and looks up the names in it.
  private mutating func read(_ constraint: SceneConstraint) -> SceneConstraint? {
    var constraint = constraint
    var terms: [NotatedTerm] = []
    do throws(NotationError) {
      if VisualFormat.isVisualFormat(constraint.line.text) {
        let format = try VisualFormat(parsing: constraint.line.text, options: constraint.options)
        constraint.parts = format.constraints
        constraint.arranged = format.items.map(\.name)
        terms = format.items.map {
          NotatedTerm(.attribute(.width, of: .named($0.name)), range: $0.range)
        }
      } else {
        constraint.parts = [try ConstraintNotation.parse(constraint.line.text)]
      }
    } catch {
      report(
        .constraint, error.description, at: constraint.range(of: error.range), help: error.help)
      return nil
    }
    // A view of a Visual Format line stands in several parts or in none, at one place.
    terms += constraint.parts.flatMap(\.terms)
    var places: Set<Range<Int>> = []
    var isKnown = true
    for term in terms where places.insert(term.nameRange).inserted {
      isKnown = check(term, in: &constraint) && isKnown
    }
    return isKnown ? constraint : nil
  }

  /// Whether a term's name is known; parts of lists are noted.
  private mutating func check(_ term: NotatedTerm, in constraint: inout SceneConstraint) -> Bool {
    let range = constraint.range(of: term.nameRange)
    switch term.quantity {
    case .attribute(_, .superview): return true
    case .attribute(let attribute, .named(let name)):
      if isItem(name) { return template == nil || checkScreen(name, attribute, at: range) }
      if variables.range(of: name) != nil {
        report(.constraint, "'\(name)' is a variable and has no attributes", at: range)
      } else if checkPartOfList(SceneName(name, range: range)) {
        if !constraint.partsOfLists.contains(where: { $0.text == name }) {
          constraint.partsOfLists.append(SceneName(name, range: range))
        }
        return true
      } else {
        unknown(name, kind: "view", code: .unknownView, at: range, known: items)
      }
      return false
    case .variable(let name):
      if variables.range(of: name) != nil || ScreenLength(rawValue: name) != nil { return true }
      if isItem(name) {
        report(
          .constraint, "'\(name)' is a view, not a number", at: range,
          help: "name one of its attributes, such as '\(name).width'")
      } else {
        unknown(
          name, kind: "variable", code: .unknownVariable, at: range, known: variables.known)
      }
      return false
    }
  }

  private func isItem(_ name: String) -> Bool {
    views.range(of: name) != nil || itemNames.contains(name)
  }
}
