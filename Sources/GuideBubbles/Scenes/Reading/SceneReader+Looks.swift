/// Readers of how things look.
extension SceneReader {
  /// A font.
  mutating func font(_ field: Field) -> SceneFont? {
    let wanted = "an object such as { \"size\": 17 } or { \"textStyle\": \"body\" }"
    guard let fields = fields(field, FontKey.self, wanted: wanted) else { return nil }
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
        diagnostics.append(
          .notBoth(
            "a font has a 'size' or a 'textStyle'", at: field.range))
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
  mutating func textAlignment(_ field: Field) -> ViewTextAlignment? {
    choice(field, kind: "alignment", of: ViewTextAlignment.self)
  }

  /// The most lines of a text.
  mutating func lineLimit(_ field: Field) -> Int? {
    guard let number = number(field, in: 0...10_000) else { return nil }
    guard number == number.rounded(.down) else {
      wrongType(field, wanted: "a whole number of lines, 0 for no limit")
      return nil
    }
    return Int(number)
  }

  /// A break mode by its own word, or by the one that UIKit has for it.
  mutating func breakMode(_ field: Field) -> LineBreakMode? {
    if case .string(let word) = field.value.content,
      let mode = SceneReader.breakModesOfUIKit.first(where: { $0.0 == word.text })
    {
      return mode.1
    }
    return choice(field, kind: "break mode", of: LineBreakMode.self)
  }

  static let breakModesOfUIKit: [(String, LineBreakMode)] = [
    ("byWordWrapping", .wordWrap), ("byCharWrapping", .characterWrap), ("byClipping", .clip),
    ("byTruncatingHead", .truncateHead), ("byTruncatingMiddle", .truncateMiddle),
    ("byTruncatingTail", .truncateTail),
  ]

  /// The line around something.
  mutating func border(_ field: Field) -> BubbleBorder? {
    let wanted = "an object such as { \"width\": 1, \"color\": \"#000000\" }"
    guard let fields = fields(field, BorderKey.self, wanted: wanted) else { return nil }
    let width = fields[.width].flatMap { magnitude($0) } ?? 1
    let ink = fields[.color].flatMap { color($0) } ?? .black
    return BubbleBorder(width: width, color: ink)
  }
}
