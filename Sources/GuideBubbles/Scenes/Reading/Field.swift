/// A value with the name by which a message speaks of it.
struct Field {
  /// The key, or the array's key with a position: `steps[2]`.
  var name: String
  /// The value.
  var value: JSONValue

  /// Where the value stands.
  var range: SourceRange { value.range }

  /// An element of an array, counted from 0.
  func element(_ index: Int, _ value: JSONValue) -> Field {
    Field(name: "\(name)[\(index)]", value: value)
  }
}

/// The members of an object whose keys are known.
struct Fields<Key: SceneKey> {
  fileprivate var members: [(key: Key, value: JSONValue)] = []
  /// Where the object stands.
  let range: SourceRange

  init(range: SourceRange) { self.range = range }

  mutating func append(_ key: Key, _ value: JSONValue) { members.append((key, value)) }

  /// The keys that unknown ones were taken for; not missing, but misspelt.
  private var misspelt: [Key] = []

  mutating func noteMisspelt(_ key: Key) { misspelt.append(key) }

  /// Whether a key is neither there nor misspelt, which has been said already.
  func lacks(_ key: Key) -> Bool { self[key] == nil && !misspelt.contains(key) }

  /// The member of that key.
  subscript(key: Key) -> Field? {
    members.first { $0.key == key }.map { Field(name: key.rawValue, value: $0.value) }
  }
}

extension Fields<ViewKey> {
  /// Where the values of keys stand that messages about layouts point at.
  var places: ViewKeyPlaces {
    members.reduce(into: ViewKeyPlaces()) { $0.note($1.key, at: $1.value.range) }
  }
}

extension Fields<TemplateKey> {
  /// Those that are about the view of the row.
  var viewFields: Fields<ViewKey> {
    var fields = Fields<ViewKey>(range: range)
    for key in ViewKey.allCases {
      if let field = self[.view(key)] { fields.append(key, field.value) }
    }
    return fields
  }
}
