internal import Constraints

/// Readers of objects, arrays and choices. What is unknown is reported with what is known.
extension SceneReader {
  /// The members of an object; unknown keys are reported.
  ///
  /// - Parameters:
  ///   - field: What has to be an object.
  ///   - keys: The keys that it can have.
  ///   - wanted: All that can stand there, for messages.
  /// - Returns: Its members; nothing when it is none.
  mutating func fields<Key: SceneKey>(
    _ field: Field, _ keys: Key.Type, wanted: String = "an object"
  ) -> Fields<Key>? {
    guard case .object(let members) = field.value.content else {
      wrongType(field, wanted: wanted)
      return nil
    }
    var fields = Fields<Key>(range: field.range)
    for member in members where member.key.text != "comment" {
      guard let key = Key(rawValue: member.key.text) else {
        unknownKey(member.key.text, at: member.keyRange, of: Key.self)
        let known = Key.allCases.map(\.rawValue)
        let meant =
          ForeignWord(written: member.key.text).name(among: known)
          ?? nearestName(to: member.key.text, among: known)
        meant.flatMap { Key(rawValue: $0) }.map { fields.noteMisspelt($0) }
        continue
      }
      fields.append(key, member.value)
    }
    return fields
  }

  /// Reports a key that no object of its kind has.
  mutating func unknownKey<Key: SceneKey>(_ key: String, at range: SourceRange, of _: Key.Type) {
    let help =
      Key.advice(on: key) ?? KnownNames(Key.allCases.map(\.rawValue)).help(for: key)
    diagnostics.append(
      .unknown("key", key, code: .unknownKey, in: Key.holder, at: range, help: help))
  }

  /// Reports a name that nothing has, with the nearest one and all that are known.
  mutating func unknown(
    _ name: String, kind: String, code: DiagnosticCode, at range: SourceRange?, known: [String],
    owner: String? = nil, severity: Diagnostic.Severity = .error
  ) {
    unknown(
      name, kind: kind, code: code, at: range, known: KnownNames(known), owner: owner,
      severity: severity)
  }

  /// Reports a name that stands in no table, however long the table is.
  mutating func unknown(
    _ name: String, kind: String, code: DiagnosticCode, at range: SourceRange?, known: KnownNames,
    owner: String? = nil, severity: Diagnostic.Severity = .error
  ) {
    diagnostics.append(
      .unknown(
        kind, name, code: code, in: owner, severity: severity, at: range,
        help: known.help(for: name)))
  }

  /// The elements of an array that could be read.
  mutating func elements<Element>(
    _ field: Field?, read: (inout SceneReader, Field) -> Element?
  ) -> [Element] {
    guard let field else { return [] }
    guard case .array(let values) = field.value.content else {
      wrongType(field, wanted: "an array")
      return []
    }
    return values.enumerated().compactMap { read(&self, field.element($0.offset, $0.element)) }
  }

  /// One of several words.
  mutating func choice<Value>(
    _ field: Field, kind: String, among choices: [(String, Value)]
  ) -> Value? {
    guard let word = string(field)?.text else { return nil }
    if let choice = choices.first(where: { $0.0 == word }) { return choice.1 }
    let known = choices.map(\.0)
    let help = ForeignWord.help(for: word, among: known) ?? KnownNames(known).help(for: word)
    diagnostics.append(.unknown(kind, word, code: .badValue, at: field.range, help: help))
    return nil
  }

  /// One of an enumeration's words.
  mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ field: Field, kind: String, of _: Value.Type
  ) -> Value? {
    choice(field, kind: kind, among: Value.allCases.map { ($0.rawValue, $0) })
  }

  /// A name that must stand in a table.
  mutating func reference(
    _ field: Field, kind: String, code: DiagnosticCode, in table: NameTable
  ) -> SceneName? {
    guard let name = name(field) else { return nil }
    if table.range(of: name.text) != nil { return name }
    unknown(name.text, kind: kind, code: code, at: field.range, known: table.known)
    return nil
  }

  /// A flag that `when` asks for, `!` in front meaning that it must not be set.
  mutating func condition(_ field: Field) -> SceneCondition? {
    guard let flag = flagWord(field) else { return nil }
    // A row's field that decided against it: nothing sets a flag of such a name.
    if isInTemplate, TemplateText(flag.name.text).whole != nil {
      return SceneCondition(flag: flag.name, wanted: true)
    }
    guard names.flags.range(of: flag.name.text) != nil else {
      unknown(
        flag.name.text, kind: "flag", code: .unknownFlag, at: field.range,
        known: names.flags.known)
      return nil
    }
    return SceneCondition(flag: flag.name, wanted: flag.isOn)
  }

  /// `"flag"` or `"!flag"`.
  mutating func flagWord(_ field: Field) -> SceneFlag? {
    guard let name = name(field) else { return nil }
    guard name.text.hasPrefix("!") else { return SceneFlag(name: name, isOn: true) }
    return SceneFlag(name: SceneName(String(name.text.dropFirst()), range: name.range), isOn: false)
  }

  /// Flags as a list of names, which are off, or as an object of their values.
  mutating func flagValues(_ field: Field) -> [SceneFlag] {
    if case .array = field.value.content {
      return elements(field) { reader, element in
        reader.name(element).map { SceneFlag(name: $0) }
      }
    }
    guard case .object(let members) = field.value.content else {
      wrongType(field, wanted: "an array of names or an object of true and false")
      return []
    }
    return members.compactMap { member in
      guard member.key.text != "comment" else { return nil }
      return bool(Field(name: member.key.text, value: member.value)).map {
        SceneFlag(name: SceneName(member.key.text, range: member.keyRange), isOn: $0)
      }
    }
  }
}
