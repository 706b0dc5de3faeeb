extension SolvedList {
  /// The list as `guidectl solve` prints it.
  var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("contentSize", .lengths([contentSize.width, contentSize.height])),
      ("offset", .point(offset)), ("rows", .number(rowCount)),
    ]
    if sections.count > 1 || sections.first?.title != nil {
      members.append(("sections", .array(sections.map(\.json))))
    }
    if let index { members.append(("index", index.json)) }
    return .object(members)
  }
}

extension SolvedSection {
  /// Its title if it has one, and its rows by their positions from 1.
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = title.map { [("title", .string($0))] } ?? []
    members.append(("first", .number(rows.lowerBound + 1)))
    members.append(("count", .number(rows.count)))
    return .object(members)
  }
}

extension SolvedIndex {
  fileprivate var json: JSONValue {
    let entries: [JSONValue] = entries.map(\.json)
    return .object([("id", .string(id)), ("frame", .rect(frame)), ("entries", .array(entries))])
  }
}

extension SolvedIndex.Entry {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = []
    if let text {
      members.append(("text", .string(text.lines.first?.text ?? "")))
    } else {
      members.append(("search", .bool(true)))
    }
    members.append(("frame", .rect(frame)))
    return .object(members)
  }
}
