internal import GuideFormats
internal import GuideScenes

/// The objects of a scene's file that two files can be compared by.
struct SceneObjects {
  private let root: JSONValue?

  /// Reads a file anew, for the places of its keys.
  init(_ source: SceneSource) { root = try? JSONParser.parse(source.text.bytes) }

  /// The screen.
  var screen: JSONValue? { root?.member("screen") }

  /// The guide.
  var guide: JSONValue? { root?.member("guide") }

  /// The style of a name.
  func style(named name: String) -> JSONValue? { root?.member("styles")?.member(name) }

  /// The view of an id, wherever it stands in the tree.
  func view(named id: String) -> JSONValue? {
    var rest = root?.member("views")?.elements ?? []
    while let view = rest.popLast() {
      if view.member("id")?.text == id { return view }
      rest += view.member("children")?.elements ?? []
    }
    return nil
  }

  /// The step of an id, or of a position from 1.
  func step(named id: String) -> JSONValue? {
    let steps = guide?.member("steps")?.elements ?? []
    if let step = steps.first(where: { $0.member("id")?.text == id }) { return step }
    return Int(id).flatMap { steps.indices.contains($0 - 1) ? steps[$0 - 1] : nil }
  }
}

/// The keys that two objects give unlike values.
enum KeyChanges {
  /// Keys whose values are nodes of their own, or mean nothing.
  private static let others: Set<String> = ["id", "comment", "children", "steps"]

  /// A cause for each key, in the order of the second object, then of the first.
  ///
  /// - Parameters:
  ///   - old: The object in the first file.
  ///   - new: The object in the second file.
  ///   - owner: What the object is, such as `style 'hint'`; nothing for the node's own.
  /// - Returns: The causes.
  static func causes(_ old: JSONValue?, _ new: JSONValue?, of owner: String? = nil) -> [ChangeCause]
  {
    let (before, after) = (old?.members ?? [], new?.members ?? [])
    let keys =
      after.map(\.key.text)
      + before.map(\.key.text).filter { key in
        !after.contains { $0.key.text == key }
      }
    return keys.filter { !others.contains($0) }.compactMap { key in
      let one = before.first { $0.key.text == key }
      let other = after.first { $0.key.text == key }
      guard one.map(text) != other.map(text) else { return nil }
      func part(_ member: JSONMember) -> ChangeCause.Part {
        ChangeCause.Part(
          text: (owner.map { "\($0): " } ?? "") + text(member), range: member.keyRange)
      }
      return ChangeCause(old: one.map(part), new: other.map(part))
    }
  }

  private static func text(_ member: JSONMember) -> String {
    "\"\(member.key.text)\": " + JSONWriter.text(member.value, layout: .oneLine)
  }
}

extension JSONValue {
  fileprivate var members: [JSONMember] {
    if case .object(let members) = content { members } else { [] }
  }

  fileprivate var elements: [JSONValue] {
    if case .array(let elements) = content { elements } else { [] }
  }

  /// The text of a string; nothing for other values.
  var text: String? { if case .string(let string) = content { string.text } else { nil } }

  /// The value of a key; nothing when there is none.
  func member(_ key: String) -> JSONValue? { members.first { $0.key.text == key }?.value }
}
