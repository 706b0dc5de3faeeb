/// Readers of styles.
extension SceneReader {
  /// The styles of a scene: an object of named ones.
  mutating func styles(_ field: Field?) -> [SceneStyle] {
    guard let field else { return [] }
    guard case .object(let members) = field.value.content else {
      wrongType(field, wanted: "an object of named styles")
      return []
    }
    let named = members.filter { $0.key.text != "comment" }
    for member in named {
      _ = declare(
        SceneName(member.key.text, range: member.keyRange), as: "style", in: \.names.styles)
    }
    return inherited(
      named.compactMap { style(Field(name: $0.key.text, value: $0.value)) })
  }

  private mutating func style(_ field: Field) -> SceneStyle? {
    guard let fields = fields(field, StyleKey.self) else { return nil }
    var style = SceneStyle(name: field.name)
    style.base = fields[.style].flatMap {
      reference($0, kind: "style", code: .unknownStyle, in: names.styles)
    }
    style.look.font = fields[.font].flatMap { font($0) }
    style.titleFont = fields[.titleFont].flatMap { font($0) }
    style.look.textColor = fields[.textColor].flatMap { color($0) }
    style.look.textAlignment = fields[.textAlignment].flatMap { textAlignment($0) }
    style.look.lineLimit = fields[.lineLimit].flatMap { lineLimit($0) }
    style.look.breakMode = fields[.breakMode].flatMap { breakMode($0) }
    style.look.fill = fields[.fill].flatMap { color($0) }
    style.look.border = fields[.border].flatMap { border($0) }
    style.look.cornerRadius = fields[.cornerRadius].flatMap { magnitude($0) }
    style.look.textInsets = fields[.textInsets].flatMap { logicalInsets($0) }
    style.maximumWidth = fields[.maxWidth].flatMap { extent($0) }
    if let field = fields[.arrow] { style.arrow = arrow(field) }
    readImage(fields, into: &style)
    styleImages[style.name] = style.image
    return style
  }

  /// An arrow's measures; `false` for none, `true` for the usual one, also on a picture.
  private mutating func arrow(_ field: Field) -> SceneStyle.Arrow {
    if case .bool(let isThere) = field.value.content {
      return isThere ? .shaped(BubbleArrow()) : .absent
    }
    let wanted = "true, false, or an object such as { \"length\": 8, \"width\": 16 }"
    guard let fields = fields(field, ArrowKey.self, wanted: wanted) else { return .usual }
    var arrow = BubbleArrow()
    if let length = fields[.length].flatMap({ positive($0) }) { arrow.length = length }
    if let width = fields[.width].flatMap({ positive($0) }) { arrow.width = width }
    if let radius = fields[.tipRadius].flatMap({ magnitude($0) }) { arrow.tipRadius = radius }
    return .shaped(arrow)
  }
}
