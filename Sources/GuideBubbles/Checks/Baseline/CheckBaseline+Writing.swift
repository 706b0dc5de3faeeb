extension CheckBaseline {
  /// The file: one line for each entry, whatever its length, so that a change shows as one line.
  public var text: String {
    var text = "{\n  \"version\": 1,\n  \"combinations\": \(combinationCount),\n  \"held\": ["
    for (index, entry) in entries.enumerated() {
      text += index == 0 ? "\n    " : ",\n    "
      text += JSONWriter.text(entry.json, layout: .oneLine)
    }
    return text + (entries.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
  }
}

extension CheckBaseline.Entry {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [("rule", .string(rule.rawValue))]
    if subjectKind != CheckSubject.scene.key {
      members.append((subjectKind, .string(subjectName)))
    }
    members += [("count", .number(count)), ("reason", .string(reason))]
    return .object(members)
  }
}
