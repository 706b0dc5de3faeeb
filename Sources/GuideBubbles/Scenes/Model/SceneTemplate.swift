/// How rows of a list look: views and constraints between them, into which each row puts its fields.
public struct SceneTemplate: Hashable, Sendable {
  /// The name by which rows choose it; nothing for a list's only one.
  public var name: String?
  /// The view of the row with its children and constraints, as written.
  public var value: JSONValue
  /// The fields that change views or constraints, each once; texts alone do not.
  let shapeFields: [ShapeField]

  /// What tells a template of a list from the others.
  enum ID: Hashable, Sendable {
    /// One that rows wear, by its name.
    case row(String?)
    /// What stands above the first section, or the others.
    case header(isFirst: Bool)
    /// What stands below them.
    case footer(isFirst: Bool)
    /// What stands above a section with a title where the scene does not say.
    case usualHeader
  }
  /// What tells it from the others of its list.
  var id: ID

  /// Makes a template from what a scene would write.
  public init(name: String? = nil, value: JSONValue) {
    self.init(name: name, value: value, id: .row(name))
  }

  init(name: String? = nil, value: JSONValue, id: ID) {
    self.name = name
    self.value = value
    self.id = id
    shapeFields = TemplateFields(in: value).shapeFields
  }
}

/// A field on whose value it depends which views a row has.
struct ShapeField: Hashable, Sendable {
  /// The field's name.
  var name: String
  /// Whether it only counts if the value is true or false.
  var isCondition: Bool
}

/// A template with the values of some rows in it: their views but for the texts.
struct TemplateShape: Hashable, Sendable {
  /// The view of the row.
  var row: SceneView
  /// The constraints between it and the views in it.
  var constraints: [SceneConstraint]
}
