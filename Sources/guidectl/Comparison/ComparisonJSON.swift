internal import GuideFormats

/// What differs between two scenes, as JSON.
struct ComparisonJSON {
  private let comparison: SceneComparison
  private let old: SceneSource
  private let new: SceneSource

  /// Writes what differs between the scenes of two files.
  init(_ comparison: SceneComparison, _ old: SceneSource, _ new: SceneSource) {
    self.comparison = comparison
    self.old = old
    self.new = new
  }

  /// The text, with its line end.
  var text: String {
    let value: JSONValue = .object([
      ("version", .number(1)), ("combinations", .number(Double(comparison.combinations.count))),
      ("differences", .array(comparison.entries.map(json))),
    ])
    return JSONWriter.text(value) + "\n"
  }

  private func json(of entry: SceneComparison.Entry) -> JSONValue {
    let change = entry.change
    var members: [(String, JSONValue)] = [("node", .string(change.sort.rawValue))]
    if !change.name.isEmpty { members.append(("id", .string(change.name))) }
    members += [
      ("is", .string(change.fate.rawValue)),
      ("in", .number(Double(entry.count))),
      ("combination", .string(comparison.combinations[entry.combination])),
      ("values", .array(change.values.map(Self.json))),
    ]
    if !change.alongside.isEmpty {
      members.append(("alongside", .array(change.alongside.map { .string($0) })))
    }
    members.append(("because", .array(change.causes.map(json))))
    return .object(members)
  }

  private static func json(of value: ValueChange) -> JSONValue {
    var members: [(String, JSONValue)] = [("what", .string(value.what))]
    if let old = value.old { members.append(("from", old)) }
    if let new = value.new { members.append(("to", new)) }
    if let distance = value.distance { members.append(("by", .number(distance))) }
    return .object(members)
  }

  private func json(of cause: ChangeCause) -> JSONValue {
    var members: [(String, JSONValue)] = []
    if let part = cause.old { members.append(("from", Self.json(of: part, in: old))) }
    if let part = cause.new { members.append(("to", Self.json(of: part, in: new))) }
    return .object(members)
  }

  private static func json(of part: ChangeCause.Part, in source: SceneSource) -> JSONValue {
    var members: [(String, JSONValue)] = [("text", .string(part.text))]
    if let range = part.range {
      let position = source.text.position(of: range.start)
      members += [
        ("line", .number(Double(position.line))), ("column", .number(Double(position.column))),
      ]
    }
    return .object(members)
  }
}
