internal import Constraints

/// Readers of a list's data.
extension SceneReader {
  /// The rows, with the shapes that they have.
  mutating func readRows(_ field: Field, into list: inout SceneList) {
    guard case .array(let values) = field.value.content else {
      return wrongType(field, wanted: "an array of rows")
    }
    var ids = NameTable()
    var reader = RowReader(list.templates)
    list.rows.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      guard case .object(let fields) = value.content else {
        wrongType(field.element(index, value), wanted: "a row: an object of fields")
        continue
      }
      let row = SceneRow(fields, range: value.range)
      if let id = reader.id(of: row, from: index), let first = ids.insert(id) {
        reader.diagnostics.append(RowReader.duplicate(id, first))
      }
      list.rows.append(row)
    }
    if !list.rows.isEmpty {
      let known = KnownNames(list.rows.fieldNames)
      for template in list.templates { checkFields(of: template, among: known) }
    }
    for template in list.templates { check(template) }
    var filling = TemplateCount(of: list)
    for index in list.rows.indices {
      let row = list.rows[index]
      guard let template = reader.template(of: row, from: index) else { continue }
      let place = row.range?.firstByte
      let inserted = filling.insertedBytes(of: row, in: template)
      guard count(inserted, of: .insertedBytes, at: place) else { break }
      reader.checkValues(of: row, from: index, in: template)
      let known = list.shapes.shapes.count
      let (shape, found) = list.shapes.shape(
        of: row, in: list.templates[template], naming: names)
      list.rows[index].shape = shape
      reader.diagnostics += found
      let parts = known < list.shapes.shapes.count ? filling.constraints(of: shape, in: list) : 0
      guard count(parts, of: .constraints, at: place) else { break }
      let views = filling.views(of: row, shaped: shape, in: list)
      guard count(views, of: .views, at: place) else { break }
    }
    var said = Set(diagnostics)
    diagnostics += reader.diagnostics.filter { said.insert($0).inserted }
  }
}

extension [SceneRow] {
  /// The names of all fields, in the order in which they occur first.
  fileprivate var fieldNames: [String] {
    var names: [String] = []
    var found: Set<String> = []
    for row in self {
      for field in row.fields where found.insert(field.key.text).inserted {
        names.append(field.key.text)
      }
    }
    return names
  }
}
