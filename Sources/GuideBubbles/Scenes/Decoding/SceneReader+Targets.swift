extension SceneReader {
  /// What a step explains: a view, a rectangle, a point, or several of them.
  ///
  /// An array of two numbers is a point, of four a rectangle; any other array is a list of targets,
  /// but for one of rectangles only, which is one target that runs over several lines.
  mutating func targets(_ field: Field, isOptional: Bool) -> [SceneTarget] {
    guard case .array(let elements) = field.value.content else {
      return viewTarget(field, isOptional: isOptional).map { [$0] } ?? []
    }
    if isGeometry(elements) { return geometry(field).map { [$0] } ?? [] }
    guard !elements.isEmpty else {
      report(.badValue, "'\(field.name)' names nothing", at: field.range)
      return []
    }
    let targets: [SceneTarget] = self.elements(field) { reader, element in
      guard case .array = element.value.content else {
        return reader.viewTarget(element, isOptional: isOptional)
      }
      return reader.geometry(element)
    }
    let lines = targets.compactMap { if case .rect(let rect) = $0 { rect } else { nil } }
    return lines.count == elements.count && lines.count > 1 ? [.lines(lines)] : targets
  }

  /// Whether an array is one point or rectangle: it starts with a number, or with a length.
  private func isGeometry(_ elements: [JSONValue]) -> Bool {
    switch elements.first?.content {
    case .number: return true
    case .string(let string)
    where views.range(of: string.text) == nil && (elements.count == 2 || elements.count == 4):
      return (try? SceneLengthParser.parse(string.text)) != nil
    default: return false
    }
  }

  private mutating func geometry(_ field: Field) -> SceneTarget? {
    if case .array(let elements) = field.value.content, elements.count == 2 {
      return lengths(field, count: 2, wanted: "a point [x, y]").map { .point(x: $0[0], y: $0[1]) }
    }
    return lengths(field, count: 4, wanted: "a point [x, y] or a rectangle [x, y, width, height]")
      .map {
        .rect(SceneRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
      }
  }

  /// A view by its id.
  ///
  /// A step that is optional may name one that is not in the file.
  private mutating func viewTarget(_ field: Field, isOptional: Bool) -> SceneTarget? {
    guard case .string = field.value.content else {
      wrongType(
        field,
        wanted:
          "a view's id, a point [x, y], a rectangle [x, y, width, height] or an array of these")
      return nil
    }
    guard let name = name(field) else { return nil }
    if views.range(of: name.text) == nil, !checkPartOfList(name, isOptional: isOptional) {
      unknown(
        name.text, kind: "view", code: .unknownView, at: field.range, known: views.known,
        severity: isOptional ? .warning : .error)
    }
    return .view(name)
  }
}
