/// Where rows, headers and footers are.
extension ListLayout {
  /// Puts all rows in order, into sections, and one below the other.
  mutating func arrange() {
    let letters = sortRows()
    sections = []
    height = 0
    for index in rows.indices { place(index, letter: letters.isEmpty ? nil : letters[index]) }
    closeSection()
    sortDiagnostics()
  }

  /// Puts the last row below those before it; what stands below them moves down.
  mutating func placeLast() {
    reopenSection()
    place(rows.count - 1, letter: nil)
    closeSection()
    sortDiagnostics()
  }

  /// Puts a row at the bottom of an open section, or of one that it opens.
  private mutating func place(_ index: Int, letter: String?) {
    let title = letter.map { JSONValue.string($0) } ?? rows[index].row.section
    let isInLast =
      sections.last.map { $0.letter == letter && Self.isSame($0.title, title) } ?? false
    if !isInLast {
      closeSection()
      openSection(title, letter, at: index)
    }
    rows[index].section = sections.count - 1
    rows[index].top = height
    height += rows[index].solved.height
  }

  private mutating func openSection(_ title: JSONValue?, _ letter: String?, at row: Int) {
    var section = PlacedSection(title: title, letter: letter, firstRow: row, top: height)
    section.header = edge(of: list.headers, title, isFirst: sections.isEmpty, isHeader: true)
    height += section.header.height
    sections.append(section)
  }

  private mutating func closeSection() {
    guard let last = sections.indices.last else { return }
    let footer = edge(
      of: list.footers, sections[last].title, isFirst: last == 0, isHeader: false)
    sections[last].footer = footer
    sections[last].footerTop = height
    height += footer.height
  }

  private mutating func reopenSection() {
    guard let last = sections.last else { return }
    height = last.footerTop
  }

  /// Sorts the rows that have no section behind those that have one.
  ///
  /// - Returns: The letter of each row's section; nothing for those of the former, or for no row in
  ///   lists without letters.
  private mutating func sortRows() -> [String?] {
    guard list.order != .asWritten else { return [] }
    let leading = rows.filter { $0.row.section != nil }
    let others = rows.filter { $0.row.section == nil }
    let order = LetterOrder.sorted(others.map(\.sortText))
    rows = leading + order.map { others[$0.index] }
    guard list.order == .letters else { return [] }
    return leading.map { _ in nil } + order.map(\.letter)
  }

  /// Whether two values of `section` mean the same section.
  private static func isSame(_ left: JSONValue?, _ right: JSONValue?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let left = left.string, let right = right.string { return left == right }
    return left.sorted.canonicalText == right.sorted.canonicalText
  }
}

extension JSONValue {
  /// A table by language in the order of its keys, in which it says the same, without its comment.
  fileprivate var sorted: JSONValue {
    guard case .object(let members) = content else { return self }
    let said = members.filter { $0.key.text != "comment" }
    return JSONValue(.object(said.sorted { $0.key.text < $1.key.text }))
  }
}

/// What stands above and below sections.
extension ListLayout {
  private mutating func edge(
    of edges: SceneSectionEdges?, _ title: JSONValue?, isFirst: Bool, isHeader: Bool
  ) -> PlacedEdge {
    let hasTitle = title.map { if case .number = $0.content { false } else { true } } ?? false
    let edge: SceneSectionEdge
    if let edges {
      edge = isFirst ? edges.first : edges.others
    } else {
      guard isHeader, hasTitle else { return PlacedEdge() }
      edge = .template(.usualHeader)
    }
    switch edge {
    case .length(let length): return PlacedEdge(height: max(0, context.points(length)))
    case .template(let template):
      let row = SceneRow(
        hasTitle ? [JSONMember(key: JSONString("section"), value: title ?? JSONValue(.null))] : [])
      let shape = shape(of: row, in: template)
      guard let blueprint = blueprint(of: shape) else { return PlacedEdge() }
      let texts = blueprint.texts(of: row, in: context)
      guard let solved = solvedRow(texts, of: shape) else { return PlacedEdge() }
      return PlacedEdge(height: solved.height, solved: solved)
    }
  }
}
