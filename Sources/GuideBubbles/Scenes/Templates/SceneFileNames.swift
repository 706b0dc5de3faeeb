extension Scene {
  /// The files that the scene needs to be drawn, each once: those of its views in drawing order (of a
  /// list, those of its rows as they were first needed, then those of headers and footers), then
  /// those of its styles in the order of the file.
  public var fileNames: [String] {
    var names = SceneFileNames(naming: SceneNames(of: self))
    names.add(views)
    for style in styles { names.add(style.image) }
    return names.names
  }
}

/// The names of files in the order in which they are met, each once.
struct SceneFileNames {
  /// What templates of headers and footers may name.
  private let sceneNames: SceneNames
  private(set) var names: [String] = []
  /// The bytes of those that were met; never iterated.
  ///
  /// Names that look alike, such as é in one scalar and in two, are equal texts and two files.
  private var met: Set<[UInt8]> = []

  init(naming names: SceneNames) { sceneNames = names }

  /// Adds the files of views and of the views in them.
  mutating func add(_ views: [SceneView]) {
    for view in views {
      add(view.image)
      add(view.children)
      guard let list = view.list else { continue }
      for shape in list.shapes.shapes { add(shape.map { [$0.row] } ?? []) }
      add(list.headers, of: list)
      add(list.footers, of: list)
    }
  }

  /// Adds the file of an image, where there is one.
  mutating func add(_ image: SceneImage?) {
    guard let name = image?.file.text, met.insert(Array(name.utf8)).inserted else { return }
    names.append(name)
  }

  /// Adds the files of what stands above or below sections: the template for each title that there
  /// may be.
  private mutating func add(_ edges: SceneSectionEdges?, of list: SceneList) {
    guard let edges else { return }
    for edge in edges.first == edges.others ? [edges.first] : [edges.first, edges.others] {
      guard case .template(let template) = edge else { continue }
      var shapes = ShapeTable()
      for row in list.rowsOfSections {
        _ = shapes.shape(of: row, in: template, naming: sceneNames)
      }
      for shape in shapes.shapes { add(shape.map { [$0.row] } ?? []) }
    }
  }
}

extension SceneList {
  /// What the templates of headers and footers are filled from: each title that a row has, the
  /// letters of rows that are sorted by texts of theirs, and no title where a section has none.
  fileprivate var rowsOfSections: [SceneRow] {
    var rows: [SceneRow] = []
    var titles: [JSONValue] = []
    for row in self.rows {
      if let title = row.section, !title.isNumber {
        if title.content != titles.last?.content { titles.append(title) }
      } else if rows.isEmpty, row.section != nil || order != .letters {
        rows.append(SceneRow([]))
      }
    }
    if order == .letters {
      let texts = self.rows.flatMap { $0.textsToSortBy }
      titles += LetterOrder.sorted(texts).map { JSONValue.string($0.letter) }
    }
    var met: Set<String> = []
    for title in titles where met.insert(title.canonicalText).inserted {
      rows.append(SceneRow([JSONMember(key: JSONString(RowKey.section.rawValue), value: title)]))
    }
    return rows
  }
}

extension JSONValue {
  /// Whether it is a number, which as a section is no title.
  fileprivate var isNumber: Bool { if case .number = content { true } else { false } }
}

extension SceneRow {
  /// What the row may be sorted by in any language.
  fileprivate var textsToSortBy: [String] {
    if let key = sortKey { return [key] }
    guard let text = self[RowKey.text.rawValue] else { return [] }
    guard case .object(let members) = text.content else { return [text.plainText ?? ""] }
    return members.compactMap(\.value.string)
  }
}
