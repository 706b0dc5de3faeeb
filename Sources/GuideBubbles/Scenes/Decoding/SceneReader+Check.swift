extension SceneReader {
  /// The combinations to cover.
  mutating func check(_ field: Field) -> SceneCheck {
    var check = SceneCheck()
    guard let fields = fields(field, CheckKey.self) else { return check }
    check.devices = different(fields[.devices]) { $0.device($1) }
    check.orientations = different(fields[.orientations]) {
      $0.choice($1, kind: "orientation", of: SceneOrientation.self)
    }
    check.locales = different(fields[.locales]) { $0.locale($1) }
    _ = count(check.locales.count, of: .locales, at: fields[.locales]?.range)
    check.textSizes = different(fields[.textSizes]) { $0.textSize($1) }
    check.directions = different(fields[.directions]) { $0.direction($1) }
    check.keyboards = different(fields[.keyboards]) { $0.magnitude($1) }
    check.flags = different(fields[.flags], by: { Set($0.map(\.said)) }) { $0.flagCombination($1) }
    check.rules = fields[.rules].map { rules($0) } ?? []
    let count = SceneCombinations(check).count
    if count > SceneCombinations.most {
      report(
        .tooMany,
        "'check' asks for "
          + (count == .max ? "countless" : NumberText.text(Double(count))) + " combinations",
        at: field.range,
        help: "\(NumberText.text(Double(SceneCombinations.most))) are the most; shorten its lists")
    }
    return check
  }

  /// How much the findings of rules count: a level each, or an object with the reason for it.
  private mutating func rules(_ field: Field) -> [SceneRuleSetting] {
    guard case .object(let members) = field.value.content else {
      wrongType(field, wanted: "an object of rules and levels")
      return []
    }
    return members.compactMap { member in
      guard member.key.text != "comment" else { return nil }
      guard let rule = CheckRule(rawValue: member.key.text) else {
        unknown(
          member.key.text, kind: "rule", code: .unknownRule, at: member.keyRange,
          known: CheckRule.allCases.map(\.rawValue))
        return nil
      }
      let field = Field(name: rule.rawValue, value: member.value)
      guard case .object = field.value.content else {
        return choice(field, kind: "level", of: CheckLevel.self).map { SceneRuleSetting(rule, $0) }
      }
      guard let fields = fields(field, RuleKey.self) else { return nil }
      guard let level = fields[.level] else {
        diagnostics.append(.missingKey("level", of: "a rule", at: field.range.firstByte))
        return nil
      }
      let reason = fields[.reason].flatMap { string($0)?.text }
      return choice(level, kind: "level", of: CheckLevel.self).map {
        SceneRuleSetting(rule, $0, reason: reason)
      }
    }
  }

  /// The elements of a list, each once; an empty list is the scene's own value, as an absent one.
  private mutating func different<Element: Hashable>(
    _ field: Field?, read: (inout SceneReader, Field) -> Element?
  ) -> [Element] {
    different(field, by: { $0 }, read: read)
  }

  /// The elements of a list, without those that mean the same as one before them.
  private mutating func different<Element, Meaning: Hashable>(
    _ field: Field?, by meaning: (Element) -> Meaning,
    read: (inout SceneReader, Field) -> Element?
  ) -> [Element] {
    var places: [Meaning: SourceRange] = [:]
    return elements(field) { reader, element in
      guard let value = read(&reader, element) else { return nil }
      guard let first = places.updateValue(element.range, forKey: meaning(value)) else {
        return value
      }
      reader.warnOfRepeated(element, first: first)
      return nil
    }
  }

  private mutating func warnOfRepeated(_ field: Field, first: SourceRange) {
    diagnostics.append(
      Diagnostic(
        .warning, code: .repeated, message: "'\(field.name)' asks for the same again",
        range: field.range,
        notes: [.theFirstOne(.repeated, at: first)],
        help: "it is looked at once; remove one"))
  }

  /// Flags that are set together: one word, several, or an object of their values.
  private mutating func flagCombination(_ field: Field) -> [SceneFlag]? {
    let values: [SceneFlag]
    switch field.value.content {
    case .string: values = flagWord(field).map { [$0] } ?? []
    case .array: values = elements(field) { $0.flagWord($1) }
    default: values = flagValues(field)
    }
    for value in values where names.flags.range(of: value.name.text) == nil {
      unknown(
        value.name.text, kind: "flag", code: .unknownFlag, at: value.name.range,
        known: names.flags.known)
    }
    return values
  }
}

extension SceneFlag {
  /// What it says, wherever it stands.
  fileprivate var said: [String] { [name.text, isOn ? "on" : "off"] }
}
