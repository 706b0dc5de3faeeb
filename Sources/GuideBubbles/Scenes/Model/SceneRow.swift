/// A row of data in a list.
public struct SceneRow: Hashable, Sendable {
  /// The fields in the order of the file; templates insert them by their names.
  public var fields: [JSONMember]
  /// Where the row stands; nothing when it stands in no file.
  public var range: SourceRange?
  /// Which entry of the list's table of shapes it has, once that is known.
  var shape: Int?

  /// Makes a row from its fields.
  public init(_ fields: [JSONMember], range: SourceRange? = nil) {
    self.fields = fields
    self.range = range
  }

  /// Makes a row from texts, such as `["id": "m1", "text": "Hello"]`.
  public init(_ texts: KeyValuePairs<String, String>) {
    fields = texts.map { JSONMember(key: JSONString($0.key), value: .string($0.value)) }
  }

  /// The value of a field; nothing when the row has no such field, or null in it.
  ///
  /// - Complexity: O(*n*) for *n* fields.
  public subscript(name: String) -> JSONValue? {
    for index in fields.indices where fields[index].key.text == name {
      let value = fields[index].value
      if case .null = value.content { return nil }
      return value
    }
    return nil
  }

  /// By what the row is addressed: the text of its field `id`.
  public var id: String? { text(of: "id") }

  /// By what it is sorted: the text of its field `sortKey`.
  public var sortKey: String? { text(of: "sortKey") }

  /// How it looks: the text of its field `template`.
  public var template: String? { text(of: "template") }

  /// What of the section decides whether the next row is in it too.
  var section: JSONValue? { self["section"] }

  private func text(of name: String) -> String? {
    guard case .string(let string) = self[name]?.content else { return nil }
    return string.text
  }
}
