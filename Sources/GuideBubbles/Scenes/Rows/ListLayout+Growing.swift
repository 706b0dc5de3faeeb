/// Rows that come, go and change.
extension ListLayout {
  /// Adds a row: at the end, or where it belongs in a list that is sorted.
  ///
  /// - Parameter row: The row.
  /// - Throws: What is wrong with it: another row has its id, its template is not known, its fields do
  ///   not suit that. The list is unchanged.
  /// - Complexity: What the row is laid out in, however many there are; O(*n* log *n*) more in a list
  ///   that is sorted.
  public mutating func append(_ row: SceneRow) throws(SceneDiagnostics) {
    let placed = try laidOut(row, replacing: nil)
    rows.append(placed)
    if let id = row.id { ids.insert(id) }
    if list.order == .asWritten { placeLast() } else { arrange() }
  }

  /// Adds a row in front of another; where it belongs in a list that is sorted.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - index: The position that it gets, from 0 to `count`.
  /// - Throws: What is wrong with it, as `append(_:)` does. The list is unchanged.
  /// - Complexity: What the row is laid out in; those behind it move: O(*n*).
  public mutating func insert(_ row: SceneRow, at index: Int) throws(SceneDiagnostics) {
    precondition((0...count).contains(index), "there is no position \(index) among \(count) rows")
    let placed = try laidOut(row, replacing: nil)
    rows.insert(placed, at: index)
    if let id = row.id { ids.insert(id) }
    arrange()
  }

  /// Puts a row in another one's place.
  ///
  /// - Parameters:
  ///   - index: The position of the row that goes.
  ///   - row: The row that comes; it may have the same id.
  /// - Throws: What is wrong with it, as `append(_:)` does. The list is unchanged.
  /// - Complexity: What the row is laid out in; those behind it move: O(*n*).
  public mutating func replace(at index: Int, with row: SceneRow) throws(SceneDiagnostics) {
    precondition(rows.indices.contains(index), "there is no row \(index) among \(count)")
    let placed = try laidOut(row, replacing: rows[index].row.id)
    if let id = rows[index].row.id { ids.remove(id) }
    rows[index] = placed
    if let id = row.id { ids.insert(id) }
    arrange()
  }

  /// Takes a row away.
  ///
  /// - Parameter index: Its position.
  /// - Returns: The row.
  /// - Complexity: O(*n*): those behind it move.
  @discardableResult
  public mutating func remove(at index: Int) -> SceneRow {
    precondition(rows.indices.contains(index), "there is no row \(index) among \(count)")
    let row = rows.remove(at: index).row
    if let id = row.id { ids.remove(id) }
    arrange()
    return row
  }

  /// A row that is laid out but not placed.
  private mutating func laidOut(
    _ row: SceneRow, replacing old: String?
  ) throws(SceneDiagnostics) -> PlacedRow {
    var reader = reader
    let id = reader.id(of: row, from: count)
    if let id, id.text != old, ids.contains(id.text) {
      reader.diagnostics.append(
        .duplicate("row", id.text, at: id.range, first: nil))
    }
    var row = row
    row.shape = nil
    if let template = reader.template(of: row, from: count) {
      reader.checkValues(of: row, from: count, in: template)
      // A copy, so that a row that is refused leaves nothing behind.
      if reader.diagnostics.isEmpty {
        var shapes = list.shapes
        let (shape, found) = shapes.shape(of: row, in: list.templates[template], naming: names)
        reader.diagnostics += found
        if !found.contains(where: { $0.severity == .error }) {
          list.shapes = shapes
          row.shape = shape
        }
      }
    } else if reader.diagnostics.isEmpty {
      reader.diagnostics.append(
        Diagnostic(
          code: .missingKey, message: "the list '\(name)' has no template for rows",
          help: "give it a 'template'"))
    }
    guard let shape = row.shape, let blueprint = blueprint(of: shape) else {
      throw SceneDiagnostics(reader.diagnostics)
    }
    let texts = blueprint.texts(of: row, in: context)
    guard let solved = solvedRow(texts, of: shape) else {
      throw SceneDiagnostics(reader.diagnostics)
    }
    note(reader.diagnostics)
    return PlacedRow(row: row, solved: solved, sortText: sortText(of: row, texts))
  }
}
