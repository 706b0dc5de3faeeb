/// Readers of what styles say of their images.
extension SceneReader {
  /// The image of a style with its tail.
  mutating func readImage(_ fields: Fields<StyleKey>, into style: inout SceneStyle) {
    style.image = fields[.image].flatMap { image($0) }
    style.tail = fields[.tail].flatMap { tail($0) }
    style.mirrors = fields[.mirrors].flatMap { bool($0) } ?? false
    if fields[.image] == nil {
      for field in [fields[.tail], fields[.mirrors]] {
        guard let field else { continue }
        report(.badValue, "'\(field.name)' is about an image, and there is none", at: field.range)
      }
    }
    if let field = fields[.tail], case .shaped = style.arrow {
      diagnostics.append(
        .notBoth(
          "a style has an 'arrow' or a 'tail'", at: field.range,
          help: "the tail is a part of the picture"))
    }
  }

  private mutating func tail(_ field: Field) -> BubbleTail? {
    guard let fields = fields(field, TailKey.self) else { return nil }
    for key in TailKey.allCases where fields.lacks(key) {
      diagnostics.append(.missingKey(key.rawValue, of: "a tail", at: field.range))
    }
    guard let edge = fields[.edge].flatMap({ choice($0, kind: "edge", of: BubbleTail.Edge.self) }),
      let offset = fields[.at].flatMap({ magnitude($0) })
    else { return nil }
    return BubbleTail(edge: edge, at: offset)
  }
}
