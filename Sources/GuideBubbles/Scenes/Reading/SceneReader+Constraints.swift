internal import Constraints

/// A constraint as it is written: its line, and what stands beside that.
struct WrittenConstraint {
  let line: JSONString
  let lineRange: SourceRange
  var options: VisualFormat.Options = []
  var priority: LayoutPriority?
  var name: String?
  var owner: SceneName?
}

extension SceneReader {
  /// A constraint in which all names are known: a line, or an object around one.
  ///
  /// To be read when all views were read.
  mutating func constraint(_ field: Field) -> SceneConstraint? {
    // Beyond the limit nothing comes of the scene, and the rest may be a million lines.
    guard !totals.isExceeded(.constraints) else { return nil }
    guard var written = writtenConstraint(field) else { return nil }
    written.owner = written.owner.flatMap { knownOwner($0) }
    guard let parsed = parsed(written),
      count(parsed.parts.count, of: .constraints, at: written.lineRange)
    else { return nil }
    return withKnownNames(parsed)
  }

  /// A constraint as it is written.
  mutating func writtenConstraint(_ field: Field) -> WrittenConstraint? {
    if case .string(let line) = field.value.content {
      return WrittenConstraint(line: line, lineRange: field.range)
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
    var written = WrittenConstraint(line: text, lineRange: line.range)
    written.name = fields[.name].flatMap { name($0) }?.text
    written.owner = fields[.owner].flatMap { name($0) }
    if let field = fields[.options] { written.options = options(field, ofLine: text.text) }
    if let field = fields[.priority] {
      written.priority = priority(field)
      if text.text.utf8.contains(UInt8(ascii: "@")) {
        report(
          .badValue, "the priority stands in the line and beside it", at: field.range,
          help: "remove one of the two")
      }
    }
    return written
  }

  /// A constraint whose line was read, without looking up the names in it.
  mutating func parsed(_ written: WrittenConstraint) -> SceneConstraint? {
    do throws(NotationError) {
      return try SceneConstraint(
        parsing: written.line, at: written.lineRange, options: written.options,
        priority: written.priority, name: written.name, owner: written.owner)
    } catch {
      report(
        .constraint, error.description,
        at: written.line.range(of: error.range, in: written.lineRange), help: error.help)
      return nil
    }
  }

  /// The owner of a constraint, if it is there.
  mutating func knownOwner(_ name: SceneName) -> SceneName? {
    if isItem(name.text) { return name }
    unknown(name.text, kind: "view", code: .unknownView, at: name.range, known: items)
    return nil
  }

  /// The options of a Visual Format line, each held against the line's axis at its place.
  private mutating func options(_ field: Field, ofLine line: String) -> VisualFormat.Options {
    guard VisualFormat.isVisualFormat(line) else {
      report(
        .badValue, "'options' are for Visual Format lines, and 'where' is none", at: field.range,
        help: "such as { \"where\": \"H:[a]-[b]\", \"options\": [\"alignAllTop\"] }")
      return []
    }
    typealias Option = (range: SourceRange, options: VisualFormat.Options)
    let options = elements(field) { reader, element -> Option? in
      guard let word = reader.string(element)?.text else { return nil }
      guard let options = VisualFormat.Options(named: word) else {
        reader.unknown(
          word, kind: "option", code: .badValue, at: element.range,
          known: VisualFormat.Options.names)
        return nil
      }
      return (element.range, options)
    }
    // A line that is wrong itself is reported when it is read.
    guard let axis = (try? VisualFormat(parsing: line))?.axis else { return [] }
    return options.reduce(into: []) { chosen, option in
      let all = chosen.union(option.options)
      if let fault = all.fault(along: axis) {
        let error = NotationError(fault, at: 0..<0)
        report(.badValue, error.description, at: option.range, help: error.help)
      } else {
        chosen = all
      }
    }
  }

  /// The constraint when the names in its line are known, with the parts of lists among them.
  mutating func withKnownNames(_ constraint: SceneConstraint) -> SceneConstraint? {
    var constraint = constraint
    // A view of a Visual Format line stands in several parts or in none, at one place.
    let arranged = zip(constraint.arranged, constraint.arrangedPlaces).map { name, place in
      NotatedTerm(.attribute(.width, of: .named(name)), range: place)
    }
    var places: Set<Range<Int>> = []
    var isKnown = true
    for term in arranged + constraint.parts.flatMap(\.terms)
    where places.insert(term.nameRange).inserted {
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
      if isItem(name) { return !isInTemplate || checkScreen(name, attribute, at: range) }
      if variables.range(of: name) != nil {
        report(.constraint, "'\(name)' is a variable and has no attributes", at: range)
      } else if checkPartOfList(SceneName(name, range: range)) {
        if !constraint.partsOfLists.contains(where: { $0.text == name }) {
          constraint.partsOfLists.append(SceneName(name, range: range))
        }
        return true
      } else if ["superview", "parent", "self"].contains(name) {
        let parent = isInTemplate ? "'\(SceneTemplate.rowName)'" : "'screen' or 'safeArea'"
        diagnostics.append(
          .unknown(
            "view", name, code: .unknownView, at: range,
            help: "name the view by its 'id'; what all views are in is called \(parent)"))
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
