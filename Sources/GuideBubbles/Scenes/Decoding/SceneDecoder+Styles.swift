/// Readers of how things look.
extension SceneDecoder {
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
        SceneName(member.key.text, range: member.keyRange), as: "style", in: \.styles)
    }
    return inherited(
      named.compactMap { style(Field(name: $0.key.text, value: $0.value)) })
  }

  private mutating func style(_ field: Field) -> SceneStyle? {
    guard let fields = fields(field, StyleKey.self) else { return nil }
    var style = SceneStyle(name: field.name)
    style.base = fields[.style].flatMap { reference($0, kind: "style", in: styles) }
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
    decodeImage(fields, into: &style)
    styleImages[style.name] = style.image
    return style
  }

  /// The looks that are written on a view itself.
  mutating func look(_ fields: Fields<ViewKey>) -> SceneLook {
    var look = SceneLook()
    look.font = fields[.font].flatMap { font($0) }
    look.textColor = fields[.textColor].flatMap { color($0) }
    look.textAlignment = fields[.textAlignment].flatMap { textAlignment($0) }
    look.lineLimit = fields[.lineLimit].flatMap { lineLimit($0) }
    look.breakMode = fields[.breakMode].flatMap { breakMode($0) }
    look.fill = fields[.fill].flatMap { color($0) }
    look.border = fields[.border].flatMap { border($0) }
    look.cornerRadius = fields[.cornerRadius].flatMap { magnitude($0) }
    look.textInsets = fields[.textInsets].flatMap { logicalInsets($0) }
    return look
  }

  mutating func font(_ field: Field) -> SceneFont? {
    guard let fields = fields(field, FontKey.self) else { return nil }
    var font = SceneFont()
    font.family = fields[.family].flatMap { name($0) }?.text
    font.weight = fields[.weight].flatMap { weight($0) }
    if let points = fields[.size].flatMap({ number($0, in: 1...1000) }) {
      font.size = .points(points)
    }
    if let field = fields[.textStyle] {
      if let style = choice(field, kind: "text style", of: TextStyle.self) {
        font.size = .style(style)
      }
      if fields[.size] != nil {
        report("bad-value", "a font has a 'size' or a 'textStyle', not both", at: field.range)
      }
    }
    return font
  }

  /// A weight by its name; those from semibold on are drawn bold, the others regular.
  private mutating func weight(_ field: Field) -> TextFont.Weight? {
    choice(
      field, kind: "weight",
      among: [
        ("ultraLight", .regular), ("thin", .regular), ("light", .regular), ("regular", .regular),
        ("medium", .regular), ("semibold", .bold), ("bold", .bold), ("heavy", .bold),
        ("black", .bold),
      ])
  }

  /// An alignment; `left` and `right` are not among them, because screens are mirrored.
  private mutating func textAlignment(_ field: Field) -> ViewTextAlignment? {
    choice(field, kind: "alignment", of: ViewTextAlignment.self)
  }

  private mutating func lineLimit(_ field: Field) -> Int? {
    guard let number = number(field, in: 0...10_000) else { return nil }
    guard number == number.rounded(.down) else {
      wrongType(field, wanted: "a whole number of lines, 0 for no limit")
      return nil
    }
    return Int(number)
  }

  /// A break mode by its own word, or by the one that UIKit has for it.
  private mutating func breakMode(_ field: Field) -> LineBreakMode? {
    if case .string(let word) = field.value.content,
      let mode = SceneDecoder.breakModesOfUIKit.first(where: { $0.0 == word.text })
    {
      return mode.1
    }
    return choice(field, kind: "break mode", of: LineBreakMode.self)
  }

  private static let breakModesOfUIKit: [(String, LineBreakMode)] = [
    ("byWordWrapping", .wordWrap), ("byCharWrapping", .characterWrap), ("byClipping", .clip),
    ("byTruncatingHead", .truncateHead), ("byTruncatingMiddle", .truncateMiddle),
    ("byTruncatingTail", .truncateTail),
  ]

  private mutating func border(_ field: Field) -> BubbleBorder? {
    guard let fields = fields(field, BorderKey.self) else { return nil }
    let width = fields[.width].flatMap { magnitude($0) } ?? 1
    let ink = fields[.color].flatMap { color($0) } ?? .black
    return BubbleBorder(width: width, color: ink)
  }

  /// An arrow's measures; `false` for none, `true` for the usual one, also on a picture.
  private mutating func arrow(_ field: Field) -> SceneStyle.Arrow {
    if case .bool(let isThere) = field.value.content {
      return isThere ? .shaped(BubbleArrow()) : .absent
    }
    guard let fields = fields(field, ArrowKey.self) else { return .usual }
    var arrow = BubbleArrow()
    if let length = fields[.length].flatMap({ positive($0) }) { arrow.length = length }
    if let width = fields[.width].flatMap({ positive($0) }) { arrow.width = width }
    if let radius = fields[.tipRadius].flatMap({ magnitude($0) }) { arrow.tipRadius = radius }
    return .shaped(arrow)
  }
}
