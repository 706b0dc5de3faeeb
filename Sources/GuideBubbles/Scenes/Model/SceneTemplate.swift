/// How rows of a list look: views and constraints between them, into which each row puts its fields.
///
/// A template comes from a scene that was read. What no field decides was read with it; for the rest it
/// has holes, into which the values of rows come.
public struct SceneTemplate: Hashable, Sendable {
  /// The name by which rows choose it; nothing for a list's only one.
  public let name: String?
  /// What tells it from the others of its list.
  let id: ID
  /// The view of the row with those in it.
  var row: TemplateView { boxedRow.value }
  private let boxedRow: Box<TemplateView>
  /// The constraints between them.
  let constraints: TemplateArray<SceneConstraint>
  /// The fields that it names, in the order of the file.
  let uses: [FieldUse]
  /// The fields that change views or constraints, each once; texts alone do not.
  let shapeFields: [ShapeField]
  /// What is wrong with it, whatever a row has.
  let diagnostics: [Diagnostic]

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

  init(
    name: String? = nil, id: ID, row: TemplateView, constraints: TemplateArray<SceneConstraint>,
    uses: [FieldUse], diagnostics: [Diagnostic] = []
  ) {
    self.name = name
    self.id = id
    boxedRow = Box(row)
    self.constraints = constraints
    self.uses = uses
    self.diagnostics = diagnostics
    var found: [ShapeField] = []
    for use in uses where use.purpose != .shown {
      let field = ShapeField(name: use.name, isCondition: use.purpose == .condition)
      if !found.contains(field) { found.append(field) }
    }
    shapeFields = found
  }

  /// What the view of the row is called in constraints.
  static let rowName = "row"
}

/// A view of a template: what no field decides as a view, and the rest with its holes.
struct TemplateView: Hashable, Sendable {
  /// The view as far as no field decides it, without those in it.
  var view: SceneView
  /// What fields decide, in the order of the file.
  var open: [OpenKey] = []
  /// The parts of the view in which that is, in the order in which they are read.
  var openParts: [ViewPart] = []
  /// What fields decide under keys that no view has.
  var unknown: [TemplateValue.Member] = []
  /// The views in it.
  var children: TemplateArray<TemplateView> = .each([])

  /// A key whose value is read when a row comes into it, or into what decides about it.
  struct OpenKey: Hashable, Sendable {
    var key: ViewKey
    var value: TemplateValue
  }

  /// Whether fields decide about a key.
  func opens(_ key: ViewKey) -> Bool { open.contains { $0.key == key } }
}

/// A field that a template names.
struct FieldUse: Hashable, Sendable {
  /// What for.
  enum Purpose: Hashable, Sendable {
    /// In a text that a view shows.
    case shown
    /// As a value or in a longer string.
    case value
    /// As true or false.
    case condition
  }

  /// The field's name.
  var name: String
  /// What for.
  var purpose: Purpose
  /// Where it stands in the file.
  var range: SourceRange
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
