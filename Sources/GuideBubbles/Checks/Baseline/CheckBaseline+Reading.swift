internal import Constraints

extension CheckBaseline {
  /// Reads a baseline's file.
  ///
  /// - Parameter bytes: The file in UTF-8.
  /// - Throws: Everything that is wrong with it, in the order of the file.
  public init(parsing bytes: [UInt8]) throws(SceneDiagnostics) {
    let document: JSONValue
    do throws(JSONError) {
      document = try JSONParser.parse(bytes)
    } catch {
      throw SceneDiagnostics([error.diagnostic])
    }
    var reader = BaselineReader()
    let baseline = reader.baseline(document)
    guard reader.diagnostics.isEmpty, let baseline else {
      throw SceneDiagnostics(reader.diagnostics.inOrderOfFile)
    }
    self = baseline
  }
}

/// Reads a baseline and gathers what is wrong with it.
private struct BaselineReader {
  private(set) var diagnostics: [Diagnostic] = []

  private static let keys = ["version", "combinations", "held"]
  private static let namedKinds = CheckBaseline.subjectKinds.dropLast()
  private static let entryKeys = ["rule"] + namedKinds + ["count", "reason"]

  mutating func baseline(_ document: JSONValue) -> CheckBaseline? {
    guard let members = members(of: document, "a baseline", keys: Self.keys) else { return nil }
    guard case .number(1) = value("version", of: members, "a baseline", at: document)?.content
    else {
      let range = members["version"]?.value.range ?? document.range
      if members["version"] != nil { report("baselines have version 1", at: range) }
      return nil
    }
    let count = self.count("combinations", of: members, "a baseline", at: document)
    guard let held = value("held", of: members, "a baseline", at: document) else { return nil }
    guard case .array(let values) = held.content else {
      diagnostics.append(
        .wrongType("held", wanted: "an array", found: held.kindName, at: held.range))
      return nil
    }
    let entries = entries(values)
    return CheckBaseline(entries, combinationCount: count ?? 0)
  }

  private mutating func entries(_ values: [JSONValue]) -> [CheckBaseline.Entry] {
    var entries: [CheckBaseline.Entry] = []
    var first: [CheckBaseline.Key: SourceRange] = [:]
    for value in values {
      guard let entry = entry(value) else { continue }
      if let earlier = first[CheckBaseline.Key(entry)] {
        diagnostics.append(
          Diagnostic(
            code: .repeated, message: "\(entry.description) is held twice", range: value.range,
            notes: [.theFirstOne(.repeated, at: earlier)], help: "remove one of the two"))
      }
      first[CheckBaseline.Key(entry)] = first[CheckBaseline.Key(entry)] ?? value.range
      entries.append(entry)
    }
    return entries
  }

  private mutating func entry(_ value: JSONValue) -> CheckBaseline.Entry? {
    let owner = "an entry of a baseline"
    guard let members = members(of: value, owner, keys: Self.entryKeys) else { return nil }
    let rule = rule(of: members, owner, at: value)
    let count = count("count", of: members, owner, at: value)
    let reason = text("reason", of: members, owner, at: value)
    if let reason, reason.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) {
      report(
        "'reason' is empty", at: members["reason"]?.value.range,
        help: "say why this is lived with, for those who read it next")
    }
    let kinds = Self.namedKinds.filter { members[$0] != nil }
    guard kinds.count <= 1 else {
      diagnostics.append(
        .notBoth("an entry holds one of " + kinds.joined(separator: ", "), at: value.range))
      return nil
    }
    var name: String? = ""
    if let kind = kinds.first { name = text(kind, of: members, owner, at: value) }
    guard let rule, let count, let reason, let name else { return nil }
    return CheckBaseline.Entry(
      rule: rule, subjectKind: kinds.first ?? CheckSubject.scene.key, subjectName: name,
      count: count, reason: reason, range: value.range)
  }

  private mutating func rule(
    of members: [String: JSONMember], _ owner: String, at value: JSONValue
  ) -> CheckRule? {
    guard let name = text("rule", of: members, owner, at: value) else { return nil }
    if let rule = CheckRule(rawValue: name) { return rule }
    let known = KnownNames(CheckRule.allCases.map(\.rawValue))
    report(
      "unknown rule '\(name)'", at: members["rule"]?.value.range, help: known.help(for: name))
    return nil
  }

  /// The members by their keys; unknown ones are reported, and nothing else is an object.
  private mutating func members(
    of value: JSONValue, _ owner: String, keys: [String]
  ) -> [String: JSONMember]? {
    guard case .object(let members) = value.content else {
      diagnostics.append(
        .wrongType(owner, wanted: "an object", found: value.kindName, at: value.range))
      return nil
    }
    let known = KnownNames(keys)
    var found: [String: JSONMember] = [:]
    for member in members {
      if keys.contains(member.key.text) {
        found[member.key.text] = member
      } else {
        diagnostics.append(
          .unknown(
            "key", member.key.text, code: .unknownKey, in: owner, at: member.keyRange,
            help: known.help(for: member.key.text)))
      }
    }
    return found
  }

  private mutating func value(
    _ key: String, of members: [String: JSONMember], _ owner: String, at value: JSONValue
  ) -> JSONValue? {
    if let member = members[key] { return member.value }
    diagnostics.append(
      .missingKey(
        key, of: owner, at: value.range.firstByte,
        help: "write it anew with '--write-baseline FILE --reason TEXT'"))
    return nil
  }

  private mutating func text(
    _ key: String, of members: [String: JSONMember], _ owner: String, at object: JSONValue
  ) -> String? {
    guard let value = value(key, of: members, owner, at: object) else { return nil }
    if case .string(let text) = value.content { return text.text }
    diagnostics.append(.wrongType(key, wanted: "a string", found: value.kindName, at: value.range))
    return nil
  }

  /// A whole number from 1 on.
  private mutating func count(
    _ key: String, of members: [String: JSONMember], _ owner: String, at object: JSONValue
  ) -> Int? {
    guard let value = value(key, of: members, owner, at: object) else { return nil }
    if case .number(let number) = value.content, let count = Int(exactly: number), count > 0 {
      return count
    }
    report("'\(key)' must be a whole number from 1 on", at: value.range)
    return nil
  }

  private mutating func report(_ message: String, at range: SourceRange?, help: String? = nil) {
    diagnostics.append(Diagnostic(code: .badValue, message: message, range: range, help: help))
  }
}
