internal import Constraints

extension [ValueExplanation] {
  /// The explanations as JSON.
  ///
  /// - Parameter source: The scene's file, by which reasons get a line, a column and a JSON Pointer.
  /// - Returns: An object for each.
  package func json(source: SourceText? = nil) -> JSONValue {
    let places = ScenePlaces(in: source)
    return .array(map { $0.json(in: places) })
  }
}

extension ValueExplanation {
  fileprivate func json(in places: ScenePlaces) -> JSONValue {
    var members: [(String, JSONValue)] = [("name", .string(name)), ("value", .number(value))]
    members.append(("holds", .array(holds.map { $0.json(in: places) })))
    members.append(("gaveWay", .array(gaveWay.map { $0.json(in: places) })))
    if let open {
      var range: [(String, JSONValue)] = []
      if let lower = open.lower { range.append(("from", .number(lower))) }
      if let upper = open.upper { range.append(("to", .number(upper))) }
      members.append(("open", .object(range)))
    }
    if let settlingLine { members.append(("settledBy", .string(settlingLine))) }
    return .object(members)
  }
}

extension ValueReason {
  fileprivate func json(in places: ScenePlaces) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("kind", .string(kind.rawValue)), ("text", .string(text)),
    ]
    if let priority { members.append(("priority", .number(priority.rawValue))) }
    if let effect { members.append(("effect", .number(effect))) }
    if let through { members.append(("through", .string(through))) }
    return .object(members + places.members(of: range))
  }
}
