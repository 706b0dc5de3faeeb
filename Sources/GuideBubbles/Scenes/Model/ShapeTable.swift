/// The shapes that the rows of a list have, each read once.
///
/// The dictionary is never iterated. Shapes stand in the order in which rows asked for them first.
struct ShapeTable: Hashable, Sendable {
  /// What tells shapes apart: the template, and the fields that decide about views and constraints.
  private struct Key: Hashable, Sendable {
    var template: SceneTemplate.ID
    var values: [ShapeValue]
  }

  /// Nothing for a shape that could not be read.
  private(set) var shapes: [TemplateShape?] = []
  private var indices: [Key: Int] = [:]

  /// The shape of a row that is like one before it, by its index.
  func index(of row: SceneRow, in template: SceneTemplate) -> Int? {
    indices[Self.key(of: row, in: template)]
  }

  /// Enters the shape of a row that is unlike those before it.
  ///
  /// - Returns: Its index.
  mutating func append(
    _ shape: TemplateShape?, of row: SceneRow, in template: SceneTemplate
  ) -> Int {
    indices[Self.key(of: row, in: template)] = shapes.count
    shapes.append(shape)
    return shapes.count - 1
  }

  private static func key(of row: SceneRow, in template: SceneTemplate) -> Key {
    Key(template: template.id, values: template.shapeFields.map { ShapeValue(row, $0) })
  }
}

/// What the value of a field comes to for the shape of a row.
private enum ShapeValue: Hashable, Sendable {
  case absent
  case bool(Bool)
  case number(Double)
  /// The bytes of a text: names of files differ where texts are equal.
  case string([UInt8])
  /// An array or object, as the bytes of a text that tells apart whatever differs.
  case other([UInt8])

  init(_ row: SceneRow, _ field: ShapeField) {
    let value = row[field.name]
    if field.isCondition {
      self = .bool(value?.isTrue ?? false)
      return
    }
    switch value?.content {
    case nil, .null: self = .absent
    case .bool(let value): self = .bool(value)
    case .number(let number): self = .number(number)
    case .string(let string): self = .string(Array(string.text.utf8))
    case .array, .object: self = .other(Array((value?.canonicalText ?? "").utf8))
    }
  }
}
