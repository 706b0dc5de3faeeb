/// How rows get their frames.
extension ListLayout {
  /// Adds rows at the end, those that are laid out alike one after the other.
  mutating func add(_ added: [SceneRow]) {
    var texts: [RowTexts] = []
    var shapes: [Int] = []
    var groups: [[Int]] = []
    var numbers: [RowLayout.Key: Int] = [:]
    var placed: [SceneRow] = []
    for row in added {
      guard let shape = shape(of: row), let blueprint = blueprint(of: shape) else { continue }
      let rowTexts = blueprint.texts(of: row, in: context)
      let key = RowLayout.Key(shape: blueprint.layoutShape, presence: rowTexts.presence)
      let group = numbers[key] ?? groups.count
      if group == groups.count {
        numbers[key] = group
        groups.append([])
      }
      groups[group].append(placed.count)
      placed.append(row)
      shapes.append(shape)
      texts.append(rowTexts)
      if let id = row.id { ids.insert(id) }
    }
    var solved = [SolvedRow?](repeating: nil, count: placed.count)
    for row in groups.joined() { solved[row] = solvedRow(texts[row], of: shapes[row]) }
    rows.reserveCapacity(rows.count + placed.count)
    for (index, row) in placed.enumerated() {
      guard let solved = solved[index] else { continue }
      rows.append(PlacedRow(row: row, solved: solved, sortText: sortText(of: row, texts[index])))
    }
    arrange()
  }

  /// Lays out a row of a shape, with the layout of one before it if there is one.
  mutating func solvedRow(_ texts: RowTexts, of number: Int) -> SolvedRow? {
    guard let blueprint = blueprints[number] else { return nil }
    let key = RowLayout.Key(shape: blueprint.layoutShape, presence: texts.presence)
    if let layout = layouts[key], layout.lay(out: texts) { return layout.row(of: number) }
    guard let shape = list.shapes.shapes[number] else { return nil }
    let layout = RowLayout(
      blueprint, key: key, texts: texts,
      in: LayoutRoot.row(width: width, safeArea: coveredSides, shape), context)
    note(layout.diagnostics)
    if !layout.wishes.isEmpty { wishes[key.shape] = layout.wishes }
    if !layout.onBaselines.isEmpty { onBaselines[key.shape] = layout.onBaselines }
    let row = layout.row(of: number)
    if layout.isReusable { layouts.keep(layout) }
    return row
  }

  /// The number of a row's shape; nothing for one that cannot be read, which was said.
  mutating func shape(of row: SceneRow) -> Int? {
    if let shape = row.shape, shape < list.shapes.shapes.count { return shape }
    var reader = reader
    guard let template = reader.template(of: row, from: count) else { return nil }
    return shape(of: row, in: list.templates[template])
  }

  mutating func shape(of row: SceneRow, in template: SceneTemplate) -> Int {
    let (shape, found) = list.shapes.shape(of: row, in: template, naming: names)
    note(found)
    return shape
  }

  /// What the rows of a shape have in common; nothing for a shape that could not be read.
  mutating func blueprint(of shape: Int) -> RowBlueprint? {
    while blueprints.count <= shape { blueprints.append(nil) }
    if let blueprint = blueprints[shape] { return blueprint }
    guard let read = list.shapes.shapes[shape] else { return nil }
    let blueprint = RowBlueprint(
      read, laidOutAs: colorless.number(of: read, at: shape), in: context)
    blueprints[shape] = blueprint
    note(context.pictures.diagnostics(of: blueprint.views))
    return blueprint
  }

  /// Keeps what was not said before.
  mutating func note(_ found: [Diagnostic]) {
    for diagnostic in found where said.insert(diagnostic).inserted {
      diagnostics.append(diagnostic)
    }
  }

  /// Brings what was noted into the order of the file: once for many rows, as all is looked through.
  mutating func sortDiagnostics() {
    guard diagnostics.count > sortedDiagnosticCount else { return }
    diagnostics = diagnostics.inOrderOfFile
    sortedDiagnosticCount = diagnostics.count
  }

  func sortText(of row: SceneRow, _ texts: RowTexts) -> String {
    guard list.order != .asWritten else { return "" }
    return row.sortKey ?? row[RowKey.text.rawValue]?.shownText(for: context.locale) ?? texts.first
  }
}
