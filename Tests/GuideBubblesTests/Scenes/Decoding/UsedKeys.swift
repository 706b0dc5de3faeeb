@testable import GuideFormats
@testable import GuideScenes

/// The keys that scenes use, by the kind of object that they stand in.
struct UsedKeys {
  private var used: Set<String> = []

  /// The keys that no scene used, as `a view: hidden`.
  var missing: [String] {
    let known =
      unused(FileKey.self) + unused(ScreenKey.self) + unused(ViewKey.self) + unused(StyleKey.self)
      + unused(ImageKey.self) + unused(ScaleKey.self) + unused(TailKey.self) + unused(FontKey.self)
    return known + unused(BorderKey.self) + unused(ArrowKey.self) + unused(ConstraintKey.self)
      + unused(GuideKey.self) + unused(StepKey.self) + unused(StepTextKey.self)
      + unused(AdvanceKey.self) + unused(CutoutKey.self) + unused(CheckKey.self)
      + unused(RuleKey.self)
      + unused(SeparatorKey.self) + unused(ListIndexKey.self)
      + RowKey.allCases.map { "a row: \($0.rawValue)" }.filter { !used.contains($0) }
  }

  private func unused<Key: SceneKey>(_: Key.Type) -> [String] {
    Key.allCases.map { "\(Key.holder): \($0.rawValue)" }.filter { !used.contains($0) }
  }

  /// Notes the keys of a whole scene.
  mutating func addScene(_ scene: JSONValue) {
    note(scene, FileKey.self)
    if let screen = scene[object: "screen"] { note(screen, ScreenKey.self) }
    for view in scene.elements("views") { addView(view) }
    for (_, style) in scene[object: "styles"]?.members ?? [] { addStyle(style) }
    for constraint in scene.elements("constraints") { note(constraint, ConstraintKey.self) }
    if let check = scene[object: "check"] {
      note(check, CheckKey.self)
      for (_, rule) in check[object: "rules"]?.members ?? [] where rule.isObject {
        note(rule, RuleKey.self)
      }
    }
    guard let guide = scene[object: "guide"] else { return }
    note(guide, GuideKey.self)
    for step in guide.elements("steps") { addStep(step) }
  }

  private mutating func addView(_ view: JSONValue) {
    note(view, ViewKey.self)
    addLook(view)
    for child in view.elements("children") { addView(child) }
    if let separator = view[object: "separator"] { note(separator, SeparatorKey.self) }
    if let index = view[object: "index"] { note(index, ListIndexKey.self) }
    for row in view.elements("data") {
      for (key, _) in row.members where RowKey(rawValue: key) != nil {
        used.insert("a row: \(key)")
      }
    }
    guard let template = view[object: "template"] else { return }
    addView(template)
    for constraint in template.elements("constraints") { note(constraint, ConstraintKey.self) }
    for (_, named) in template.members where named.isObject { addView(named) }
  }

  private mutating func addStyle(_ style: JSONValue) {
    note(style, StyleKey.self)
    addLook(style)
    if let font = style[object: "titleFont"] { note(font, FontKey.self) }
    if let arrow = style[object: "arrow"] { note(arrow, ArrowKey.self) }
    if let tail = style[object: "tail"] { note(tail, TailKey.self) }
  }

  private mutating func addLook(_ look: JSONValue) {
    if let font = look[object: "font"] { note(font, FontKey.self) }
    if let border = look[object: "border"] { note(border, BorderKey.self) }
    guard let image = look[object: "image"] else { return }
    note(image, ImageKey.self)
    if let slicing = image[object: "slicing"] { note(slicing, ScaleKey.self) }
  }

  private mutating func addStep(_ step: JSONValue) {
    note(step, StepKey.self)
    if let text = step[object: "text"] { note(text, StepTextKey.self) }
    if let advance = step[object: "advance"] { note(advance, AdvanceKey.self) }
    if let cutout = step[object: "cutout"] { note(cutout, CutoutKey.self) }
  }

  private mutating func note<Key: SceneKey>(_ object: JSONValue, _: Key.Type) {
    for (key, _) in object.members where Key(rawValue: key) != nil {
      used.insert("\(Key.holder): \(key)")
    }
  }
}

extension JSONValue {
  fileprivate var isObject: Bool { if case .object = content { true } else { false } }

  var members: [(String, JSONValue)] {
    guard case .object(let members) = content else { return [] }
    return members.map { ($0.key.text, $0.value) }
  }

  /// The member of that name, if it is an object.
  subscript(object name: String) -> JSONValue? {
    members.first { $0.0 == name && $0.1.isObject }?.1
  }

  fileprivate func elements(_ name: String) -> [JSONValue] {
    guard let list = members.first(where: { $0.0 == name })?.1,
      case .array(let values) = list.content
    else { return [] }
    return values
  }
}
