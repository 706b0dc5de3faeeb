/// The JSON Schema of scenes, in draft 2020-12: from it editors complete keys and check shapes.
///
/// It is made of the key tables. What depends on more than one key, such as what means nothing to a
/// view of some kind, only the decoder knows.
package struct SceneSchema {
  /// Where objects of a table stand.
  private enum Place: String, CaseIterable {
    /// In the file itself.
    case file = ""
    /// In a template, where `"{field}"` may stand for any value.
    case template = " in a template"
  }

  /// The schema as a JSON value.
  package static var json: JSONValue {
    let shared: [(String, JSONValue)] = [
      ("length", length), ("text", text), ("hole", hole),
      ("device", words(Device.all.map(\.name))),
    ]
    let objects = Place.allCases.flatMap { place in
      // A template has a row's looks and no list in it, and what stands in a template is no file.
      KeyTable.all.filter { $0.name != "list" && (place == .file || $0.canBeInTemplates) }
        .map { (name($0.name, place), object($0, place)) }
    }
    return .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("A scene of GuideBubbles")), reference("scene"),
      ("$defs", .object(shared + objects)),
    ])
  }

  private static func name(_ table: String, _ place: Place) -> String {
    let name = table + (table == "template" ? "" : place.rawValue)
    return name.split(separator: " ").joined(separator: "-")
  }

  private static func reference(_ name: String) -> (String, JSONValue) {
    ("$ref", .string("#/$defs/" + name))
  }

  /// An object with the keys of a table.
  private static func object(_ table: KeyTable, _ place: Place) -> JSONValue {
    let inside = table.name == "template" ? Place.template : place
    let keys = table.keysOfSchema(inTemplate: place == .template)
    var properties: [(String, JSONValue)] = keys.map { entry in
      let note = entry.meaning + (entry.isRequired ? "" : "; by default: \(entry.usual)")
      return (entry.key, described(schema(entry.shape, inside), note))
    }
    properties.append(("comment", .bool(true)))
    var members: [(String, JSONValue)] = [
      ("type", .string("object")), ("properties", .object(properties)),
    ]
    let required = keys.filter(\.isRequired).map { JSONValue.string($0.key) }
    if !required.isEmpty { members.append(("required", .array(required))) }
    // A row has fields of any names.
    if table.name != "row" { members.append(("additionalProperties", .bool(false))) }
    return .object(members)
  }

  private static func described(_ schema: [(String, JSONValue)], _ text: String) -> JSONValue {
    .object([("description", .string(text))] + schema)
  }

  /// The schema of a shape; in a template a field of the row may stand in its place.
  private static func schema(_ shape: KeyShape, _ place: Place) -> [(String, JSONValue)] {
    let plain = plainSchema(shape, place)
    guard place == .template, shape != .string, shape != .any else { return plain }
    return [anyOf([plain, [reference("hole")]])]
  }

  private static func plainSchema(_ shape: KeyShape, _ place: Place) -> [(String, JSONValue)] {
    switch shape {
    case .any: []
    case .null: type("null")
    case .constant(let number): [("const", .number(number))]
    case .boolean: type("boolean")
    case .string: type("string")
    case .name: type("string") + [("minLength", .number(1))]
    case .numbers(let least, let most):
      type("number")
        + [("minimum", least), ("maximum", most)].compactMap { name, bound in
          bound.map { (name, .number($0)) }
        }
    case .whole(let bounds):
      type("integer") + [
        ("minimum", .number(bounds.lowerBound)), ("maximum", .number(bounds.upperBound)),
      ]
    case .length: [reference("length")]
    case .insets: [anyOf([.length, .tuple(Array(repeating: .length, count: 4))], place)]
    case .physicalInsets: [anyOf([.number, .tuple(Array(repeating: .number, count: 4))], place)]
    case .color:
      type("string") + [
        ("pattern", .string("^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"))
      ]
    case .text: [reference("text")]
    case .priority: priority
    case .device: [reference("device")]
    case .words(let words): [("enum", .array(words.map { .string($0) }))]
    case .array(let element): type("array") + [("items", .object(schema(element, place)))]
    case .tuple(let elements): tuple(elements.map { schema($0, place) })
    case .map(let value):
      type("object") + [
        ("properties", .object([("comment", .bool(true))])),
        ("additionalProperties", .object(schema(value, place))),
      ]
    case .members(let keys, let value):
      type("object") + [
        (
          "properties",
          .object(
            [("comment", .bool(true))] + keys.map { ($0, .object(schema(value, place))) })
        ),
        ("additionalProperties", .bool(false)),
      ]
    case .object(let table): [reference(name(table, place))]
    case .oneOf(let shapes): [anyOf(shapes, place)]
    case .templates: templates
    }
  }

  private static func type(_ name: String) -> [(String, JSONValue)] { [("type", .string(name))] }

  private static func anyOf(_ shapes: [KeyShape], _ place: Place) -> (String, JSONValue) {
    anyOf(shapes.map { plainSchema($0, place) })
  }

  private static func anyOf(_ schemas: [[(String, JSONValue)]]) -> (String, JSONValue) {
    ("anyOf", .array(schemas.map { .object($0) }))
  }

  private static func tuple(_ elements: [[(String, JSONValue)]]) -> [(String, JSONValue)] {
    type("array") + [
      ("prefixItems", .array(elements.map { .object($0) })),
      ("minItems", .number(elements.count)), ("maxItems", .number(elements.count)),
    ]
  }

  private static func words(_ words: [String]) -> JSONValue {
    .object([("enum", .array(words.map { .string($0) }))])
  }

  private static let priority = [
    anyOf([
      [("exclusiveMinimum", .number(0)), ("maximum", .number(1000))] + type("number"),
      [("enum", .array(["required", "high", "low"].map { .string($0) }))],
    ])
  ]

  /// One template, or an object of named ones, none of which is called as a key of a template.
  private static let templates = [
    anyOf([
      [reference("template")],
      type("object") + [
        (
          "propertyNames",
          .object([("not", words(TemplateKey.allCases.map(\.rawValue)))])
        ),
        ("properties", .object([("comment", .bool(true))])),
        ("additionalProperties", .object([reference("template")])),
      ],
    ])
  ]

  private static let length = JSONValue.object([
    anyOf([type("number"), type("string") + [("pattern", .string("^[-+*/(). 0-9WH]+$"))]])
  ])

  private static let text = JSONValue.object([
    anyOf([
      type("string"),
      type("object") + [
        ("minProperties", .number(1)), ("properties", .object([("comment", .bool(true))])),
        (
          "propertyNames",
          .object([("pattern", .string("^([A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*|comment)$"))])
        ),
        ("additionalProperties", .object(type("string"))),
      ],
    ])
  ])

  private static let hole = JSONValue.object(
    type("string") + [("pattern", .string("\\{[A-Za-z0-9_-]+\\}"))])
}

extension KeyTable {
  /// Whether its objects can stand in templates of lists.
  fileprivate var canBeInTemplates: Bool {
    ["view", "font", "border", "image", "slicing", "constraint"].contains(name)
  }

  /// The keys that its objects have in a schema.
  fileprivate func keysOfSchema(inTemplate: Bool) -> [KeyEntry] {
    switch name {
    case "view": keys + (inTemplate ? [] : KeyTable.list.keys)
    case "template": keysOfRow + keys
    default: keys
    }
  }

  /// The keys of a view that are about a row itself; the list decides where a row is.
  private var keysOfRow: [KeyEntry] {
    KeyTable.view.keys.filter { !["id", "pin", "frame", "when", "collapses"].contains($0.key) }
  }
}
